// @ts-check
// How the chances of victory went, as a picture: a line for everybody, with marks where much was given away or came by luck.

/** @import { AnalysisFound, EraMark, Mark } from "./wire.d.ts" */

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [208, 46, 34, 20, 26];
/** Letters have their true size: a picture is as wide as there is room, within these. */
const [NARROWEST, WIDEST] = [300, 960];
/** How wide a letter of an era's name is, about. */
const LETTER = 6.5;
const SPACE = "http://www.w3.org/2000/svg";
/** What is marked, in millionths of a victory. */
const MARKED = { mistake: 20000, luck: 50000 };

/**
 * The picture, and what moves its pointer to a moment.
 * @param {AnalysisFound} found @param {{marks: Mark[], eras: EraMark[]}} story where turns began, and what divides the game
 * @param {{told: string, room: number, percent: (share: number) => string, go: (n: number) => void}} how what it says, how wide it may be, and
 * where a touch leads
 */
export function curve(found, { marks, eras }, { told, room, percent, go }) {
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
  svg.append(...divisions(eras, x, width - RIGHT));
  for (const { n, seat } of marks) svg.append(made("path", { d: `M${x(n - 1).toFixed(1)} ${HEIGHT - BOTTOM + 3}v7`, class: `tick mark-${seat}` }));
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

/**
 * A line where each era begins, with its name, or its number where there is no room for the name.
 * @param {EraMark[]} eras @param {(n: number) => number} x @param {number} end
 */
function* divisions(eras, x, end) {
  let free = LEFT;
  for (const [place, { n, number, text }] of eras.entries()) {
    const [here, next] = [x(n), place + 1 < eras.length ? x(eras[place + 1].n) : end + RIGHT];
    const line = made("path", { d: `M${here.toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`, class: "era" });
    const title = made("title", {});
    title.textContent = text;
    line.append(title);
    yield line;
    const fits = [text, String(number)].find((name) => here >= free && here + LETTER * (name.length + 1) <= next);
    if (fits === undefined) continue;
    free = here + LETTER * (fits.length + 1);
    yield written(fits, { x: (here + 2).toFixed(1), y: TOP - 4, class: "scale era-name" });
  }
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
