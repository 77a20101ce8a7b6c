// @ts-check
// Dragging: taking a thing and letting it go on another touches both. A finger holds it a moment first, so that it can
// still scroll the page. What needs several places (a tile with two halves) snaps to them under the pointer; R, the right
// button and the wheel turn it.

import { FAR } from "./aim.js";
import { picture, spot } from "./drawn.js";
import { closes, missing, possible } from "./touching.js";

/** @import { Choice } from "./wire.d.ts" */
/**
 * Where something may lie: the choice, its places, and how it is turned there, in degrees.
 * @typedef {{choice: Choice, places: Element[], angle: number}} Berth
 */

/** How long a finger rests before it drags, in milliseconds. */
const REST = 180;

export class Drag {
  /** @param {HTMLElement} area @param {import("./choices.js").Choices} choices */
  constructor(area, choices) {
    this.area = area;
    this.choices = choices;
    /** @type {{element: Element, x: number, y: number, at: number, id: number} | null} */
    this.taken = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** Where the pointer was last. */
    this.at = { x: 0, y: 0 };
    /** What lies under what is dragged. @type {Element[]} */
    this.over = [];
    /** Where what is dragged may lie, when it needs several places at once. @type {Berth[]} */
    this.berths = [];
    /** Where it would lie now. @type {Berth | undefined} */
    this.berth = undefined;
    /** What letting go here would choose. @type {Choice | null} */
    this.means = null;
    /** How it is turned, in degrees. */
    this.angle = 0;
    /** Whether a drag has just ended. */
    this.dropped = false;
    area.addEventListener("pointerdown", (event) => this.#take(event));
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("pointerup", (event) => this.#drop(event));
    document.addEventListener("pointercancel", () => this.#end());
    area.addEventListener("touchmove", (event) => {
      if (this.ghost || this.#rested()) event.preventDefault();
    }, { passive: false });
    this.#listenToTurns();
    // The click that ends a drag is not a tap, for nobody on the page.
    document.addEventListener("click", (event) => {
      if (!this.dropped || !event.isTrusted) return;
      this.dropped = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });
  }

  #listenToTurns() {
    document.addEventListener("keydown", (event) => {
      if (!this.ghost) return;
      if (event.key === "Escape") this.#end();
      else if (event.key === "r" || event.key === "R") this.#turn(1);
      else return;
      event.preventDefault();
    });
    document.addEventListener("wheel", (event) => {
      if (!this.ghost || this.berths.length === 0) return;
      event.preventDefault();
      this.#turn(event.deltaY > 0 ? 1 : -1);
    }, { passive: false });
    document.addEventListener("mousedown", (event) => this.ghost && event.button === 2 && this.#turn(1));
    document.addEventListener("contextmenu", (event) => this.ghost && event.preventDefault());
  }

  #rested() {
    return this.taken !== null && performance.now() - this.taken.at > REST;
  }

  /** @param {PointerEvent} event */
  #take(event) {
    this.dropped = false;
    const element = event.target instanceof Element ? event.target.closest("[data-thing].can, [data-thing].picked") : null;
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
    const taken = thing !== null && this.choices.touched.includes(thing);
    // A thing that alone is a choice is chosen by a tap: there is nowhere to carry it.
    if (thing === null || (!taken && this.choices.completedBy(thing))) {
      this.taken = null;
      return;
    }
    if (!taken) this.choices.touch(thing);
    const seen = spot(element);
    this.ghost = picture(seen, seen.rect);
    this.ghost.classList.add("ghost");
    this.ghost.setAttribute("aria-hidden", "true");
    this.angle = 0;
    this.berths = this.#findBerths();
    document.body.append(this.ghost);
    document.body.classList.add("dragging");
  }

  /** Every choice left that needs several places of the board at once. @returns {Berth[]} */
  #findBerths() {
    const { all, touched } = this.choices;
    return possible(all, touched).flatMap((choice) => {
      const things = missing(choice, touched).filter((thing) => !closes(thing));
      const places = things.map((thing) => this.area.querySelector(`#board [data-thing="${CSS.escape(thing)}"]`)).filter((one) => one !== null);
      if (places.length < 2) return [];
      const [from, to] = [middle(places[0]), middle(places[1])];
      return [{ choice, places, angle: Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 360) % 360 }];
    });
  }

