// @ts-check
// Looking at an earlier moment at the table, and coming back to now. Nothing can be done there; the game goes on meanwhile.

import { get, messageOf } from "./api.js";
import { button } from "./dom.js";
import { tell } from "./page.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { Stage } from "./motion.js" */

/** Where arrow keys do something else. */
const MEANT_OTHERWISE = "input, select, textarea, [data-thing], [data-why], [data-named], [role=slider], [contenteditable]";

export class Past {
  /**
   * @param {HTMLElement} bar @param {TableModel} model @param {Stage} stage
   * @param {() => void} leave nothing is offered in the past @param {() => void} comeBack shows the table as it is now
   */
  constructor(bar, model, stage, leave, comeBack) {
    this.bar = bar;
    this.model = model;
    this.stage = stage;
    this.leave = leave;
    this.comeBack = comeBack;
    /** The moment that is looked at, if any. @type {number | null} */
    this.moment = null;
    bar.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-past]") : null;
      if (button) this.#press(button.getAttribute("data-past") ?? "");
    });
    bar.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.now();
    });
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Arrow keys that mean nothing else step through the game: back from now, and on until now. @param {KeyboardEvent} event */
  #onKey(event) {
    const way = { ArrowLeft: "-1", ArrowRight: "1" }[event.key];
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!way || held || event.defaultPrevented || this.last === 0 || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(MEANT_OTHERWISE)) return;
    if (this.moment === null && way === "1") return;
    event.preventDefault();
    this.#press(way);
  }

  /** A button that shows what happened last once more. @param {HTMLElement} log it stands above what is told */
  offerAgain(log) {
    const again = button(spoken("scene-again"), async () => {
      await this.again();
      again.focus({ preventScroll: true });
    });
    again.className = "scene-again";
    log.before(again);
  }

  /** Shows what happened last once more, and comes back. A touch comes back at once. */
  async again() {
    const { last } = this;
    if (last === 0 || this.moment !== null) return;
    await this.look(last - 1);
    if (this.moment === last - 1) await this.#arrive();
  }

  get last() {
    return this.model.state.game?.number ?? 0;
  }

  /** @param {string} way */
  #press(way) {
    if (way === "now") this.now();
    else if (way === "1" && (this.moment ?? this.last) >= this.last - 1) this.#arrive();
    else this.look((this.moment ?? this.last) + Number(way));
  }

  /** The last step into the present is shown like every other; then the present stands. */
  async #arrive() {
    if (this.moment === this.last) return this.now();
    await this.look(this.last);
    await this.stage.rest();
    if (this.moment === this.last) this.now();
  }

  /** Shows a moment: after so many entries of the record. @param {number} n */
  async look(n) {
    const wanted = Math.min(Math.max(n, 0), this.last);
    const next = this.moment !== null && wanted === this.moment + 1;
    this.moment = wanted;
    try {
      const then = await get("/api/tables/{id}/replay", { id: this.model.id, n: wanted, seat: this.model.state.game?.seat });
      if (this.moment !== wanted) return;
      this.leave();
      this.stage.skip();
      this.stage.show({ drawn: then.drawn, causes: then.events, still: !next, shown: () => {} });
      this.#show(wanted);
    } catch (fault) {
      tell(messageOf(fault));
      this.now();
    }
  }

  /** @param {number} n */
  #show(n) {
    const output = this.bar.querySelector("output");
    if (output) output.textContent = `${n} / ${this.last}`;
    if (!this.bar.hidden) return;
    this.bar.hidden = false;
    /** @type {HTMLElement | null} */ (this.bar.querySelector("[data-past='-1']"))?.focus({ preventScroll: true });
  }

  /** Back to the present. */
  now() {
    if (this.close()) this.comeBack();
  }

  /** The present stands already. Tells whether somebody was in the past. */
  close() {
    const was = this.moment !== null;
    this.moment = null;
    this.bar.hidden = true;
    return was;
  }
}
