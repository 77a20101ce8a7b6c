// Hints: what a bot would do in my place, and why. The things of the option that is looked at glow on the board.

import { Fault, get, spoken } from "./api.js";

/** @typedef {{expected: number, low: number, high: number}} Worth */
/** @typedef {{action: string, text: string, path: string[], worth: Worth | null}} Option */

export class Hint {
  /**
   * @param {HTMLElement} button asks for a hint
   * @param {HTMLElement} place where it is told
   * @param {HTMLElement} area where the things are
   * @param {string} id the table
   */
  constructor(button, place, area, id) {
    this.button = button;
    this.place = place;
    this.area = area;
    this.id = id;
    /** @type {any} */
    this.game = null;
    button.addEventListener("click", () => this.#ask());
  }

  /** Offers a hint, or not, and forgets the last one when the game has gone on. @param {any} state */
  show(state) {
    const game = state.game;
    const same = game && this.game && game.number === this.game.number && game.seat === this.game.seat;
    this.game = game;
    this.button.hidden = !game?.hint;
    if (!same) this.forget();
  }

  /** Nothing of the last hint is left. */
  forget() {
    this.place.hidden = true;
    this.place.replaceChildren();
    this.#glow([]);
  }

  async #ask() {
    const { number, seat } = this.game;
    const still = () => this.game?.number === number && this.game?.seat === seat;
    this.button.setAttribute("aria-busy", "true");
    this.#say(spoken("hint-thinking"));
    try {
      const hint = await get(`/api/tables/${this.id}/hint?seat=${seat}`);
      if (still() && hint.number === number) this.#tell(hint);
    } catch (fault) {
      if (still()) this.#say(fault instanceof Fault ? fault.message : String(fault));
    } finally {
      this.button.removeAttribute("aria-busy");
    }
  }

  /** @param {string} text */
  #say(text) {
    this.place.hidden = false;
    this.place.replaceChildren(text);
  }

  /** @param {{options: Option[], reasons: string[], follows: {name: string, text: string}[]}} hint */
  #tell(hint) {
    const options = document.createElement("ol");
    for (const option of hint.options) options.append(this.#option(option));
    const reasons = list("ul", hint.reasons);
    this.place.hidden = false;
    this.place.replaceChildren(options, reasons);
    if (hint.follows.length > 0) {
      const follows = document.createElement("p");
      follows.textContent = spoken("hint-follows");
      this.place.append(follows, list("ol", hint.follows.map((step) => `${step.name}${spoken("colon")}${step.text}`)));
    }
    this.#glow(hint.options[0]?.path ?? []);
  }

  /** @param {Option} option */
  #option(option) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = option.text;
    button.addEventListener("click", () => this.#glow(option.path));
    item.append(button);
    if (option.worth) {
      const { expected, low, high } = option.worth;
      const worth = document.createElement("small");
      worth.textContent = ` ${percent(expected)} (${low}–${high}) ${spoken("hint-of-victory")}`;
      item.append(worth);
    }
    return item;
  }

  /** @param {string[]} path */
  #glow(path) {
    for (const element of this.area.querySelectorAll("[data-thing]")) {
      element.classList.toggle("advised", path.includes(element.getAttribute("data-thing") ?? ""));
    }
  }
}

/** A whole number of percent, as the page's language writes it. @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share / 100);
}

/** @param {"ol" | "ul"} kind @param {string[]} texts */
function list(kind, texts) {
  const made = document.createElement(kind);
  for (const text of texts) {
    const item = document.createElement("li");
    item.textContent = text;
    made.append(item);
  }
  return made;
}
