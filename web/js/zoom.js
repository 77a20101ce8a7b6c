// @ts-check
// Looking closer at the board: pinch, wheel with Ctrl, double tap beside the things, buttons, and dragging what is enlarged.

import { FAR } from "./aim.js";

/** @typedef {{x: number, y: number, width: number, height: number}} View */

/** How far one may look closer. */
const CLOSEST = 6;
/** Where the board and what is mine do not lie side by side. */
export const NARROW = "(max-width: 68.74rem), (max-height: 31.25rem)";
/** Smaller letters are not read, in pixels. */
const READABLE = 10;
/** A thumb hits what is at least this wide, in pixels. */
const THUMB = 44;

export class Zoom {
  /** @param {HTMLElement} board @param {HTMLElement} buttons */
  constructor(board, buttons) {
    this.board = board;
    this.buttons = buttons;
    /** The part shown, in the drawing's coordinates; none shows all. @type {View | null} */
    this.part = null;
    /** What the drawing would like a narrow screen to show first. */
    this.focus = "";
    /** What was shown before the board went where something could be chosen. @type {{before: View | null, now: View | null} | null} */
    this.followed = null;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    /** Told which part is shown. @type {(part: View | null) => void} */
    this.onPart = () => {};
    // Another screen, such as a phone that is turned, shows first what fits it.
    addEventListener("resize", () => {
      if (!this.byHand) this.focus = "";
      this.dress();
    });
    /** How far the board was moved since it was touched, in pixels. */
    this.moved = 0;
    /** Whether somebody asked for the whole, and has not looked closer since. */
    this.wantsAll = false;
    /** Whether somebody has chosen how close to look. */
    this.byHand = false;
    buttons.querySelector("[data-zoom='in']")?.addEventListener("click", () => this.#by(1.5));
    buttons.querySelector("[data-zoom='out']")?.addEventListener("click", () => this.#by(1 / 1.5));
    buttons.querySelector("[data-zoom='all']")?.addEventListener("click", () => {
      this.wantsAll = true;
      this.#set(null);
    });
    board.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#by(event.deltaY < 0 ? 1.2 : 1 / 1.2, { x: event.clientX, y: event.clientY });
    }, { passive: false });
    board.addEventListener("dblclick", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-thing].can, [data-thing].picked")) return;
      if (this.part) this.#set(null);
      else this.#by(2, { x: event.clientX, y: event.clientY });
    });
    board.addEventListener("pointerdown", (event) => {
      this.moved = 0;
      // A mouse that takes a thing drags it; everything else moves the board.
      const takes = event.pointerType === "mouse" && event.target instanceof Element && event.target.closest("[data-thing].can");
      if (!takes) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    // The click that ends a movement of the board is not a tap, for nobody on the page.
    document.addEventListener("click", (event) => {
      if (this.moved > FAR && event.target instanceof Node && board.contains(event.target)) event.stopImmediatePropagation();
    }, { capture: true });
    document.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      document.addEventListener(end, (event) => event instanceof PointerEvent && this.fingers.delete(event.pointerId));
    }
  }

  /** After the board was drawn anew: the same part is shown again. */
  dress() {
    const svg = this.#svg();
    this.buttons.hidden = !svg;
    if (!svg) return;
    this.whole = whole(svg);
    // What was chosen is done: the board is shown again as before it.
    this.unfollow();
    const focus = `${svg.dataset.focus ?? ""} ${svg.dataset.centre ?? ""}`;
    if (focus !== this.focus && !this.wantsAll) this.part = this.#focused(svg);
    this.focus = focus;
    this.#set(this.part);
  }

  /**
   * What a screen shows first where it cannot show all: what matters now, so close that its letters can be read.
   * @param {SVGSVGElement} svg @returns {View | null}
   */
  #focused(svg) {
    const [x, y, width, height] = (svg.dataset.focus ?? "").split(" ").map(Number);
    const screen = svg.getBoundingClientRect();
    if (!this.whole || !(width > 0 && height > 0) || screen.width === 0 || screen.height === 0) return null;
    const narrow = matchMedia(NARROW).matches;
    const least = Number(svg.dataset.least ?? 0);
    if (least === 0) return narrow ? { x, y, width, height } : null;
    /** Pixels for each unit of the drawing. @param {number} wide @param {number} high */
    const closeness = (wide, high) => Math.min(screen.width / wide, screen.height / high);
    if (!narrow && least * closeness(this.whole.width, this.whole.height) >= READABLE) return null;
    const readable = narrow ? Math.max(READABLE / least, closeness(width, height)) : READABLE / least;
    // Whoever has looked closer, or less close, goes on so.
    const close = this.part && this.byHand ? closeness(this.part.width, this.part.height) : readable;
    const [wide, high] = [screen.width / close, screen.height / close];
    const [figureX, figureY] = (svg.dataset.centre ?? "").split(" ").map(Number);
    const fits = (width <= wide && height <= high) || !Number.isFinite(figureY);
    const middle = fits ? { x: x + width / 2, y: y + height / 2 } : { x: figureX, y: figureY };
    return { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high };
  }

  /**
   * On a narrow screen: shows all of these things, large enough for a thumb where there is room.
   * @param {Iterable<Element>} elements
   */
  follow(elements) {
    const svg = this.#svg();
    const matrix = svg?.getScreenCTM();
    if (!svg || !matrix || !this.whole || !matchMedia(NARROW).matches) return;
    const boxes = Array.from(elements).filter((one) => svg.contains(one)).map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return;
    const screen = svg.getBoundingClientRect();
    const smallest = Math.min(...boxes.map((box) => Math.max(box.width, box.height)));
    const around = union(boxes);
    const inside = around.left >= screen.left && around.right <= screen.right && around.top >= screen.top && around.bottom <= screen.bottom;
    if (inside && smallest >= THUMB - 1) return;
    // As large as a thumb needs, but never so large that one of them is lost; half a thing of ground around them.
    const closer = Math.min(THUMB / smallest, screen.width / (around.width + smallest), screen.height / (around.height + smallest));
    const width = screen.width / closer / matrix.a;
    const height = screen.height / closer / matrix.d;
    const middle = new DOMPoint(around.left + around.width / 2, around.top + around.height / 2).matrixTransform(matrix.inverse());
    const before = this.followed ? this.followed.before : this.part;
    this.#set({ x: middle.x - width / 2, y: middle.y - height / 2, width, height });
    this.followed = { before, now: this.part };
  }

  /** Back to what was shown before, unless somebody has moved the board since. */
  unfollow() {
    if (this.followed && this.followed.now === this.part) this.#set(this.followed.before);
    this.followed = null;
  }

  /** Shows as much as now around another point. @param {{x: number, y: number}} point in the drawing */
  lookAt({ x, y }) {
    if (!this.part) return;
    this.byHand = true;
    this.#set({ ...this.part, x: x - this.part.width / 2, y: y - this.part.height / 2 });
  }

  #svg() {
    return /** @type {SVGSVGElement | null} */ (this.board.querySelector(":scope > svg"));
  }

  /** @param {View | null} part */
  #set(part) {
    const svg = this.#svg();
    if (!svg || !this.whole) return;
    this.part = part && within(part, this.whole);
    const { x, y, width, height } = this.part ?? this.whole;
    // The drawing keeps its place on the page: only what is seen in it changes.
    svg.style.aspectRatio = `${this.whole.width} / ${this.whole.height}`;
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    // A drawing of another shape than its place lies under the sentence that speaks of it.
    svg.setAttribute("preserveAspectRatio", "xMidYMin");
    spareLetters(svg);
    // What can be scrolled can be scrolled by keyboard.
    if (this.board.scrollHeight > this.board.clientHeight + 1) this.board.tabIndex = 0;
    else this.board.removeAttribute("tabindex");
    this.board.classList.toggle("closer", this.part !== null);
    const all = this.buttons.querySelector("[data-zoom='all']");
    if (all instanceof HTMLButtonElement) all.disabled = this.part === null;
    const out = this.buttons.querySelector("[data-zoom='out']");
    if (out instanceof HTMLButtonElement) out.disabled = this.part === null;
    this.onPart(this.part);
  }

  /** Closer or further, around a point on the screen. @param {number} factor @param {{x: number, y: number}} [point] */
  #by(factor, point) {
    const svg = this.#svg();
    const matrix = svg?.getScreenCTM();
    if (!svg || !matrix || !this.whole) return;
    this.wantsAll = false;
    this.byHand = true;
    const old = this.part ?? this.whole;
    const rect = svg.getBoundingClientRect();
    const on = point ?? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    const kept = new DOMPoint(on.x, on.y).matrixTransform(matrix.inverse());
    const width = old.width / factor;
    const height = old.height / factor;
    this.#set({ x: kept.x - (kept.x - old.x) / factor, y: kept.y - (kept.y - old.y) / factor, width, height });
  }

  /** One finger moves what is enlarged, two pinch. @param {PointerEvent} event */
  #move(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old || document.body.classList.contains("dragging")) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = Array.from(this.fingers).find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (/** @type {{x: number, y: number}} */ one) => Math.hypot(one.x - other.x, one.y - other.y);
      this.moved += Math.abs(apart(now) - apart(old));
      if (apart(old) > 0) this.#by(apart(now) / apart(old), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.part) {
      const matrix = this.#svg()?.getScreenCTM();
      if (!matrix) return;
      this.moved += Math.hypot(now.x - old.x, now.y - old.y);
      this.#set({ ...this.part, x: this.part.x - (now.x - old.x) / matrix.a, y: this.part.y - (now.y - old.y) / matrix.d });
    }
    this.fingers.set(event.pointerId, now);
  }
}

