// @ts-check
// "Why not?": touching what cannot be used now tells the rule that forbids it, beside the thing.

import { get, messageOf } from "./api.js";

/** @import { WhyNot } from "./wire.d.ts" */
/** Who asks, and what is touched already. @typedef {{seat: number | null | undefined, touched: string[]}} Asking */

export class Why {
  /**
   * @param {HTMLElement} area where the things are
   * @param {string} id the table
   * @param {() => Asking | null} now nothing while nothing can be asked
   * @param {(target: Element) => boolean} serves whether touching an element does something
   * @param {(rule: string) => Node} link the way to a rule in the book
   */
  constructor(area, id, now, serves, link) {
    this.serves = serves;
    this.id = id;
    this.now = now;
    this.link = link;
    this.bubble = document.createElement("div");
    this.bubble.className = "why";
    this.bubble.setAttribute("role", "status");
    this.bubble.hidden = true;
    /** How often something was asked or put away: an answer that comes later than the next question is not told. */
    this.asked = 0;
    document.body.append(this.bubble);
    // Before the choices hear of it: a touch that is of use changes what is of use.
    area.addEventListener("click", (event) => this.#onTouch(event), { capture: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  hide() {
    this.bubble.hidden = true;
    this.bubble.replaceChildren();
    this.asked += 1;
  }

  /** @param {Event} event */
  #onTouch(event) {
    this.hide();
    const target = event.target instanceof Element ? event.target.closest("[data-thing], [data-why]") : null;
    const now = this.now();
    if (!target || !now || this.serves(target)) return;
    const thing = target.getAttribute("data-thing") ?? target.getAttribute("data-why") ?? "";
    this.#ask(target, thing, now);
  }

  /** @param {Element} target @param {string} thing @param {Asking} now */
  async #ask(target, thing, now) {
    const question = this.asked;
    const asked = { id: this.id, thing, after: now.touched.join("|"), seat: now.seat };
    const why = await get("/api/tables/{id}/why", asked).catch((fault) => ({ text: messageOf(fault) }));
    if (question === this.asked) this.#tell(target, why);
  }

  /** @param {Element} target @param {WhyNot} why */
  #tell(target, { text, tried, rule }) {
    const parts = [];
    if (tried) {
      const what = document.createElement("span");
      what.className = "tried";
      what.textContent = tried;
      parts.push(what);
    }
    parts.push(text);
    if (rule) parts.push(" ", this.link(rule));
    this.bubble.replaceChildren(...parts);
    this.bubble.hidden = false;
    const thing = target.getBoundingClientRect();
    const own = this.bubble.getBoundingClientRect();
    const left = Math.max(8, Math.min(thing.left + thing.width / 2 - own.width / 2, innerWidth - own.width - 8));
    const above = thing.top - own.height - 8;
    const top = above > 8 ? above : Math.min(thing.bottom + 8, innerHeight - own.height - 8);
    this.bubble.style.left = `${left + scrollX}px`;
    this.bubble.style.top = `${top + scrollY}px`;
  }
}
