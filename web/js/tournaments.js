// @ts-check
// Opening a tournament: the form becomes a plan, a system and a number of rounds.

import { messageOf, post } from "./api.js";
import { byId, byIdAs } from "./dom.js";

/** @import { Pace } from "./wire.d.ts" */

const form = document.getElementById("new-tournament");
if (form) attend(form);

/** @param {HTMLElement} form */
function attend(form) {
  const select = (/** @type {string} */ id) => byIdAs(id, HTMLSelectElement);
  const [game, system, seats] = [select("game"), select("system"), select("seats")];

  // Which fields are asked for depends on the system, and how many can sit at a table on the game.
  const fit = () => {
    byId("seats-part").hidden = system.value !== "groups";
    byId("rounds-part").hidden = system.value === "round-robin";
    const { least, most } = game.selectedOptions[0].dataset;
    for (const option of seats.options) option.hidden = option.disabled = Number(option.value) < Number(least) || Number(option.value) > Number(most);
    if (seats.selectedOptions[0]?.disabled) seats.value = Array.from(seats.options).find((option) => !option.disabled)?.value ?? "";
  };
  form.addEventListener("change", fit);
  fit();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    /** @type {Record<string, Pace>} */
    const paces = { free: { kind: "free" }, clock: { kind: "clock", per_move: 60, bank: 600 }, days: { kind: "days", days: 3 } };
    try {
      const opened = await post("/api/tournaments", {}, {
        name: byIdAs("name", HTMLInputElement).value,
        plan: { game: game.value, table: { seats: system.value === "groups" ? Number(seats.value) : 2 }, pace: paces[select("pace").value] },
        system: system.value,
        rounds: Number(byIdAs("rounds", HTMLInputElement).value),
      });
      location.href = `/tournaments/${opened.id}`;
    } catch (error) {
      byId("fault").textContent = messageOf(error);
    }
  });
}
