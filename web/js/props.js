// @ts-check
// Props of a show, all of them over the page: lights, written numbers, cards, dice.

import { middleOf } from "./drawn.js";

/** A frame over a part of the page. @param {string} kind @param {DOMRect} rect @param {string} tone */
export function board(kind, rect, tone) {
  const frame = document.createElement("div");
  frame.className = `${kind} ${tone}`;
  Object.assign(frame.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  return frame;
}

/** Something written over the middle of a part of the page. @param {string} kind @param {DOMRect} rect @param {string} text @param {string} tone */
export function label(kind, rect, text, tone) {
  const written = document.createElement("div");
  written.className = `${kind} ${tone}`;
  written.textContent = text;
  at(written, rect);
  return written;
}

/** A card that turns over and shows its face. @param {DOMRect} rect @param {string} face @param {number} time */
export function card(rect, face, time) {
  const turned = document.createElement("div");
  turned.className = "turned";
  at(turned, rect);
  const [back, front] = [document.createElement("span"), document.createElement("span")];
  [back.className, front.className] = ["back", "front"];
  front.textContent = face;
  turned.append(back, front);
  const side = { duration: time * 0.35, fill: /** @type {FillMode} */ ("both"), easing: "ease-in" };
  back.animate([{ scale: "1 1" }, { scale: "0.02 1" }], side);
  front.animate([{ scale: "0.02 1" }, { scale: "1 1" }], { ...side, delay: side.duration, easing: "ease-out" });
  return turned;
}

/** Dice that tumble with blank faces, and show theirs when they lie. @param {DOMRect} rect @param {number[]} faces @param {number} time */
export function dice(rect, faces, time) {
  const thrown = document.createElement("div");
  thrown.className = "thrown";
  at(thrown, rect);
  for (const [number, face] of faces.entries()) {
    const die = document.createElement("span");
    die.className = "blank-die";
    thrown.append(die);
    tumble(die, time * (1 + 0.1 * number)).finished.then(() => die.append(pips(face)), () => {});
  }
  return thrown;
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
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-18 -18 36 36");
  const places = [[0, 0], [-9, -9], [9, 9], [9, -9], [-9, 9], [-9, 0], [9, 0]];
  const shown = { 1: [0], 2: [1, 2], 3: [0, 1, 2], 4: [1, 2, 3, 4], 5: [0, 1, 2, 3, 4], 6: [1, 2, 3, 4, 5, 6] }[face];
  for (const [x, y] of (shown ?? []).map((number) => places[number])) {
    const pip = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    for (const [name, value] of Object.entries({ cx: x, cy: y, r: 3.6 })) pip.setAttribute(name, String(value));
    svg.append(pip);
  }
  return svg;
}

/** Puts something over the middle of a part of the page. @param {HTMLElement} element @param {DOMRect} rect */
function at(element, rect) {
  const { x, y } = middleOf(rect);
  // Near the edge it would be cut.
  Object.assign(element.style, { left: `${Math.min(Math.max(x, 60), innerWidth - 60)}px`, top: `${Math.min(Math.max(y, 40), innerHeight - 40)}px` });
}
