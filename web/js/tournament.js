// @ts-check
// A tournament: its buttons, tables that its leader decides, and the page anew whenever something has happened.

import { get, messageOf, post } from "./api.js";
import { byId } from "./dom.js";
import { writeMoments } from "./moments.js";

/** @import { TournamentShown } from "./wire.d.ts" */

/** How often to look whether something has happened. */
const PAUSE = 10000;

const page = /** @type {HTMLElement} */ (document.querySelector("section.tournament"));
const id = page.dataset.id ?? "";

/** @type {Record<string, () => Promise<TournamentShown>>} */
const steps = {
  "register": () => post("/api/tournaments/{id}/register", { id }),
  "withdraw": () => post("/api/tournaments/{id}/withdraw", { id }),
  "check-in": () => post("/api/tournaments/{id}/check-in", { id }),
  "call": () => post("/api/tournaments/{id}/call", { id }),
  "begin": () => post("/api/tournaments/{id}/begin", { id }),
  "cancel": () => post("/api/tournaments/{id}/cancel", { id }),
};

writeMoments();

for (const form of page.querySelectorAll("form[data-ruling]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!confirm(form.dataset.sure)) return;
    const chosen = new FormData(form).getAll("place").map(String);
    const places = chosen.map((place) => place === "absent" ? null : Number(place));
    try {
      await post("/api/tournaments/{id}/rule", { id }, { table: form.dataset.ruling ?? "", places });
      location.reload();
    } catch (error) {
      byId("fault").textContent = messageOf(error);
    }
  });
}

for (const button of page.querySelectorAll("button[data-step]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", async () => {
    if (button.dataset.sure && !confirm(button.dataset.sure)) return;
    button.disabled = true;
    try {
      await steps[button.dataset.step ?? ""]();
      location.reload();
    } catch (error) {
      button.disabled = false;
      byId("fault").textContent = messageOf(error);
    }
  });
}

/** What changes whenever the page would look otherwise, as the server writes it. @param {TournamentShown} shown */
function print({ stage, entries, rounds }) {
  const over = rounds.flatMap(({ tables }) => tables).filter(({ places }) => places).length;
  const count = (/** @type {"here" | "out"} */ what) => entries.filter((entry) => entry[what]).length;
  return [stage, entries.length, count("here"), count("out"), rounds.length, over].join(".");
}

// Whoever goes through the page by keyboard is not interrupted.
setInterval(async () => {
  if (document.hidden || document.activeElement !== document.body) return;
  const shown = await get("/api/tournaments/{id}", { id }).catch(() => null);
  if (shown && print(shown) !== page.dataset.print) location.reload();
}, PAUSE);
