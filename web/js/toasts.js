// @ts-check
// What people do, on a screen that has no room to show all of it: one line over the head of the table for a few seconds. A touch
// leads to where it stands; the dots on the tabs stay until somebody has looked.

import { byIdAs } from "./dom.js";
import { me } from "./me.js";
import { spoken } from "./words.js";
import { NARROW } from "./zoom.js";

/** @import { TableModel } from "./model.js" */
/** @import { Sheets } from "./sheets.js" */
/** @import { LogLine } from "./wire.d.ts" */

/** How long a line stays, in milliseconds. */
const STAYS = 7000;
/** How much time is left, in milliseconds, when somebody is told that it gets short. */
const SHORT = 20000;

export class Toasts {
  /** @param {TableModel} model @param {Sheets} sheets */
  constructor(model, sheets) {
    this.model = model;
    this.sheets = sheets;
    this.line = byIdAs("toast", HTMLButtonElement);
    /** Takes the line away. @type {ReturnType<typeof setTimeout> | undefined} */
    this.hiding = undefined;
    /** The tab that tells more. */
    this.leads = "players";
    /** What was told of clocks: each moment once. @type {Set<string>} */
    this.known = new Set();
    this.line.addEventListener("click", () => {
      this.hide();
      sheets.choose(this.leads);
    });
  }

  /** What others have said and done. @param {LogLine[]} news */
  told(news) {
    const own = this.model.mine().map((chair) => chair.name);
    const others = news.filter(({ person, name }) => (!person || person !== me()?.id) && !own.includes(name ?? ""));
    const line = others.filter(({ kind, text }) => text && (kind === "chat" || kind === "house")).at(-1);
    if (line?.kind === "chat") this.#say(`${line.name}${spoken("colon")}${line.text}`, "talk");
    else if (line) this.#say(line.text ?? "", "players");
  }

  /** Whose time gets short or is up; to be asked again and again. */
  tick() {
    if (!this.model.isPlaying) return;
    const now = Date.now() + this.model.clockAhead;
    const own = this.model.mine();
    for (const chair of this.model.state.chairs) {
      if (!chair.waiting || !chair.due) continue;
      const left = chair.due - now;
      if (left <= 0) this.#once(`up ${chair.place} ${chair.due}`, own.includes(chair) ? spoken("clock-up") : `${chair.name} ${spoken("vote-late")}`);
      else if (left <= SHORT && own.includes(chair)) this.#once(`short ${chair.place} ${chair.due}`, spoken("clock-short"));
    }
  }

  hide() {
    this.line.hidden = true;
  }

  /** @param {string} moment @param {string} text */
  #once(moment, text) {
    if (this.known.has(moment)) return;
    this.known.add(moment);
    this.#say(text, "players");
  }

  /** Where it is in sight anyway nothing is said. @param {string} text @param {string} tab */
  #say(text, tab) {
    if (!matchMedia(NARROW).matches || this.sheets.shows(tab)) return;
    this.leads = tab;
    this.line.textContent = text;
    this.line.hidden = false;
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => this.hide(), STAYS);
  }
}
