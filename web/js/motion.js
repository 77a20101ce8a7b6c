// @ts-check
// The stage: drawings come on one after the other. What happened in between is shown on the old drawing, cue by cue; then the
// new one stands. Whoever touches anything sees at once how things are now.

import { look } from "./drawn.js";
import { Moves } from "./moves.js";
import { Show } from "./show.js";
import { remember, remembered } from "./store.js";

/** @import { Drawing } from "./wire.d.ts" */
/** @import { Cause, Told } from "./show.js" */
/**
 * @typedef {object} Scene
 * @property {Pick<Drawing, "board" | "panels"> | null} drawn what to show; none leaves the drawing as it is
 * @property {Cause[]} causes what happened
 * @property {boolean} [still] whether to put it up without moving
 * @property {(last: boolean) => void} shown called when the drawing stands; `last` if nothing waits behind it
 */

/** Milliseconds for a movement, and for reading its cause before the next scene. */
const PACES = { calm: [1000, 1400], normal: [520, 400], quick: [220, 60], off: [0, 0] };
/** @typedef {keyof typeof PACES} Pace */
/** When so many scenes wait, each takes only this part of its time. */
const HURRY = 2;
const HURRIED = 0.45;
/** When more scenes than this wait, the older ones are only put up, not played. */
const MOST_WAITING = 3;
/** More causes than this in one scene are another position, not a story. */
const MOST_CAUSES = 60;
/** How long a cause stays when nothing follows. */
const LINGER = 3500;

/** The pace chosen in this browser; who asked the system for less motion gets none. @returns {Pace} */
export function pace() {
  const chosen = remembered("pace");
  if (chosen !== null && chosen in PACES) return /** @type {Pace} */ (chosen);
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}

/** Lets somebody choose the pace. @param {HTMLSelectElement | null} select */
export function choosePace(select) {
  if (!select) return;
  select.value = pace();
  select.addEventListener("change", () => remember("pace", select.value));
}

export class Stage {
  /**
   * @param {HTMLElement} board @param {HTMLElement} panels
   * @param {HTMLElement} caption where the cause is named
   * @param {(sound: string) => void} [sound] makes a sound heard
   */
  constructor(board, panels, caption, sound = () => {}) {
    this.board = board;
    this.panels = panels;
    this.caption = caption;
    this.sky = document.createElement("div");
    this.sky.className = "sky";
    this.sky.setAttribute("aria-hidden", "true");
    document.body.append(this.sky);
    this.performance = new Show(this.sky, [board, panels], (cause) => this.#tell([cause]), sound);
    /** @type {Scene[]} */
    this.waiting = [];
    /** The scene whose cues are played on the drawing before it. @type {Scene | null} */
    this.coming = null;
    /** @type {Animation[]} */
    this.moving = [];
    this.playing = false;
    /** Every skip ends whatever was being played. */
    this.skips = 0;
    /** Called with the new elements before they are shown. @type {(() => void)[]} */
    this.dressers = [];
    /** Who waits for everything to stand. @type {(() => void)[]} */
    this.resting = [];
  }

  /** Whether something is moving or waits to. */
  get busy() {
    return this.playing || this.waiting.length > 0;
  }

  /** Shows a scene after those that wait. @param {Scene} scene */
  show(scene) {
    this.waiting.push(scene);
    if (!this.playing) this.#play();
  }

  /** Everything stands at once, the newest drawing too: when this returns, what can be seen is how things are. */
  skip() {
    this.caption.hidden = true;
    if (!this.busy) return;
    this.skips += 1;
    for (const animation of this.moving) animation.finish();
    this.performance.stop();
    const rest = [...(this.coming ? [this.coming] : []), ...this.waiting.splice(0)];
    this.coming = null;
    for (const [number, scene] of rest.entries()) {
      this.#tell(scene.causes);
      this.#put(scene, 0, null);
      scene.shown(number === rest.length - 1);
    }
    this.#rest();
  }

  /** Scene after scene. Whatever fails in one of them, the next ones come on. */
  async #play() {
    this.playing = true;
    const { skips } = this;
    try {
      while (skips === this.skips && this.waiting.length > 0) await this.#perform(skips);
    } finally {
      if (skips === this.skips) {
        this.coming = null;
        if (this.waiting.length > 0) this.#play();
        else this.#rest();
      }
    }
  }

