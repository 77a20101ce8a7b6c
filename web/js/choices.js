// @ts-check
// Choosing: by touching things on the board, or from the list. Both lead to the same action.
//
// A choice has a path: things to touch, in any order. What was touched narrows the choices down; a choice is meant once
// its whole path is touched and no other choice needs more. A thing named `go:…` closes a path and is touched last.

import { button } from "./dom.js";
import { spoken } from "./words.js";

/** @import { Choice, Odds } from "./wire.d.ts" */

/** More sentences than this are listed only on request: touching things narrows them down. */
const MOST_LISTED = 120;

export class Choices {
  /**
   * @param {HTMLElement} area where the things are
   * @param {HTMLElement} list where the sentences go
   * @param {(choice: Choice) => void} choose what to do with the choice made
   * @param {(text: string) => void} hint says what else to do
   */
  constructor(area, list, choose, hint) {
    this.area = area;
    this.list = list;
    this.choose = choose;
    this.hint = hint;
    /** @type {Choice[]} */
    this.all = [];
    /** @type {string[]} */
    this.touched = [];
    this.none = "";
    this.moment = "";
    /** Called whenever what can be touched has changed. @type {(() => void)[]} */
    this.watchers = [];
    this.unpickButton = document.getElementById("unpick");
    this.unpickButton?.addEventListener("click", () => this.unpick());
    area.addEventListener("click", (event) => this.#onTouch(event));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.unpick());
  }

  /**
   * Offers choices. What is half chosen stays so when they are the same as before, at the same moment.
   * @param {Choice[]} choices @param {string} none what to say when there are none @param {string} [moment] whose and when
   */
  show(choices, none, moment = "") {
    const same = moment !== "" && moment === this.moment && alike(choices, this.all);
    this.all = choices;
    this.none = none;
    this.moment = moment;
    if (!same) this.touched = [];
    this.refresh();
  }

  unpick() {
    if (this.touched.length === 0) return;
    this.touched = [];
    this.refresh();
  }

  /** The choices that can still be meant. @param {string[]} [touched] */
  #possible(touched = this.touched) {
    return this.all.filter((choice) => touched.every((thing) => choice.path.includes(thing)));
  }

