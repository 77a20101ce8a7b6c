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
    /** What is on its way, and what waits until that is answered, by what it asks for. @type {Map<string, Promise<boolean>>} */
    this.underway = new Map();
    /** Until the last of it is answered. @type {Promise<unknown>} */
    this.answered = Promise.resolve();
    /** Tells after a while that something is still on its way. @type {ReturnType<typeof setTimeout> | undefined} */
    this.slow = undefined;
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

  /**
   * Does something and tells when it was refused. One thing is done after the other, and no press is lost: whatever is still on its
   * way, the next waits for its answer. Only what asks for the same before it is answered is one press.
   * @param {string} name what is asked for @param {() => Promise<unknown>} doing answers false if there was nothing left to do
   * @returns {Promise<boolean>} whether it was done
   */
  attempt(name, doing) {
    const same = this.underway.get(name);
    if (same) return same;
    if (this.underway.size === 0) {
      this.busy.setAttribute("aria-busy", "true");
      this.slow = setTimeout(() => this.#tell("sending"), 300);
    }
    this.refuse("");
    const done = this.answered.then(() => this.#carryOut(doing)).finally(() => this.#end(name));
    this.underway.set(name, done);
    this.answered = done.catch(() => {});
    return done;
  }

  /** @param {() => Promise<unknown>} doing */
  async #carryOut(doing) {
    try {
      return (await doing()) !== false;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (fault.told.state) this.onNewerState(fault.told.state);
      this.refuse(fault.message, fault.told.rule);
      return false;
    }
  }

  /** @param {string} name of what was answered */
  #end(name) {
    this.underway.delete(name);
    if (this.underway.size > 0) {
      // There is a connection again; the next one is still on its way.
      if (!this.told.hidden) this.#tell("sending");
      return;
    }
    clearTimeout(this.slow);
    this.told.hidden = true;
    this.busy.removeAttribute("aria-busy");
  }

  /** What was done comes over the line, too. If it does not, the line is dead although nobody has noticed. @param {number} seq */
  #expect(seq) {
    for (const look of LOOKS) {
      setTimeout(() => {
        if (this.model.newest.seq < seq) document.dispatchEvent(new Event("line-late"));
      }, look);
    }
  }

  /**
   * @template {WishName} W @param {W} what @param {WishBody<W>} body
   * @param {() => Promise<unknown>} [first] what must be done before
   */
  wish(what, body, first) {
    return this.attempt(`${what} ${JSON.stringify(body)}`, async () => {
      await first?.();
      await this.#send(what, body);
    });
  }

  /** @template {WishName} W @param {W} what @param {WishBody<W>} body */
  async #send(what, body) {
    const path = /** @type {PathFor<"post">} */ (`/api/tables/{id}/${what}`);
    const done = await postSurely(path, { id: this.model.id }, body, () => this.#tell("sending-offline"));
    this.#expect(/** @type {{seq: number}} */ (/** @type {unknown} */ (done)).seq);
  }

  /** @param {string} action @returns {Promise<boolean>} whether it was played */
  act(action) {
    const { seat, number: pressed } = this.model.newest.game ?? {};
    return this.attempt(`act ${pressed} ${action}`, async () => {
      // What waited goes to the game as it is by now, and only while the same seat looks.
      const { game } = this.model.newest;
      if (!game || typeof seat !== "number" || game.seat !== seat) return false;
      return this.#send("act", { seat, number: game.number, action });
    });
  }

  /** Opens the same table again, or goes where somebody has opened it. */
  playAgain() {
    return this.attempt("again", async () => {
      const made = await post("/api/tables/{id}/again", { id: this.model.id });
      location.assign(`/t/${made.id}`);
    });
  }
}
