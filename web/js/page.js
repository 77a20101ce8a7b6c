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

// What the address has become since the page came, such as the moment of a replay, is the same place in the other language.
/** @type {HTMLAnchorElement | null} */
const otherLanguage = document.querySelector("header a[hreflang]");
for (const way of ["click", "auxclick", "contextmenu"]) {
  otherLanguage?.addEventListener(way, () => {
    const here = new URL(location.href);
    here.searchParams.set("lang", otherLanguage.hreflang);
    otherLanguage.href = here.href;
  });
}

const title = document.title;

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
  const patience = noticeTurns(waiting, link?.dataset.turn ?? "");
  clearTimeout(untold);
  if (patience > 0) untold = setTimeout(showTurns, patience);
}
/** What was withheld because a page had just been looked at. @type {ReturnType<typeof setTimeout> | undefined} */
let untold;

showTurns();
setInterval(showTurns, 20000);
document.addEventListener("visibilitychange", () => document.hidden || showTurns());
