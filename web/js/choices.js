// @ts-check
// Choosing: by touching things on the board, or from the list. Both lead to the same action. What touches mean is said in
// touching.js; here is what is lit, listed and said meanwhile.

import { button } from "./dom.js";
import { closes, kindOf, meant, missing, possible, touch, wanted } from "./touching.js";
import { spoken } from "./words.js";

/** @import { Choice, Odds } from "./wire.d.ts" */
/**
 * What is offered now.
 * @typedef {object} Offer
 * @property {Choice[]} choices
 * @property {string} none what to say when there are none
 * @property {string} [moment] whose and when
 * @property {Record<string, string>} [kinds] what things are called while they are still to be touched
 */

/** More sentences than this are listed only on request: touching things narrows them down. */
const MOST_LISTED = 120;

export class Choices {
  /**
   * @param {HTMLElement} area where the things are
   * @param {HTMLElement} list where the sentences go
   * @param {(choice: Choice) => void} choose what to do with the choice made
   */
  constructor(area, list, choose) {
    this.area = area;
    this.list = list;
    this.choose = choose;
    /** @type {Choice[]} */
    this.all = [];
    /** @type {string[]} */
    this.touched = [];
    this.none = "";
    this.moment = "";
    /** Whether a choice was made from what is offered. */
    this.made = false;
    /** @type {Record<string, string>} */
    this.kinds = {};
    /** Called whenever what can be touched has changed. @type {(() => void)[]} */
    this.watchers = [];
    this.unpickButton = document.getElementById("unpick");
    this.unpickButton?.addEventListener("click", () => this.unpick());
    area.addEventListener("click", (event) => this.#onTouch(event));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.unpick());
  }

  /** Offers choices. What is half chosen stays so while the same player can still go on from it. @param {Offer} offer */
  show({ choices, none, moment = "", kinds = {} }) {
    const same = moment !== "" && moment === this.moment && !this.made && alike(choices, this.all);
    this.made = false;
    this.all = choices;
    this.none = none;
    this.moment = moment;
    this.kinds = kinds;
    if (!same) this.touched = [];
    this.refresh();
  }

  unpick() {
    if (this.touched.length === 0) return;
    this.touched = [];
    this.refresh();
  }

  /** The choice that is made at once by touching one thing more, if there is one. @param {string} thing */
  completedBy(thing) {
    const touched = touch(this.all, this.touched, thing);
    return touched?.includes(thing) ? meant(this.all, touched) : undefined;
  }

  /** @param {Event} event */
  #onTouch(event) {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest("[data-thing]");
    if (target) {
      if (this.touchElement(target)) event.preventDefault();
    } else if (event.target.closest("#board") && !event.target.closest("button, a, [data-why]")) {
      // A tap beside everything takes back what was half chosen.
      this.unpick();
    }
  }

  /** Touches what an element stands for, if that is possible. @param {Element} target */
  touchElement(target) {
    const thing = this.meant(target);
    if (thing !== null) {
      this.touch(thing);
      return true;
    }
    const alone = this.#alone(target);
    if (alone) this.#make(alone);
    return alone !== undefined;
  }

  /** Whether touching an element does something. @param {Element} target */
  serves(target) {
    return target.hasAttribute("data-thing") && (this.meant(target) !== null || this.#alone(target) !== undefined);
  }

  /** A button that is a decision of its own is pressed whatever else was half chosen. @param {Element} target */
  #alone(target) {
    const choice = target instanceof HTMLButtonElement ? meant(this.all, [target.dataset.thing ?? ""]) : undefined;
    return choice?.path.length === 1 ? choice : undefined;
  }

  /** What is meant by an element: its thing; of things that are alike, the first that is still free; or what it stands for. @param {Element} target */
  meant(target) {
    const thing = target.getAttribute("data-thing") ?? "";
    if (this.touched.includes(thing)) return thing;
    const group = target.getAttribute("data-group");
    const others = group
      ? Array.from(this.area.querySelectorAll(`[data-group="${CSS.escape(group)}"]`), (one) => one.getAttribute("data-thing") ?? "")
      : [];
    const names = [thing, ...others, ...(target.getAttribute("data-else") ?? "").split(" ").filter(Boolean)];
    const fits = names.find((one) => !this.touched.includes(one) && possible(this.all, [...this.touched, one]).length > 0);
    return fits ?? names.find((one) => !this.touched.includes(one) && touch(this.all, this.touched, one) !== undefined) ?? null;
  }

