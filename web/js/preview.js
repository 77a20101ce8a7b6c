// @ts-check
// What a touch would bring, before it is made: the places it leads to light up, and where neither dice nor anything hidden have
// a say, the board shows itself as it would stand, with what would be told. The rules say so; the page only asks.

import { get } from "./api.js";
import { applyStyles } from "./motion.js";
import { possible } from "./touching.js";
import { spoken } from "./words.js";

/** @import { Choices } from "./choices.js" */
/** @import { Choice, Foreseen } from "./wire.d.ts" */

/** Before the board is asked for, in milliseconds: whoever passes over a thing wants nothing of it. */
const PAUSE = 180;
/** So many sentences are told. */
const MOST_TOLD = 5;

export class Previews {
  /**
   * @param {HTMLElement} area where the things are @param {HTMLElement} board @param {Choices} choices
   * @param {string} id the table @param {() => {seat: number | null | undefined, number: number} | null} now whose and when
   */
  constructor(area, board, choices, id, now) {
    this.area = area;
    this.board = board;
    this.choices = choices;
    this.id = id;
    this.now = now;
    /** @type {Map<string, Promise<Foreseen | null>>} */
    this.known = new Map();
    this.moment = "";
    this.asked = 0;
    /** Where a mouse rests over the things, if one does. @type {{x: number, y: number} | null} */
    this.rests = null;
    /** How far down the pointer is. */
    this.height = 0;
    /** @type {HTMLElement | null} */
    this.shown = null;
    choices.watchers.push(() => this.#lookAgain());
    area.addEventListener("pointermove", (event) => {
      this.height = event.clientY;
      this.rests = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
    });
    area.addEventListener("pointerleave", () => { this.rests = null; });
    for (const come of ["pointerover", "focusin"]) area.addEventListener(come, (event) => this.#look(event.target));
    // A finger has no way to point without touching: while it rests on a thing, it points.
    area.addEventListener("pointerdown", (event) => this.#look(event.target));
    for (const go of ["pointerleave", "focusout"]) area.addEventListener(go, () => this.end());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.end());
    // What is carried over its place means that place.
    area.addEventListener("carried", (event) => this.#consider(/** @type {CustomEvent<Choice | null>} */ (event).detail));
  }

  /** Other choices under a mouse that rests: what lies there now leads elsewhere, or leads somewhere only now. */
  #lookAgain() {
    this.end();
    if (!this.rests || document.body.classList.contains("dragging")) return;
    const thing = this.#thingOf(document.elementFromPoint(this.rests.x, this.rests.y));
    if (thing !== null) this.#lead(thing);
  }

  /** What can be touched there. @param {EventTarget | null} target */
  #thingOf(target) {
    const element = target instanceof Element ? target.closest("[data-thing].can") : null;
    return element && this.choices.meant(element);
  }

  /** @param {EventTarget | null} target */
  #look(target) {
    if (document.body.classList.contains("dragging")) return;
    const thing = this.#thingOf(target);
    if (thing === null) {
      this.end();
      return;
    }
    this.#lead(thing);
    this.#consider(this.choices.completedBy(thing) ?? null);
  }

  /** Lights where a thing leads. @param {string} thing */
  #lead(thing) {
    const { all, touched } = this.choices;
    const open = possible(all, [...touched, thing]);
    const leads = new Set(open.flatMap((choice) => [...choice.path, ...(choice.also ?? [])]));
    for (const element of this.board.querySelectorAll("[data-thing]")) {
      const name = element.getAttribute("data-thing") ?? "";
      element.classList.toggle("leads", name !== thing && !touched.includes(name) && leads.has(name));
    }
  }

  /** Shows what a choice would bring, a moment later. @param {Choice | null} choice */
  async #consider(choice) {
    const question = this.asked += 1;
    if (!choice) {
      this.#hide();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (question !== this.asked) return;
    const foreseen = await this.#foresee(choice.action);
    if (question !== this.asked) return;
    if (foreseen?.board && foreseen.number === this.now()?.number) this.#show(foreseen);
    else this.#hide();
  }

  /** Asks once for each action of a moment. @param {string} action */
  #foresee(action) {
    const now = this.now();
    if (!now) return null;
    const moment = `${now.seat}-${now.number}`;
    if (moment !== this.moment) this.known.clear();
    this.moment = moment;
    const known = this.known.get(action) ?? get("/api/tables/{id}/preview", { id: this.id, action, seat: now.seat }).catch(() => null);
    this.known.set(action, known);
    return known;
  }

  /** @param {Foreseen} foreseen */
  #show({ board, told }) {
    this.#hide();
    const drawn = this.board.querySelector("svg.board, svg");
    const parsed = new DOMParser().parseFromString(board ?? "", "text/html").body.firstElementChild;
    if (!drawn || !parsed) return;
    // The same part of the board at the same place; nothing in it can be touched, named or found.
    for (const attribute of ["class", "viewBox", "preserveAspectRatio", "width", "height"]) {
      const value = drawn.getAttribute(attribute);
      if (value === null) parsed.removeAttribute(attribute);
      else parsed.setAttribute(attribute, value);
    }
    for (const element of parsed.querySelectorAll("*")) {
      for (const attribute of ["id", "data-thing", "data-why", "tabindex", "data-at", "data-kind"]) element.removeAttribute(attribute);
    }
    applyStyles(parsed);
    const [inner, outer] = [drawn.getBoundingClientRect(), this.board.getBoundingClientRect()];
    Object.assign(/** @type {HTMLElement} */ (parsed).style, {
      left: `${inner.left - outer.left}px`, top: `${inner.top - outer.top}px`, width: `${inner.width}px`, height: `${inner.height}px`,
    });
    const words = document.createElement("ul");
    words.dataset.head = spoken("preview");
    words.append(...told.slice(0, MOST_TOLD).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    const shown = document.createElement("div");
    shown.className = "preview";
    // What would be told stands away from what is pointed at.
    shown.classList.toggle("low", this.height < outer.top + outer.height / 2);
    shown.setAttribute("aria-hidden", "true");
    Object.assign(shown.style, { left: `${outer.left}px`, top: `${outer.top}px`, width: `${outer.width}px`, height: `${outer.height}px` });
    shown.append(parsed, words);
    document.body.append(shown);
    this.shown = shown;
  }

  #hide() {
    this.shown?.remove();
    this.shown = null;
  }

  end() {
    this.asked += 1;
    this.#hide();
    for (const element of this.board.querySelectorAll(".leads")) element.classList.remove("leads");
  }
}
