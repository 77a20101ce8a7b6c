// @ts-check
// Hints: what a bot would do in my place, and why. The things of the option that is looked at glow on the board.

import { get, messageOf } from "./api.js";
import { button } from "./dom.js";
import { spoken } from "./words.js";

/** @import { GameState, Hint as HintTold, HintOption, TableState } from "./wire.d.ts" */

export class Hint {
  /**
   * @param {HTMLElement} asks the button for a hint
   * @param {HTMLElement} place where it is told
   * @param {HTMLElement} area where the things are
   * @param {string} id the table
   */
  constructor(asks, place, area, id) {
    this.button = asks;
    this.place = place;
    this.area = area;
    this.id = id;
    /** The game for which a hint can be asked now. @type {GameState | null} */
    this.game = null;
    asks.addEventListener("click", () => this.#ask());
  }

  /** Offers a hint, or not, and forgets the last one when the game has gone on. @param {Pick<TableState, "game">} state */
  show(state) {
    const game = state.game ?? null;
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
    if (!this.game) return;
    const { number, seat } = this.game;
    const still = () => this.game?.number === number && this.game?.seat === seat;
    this.button.setAttribute("aria-busy", "true");
    this.#say(spoken("hint-thinking"));
    try {
      const hint = await get("/api/tables/{id}/hint", { id: this.id, seat });
      if (still() && hint.number === number) this.#tell(hint);
    } catch (fault) {
      if (still()) this.#say(messageOf(fault));
    } finally {
      this.button.removeAttribute("aria-busy");
    }
  }

  /** @param {string} text */
  #say(text) {
    this.place.hidden = false;
    this.place.replaceChildren(text);
  }

  /** @param {HintTold} hint */
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
    this.#glow(hint.options.find((option) => option.advised)?.path ?? []);
  }

  /** @param {HintOption} option */
  #option(option) {
    const item = document.createElement("li");
    item.append(button(option.text, () => this.#glow(option.path)));
    if (option.advised) item.setAttribute("aria-current", "true");
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
