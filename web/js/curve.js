// @ts-check
// How the chances of victory went, as a picture: a line for everybody, with marks where much was given away or came by luck.

/** @import { AnalysisFound, Mark } from "./wire.d.ts" */

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [200, 46, 34, 12, 26];
/** Letters have their true size: a picture is as wide as there is room, within these. */
const [NARROWEST, WIDEST] = [300, 960];
const SPACE = "http://www.w3.org/2000/svg";
/** What is marked, in millionths of a victory. */
const MARKED = { mistake: 20000, luck: 50000 };

/**
 * The picture, and what moves its pointer to a moment.
 * @param {AnalysisFound} found @param {Mark[]} turns where turns began
 * @param {{told: string, room: number, percent: (share: number) => string, go: (n: number) => void}} how what it says, how wide it may be, and
 * where a touch leads
 */
export function curve(found, turns, { told, room, percent, go }) {
  const width = Math.min(WIDEST, Math.max(NARROWEST, room));
  const last = found.moments.length;
  const x = (/** @type {number} */ n) => LEFT + (n * (width - LEFT - RIGHT)) / Math.max(last, 1);
  const y = (/** @type {number} */ share) => TOP + ((1e6 - share) * (HEIGHT - TOP - BOTTOM)) / 1e6;
  const after = (/** @type {number} */ n) => (n === 0 ? found.start : found.moments[n - 1].chances);
  const svg = /** @type {SVGSVGElement} */ (made("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, class: "lead curve", role: "img", "aria-label": told }));
  for (const share of [0, 5e5, 1e6]) {
    svg.append(made("path", { d: `M${LEFT} ${y(share)}H${width - RIGHT}`, class: "grid" }));
    svg.append(written(percent(share), { x: LEFT - 5, y: y(share) + 4, class: "scale" }));
  }
  for (const { n, seat } of turns) svg.append(made("path", { d: `M${x(n - 1).toFixed(1)} ${HEIGHT - BOTTOM + 3}v7`, class: `tick mark-${seat}` }));
  // A team has one line.
  const seats = found.team ? [0] : found.start.map((_, seat) => seat);
  for (const seat of seats) {
    const points = Array.from({ length: last + 1 }, (_, n) => `${x(n).toFixed(1)},${y(after(n)[seat]).toFixed(1)}`);
    svg.append(made("polyline", { points: points.join(" "), class: `line mark-${seat}` }));
    const same = seats.filter((other) => other < seat && Math.abs(y(after(last)[other]) - y(after(last)[seat])) < 12).length;
    svg.append(written(found.team ? "" : String.fromCharCode(65 + seat), { x: width - RIGHT + 5 + 10 * same, y: y(after(last)[seat]) + 4, class: `mark-${seat}` }));
  }
  for (const { n, seat, given_away, luck, chances } of found.moments) {
    const line = found.team ? 0 : seat;
    const [across, down] = [x(n), y(chances[line])];
    if (given_away >= MARKED.mistake) svg.append(made("circle", { cx: across.toFixed(1), cy: down.toFixed(1), r: 4, class: "mistake" }));
    else if (Math.abs(luck[seat]) >= MARKED.luck) svg.append(made("path", { d: `M${across.toFixed(1)} ${(down - 5).toFixed(1)}l5 5l-5 5l-5-5Z`, class: "luck" }));
  }
  const pointer = made("path", { d: "", class: "pointer" });
  svg.append(pointer);
  svg.addEventListener("click", (event) => {
    const there = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    go(Math.min(last, Math.max(0, Math.round(((there.x - LEFT) * last) / (width - LEFT - RIGHT)))));
  });
  return { svg, point: (/** @type {number} */ n) => pointer.setAttribute("d", `M${x(n).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`) };
}

/** @param {string} text @param {Record<string, string | number>} attributes */
function written(text, attributes) {
  const element = made("text", attributes);
  element.textContent = text;
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function made(name, attributes) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
