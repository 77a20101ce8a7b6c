// @ts-check
// Props of a show, all of them over the page: lights, written numbers, cards, dice.

import { middleOf } from "./drawn.js";

/** A frame over a part of the page. @param {string} kind @param {DOMRect} rect @param {string} tone */
export function board(kind, rect, tone) {
  const frame = document.createElement("div");
  frame.className = `${kind} ${tone}`;
  place(frame, rect);
  return frame;
}

/** Lays a frame over a part of the page. @param {HTMLElement} frame @param {DOMRect} rect */
export function place(frame, rect) {
  Object.assign(frame.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
}

/** Something written over the middle of a part of the page, or above it. @param {string} kind @param {DOMRect} rect @param {string} text @param {string} tone */
export function label(kind, rect, text, tone) {
  const written = document.createElement("div");
  written.className = `${kind} ${tone}`;
  written.textContent = text;
  // What is compared must be seen itself: the numbers of small things stand above them.
  const above = kind.includes("above") && rect.height < 120;
  at(written, above ? new DOMRect(rect.x, rect.y - 18, rect.width, 0) : rect);
  return written;
}

/** A card that turns over and shows its face. @param {DOMRect} rect @param {{face?: string | null, art?: string | null}} shown @param {number} time */
export function card(rect, { face, art }, time) {
  const turned = document.createElement("div");
  turned.className = art ? "turned pictured" : "turned";
  at(turned, rect);
  const [back, front] = [document.createElement("span"), document.createElement("span")];
  [back.className, front.className] = ["back", "front"];
  // Pictures are drawn by the server, as boards are.
  if (art) front.innerHTML = art;
  front.append(face ?? "");
  turned.append(back, front);
  const side = { duration: time * 0.35, fill: /** @type {FillMode} */ ("both"), easing: "ease-in" };
  back.animate([{ scale: "1 1" }, { scale: "0.02 1" }], side);
  front.animate([{ scale: "0.02 1" }, { scale: "1 1" }], { ...side, delay: side.duration, easing: "ease-out" });
  return turned;
}

/** Things that are not higher than this would be hidden by dice; and how high dice are, in pixels. */
const SMALL = 110;
const THROWN = 68;
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} attributes @returns {SVGElement} */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The dark over a part of the page, with holes in it. @param {DOMRect} whole @param {DOMRect[]} holes */
export function shade(whole, holes) {
  const frame = board("shade", whole, "");
  const svg = drawn("svg", { width: "100%", height: "100%" });
  const outline = (/** @type {DOMRect} */ { x, y, width, height }) => `M${x - whole.x} ${y - whole.y} h${width} v${height} h${-width} Z`;
  svg.append(drawn("path", { d: [whole, ...holes].map(outline).join(" "), "fill-rule": "evenodd" }));
  frame.append(svg);
  return frame;
}

/** The colours of players that rise over a part of the page. @param {DOMRect} rect @param {number[]} seats @param {number} time */
export function flood(rect, seats, time) {
  const frame = board("flood", rect, "");
  const wide = 100 / Math.max(seats.length, 1);
  const bands = seats.map((seat, number) => `var(--seat-${seat}) ${wide * number}% ${wide * (number + 1)}%`);
  frame.style.background = `linear-gradient(135deg, ${bands.join(", ")})`;
  frame.animate([{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0 0 0 0)" }], { duration: time, easing: "ease-out", fill: "backwards" });
  return frame;
}

/** Footprints over the page: a line that grows from point to point. @param {{x: number, y: number}} from */
export function trail(from) {
  const frame = board("trail", new DOMRect(0, 0, innerWidth, innerHeight), "");
  const svg = drawn("svg", { width: "100%", height: "100%" });
  const points = [from];
  const line = drawn("polyline", { points: `${from.x},${from.y}` });
  svg.append(drawn("circle", { cx: from.x, cy: from.y, r: 5 }), line);
  frame.append(svg);
  return {
    drawn: frame,
    /** @param {{x: number, y: number}} to */
    add(to) {
      points.push(to);
      line.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
    },
  };
}

/** Dice that tumble with blank faces, and show theirs when they lie. @param {DOMRect} rect @param {number[]} faces @param {number} time */
export function dice(rect, faces, time) {
  const thrown = document.createElement("div");
  thrown.className = "thrown";
  at(thrown, beside(rect));
  for (const [number, face] of faces.entries()) {
    const die = document.createElement("span");
    die.className = "blank-die";
    thrown.append(die);
    tumble(die, time * (1 + 0.1 * number)).finished.then(() => die.append(pips(face)), () => {});
  }
  return thrown;
}

/** Where dice fall: on a panel, but above a small thing, which they would hide; under it where there is no room. @param {DOMRect} rect */
function beside(rect) {
  if (rect.height > SMALL) return rect;
  return new DOMRect(rect.x, rect.y > 2 * THROWN ? rect.y - THROWN : rect.bottom, rect.width, THROWN);
}

/** @param {Element} die @param {number} time */
export function tumble(die, time) {
  const frames = Array.from({ length: 9 }, (_, number) => {
    const rest = 1 - number / 8;
    return { rotate: `${-540 * rest * rest}deg`, translate: `${-26 * rest}px ${-34 * Math.abs(Math.sin(rest * Math.PI * 3)) * rest}px` };
  });
  return die.animate(frames, { duration: time, easing: "linear", fill: "backwards" });
}

/** The face of a die. @param {number} face */
function pips(face) {
  const svg = drawn("svg", { viewBox: "-18 -18 36 36" });
  const places = [[0, 0], [-9, -9], [9, 9], [9, -9], [-9, 9], [-9, 0], [9, 0]];
  const shown = { 1: [0], 2: [1, 2], 3: [0, 1, 2], 4: [1, 2, 3, 4], 5: [0, 1, 2, 3, 4], 6: [1, 2, 3, 4, 5, 6] }[face];
  for (const [x, y] of (shown ?? []).map((number) => places[number])) {
    svg.append(drawn("circle", { cx: x, cy: y, r: 3.6 }));
  }
  return svg;
}

/** Puts something over the middle of a part of the page. @param {HTMLElement} element @param {DOMRect} rect */
function at(element, rect) {
  const { x, y } = middleOf(rect);
  // Near the edge it would be cut.
  Object.assign(element.style, { left: `${Math.min(Math.max(x, 60), innerWidth - 60)}px`, top: `${Math.min(Math.max(y, 40), innerHeight - 40)}px` });
}
