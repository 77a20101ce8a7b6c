// @ts-check
// A map that is looked at in parts: the whole of it as a small picture in a corner, with the part that is seen. A touch looks there.

import { NARROW } from "./zoom.js";

/** @import { View, Zoom } from "./zoom.js" */

/** How large the picture is at most, in pixels. */
const LONGEST = 190;
/** Corners of the board in which it may lie, the best first. */
const CORNERS = ["low right", "low left", "high right", "high left"];

export class WholeMap {
  /** @param {HTMLElement} board @param {Zoom} zoom */
  constructor(board, zoom) {
    this.board = board;
    this.zoom = zoom;
    this.place = document.createElement("div");
    this.place.className = "whole-map";
    this.place.hidden = true;
    this.place.setAttribute("aria-hidden", "true");
    this.seen = document.createElement("span");
    board.after(this.place);
    /** The drawing of which there is a picture. @type {Element | null} */
    this.drawn = null;
    const look = (/** @type {PointerEvent} */ event) => {
      const box = this.place.getBoundingClientRect();
      const { whole } = zoom;
      if (!whole) return;
      zoom.lookAt({ x: whole.x + ((event.clientX - box.x) / box.width) * whole.width, y: whole.y + ((event.clientY - box.y) / box.height) * whole.height });
    };
    this.place.addEventListener("pointerdown", (event) => {
      this.place.setPointerCapture(event.pointerId);
      look(event);
    });
    this.place.addEventListener("pointermove", (event) => event.buttons > 0 && look(event));
    zoom.onPart = (part) => this.#mark(part);
  }

  /** After the board was drawn anew, or something else can be touched: it lies where it covers nothing that is asked for. */
  show() {
    const svg = this.board.querySelector(":scope > svg[data-centre]");
    const { whole, part } = this.zoom;
    this.place.hidden = !svg || !whole || !part || matchMedia(NARROW).matches;
    if (this.place.hidden || !svg || !whole) return;
    if (this.drawn !== svg) this.#draw(svg, whole);
    this.#mark(part);
    const things = Array.from(this.board.querySelectorAll("[data-thing].can, [data-thing].picked"), (thing) => thing.getBoundingClientRect());
    const free = CORNERS.find((corner) => {
      this.place.className = `whole-map ${corner}`;
      const box = this.place.getBoundingClientRect();
      return !things.some((thing) => thing.left < box.right && thing.right > box.left && thing.top < box.bottom && thing.bottom > box.top);
    });
    this.place.hidden = free === undefined;
  }

  /** A copy without names, letters and things: it is only looked at. @param {Element} svg @param {View} whole */
  #draw(svg, whole) {
    this.drawn = svg;
    const copy = /** @type {SVGElement} */ (svg.cloneNode(true));
    for (const gone of copy.querySelectorAll("text, title, .war-at, defs")) gone.remove();
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-thing", "data-why", "data-named", "data-at", "data-rule", "data-focus", "data-centre", "data-least", "data-whole", "tabindex", "role", "aria-label", "style"]) one.removeAttribute(name);
      one.classList.remove("can", "picked", "thing");
    }
    copy.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
    const scale = LONGEST / Math.max(whole.width, whole.height);
    this.place.style.width = `${Math.round(whole.width * scale)}px`;
    this.place.style.height = `${Math.round(whole.height * scale)}px`;
    this.place.replaceChildren(copy, this.seen);
  }

  /** @param {View | null} part */
  #mark(part) {
    const { whole } = this.zoom;
    if (!whole || !part) {
      this.place.hidden = true;
      return;
    }
    const share = (/** @type {number} */ value) => `${Math.round(1000 * Math.max(0, Math.min(1, value))) / 10}%`;
    this.seen.style.left = share((part.x - whole.x) / whole.width);
    this.seen.style.top = share((part.y - whole.y) / whole.height);
    this.seen.style.width = share(part.width / whole.width);
    this.seen.style.height = share(part.height / whole.height);
  }
}