  /** @param {string} thing */
  touch(thing) {
    this.touched = touch(this.all, this.touched, thing) ?? this.touched;
    const made = this.touched.includes(thing) ? meant(this.all, this.touched) : undefined;
    if (made) this.#make(made);
    else this.refresh();
  }

  /** @param {Choice} choice */
  #make(choice) {
    this.made = true;
    // Whoever pressed sees at once that it was taken.
    for (const element of this.area.querySelectorAll("[data-thing]")) {
      element.classList.toggle("sent", choice.path.includes(element.getAttribute("data-thing") ?? ""));
    }
    this.choose(choice);
  }

  /** Lights what can follow. */
  refresh() {
    const open = possible(this.all, this.touched);
    const next = new Set(open.flatMap((choice) => [...choice.path, ...(choice.also ?? [])]));
    const odds = this.#oddsByThing(open);
    for (const element of this.area.querySelectorAll("[data-thing]")) {
      this.#mark(element, next);
      const told = odds.get(element.getAttribute("data-thing") ?? "");
      if (told) element.setAttribute("data-odds", told);
      else element.removeAttribute("data-odds");
    }
    if (this.unpickButton) this.unpickButton.hidden = this.touched.length === 0;
    this.#list(open);
    for (const watch of this.watchers) watch();
  }

  /** What is still to be touched, as a sentence; nothing while nothing is half chosen. @returns {string} */
  stage() {
    const last = this.touched.at(-1);
    if (last === undefined) return "";
    const called = (/** @type {string} */ thing) => closes(thing) ? quoted(this.#name(thing)) : this.kinds[kindOf(thing)] ?? this.#name(thing);
    const names = new Set(wanted(this.all, this.touched).map(called));
    const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format([...names].filter(Boolean));
    return `${this.#name(last)}${spoken("colon")}${spoken("now-touch")} ${list}.`;
  }

  /** What a thing calls itself. @param {string} thing */
  #name(thing) {
    const element = this.area.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    const said = element?.getAttribute("data-said") ?? element?.getAttribute("aria-label") ?? element?.getAttribute("title")
      ?? element?.querySelector(":scope > title")?.textContent ?? element?.textContent ?? "";
    return said.trim().replace(/\.$/, "");
  }

  /** The odds of what the next touch would do, by the thing to touch. @param {Choice[]} open */
  #oddsByThing(open) {
    /** @type {Map<string, string>} */
    const odds = new Map();
    for (const choice of open) {
      const rest = choice.odds ? missing(choice, this.touched) : [];
      if (choice.odds && rest.length === 1) odds.set(rest[0], choice.odds.text);
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
    element.classList.remove("sent");
    const drawn = !(element instanceof HTMLButtonElement);
    if (can) {
      if (drawn) element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(picked));
    } else {
      if (drawn && element.getAttribute("role") === "button") {
        if (element.querySelector(":scope > title")) element.setAttribute("role", "img");
        else element.removeAttribute("role");
      }
      element.removeAttribute("aria-pressed");
    }
    const name = element.querySelector(":scope > title")?.textContent;
    // What cannot be touched keeps its name, for those who listen (ear.js).
    if (drawn && name) element.setAttribute("aria-label", name.trim().replaceAll("\n", ". "));
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
      const sentence = button(choice.text, () => this.#make(choice));
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
    // Whoever stands on a sentence with the keyboard goes on standing on it when the list is written anew.
    const stood = this.list.contains(document.activeElement) ? document.activeElement?.getAttribute("data-action") : null;
    this.list.replaceChildren(...items);
    const same = stood && this.list.querySelector(`[data-action="${CSS.escape(stood)}"]`);
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
  }
}

/** A button's name inside a sentence. @param {string} name */
function quoted(name) {
  const [before, after] = spoken("quotes").split("…");
  return name && `${before}${name}${after}`;
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
