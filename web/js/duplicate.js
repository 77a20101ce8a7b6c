// @ts-check
// A duplicate: entering it, and the page anew whenever something has happened.

import { get, messageOf, post } from "./api.js";
import { byId } from "./dom.js";
import { showTimes } from "./times.js";

/** @import { DuplicateShown } from "./wire.d.ts" */

/** How often to look whether something has happened. */
const PAUSE = 10000;

const page = /** @type {HTMLElement} */ (document.querySelector("section.duplicate"));
const id = page.dataset.id ?? "";
showTimes();

const enter = document.getElementById("enter");
if (enter instanceof HTMLButtonElement) {
  enter.addEventListener("click", async () => {
    enter.disabled = true;
    try {
      const { mine } = await post("/api/duplicates/{id}/enter", { id });
      location.href = `/t/${mine}`;
    } catch (error) {
      enter.disabled = false;
      byId("fault").textContent = messageOf(error);
    }
  });
}

/** What changes whenever the page would look otherwise, as the server writes it. @param {DuplicateShown} shown */
function print({ closed, entries }) {
  return `${closed}.${entries.map(({ state, people }) => `${state}${people.length}`).join(".")}`;
}

// Whoever goes through the page by keyboard is not interrupted.
setInterval(async () => {
  if (document.hidden || document.activeElement !== document.body) return;
  const shown = await get("/api/duplicates/{id}", { id }).catch(() => null);
  if (shown && print(shown) !== page.dataset.print) location.reload();
}, PAUSE);