  /** The next scene: what happened, then the drawing. A skip puts it up by itself. @param {number} skips */
  async #perform(skips) {
    const scene = this.waiting.shift();
    if (!scene) return;
    const [calm, reading] = PACES[pace()];
    // What piles up behind is not waited for as long.
    const time = this.waiting.length >= HURRY ? calm * HURRIED : calm;
    const still = scene.still || time === 0 || document.hidden || this.waiting.length > MOST_WAITING;
    /** @type {Told | null} */
    let told = null;
    if (!still && this.#hasShow(scene)) {
      this.coming = scene;
      told = await this.performance.play(scene.causes, time).catch(failed);
      if (skips !== this.skips) return;
      this.coming = null;
    } else {
      this.caption.hidden = true;
      this.#tell(scene.causes);
    }
    this.#put(scene, still ? 0 : time, told);
    this.performance.finish();
    scene.shown(this.waiting.length === 0);
    if (still) return;
    await Promise.allSettled(this.moving.map((animation) => animation.finished));
    if (skips === this.skips && this.waiting.length > 0) await wait(reading);
  }

  /** Whether there is something to show before this scene stands. @param {Scene} scene */
  #hasShow({ drawn, causes }) {
    return drawn !== null && this.board.firstElementChild !== null && causes.length <= MOST_CAUSES && Show.worth(causes);
  }

  #rest() {
    this.playing = false;
    for (const tell of this.resting.splice(0)) tell();
  }

  /** When nothing moves and nothing waits. @returns {Promise<void>} */
  rest() {
    return this.busy ? new Promise((resolve) => this.resting.push(resolve)) : Promise.resolve();
  }

  /** @param {Scene} scene @param {number} time @param {Told | null} told what a show has told already */
  #put({ drawn }, time, told) {
    if (!drawn) return;
    const roots = [this.board, this.panels];
    const before = time > 0 && this.board.firstElementChild ? look(roots) : null;
    replace(this.board, drawn.board);
    replace(this.panels, drawn.panels);
    for (const dress of this.dressers) dress();
    this.moving = before ? new Moves(this.sky, time, told).show(before, look(roots)) : [];
  }

  /**
   * Names the cause; it goes by itself. It lies over the board, so it is only to be read: the log links to the rule.
   * @param {Cause[]} causes
   */
  #tell(causes) {
    if (causes.length === 0) return;
    const lines = causes.slice(-3).map((cause) => {
      const line = document.createElement("p");
      line.append(cause.text ?? "");
      if (cause.rule) line.append(" ", named(cause.rule));
      return line;
    });
    this.caption.replaceChildren(...lines);
    this.caption.hidden = false;
    this.caption.classList.toggle("high", this.#covers("end") > 0 && this.#covers("start") < this.#covers("end"));
    clearTimeout(this.fading);
    this.fading = setTimeout(() => { this.caption.hidden = true; }, LINGER);
  }

  /** How many pieces, things that can be touched and things being shown the caption would cover at the top or at the bottom of the board. @param {"start" | "end"} edge */
  #covers(edge) {
    const around = this.caption.getBoundingClientRect();
    const lines = Array.from(this.caption.children, (line) => line.getBoundingClientRect());
    const [wide, high] = [Math.max(...lines.map(({ width }) => width)), lines.reduce((sum, { height }) => sum + height + 4, 0)];
    const top = edge === "start" ? around.top : around.bottom - high;
    const left = around.left + (around.width - wide) / 2;
    const seen = [...this.board.querySelectorAll("[data-thing].can, .piece"), ...this.sky.querySelectorAll(".glow, .written")];
    return seen.map((one) => one.getBoundingClientRect())
      .filter((one) => one.left < left + wide && one.right > left && one.top < top + high && one.bottom > top).length;
  }
}

/** A show that cannot be given is reported, and the drawing stands without it. @param {unknown} fault @returns {null} */
function failed(fault) {
  reportError(fault);
  return null;
}

/** A rule as a plain label. @param {string} rule */
function named(rule) {
  const label = document.createElement("span");
  label.className = "rule";
  label.textContent = rule;
  return label;
}

/** Applies what drawings ask of the style: the page's policy forbids it in the markup. @param {ParentNode} place */
export function applyStyles(place) {
  for (const element of place.querySelectorAll("[data-style]")) {
    if (element instanceof HTMLElement || element instanceof SVGElement) element.style.cssText = element.dataset.style ?? "";
  }
}

/** New contents; what somebody has opened stays open. @param {HTMLElement} place @param {string} markup */
function replace(place, markup) {
  const open = new Map(Array.from(place.querySelectorAll("details"), (details) => [nameOf(details), details.open]));
  place.innerHTML = markup;
  applyStyles(place);
  for (const details of place.querySelectorAll("details")) details.open = open.get(nameOf(details)) ?? details.open;
}

/** By what a part is known again in the next drawing, whatever stands before it: its id, or else its class. @param {Element} part */
const nameOf = (part) => (part.id ? `#${part.id}` : `.${part.className}`);

const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
