// @ts-check
// Tells news to those who listen to the page instead of looking at it.

import { spoken } from "./words.js";

/** @import { LogLine } from "./wire.d.ts" */

/** How many lines stay where a screen reader finds them. */
const MOST_KEPT = 12;

/** @param {HTMLElement} place a live region @param {LogLine[]} news */
export function announce(place, news) {
  for (const line of news) {
    if (!line.text) continue;
    const item = document.createElement("p");
    item.textContent = line.kind === "chat" ? (line.name ?? "") + spoken("colon") + line.text : line.text;
    place.append(item);
  }
  while (place.childElementCount > MOST_KEPT) place.firstElementChild?.remove();
}
