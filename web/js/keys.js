// @ts-check
// Everything by keyboard: one thing of the table takes part in the order of Tab, arrows go to the next thing that way. With
// Shift they also go to things that cannot be chosen now, to ask why not.

/** @typedef {{x: number, y: number}} Point */

/** How much sidewise distance counts against distance ahead. */
const ASIDE = 2;
/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export class Keys {
  /** @param {HTMLElement} area @param {import("./choices.js").Choices} choices */
  constructor(area, choices) {
    this.area = area;
    this.choices = choices;
    /** The thing whose turn it is among the things. */
    this.current = "";
    /** Whether the keyboard was at the things when they were last redrawn. */
    this.held = false;
    choices.watchers.push(() => this.#arrange());
    area.addEventListener("keydown", (event) => this.#onKey(event));
    this.asked = document.getElementById("asked");
    area.addEventListener("focusin", (event) => {
      if (event.target === this.asked) return;
      const thing = event.target instanceof Element ? event.target.getAttribute("data-thing") : null;
      this.held = thing !== null || (event.target instanceof Element && event.target.hasAttribute("data-named"));
      if (thing !== null && thing !== this.current) {
        this.current = thing;
        this.#arrange();
      }
    });
    // A click elsewhere lets go; a redrawing, which only removes the element, does not.
    document.addEventListener("pointerdown", () => { this.held = false; });
    document.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target !== this.asked && !event.target.closest("[data-thing], [data-named]")) this.held = false;
    });
  }

  /** Everything that can be touched now, in reading order; alike ones under one name once. @param {boolean} [idle] whether also what cannot @returns {Element[]} */
  #things(idle = false) {
    const seen = new Set();
    const wanted = idle ? "[data-thing], [data-why], #board [data-named]" : "[data-thing].can, [data-thing].picked";
    return Array.from(this.area.querySelectorAll(wanted)).filter((element) => {
      const thing = element.getAttribute("data-thing") ?? element.getAttribute("data-why") ?? element.getAttribute("aria-label");
      if (seen.has(thing) || element.getClientRects().length === 0) return false;
      seen.add(thing);
      return true;
    });
  }

  /** One thing can be reached by Tab, the others from it. */
  #arrange() {
    const things = this.#things();
    for (const element of this.area.querySelectorAll("[data-thing], [data-why]")) {
      // What has the keyboard now keeps it, even if it cannot be touched.
      if (element instanceof HTMLButtonElement || element === document.activeElement) element.setAttribute("tabindex", "-1");
      else element.removeAttribute("tabindex");
    }
    for (const element of things) element.setAttribute("tabindex", "-1");
    const place = things.find((one) => one.getAttribute("data-thing") === this.current) ?? things[0];
    place?.setAttribute("tabindex", "0");
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement === null || activeElement === this.asked;
    // With nothing to touch the sentence that says whose turn it is keeps the place of the keyboard.
    if (this.held && lost) this.#go(place ?? this.asked);
  }

  /** @param {Element | null | undefined} element */
  #go(element) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus();
  }

  /** What cannot be touched is clicked all the same: the table tells why not. @param {Element} target */
  #touch(target) {
    if (!this.choices.touchElement(target)) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-thing], [data-why], [data-named]") : null;
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    const things = this.#things(event.shiftKey);
    const way = WAYS[event.key];
    if (way) this.#go(nearest(target, things, way));
    else if (event.key === "PageDown" || event.key === "PageUp") {
      const step = event.key === "PageDown" ? 1 : -1;
      this.#go(things.at((things.indexOf(target) + step) % things.length));
    } else if (event.key === "Home") this.#go(things[0]);
    else if (event.key === "End") this.#go(things.at(-1));
    else if (event.key === "Enter" || event.key === " ") this.#touch(target);
    else return;
    event.preventDefault();
  }
}

/** The nearest thing in a direction; none further that way means the first from the other side. @param {Element} from @param {Element[]} things @param {Point} way */
function nearest(from, things, way) {
  const middle = (/** @type {Element} */ one) => {
    const rect = one.getBoundingClientRect();
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const here = middle(from);
  let best;
  let least = Infinity;
  for (const one of things) {
    if (one === from) continue;
    const there = middle(one);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 4) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) [best, least] = [one, distance];
  }
  if (best) return best;
  const at = things.indexOf(from);
  const step = way.x + way.y > 0 ? 1 : -1;
  return things.at((at + step) % things.length);
}

/** `?` shows the keys, from anywhere but a field. @param {HTMLDialogElement} dialog */
export function helpOnKeys(dialog) {
  document.addEventListener("keydown", (event) => {
    const field = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (event.key === "?" && !field && !document.querySelector("dialog[open]")) dialog.showModal();
  });
  for (const opener of document.querySelectorAll("[data-opens='keys']")) opener.addEventListener("click", () => dialog.showModal());
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
}
