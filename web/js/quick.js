// @ts-check
// One touch opens a table against bots.

import { get, messageOf, post } from "./api.js";
import { beSomebody } from "./me.js";
import { tell } from "./page.js";

/** @import { ChairWish } from "./wire.d.ts" */

/** Every button that opens a table of its game. */
export function listenToQuick() {
  for (const button of document.querySelectorAll("button[data-quick]")) {
    if (button instanceof HTMLButtonElement) button.addEventListener("click", () => open(button));
  }
}

/** @param {HTMLButtonElement} button says which game, and for how many */
async function open(button) {
  button.disabled = true;
  try {
    await beSomebody();
    const { levels } = await get("/api/games", {});
    const level = levels[Math.floor(levels.length / 2)][0];
    const seats = Number(button.dataset.seats);
    const bots = Array.from({ length: seats - 1 }, () => /** @type {ChairWish} */ ({ kind: "bot", level }));
    const plan = { game: button.dataset.quick ?? "", table: { seats } };
    const { id } = await post("/api/tables", {}, { plan, chairs: [{ kind: "me" }, ...bots] });
    location.assign(`/t/${id}`);
  } catch (fault) {
    button.disabled = false;
    tell(messageOf(fault));
  }
}