/** Letters that only repeat what a shape says are left out where they could not be read. @param {SVGSVGElement} svg */
function spareLetters(svg) {
  const sizes = Array.from(svg.querySelectorAll("text.spare"), (text) => {
    const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
    return { text, size: matrix ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d) : 0 };
  });
  for (const { text, size } of sizes) text.classList.toggle("unread", size < READABLE);
}

/** What surrounds them all. @param {DOMRect[]} boxes */
function union(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The whole drawing, remembered before anything was enlarged. @param {SVGSVGElement} svg @returns {View} */
function whole(svg) {
  svg.dataset.whole ??= svg.getAttribute("viewBox") ?? "0 0 100 100";
  const [x, y, width, height] = svg.dataset.whole.split(/[ ,]+/).map(Number);
  return { x, y, width, height };
}

/** A part that lies inside the whole; none if it is the whole. @param {View} part @param {View} all @returns {View | null} */
export function within(part, all) {
  const width = Math.max(part.width, all.width / CLOSEST);
  const height = Math.max(part.height, all.height / CLOSEST);
  if (width >= all.width && height >= all.height) return null;
  const clamp = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ to) => Math.min(Math.max(value, from), Math.max(from, to));
  return {
    width,
    height,
    x: clamp(part.x, all.x, all.x + all.width - width),
    y: clamp(part.y, all.y, all.y + all.height - height),
  };
}
