// @ts-check
// How sounds are made: a few oscillators and some noise.

/** @typedef {(at: AudioContext, out: AudioNode, now: number) => void} Voice */

/** @type {Record<string, Voice>} */
export const VOICES = {
  dice: (at, out, now) => [0, 0.07, 0.13, 0.24].forEach((later) => noise(at, out, now + later, 0.05, 2600, 0.5)),
  tile: (at, out, now) => { tone(at, out, now, 0.09, 210, 95, "triangle", 0.8); noise(at, out, now, 0.04, 1400, 0.3); },
  walk: (at, out, now) => noise(at, out, now, 0.05, 700, 0.5),
  harm: (at, out, now) => { tone(at, out, now, 0.18, 170, 50, "sawtooth", 0.5); noise(at, out, now, 0.12, 900, 0.6); },
  good: (at, out, now) => { tone(at, out, now, 0.12, 660, 660, "sine", 0.3); tone(at, out, now + 0.08, 0.2, 990, 990, "sine", 0.3); },
  fear: (at, out, now) => [0, 0.09, 0.18, 0.27].forEach((later, number) => tone(at, out, now + later, 0.1, 520 - 40 * number, 430 - 40 * number, "triangle", 0.35)),
  quake: (at, out, now) => { noise(at, out, now, 1.3, 160, 1.6); tone(at, out, now, 1.1, 52, 34, "sine", 1); },
  turn: (at, out, now) => [392, 588, 784].forEach((pitch, number) => tone(at, out, now + 0.01 * number, 1.1, pitch, pitch, "sine", 0.28 / (number + 1))),
  end: (at, out, now) => [392, 494, 588, 784].forEach((pitch, number) => tone(at, out, now + 0.16 * number, 0.6, pitch, pitch, "triangle", 0.35)),
};

/**
 * A tone that slides from one pitch to another and fades.
 * @param {AudioContext} context @param {AudioNode} out @param {number} start @param {number} length @param {number} from @param {number} to
 * @param {OscillatorType} type @param {number} loud
 */
function tone(context, out, start, length, from, to, type, loud) {
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fading(context, out, start, length, loud));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Dull noise that fades. @param {AudioContext} context @param {AudioNode} out @param {number} start @param {number} length @param {number} pitch @param {number} loud */
function noise(context, out, start, length, pitch, loud) {
  const buffer = new AudioBuffer({ length: Math.ceil(length * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let number = 0; number < samples.length; number += 1) samples[number] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: pitch });
  source.connect(filter).connect(fading(context, out, start, length, loud));
  source.start(start);
}

/** @param {AudioContext} context @param {AudioNode} out @param {number} start @param {number} length @param {number} loud */
function fading(context, out, start, length, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(out);
  return gain;
}
