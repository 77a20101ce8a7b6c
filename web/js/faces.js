// @ts-check
// A face for everybody at the table: a drawn head in the colour and shape of its seat. It shows whose turn it is, how much time
// is left, who is there, and how well a bot plays.

import { byIdAs } from "./dom.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { ChairState } from "./wire.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
/** A head for each seat, in the shape that its pieces have on the boards. */
const HEADS = [
  "M0-15A15 15 0 1 1 0 15A15 15 0 1 1 0-15Z",
  "M0-17Q3-17 5-13L17 9Q19 14 14 14H-14Q-19 14-17 9L-5-13Q-3-17 0-17Z",
  "M-9-14H9Q14-14 14-9V9Q14 14 9 14H-9Q-14 14-14 9V-9Q-14-14-9-14Z",
  "M0-18Q2-18 4-16L16-3Q18 0 16 3L4 16Q0 20-4 16L-16 3Q-18 0-16-3L-4-16Q-2-18 0-18Z",
  "M0-18L5-7 17-6 8 2 11 14 0 8-11 14-8 2-17-6-5-7Z",
  "M-8-14H8L16 0 8 14H-8L-16 0Z",
];

/** @param {string} name @param {Record<string, string | number>} facts @param {Element[]} inside */
function drawn(name, facts, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** How well a bot plays, from 1; the form that begins a game lists the levels from the weakest on. @param {ChairState} chair */
function strength(chair) {
  const levels = Array.from(byIdAs("begin-level", HTMLSelectElement).options, (option) => option.text.trim());
  return chair.level ? levels.indexOf(chair.level) + 1 : 0;
}

/** @param {ChairState} chair @param {{present: boolean, total: number}} how whether the person looks on, and the longest time they may have, in milliseconds */
export function face(chair, { present, total }) {
  const seat = chair.seat ?? chair.place;
  const isFree = chair.kind === "friend" || chair.kind === "anyone";
  const isBot = chair.kind === "bot" || chair.away;
  const made = drawn("svg", { viewBox: "-24 -24 48 48", class: `face seat-${seat}`, "aria-hidden": "true" });
  made.classList.toggle("free", isFree);
  made.append(drawn("circle", { class: "round", r: 22 }));
  if (chair.waiting) made.append(ring(chair, total));
  if (isBot) made.append(drawn("path", { class: "feeler", d: "M0-14V-19M0-19h.01" }));
  made.append(drawn("path", { class: "skull", d: HEADS[seat] ?? HEADS[5] }));
  if (isFree) made.append(drawn("path", { class: "line", d: "M0-5V5M-5 0H5" }));
  else if (isBot) made.append(drawn("path", { class: "line", d: "M-5-2h.01M5-2h.01M-5 5H5" }));
  else made.append(drawn("path", { class: "line", d: "M-5-2h.01M5-2h.01M-5 4Q0 9 5 4" }));
  const level = isBot ? strength(chair) : 0;
  for (let pip = 0; pip < level; pip += 1) made.append(drawn("circle", { class: "pip", cx: (pip - (level - 1) / 2) * 6, cy: 20, r: 2.2 }));
  if (present) made.append(drawn("circle", { class: "there", cx: 16, cy: 15, r: 5 }));
  return made;
}

/** Whose turn it is wears a ring, which runs out with the time. @param {ChairState} chair @param {number} total */
function ring(chair, total) {
  const made = drawn("circle", { class: "ring", r: 22, pathLength: 100, transform: "rotate(-90)" });
  if (chair.due && total > 0) {
    made.setAttribute("data-ring", String(chair.due));
    made.setAttribute("data-total", String(total));
  }
  return made;
}

/** The longest time that a decision may take, in milliseconds; none without a clock. @param {TableModel} model @param {ChairState} chair */
function longest(model, chair) {
  const { pace } = model.state.plan;
  if (pace?.kind === "clock") return 1000 * (pace.per_move + Math.max(pace.bank, (chair.bank ?? 0) / 1000));
  if (pace?.kind === "days") return 86400000 * pace.days;
  return 1000 * (model.state.plan.patience ?? 0);
}

/** The strip of faces, in turn order. @param {HTMLElement} place @param {TableModel} model */
export function showFaces(place, model) {
  const chairs = [...model.state.chairs].sort((one, other) => (one.seat ?? one.place) - (other.seat ?? other.place));
  const told = JSON.stringify([chairs, model.presence.present]);
  if (place.dataset.told === told) return;
  place.dataset.told = told;
  const own = model.mine();
  place.replaceChildren(...chairs.map((chair) => {
    const one = document.createElement("span");
    one.className = "one";
    one.classList.toggle("waiting", chair.waiting);
    one.classList.toggle("mine", own.includes(chair));
    const present = Boolean(chair.person) && model.presence.present.includes(chair.person ?? "");
    const name = document.createElement("span");
    name.className = "name";
    const isFree = chair.kind === "friend" || chair.kind === "anyone";
    name.textContent = isFree ? spoken("free-chair") : chair.name;
    one.append(face(chair, { present, total: longest(model, chair) }), name);
    return one;
  }));
}

/** How much of everybody's time is left. @param {number} ahead the server's clock before ours */
export function tickRings(ahead) {
  for (const ring of document.querySelectorAll("[data-ring]")) {
    const left = Number(ring.getAttribute("data-ring")) - Date.now() - ahead;
    const share = Math.max(0, Math.min(1, left / Number(ring.getAttribute("data-total"))));
    ring.setAttribute("stroke-dasharray", `${Math.round(100 * share)} 100`);
    ring.classList.toggle("late", share < 0.15);
  }
}
