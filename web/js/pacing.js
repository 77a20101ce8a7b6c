// @ts-check
// How long cues take, which of them are shown together, and what they name. Pure: nothing is shown here.

/** @import { Cue } from "./wire.d.ts" */
/** @import { Cause } from "./show.js" */
/** @typedef {{cue: Cue, cause: Cause}} Item */

/** Beats that a cue takes, of those that are waited for. */
export const BEATS = { step: 0.6, laid: 0.9, weighed: 1.4, felt: 0.9, fear: 0.6, quake: 1.8, turn: 1.7, blank: 0.8, fly: 1, tumble: 2.1, push: 1.4, flood: 0.8, vanish: 0.8, wait: 0.6 };

/** The things and places that a cue names. @param {Cue} cue @returns {string[]} */
export function namesOf(cue) {
  switch (cue.cue) {
    case "say": case "wait": case "clear": return [];
    case "light": case "turn": case "dark": case "flood": case "vanish": return cue.things;
    case "move": return [...cue.way, cue.thing];
    case "fly": return [cue.from];
    case "tumble": return [cue.at];
    case "push": return cue.places;
  }
}

/** How many beats a cue is waited for. @param {Cue} cue @returns {number} */
export function weight(cue) {
  switch (cue.cue) {
    case "say": case "clear": case "dark": return 0;
    case "light": return { plain: 0, weighed: BEATS.weighed, good: BEATS.felt, harm: cue.stay ? 0 : BEATS.felt, fear: BEATS.fear, quake: BEATS.quake }[cue.tone ?? "plain"];
    case "flood": return BEATS.flood;
    case "vanish": return BEATS.vanish;
    case "move": return cue.way.length * (cue.gait === "walk" ? BEATS.step : BEATS.laid);
    case "turn": return cue.face ? BEATS.turn : BEATS.blank;
    case "fly": return BEATS.fly;
    case "tumble": return cue.faces.length > 0 ? BEATS.tumble : 0;
    case "push": return BEATS.push;
    case "wait": return BEATS.wait * cue.beats;
  }
}

/** What several may do at once: cards turn, numbers fly, dice fall, figures go home. @param {Cue} cue */
function together(cue) {
  if (cue.cue === "move") return cue.gait === "home" ? "home" : "";
  if (cue.cue === "turn") return cue.face ? "turn" : "";
  return cue.cue === "fly" || cue.cue === "tumble" ? cue.cue : "";
}

/** The cues in order; those that are shown at the same time stand together, with the sentences between them. @param {Item[]} items @returns {Item[][]} */
export function gathered(items) {
  /** @type {Item[][]} */
  const moments = [];
  for (let first = 0; first < items.length;) {
    const kind = together(items[first].cue);
    let last = first;
    for (let next = first + 1; kind && next < items.length; next += 1) {
      if (together(items[next].cue) === kind) last = next;
      else if (items[next].cue.cue !== "say") break;
    }
    moments.push(items.slice(first, last + 1));
    first = last + 1;
  }
  return moments;
}
