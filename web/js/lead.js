// @ts-check
// The course of the lead as a small picture: what everybody had after each moment that gave points.

/** @import { Scoring } from "./wire.d.ts" */

const [WIDTH, HEIGHT, MARGIN] = [600, 130, 16];
const SPACE = "http://www.w3.org/2000/svg";

/** @param {Scoring[]} course @param {string[]} names by seat, or one for a team @param {boolean} lettered whether lines bear the letters of seats */
export function lead(course, names, lettered) {
  const all = course.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ number) => MARGIN + (number * (WIDTH - 3 * MARGIN)) / Math.max(course.length - 1, 1);
  const y = (/** @type {number} */ points) => HEIGHT - MARGIN - ((points - least) * (HEIGHT - 2 * MARGIN)) / (most - least);
  const svg = made("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "lead", role: "img" });
  const last = course[course.length - 1].totals;
  svg.setAttribute("aria-label", names.map((name, seat) => `${name} ${last[seat]}`).join(", "));
  for (const [seat] of names.entries()) {
    const points = course.map(({ totals }, number) => `${x(number).toFixed(1)},${y(totals[seat]).toFixed(1)}`);
    svg.append(made("polyline", { points: points.join(" "), class: `line mark-${seat}` }));
    const text = made("text", { x: WIDTH - 1.4 * MARGIN, y: y(last[seat]) + 4 + 13 * last.slice(0, seat).filter((points) => points === last[seat]).length, class: `mark-${seat}` });
    text.textContent = lettered ? String.fromCharCode(65 + seat) : String(last[seat]);
    svg.append(text);
  }
  return svg;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function made(name, attributes) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
