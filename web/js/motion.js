// @ts-check
// The stage: drawings come on one after the other, each shown as what moved since the one before, with its cause in words.

import { look } from "./drawn.js";
import { Moves } from "./moves.js";
import { remember, remembered } from "./store.js";

/** @import { Drawing, LogLine } from "./wire.d.ts" */
/** What happened, in words, and by which rule. @typedef {Pick<LogLine, "text" | "rule">} Cause */
/**
 * @typedef {object} Scene
 * @property {Pick<Drawing, "board" | "panels"> | null} drawn what to show; none leaves the drawing as it is
 * @property {Cause[]} causes what happened
 * @property {boolean} [still] whether to put it up without moving
 * @property {(last: boolean) => void} shown called when the drawing stands; `last` if nothing waits behind it
 */

/** Milliseconds for a movement, and for reading its cause before the next scene. */
const PACES = { calm: [1000, 1400], normal: [520, 500], quick: [220, 60], off: [0, 0] };
/** @typedef {keyof typeof PACES} Pace */
/** When more scenes than this wait, the older ones are only put up, not played. */
const MOST_WAITING = 5;
/** How long a cause stays when nothing follows. */
const LINGER = 7000;

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
   */
  constructor(board, panels, caption) {
    this.board = board;
    this.panels = panels;
    this.caption = caption;
    this.sky = document.createElement("div");
    this.sky.className = "sky";
    this.sky.setAttribute("aria-hidden", "true");
    document.body.append(this.sky);
    /** @type {Scene[]} */
    this.waiting = [];
    /** @type {Animation[]} */
    this.moving = [];
    this.playing = false;
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

  /** Everything that moves stands at once; what waits is put up without moving. */
  skip() {
    this.skipping = this.busy;
    for (const animation of this.moving) animation.finish();
    this.wake?.();
  }

  async #play() {
    this.playing = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const [time, reading] = PACES[pace()];
      const still = scene.still || time === 0 || document.hidden || this.skipping || this.waiting.length > MOST_WAITING;
      this.#tell(scene.causes);
      this.#put(scene, still ? 0 : time);
      scene.shown(this.waiting.length === 0);
      if (still) continue;
      await this.#until(Promise.allSettled(this.moving.map((animation) => animation.finished)));
      if (this.waiting.length > 0 && !this.skipping) await this.#until(wait(reading));
    }
    this.playing = false;
    this.skipping = false;
    for (const tell of this.resting.splice(0)) tell();
  }

  /** When nothing moves and nothing waits. @returns {Promise<void>} */
  rest() {
    return this.busy ? new Promise((resolve) => this.resting.push(resolve)) : Promise.resolve();
  }

  /** Waits for something, or for somebody in a hurry. @param {Promise<unknown>} done */
  #until(done) {
    return Promise.race([done, new Promise((resolve) => { this.wake = () => resolve(null); })]);
  }

  /** @param {Scene} scene @param {number} time */
  #put({ drawn }, time) {
    if (!drawn) return;
    const roots = [this.board, this.panels];
    const before = time > 0 && this.board.firstElementChild ? look(roots) : null;
    replace(this.board, drawn.board);
    replace(this.panels, drawn.panels);
    for (const dress of this.dressers) dress();
    this.moving = before ? new Moves(this.sky, time).show(before, look(roots)) : [];
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
    clearTimeout(this.fading);
    this.fading = setTimeout(() => { this.caption.hidden = true; }, LINGER);
  }
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
