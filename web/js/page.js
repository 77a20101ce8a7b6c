// @ts-check
// What every page does: the theme, the other language, the badge of waiting games, short messages.

import { get } from "./api.js";
import { me } from "./me.js";
import { TurnNotices } from "./notify.js";

/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

/** What waits to be done on this page, and what it was called at first. */
const page = {
  title: document.title,
  notices: new TurnNotices(),
  /** Takes the last message away. @type {Timer} */
  hiding: undefined,
  /** Asks whose turn it is; many wishes in a row are one question. @type {Timer} */
  asking: undefined,
  /** Tells what was withheld because a page had just been looked at. @type {Timer} */
  untold: undefined,
};

// Whoever has installed us sees a page of ours without a connection, too. Others need no worker before they want notices.
if (matchMedia("(display-mode: standalone)").matches) navigator.serviceWorker?.register("/sw.js");

/** Says something in the corner for a while. @param {string} text */
export function tell(text) {
  const told = document.getElementById("told");
  if (!told) return;
  told.textContent = text;
  told.classList.add("shown");
  clearTimeout(page.hiding);
  page.hiding = setTimeout(() => told.classList.remove("shown"), 6000);
}

/** Shows soon at how many tables it is my turn. */
export function showTurns() {
  if (!me() || page.asking) return;
  page.asking = setTimeout(askTurns, 400);
}

/** Asks where it is my turn and shows it in the bar and in the page's title. */
async function askTurns() {
  page.asking = undefined;
  const waiting = await get("/api/me/turns", {}).catch(() => null);
  if (!Array.isArray(waiting)) return;
  const link = document.getElementById("turns");
  if (link) {
    link.textContent = (link.dataset.none ?? "") + (waiting.length > 0 ? ` (${waiting.length})` : "");
    link.classList.toggle("waiting", waiting.length > 0);
  }
  document.title = waiting.length > 0 ? `(${waiting.length}) ${page.title}` : page.title;
  const patience = page.notices.tell(waiting, link?.dataset.turn ?? "");
  clearTimeout(page.untold);
  if (patience > 0) page.untold = setTimeout(showTurns, patience);
}

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

showTurns();
setInterval(showTurns, 20000);
document.addEventListener("visibilitychange", () => document.hidden || showTurns());
