// @ts-check
// Two ways a game could go on, compared: options at the moment that is shown, or how games went on from it. What was found is
// shown as it grows.

import { get, messageOf, post } from "./api.js";
import { button, byId, byIdAs } from "./dom.js";

/** @import { ComparisonShown, ShareShown, WayAsked, WayShown } from "./wire.d.ts" */

/** How often one looks how far the bots are. */
const PATIENCE = 1500;

const section = byId("compare");
const { id = "", lang, options: optionsHere, games, progress, difference, stop, on, colon, wentOn } = section.dataset;
const slider = byIdAs("moment", HTMLInputElement);
const selects = ["compare-one", "compare-other"].map((name) => byIdAs(name, HTMLSelectElement));
const format = { style: /** @type {const} */ ("percent"), maximumFractionDigits: 1 };
const share = new Intl.NumberFormat(lang, format);
const signed = new Intl.NumberFormat(lang, { ...format, signDisplay: "exceptZero" });
const range = (/** @type {ShareShown} */ { mean, low, high }, numbers = share) =>
  `${numbers.format(mean / 1e6)} (${numbers.format(low / 1e6)} – ${numbers.format(high / 1e6)})`;

/** The branches of the tree that could be compared, after the first decision in each. @type {{text: string, way: WayAsked}[]} */
let branches = [];
let isWatching = false;

/** @param {string | undefined} label @param {{text: string, way: WayAsked}[]} ways */
function group(label, ways) {
  const made = document.createElement("optgroup");
  made.label = label ?? "";
  made.append(...ways.map(({ text, way }) => new Option(text, JSON.stringify(way))));
  return made;
}

/** What can be compared at the moment that is shown. */
async function offer() {
  const n = Number(slider.value);
  const { options } = await get("/api/tables/{id}/options", { id, n }).catch(() => ({ options: [] }));
  if (n !== Number(slider.value)) return;
  const here = options.map(({ action, text }) => ({ text, way: { n, action } }));
  const chosen = Math.max(0, options.findIndex((option) => option.chosen));
  const next = n + 1 < Number(slider.max) ? [{ text: (wentOn ?? "").replace("{n}", String(n + 1)), way: { n: n + 1 } }] : [];
  for (const select of selects) {
    select.replaceChildren(...[group(optionsHere, here), group(games, [...next, ...branches])].filter((made) => made.children.length > 0));
  }
  selects[0].selectedIndex = Math.min(chosen, selects[0].options.length - 1);
  selects[1].selectedIndex = selects[0].selectedIndex === 0 ? Math.min(1, selects[1].options.length - 1) : 0;
  fit();
}

function fit() {
  const [one, other] = selects.map((select) => select.value);
  byIdAs("compare-go", HTMLButtonElement).disabled = one === "" || other === "" || one === other;
}

/** Begins a comparison, or ends it. @param {WayAsked} one @param {WayAsked} other @param {boolean} isEnd */
async function ask(one, other, isEnd) {
  byId("compare-fault").textContent = "";
  try {
    show((await post("/api/tables/{id}/comparisons", { id }, { one, other, stop: isEnd })).comparisons);
    watch();
  } catch (fault) {
    byId("compare-fault").textContent = messageOf(fault);
  }
}

/** Looks again while something is being played. */
async function watch() {
  if (isWatching) return;
  isWatching = true;
  try {
    for (let busy = true; busy;) {
      const { comparisons } = await get("/api/tables/{id}/comparisons", { id });
      show(comparisons);
      busy = comparisons.some(({ running }) => running);
      if (busy) await new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
    }
  } catch (fault) {
    byId("compare-fault").textContent = messageOf(fault);
  } finally {
    isWatching = false;
  }
}

/** @param {WayShown} way @returns {WayAsked} */
const asked = ({ table, n, action }) => ({ table, n, action });

/** @param {ComparisonShown[]} comparisons */
function show(comparisons) {
  byId("comparisons").replaceChildren(...comparisons.map((comparison) => {
    const { one, other, done, all, running, told } = comparison;
    const made = document.createElement("article");
    made.className = "comparison";
    const line = document.createElement("p");
    line.textContent = told;
    made.append(line, table(comparison));
    if (done < all) {
      const far = document.createElement("p");
      far.className = "buttons";
      const bar = Object.assign(document.createElement("progress"), { max: all, value: done });
      bar.setAttribute("aria-label", progress ?? "");
      far.append(`${progress}${colon}${done} / ${all} `, bar, " ", button((running ? stop : on) ?? "", () => ask(asked(one), asked(other), running)));
      made.append(far);
    }
    return made;
  }));
}

/** @param {ComparisonShown} comparison */
function table({ one, other, seat, difference: found }) {
  const wide = document.createElement("div");
  wide.className = "wide-table";
  const made = document.createElement("table");
  made.className = "points";
  const head = made.createTHead().insertRow();
  head.insertCell();
  for (const text of [one.text, other.text]) {
    const cell = document.createElement("th");
    cell.scope = "col";
    cell.textContent = text;
    head.append(cell);
  }
  const body = made.createTBody();
  const row = (/** @type {string} */ title, /** @type {string[]} */ cells) => {
    const added = body.insertRow();
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = title;
    added.append(name);
    for (const text of cells) added.insertCell().textContent = text;
    return added;
  };
  one.players.forEach(({ name, worth }, place) => row(name, [range(worth), range(other.players[place].worth)]).classList.toggle("chosen", place === seat));
  if (one.players.length > 0) row(difference ?? "", [range(found, signed)]).cells[1].colSpan = 2;
  wide.append(made);
  return wide;
}

async function begin() {
  const known = await get("/api/tables/{id}/variations", { id });
  branches = known.branches.filter(({ table: branch }) => branch !== id).map(({ table: branch, title }) => ({ text: title, way: { table: branch, n: 1 } }));
  await offer();
  await watch();
}

for (const select of selects) select.addEventListener("change", fit);
document.addEventListener("moment", () => { offer(); });
byId("compare-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const [one, other] = selects.map((select) => /** @type {WayAsked} */ (JSON.parse(select.value)));
  ask(one, other, false);
});
begin().catch((fault) => { byId("compare-fault").textContent = messageOf(fault); });
