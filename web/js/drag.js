// @ts-check
// Dragging: taking a thing and letting it go on another touches both. A finger holds it a moment first, so that it can
// still scroll the page.

import { FAR } from "./aim.js";
import { picture, spot } from "./drawn.js";

/** How long a finger rests before it drags, in milliseconds. */
const REST = 180;

export class Drag {
  /** @param {HTMLElement} area @param {import("./choices.js").Choices} choices */
  constructor(area, choices) {
    this.choices = choices;
    /** @type {{element: Element, x: number, y: number, at: number, id: number} | null} */
    this.taken = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** What lies under what is dragged. @type {Element | undefined} */
    this.over = undefined;
    /** Whether a drag has just ended. */
    this.dropped = false;
    area.addEventListener("pointerdown", (event) => this.#take(event));
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("pointerup", (event) => this.#drop(event));
    document.addEventListener("pointercancel", () => this.#end());
    area.addEventListener("touchmove", (event) => {
      if (this.ghost || this.#rested()) event.preventDefault();
    }, { passive: false });
    // The click that ends a drag is not a tap, for nobody on the page.
    document.addEventListener("click", (event) => {
      if (!this.dropped) return;
      this.dropped = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });
  }

  #rested() {
    return this.taken !== null && performance.now() - this.taken.at > REST;
  }

  /** @param {PointerEvent} event */
  #take(event) {
    this.dropped = false;
    const element = event.target instanceof Element ? event.target.closest("[data-thing].can") : null;
    if (!element || !event.isPrimary || event.button !== 0) return;
    this.taken = { element, x: event.clientX, y: event.clientY, at: performance.now(), id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.taken || event.pointerId !== this.taken.id) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - this.taken.x, event.clientY - this.taken.y) < FAR) return;
      if (event.pointerType === "touch" && !this.#rested()) {
        this.taken = null;
        return;
      }
      this.#lift(this.taken.element);
    }
    this.#carry(event.clientX, event.clientY);
  }

  /** @param {Element} element */
  #lift(element) {
    const thing = this.choices.meant(element);
    // A thing that alone is a choice is chosen by a tap: there is nowhere to carry it.
    if (thing === null || this.choices.completedBy(thing)) {
      this.taken = null;
      return;
    }
    if (!this.choices.touched.includes(thing)) this.choices.touch(thing);
    const seen = spot(element);
    this.ghost = picture(seen, seen.rect);
    this.ghost.classList.add("ghost");
    this.ghost.setAttribute("aria-hidden", "true");
    document.body.append(this.ghost);
    document.body.classList.add("dragging");
  }

  /** @param {number} x @param {number} y */
  #carry(x, y) {
    if (!this.ghost || !this.taken) return;
    this.ghost.style.translate = `${x - this.taken.x}px ${y - this.taken.y}px`;
    const over = this.#under(x, y);
    if (over === this.over) return;
    this.over?.classList.remove("over");
    this.over = over;
    over?.classList.add("over");
  }

  /** What can be touched here. @param {number} x @param {number} y @returns {Element | undefined} */
  #under(x, y) {
    return document.elementsFromPoint(x, y)
      .map((element) => element.closest("[data-thing].can"))
      .find((element) => element !== null && element !== this.taken?.element) ?? undefined;
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    if (this.ghost && this.taken?.id === event.pointerId) {
      const target = this.#under(event.clientX, event.clientY);
      this.dropped = true;
      // A click need not follow when the pointer left the element.
      setTimeout(() => { this.dropped = false; });
      if (target) this.choices.touchElement(target);
    }
    this.#end();
  }

  #end() {
    this.ghost?.remove();
    this.over?.classList.remove("over");
    document.body.classList.remove("dragging");
    this.ghost = null;
    this.over = undefined;
    this.taken = null;
  }
}
