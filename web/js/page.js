// What every page does: the theme, the badge of waiting games, short messages.

import { get, me } from "./api.js";
import { noticeTurns } from "./notify.js";

/** Says something in the corner for a while. @param {string} text */
export function tell(text) {
  const told = document.getElementById("told");
  if (!told) return;
  told.textContent = text;
  told.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(() => told.classList.remove("shown"), 6000);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

document.getElementById("theme")?.addEventListener("click", () => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
  root.dataset.theme = next;
  document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`;
});

const title = document.title;
/** The tables that waited for me when I was last asked. @type {Set<string>} */
let waitedBefore = new Set();

/** Shows soon at how many tables it is my turn; many wishes in a row are one question. */
export function showTurns() {
  if (!me() || asking) return;
  asking = setTimeout(askTurns, 400);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;

/** Asks where it is my turn and shows it in the bar and in the page's title. */
async function askTurns() {
  asking = undefined;
  const waiting = await get("/api/me/turns").catch(() => null);
  if (!Array.isArray(waiting)) return;
  const link = document.getElementById("turns");
  if (link) {
    link.textContent = (link.dataset.none ?? "") + (waiting.length > 0 ? ` (${waiting.length})` : "");
    link.classList.toggle("waiting", waiting.length > 0);
  }
  document.title = waiting.length > 0 ? `(${waiting.length}) ${title}` : title;
  noticeTurns(waiting.filter((table) => !waitedBefore.has(table)), link?.dataset.turn ?? "");
  waitedBefore = new Set(waiting);
}

showTurns();
setInterval(showTurns, 20000);
document.addEventListener("visibilitychange", () => document.hidden || showTurns());
