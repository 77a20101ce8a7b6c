// @ts-check
// A finished game as somebody knew it, or with open eyes: whom one chose, what links say of it, and what each knew.

import { applyStyles } from "./motion.js";

/** @import { Moment, SeatKnew } from "./wire.d.ts" */

export class Eyes {
  /** @param {string} gaze as whom the page was asked for, as addresses say it @param {() => void} changed after another choice */
  constructor(gaze, changed) {
    this.gaze = gaze;
    this.place = /** @type {HTMLElement} */ (document.getElementById("known"));
    /** What each seat knew, apart from the page: the same things lie there once for each. @type {Map<number, ShadowRoot>} */
    this.rooms = new Map();
    this.select = /** @type {HTMLSelectElement | null} */ (document.getElementById("eyes"));
    this.select?.addEventListener("change", () => {
      this.gaze = this.select?.value ?? "";
      changed();
    });
  }

  /** What a request for a moment says. @returns {{seat: number | null, eyes: "spectator" | "open" | null}} */
  get asked() {
    const said = new URLSearchParams(this.gaze);
    const [seat, eyes] = [said.get("seat"), said.get("eyes")];
    return { seat: seat === null ? null : Number(seat), eyes: eyes === "spectator" || eyes === "open" ? eyes : null };
  }

  /** The address of a moment, seen in this way; what else the address says stays. @param {number} n */
  address(n) {
    const said = new URLSearchParams(location.search);
    for (const key of ["n", "seat", "eyes"]) said.delete(key);
    return `?${[`n=${n}`, this.gaze, said.toString()].filter((part) => part).join("&")}`;
  }

  /** Links to other pages of this game lead to this moment, seen in this way. @param {number} n */
  keep(n) {
    const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-moment]"));
    for (const link of links) link.search = [`n=${n}`, this.gaze].filter((part) => part).join("&");
    const other = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".bar a[hreflang]"));
    if (other) other.search = `${this.address(n)}&lang=${other.hreflang}`.replace(/&lang=\w+(?=&)/, "");
  }

  /** What each knew at a moment, one beside the other. @param {Moment} moment */
  show({ known = [] }) {
    this.place.hidden = known.length === 0;
    if (this.place.hidden) return;
    if (this.rooms.size === 0) this.place.replaceChildren(...known.map((one) => this.#room(one)));
    for (const { seat, panels } of known) {
      const inside = this.rooms.get(seat)?.querySelector(".panels");
      if (!(inside instanceof HTMLElement)) continue;
      inside.innerHTML = panels;
      applyStyles(inside);
    }
  }

  /** @param {SeatKnew} one */
  #room({ seat, name }) {
    const made = document.createElement("section");
    const head = document.createElement("h3");
    head.textContent = this.select?.querySelector(`option[value="seat=${seat}"]`)?.textContent ?? name;
    const host = document.createElement("div");
    const room = host.attachShadow({ mode: "open" });
    const panels = document.createElement("div");
    panels.className = "panels";
    const styles = Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.cloneNode());
    room.append(...styles, panels);
    this.rooms.set(seat, room);
    made.append(head, host);
    return made;
  }
}