  /** Those whose whole path is touched. @param {string[]} touched */
  #complete(touched) {
    return this.#possible(touched).filter((choice) => choice.path.length === touched.length);
  }

  /** The choice that is made at once by touching one thing more, if there is one. @param {string} thing */
  completedBy(thing) {
    if (this.touched.includes(thing)) return undefined;
    const touched = [...this.touched, thing];
    const complete = this.#complete(touched);
    const meant = complete.length === 1 && (this.#possible(touched).length === 1 || thing.startsWith("go:"));
    return meant ? complete[0] : undefined;
  }

  /** @param {Event} event */
  #onTouch(event) {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest("[data-thing]");
    if (target) {
      if (this.touchElement(target)) event.preventDefault();
    } else if (event.target.closest("#board") && !event.target.closest("button, a")) {
      // A tap beside everything takes back what was half chosen.
      this.unpick();
    }
  }

  /** Touches what an element stands for, if that is possible. @param {Element} target */
  touchElement(target) {
    const thing = this.meant(target);
    if (thing === null) return false;
    this.touch(thing);
    return true;
  }

  /** What is meant by an element: of things that are alike, the first that is still free. @param {Element} target */
  meant(target) {
    const thing = target.getAttribute("data-thing") ?? "";
    if (this.touched.includes(thing)) return thing;
    const possible = new Set(this.#possible().flatMap((choice) => choice.path));
    const group = target.getAttribute("data-group");
    const alike = group
      ? Array.from(this.area.querySelectorAll(`[data-group="${CSS.escape(group)}"]`), (one) => one.getAttribute("data-thing") ?? "")
      : [];
    for (const one of [thing, ...alike]) {
      if (possible.has(one) && !this.touched.includes(one)) return one;
    }
    return null;
  }

  /** @param {string} thing */
  touch(thing) {
    if (this.touched.includes(thing)) {
      this.touched = this.touched.filter((one) => one !== thing);
      this.refresh();
      return;
    }
    const made = this.completedBy(thing);
    this.touched.push(thing);
    if (made) {
      this.choose(made);
      return;
    }
    if (this.#complete(this.touched).length > 1) this.hint("one-of-many");
    this.refresh();
  }

  /** Lights what can follow. */
  refresh() {
    const possible = this.#possible();
    const next = new Set(possible.flatMap((choice) => choice.path));
    const odds = this.#oddsByThing(possible);
    for (const element of this.area.querySelectorAll("[data-thing]")) {
      this.#mark(element, next);
      const told = odds.get(element.getAttribute("data-thing") ?? "");
      if (told) element.setAttribute("data-odds", told);
      else element.removeAttribute("data-odds");
    }
    if (this.unpickButton) this.unpickButton.hidden = this.touched.length === 0;
    this.#list(possible);
    for (const watch of this.watchers) watch();
  }

  /** The odds of what the next touch would do, by the thing to touch. @param {Choice[]} possible */
  #oddsByThing(possible) {
    /** @type {Map<string, string>} */
    const odds = new Map();
    for (const choice of possible) {
      if (!choice.odds || choice.path.length !== this.touched.length + 1) continue;
      const last = choice.path.find((thing) => !this.touched.includes(thing));
      if (last !== undefined) odds.set(last, choice.odds.text);
    }
    return odds;
  }

  /** @param {Element} element @param {Set<string>} next */
  #mark(element, next) {
    const thing = element.getAttribute("data-thing") ?? "";
    const picked = this.touched.includes(thing);
    const can = next.has(thing);
    element.classList.toggle("can", can && !picked);
    element.classList.toggle("picked", picked);
    const drawn = !(element instanceof HTMLButtonElement);
    if (can) {
      if (drawn) element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(picked));
    } else {
      if (drawn) element.removeAttribute("role");
      element.removeAttribute("aria-pressed");
    }
    const name = element.querySelector(":scope > title")?.textContent;
    if (drawn && name) can ? element.setAttribute("aria-label", name) : element.removeAttribute("aria-label");
  }

  /** Shows on the board what a sentence of the list speaks of. @param {string[]} path */
  #pointAt(path) {
    for (const element of this.area.querySelectorAll("[data-thing]")) {
      element.classList.toggle("meant", path.includes(element.getAttribute("data-thing") ?? ""));
    }
  }

  /** @param {Choice[]} possible @param {boolean} [all] */
  #list(possible, all = false) {
    const items = possible.slice(0, all ? undefined : MOST_LISTED).map((choice) => {
      const item = document.createElement("li");
      const sentence = button(choice.text, () => this.choose(choice));
      sentence.dataset.action = choice.action;
      for (const come of ["pointerenter", "focus"]) sentence.addEventListener(come, () => this.#pointAt(choice.path));
      for (const go of ["pointerleave", "blur"]) sentence.addEventListener(go, () => this.#pointAt([]));
      item.append(sentence);
      if (choice.odds) item.append(told(choice.odds));
      return item;
    });
    if (items.length < possible.length) {
      const item = document.createElement("li");
      item.append(button(`${spoken("show-all")} (${possible.length})`, () => this.#list(possible, true)));
      items.push(item);
    }
    if (items.length === 0 && this.none) {
      const item = document.createElement("li");
      item.className = "faint";
      item.textContent = this.none;
      items.push(item);
    }
    // The sentence that was pointed at may be gone.
    this.#pointAt([]);
    this.list.setAttribute("aria-description", `${possible.length} ${spoken("ways")}`);
    this.list.replaceChildren(...items);
  }
}

/** Whether two lists offer the same. @param {Choice[]} one @param {Choice[]} other */
function alike(one, other) {
  return one.length === other.length
    && one.every((choice, n) => choice.action === other[n].action && choice.path.join("|") === other[n].path.join("|"));
}

/** The odds of a choice, beside it. @param {Odds} odds */
function told(odds) {
  const small = document.createElement("small");
  small.className = "odds";
  small.textContent = [odds.text, odds.supposes].filter(Boolean).join(" ");
  return small;
}
