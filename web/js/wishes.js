// @ts-check
// Sends what people choose, one thing at a time, and tells when it was refused.

import { Fault, post, postSurely } from "./api.js";
import { spoken } from "./words.js";

/** @import { PathFor, WishBody, WishName } from "./requests.d.ts" */
/** @import { TableModel } from "./model.js" */
/** @import { TableState } from "./wire.d.ts" */

/** When it is looked whether what was done has also been told: the last look is late enough for any line that stands. */
const LOOKS = [1500, 4000, 10000];

export class Wishes {
  /**
   * @param {TableModel} model
   * @param {HTMLElement} busy says while something is on its way
   * @param {HTMLElement} refusal where a refusal is told
   * @param {HTMLElement} sending where it is told that something is still on its way
   * @param {(rule: string) => Node} link the way to a rule in the book
   */
  constructor(model, busy, refusal, sending, link) {
    this.model = model;
    this.busy = busy;
    this.refusal = refusal;
    this.told = sending;
    this.link = link;
    this.sending = false;
    /** Until what is on its way is answered. @type {Promise<void>} */
    this.answered = Promise.resolve();
    /** Tells after a while that something is still on its way. @type {ReturnType<typeof setTimeout> | undefined} */
    this.slow = undefined;
    /** What is being played, and whether it was. @type {{action: string, answered: Promise<boolean>} | null} */
    this.acting = null;
    /** Called with the present state when a wish was made for an older one. @type {(state: TableState) => void} */
    this.onNewerState = () => {};
  }

  /** Tells why something was not done; nothing takes the last refusal away. @param {string} text @param {string | null} [rule] */
  refuse(text, rule) {
    this.refusal.replaceChildren(text);
    if (rule) this.refusal.append(" ", this.link(rule));
    this.refusal.hidden = text === "";
  }

  /** Tells what something on its way waits for. @param {string} key */
  #tell(key) {
    clearTimeout(this.slow);
    this.told.textContent = spoken(key);
    this.told.hidden = false;
  }

  /** Does something and tells when it was refused. @param {() => Promise<unknown>} doing @returns {Promise<boolean>} whether it was done */
  async attempt(doing) {
    if (this.sending) return false;
    this.sending = true;
    let answer = () => {};
    this.answered = new Promise((resolve) => { answer = resolve; });
    this.busy.setAttribute("aria-busy", "true");
    this.refuse("");
    this.slow = setTimeout(() => this.#tell("sending"), 300);
    try {
      await doing();
      return true;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (fault.told.state) this.onNewerState(fault.told.state);
      this.refuse(fault.message, fault.told.rule);
      return false;
    } finally {
      clearTimeout(this.slow);
      this.told.hidden = true;
      this.sending = false;
      this.busy.removeAttribute("aria-busy");
      answer();
    }
  }

  /** What was done comes over the line, too. If it does not, the line is dead although nobody has noticed. @param {number} seq */
  #expect(seq) {
    for (const look of LOOKS) {
      setTimeout(() => {
        if (this.model.newest.seq < seq) document.dispatchEvent(new Event("line-late"));
      }, look);
    }
  }

  /** @template {WishName} W @param {W} what @param {WishBody<W>} body */
  wish(what, body) {
    const path = /** @type {PathFor<"post">} */ (`/api/tables/{id}/${what}`);
    return this.attempt(async () => {
      const done = await postSurely(path, { id: this.model.id }, body, () => this.#tell("sending-offline"));
      this.#expect(/** @type {{seq: number}} */ (/** @type {unknown} */ (done)).seq);
    });
  }

  /** @param {string} action @returns {Promise<boolean>} whether it was played */
  async act(action) {
    // The same press twice is one; another waits for the first to be answered.
    if (this.acting?.action === action) return this.acting.answered;
    while (this.acting) await this.acting.answered;
    // Something else may be on its way, such as a word that waits for a connection: no press is lost over it.
    while (this.sending) await this.answered;
    const game = this.model.newest.game;
    if (!game || typeof game.seat !== "number") return false;
    const answered = this.wish("act", { seat: game.seat, number: game.number, action });
    this.acting = { action, answered };
    try {
      return await answered;
    } finally {
      this.acting = null;
    }
  }

  /** Opens the same table again, or goes where somebody has opened it. */
  playAgain() {
    return this.attempt(async () => {
      const made = await post("/api/tables/{id}/again", { id: this.model.id });
      location.assign(`/t/${made.id}`);
    });
  }
}