  /** @param {number} x @param {number} y */
  #carry(x, y) {
    if (!this.ghost || !this.taken) return;
    this.at = { x, y };
    const here = this.berths.filter((berth) => berth.places.some((place) => contains(place, x, y)));
    // As it is turned now, if it fits so; else the way that fits.
    this.berth = here.find((berth) => berth.angle === this.angle) ?? here[0];
    if (this.berth) this.angle = this.berth.angle;
    const target = this.berths.length > 0 ? undefined : this.#under(x, y);
    const over = this.berth ? this.berth.places : target ? [target] : [];
    for (const one of this.over) if (!over.includes(one)) one.classList.remove("over");
    for (const one of over) one.classList.add("over");
    this.over = over;
    const meant = this.berth?.choice ?? (target && this.choices.completedBy(this.choices.meant(target) ?? "")) ?? null;
    if (meant !== this.means) this.area.dispatchEvent(new CustomEvent("carried", { detail: meant }));
    this.means = meant;
    this.#place();
  }

  /** Turns to the next way that fits here; where nothing fits, by a quarter. @param {1 | -1} way */
  #turn(way) {
    const here = this.berths.filter((berth) => berth.places.some((place) => contains(place, this.at.x, this.at.y)));
    const angles = [...new Set(here.map((berth) => berth.angle))].sort((one, other) => one - other);
    if (angles.length > 0) this.angle = angles.at((angles.indexOf(this.angle) + way) % angles.length) ?? 0;
    else if (this.berths.length > 0) this.angle = (this.angle + 90 * way + 360) % 360;
    this.#carry(this.at.x, this.at.y);
  }

  /** Lays the picture under the pointer, or where it would lie. */
  #place() {
    if (!this.ghost || !this.taken) return;
    const { style, offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.ghost;
    const snapped = this.berth && around(this.berth.places);
    const scale = snapped ? Math.max(snapped.width, snapped.height) / offsetWidth : 1;
    const x = snapped ? snapped.x + snapped.width / 2 - offsetLeft - offsetWidth / 2 : this.at.x - this.taken.x;
    const y = snapped ? snapped.y + snapped.height / 2 - offsetTop - offsetHeight / 2 : this.at.y - this.taken.y;
    this.ghost.classList.toggle("snapped", snapped !== undefined);
    style.transform = `translate(${x}px, ${y}px) rotate(${this.angle}deg) scale(${scale})`;
  }

  /** What can be touched here. @param {number} x @param {number} y @returns {Element | undefined} */
  #under(x, y) {
    return document.elementsFromPoint(x, y)
      .map((element) => element.closest("[data-thing].can"))
      .find((element) => element !== null && element !== this.taken?.element) ?? undefined;
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    if (this.ghost && this.taken?.id === event.pointerId && event.button === 0) {
      const target = this.#under(event.clientX, event.clientY);
      this.dropped = true;
      // A click need not follow when the pointer left the element.
      setTimeout(() => { this.dropped = false; });
      if (this.berth) this.#lay(this.berth.choice);
      else if (target) this.choices.touchElement(target);
      else this.#askWhy(event.clientX, event.clientY);
    } else if (this.ghost && event.button !== 0) return;
    this.#end();
  }

  /** Touches all that a choice still needs, up to what closes it. @param {Choice} choice */
  #lay(choice) {
    for (const thing of missing(choice, this.choices.touched)) {
      if (closes(thing) || this.choices.made) break;
      this.choices.touch(thing);
    }
  }

  /** Let go where it cannot lie: the place tells why not. @param {number} x @param {number} y */
  #askWhy(x, y) {
    const place = document.elementsFromPoint(x, y).map((one) => one.closest("[data-thing], [data-why]"))
      .find((one) => one !== null && one !== this.taken?.element && this.area.contains(one));
    place?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  #end() {
    this.ghost?.remove();
    for (const one of this.over) one.classList.remove("over");
    document.body.classList.remove("dragging");
    this.ghost = null;
    this.over = [];
    this.berths = [];
    this.berth = undefined;
    this.taken = null;
    if (this.means) this.area.dispatchEvent(new CustomEvent("carried", { detail: null }));
    this.means = null;
  }
}

/** @param {Element} element */
function middle(element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** @param {Element} element @param {number} x @param {number} y */
function contains(element, x, y) {
  const rect = element.getBoundingClientRect();
  return x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
}

/** What surrounds them all. @param {Element[]} elements */
function around(elements) {
  const rects = elements.map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))];
  const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
