// @ts-check
// Sounds, made by the page itself. Silent until the first touch, and never the only sign of anything.

import { remember, remembered } from "./store.js";

/** @import { Voice } from "./voices.js" */

export class Sound {
  constructor() {
    this.volume = Number(remembered("volume") ?? 50) / 100;
    this.isMuted = remembered("muted") === "true";
    /** Browsers let a page be heard once somebody has touched it. @type {AudioContext | null} */
    this.context = null;
    /** How sounds are made: fetched with the first touch. @type {Record<string, Voice>} */
    this.voices = {};
    /** What was played; for whoever listens. @type {string[]} */
    this.played = [];
    for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, () => this.#wake(), { capture: true });
  }

  #wake() {
    if (this.context || !("AudioContext" in window)) return;
    this.context = new AudioContext();
    import("./voices.js").then(({ VOICES }) => { this.voices = VOICES; }, () => {});
  }

  /** @param {string} name */
  play(name) {
    const voice = this.voices[name];
    if (!voice || !this.context || this.isMuted || this.volume === 0 || document.hidden) return;
    const { context } = this;
    const out = new GainNode(context, { gain: this.volume * 0.5 });
    out.connect(context.destination);
    voice(context, out, context.currentTime + 0.005);
    this.played.push(name);
    setTimeout(() => out.disconnect(), 2500);
  }

  /** Lets somebody choose how loud it is. @param {HTMLInputElement} volume @param {HTMLInputElement} mute */
  choose(volume, mute) {
    volume.value = String(Math.round(this.volume * 100));
    mute.checked = this.isMuted;
    volume.addEventListener("input", () => {
      this.volume = Number(volume.value) / 100;
      remember("volume", volume.value);
    });
    volume.addEventListener("change", () => this.play("tile"));
    mute.addEventListener("change", () => {
      this.isMuted = mute.checked;
      remember("muted", String(mute.checked));
    });
  }
}
