// @ts-check
// Opening a tournament: the form becomes a plan, a system and a number of rounds.

import { messageOf, post } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { writeMoments } from "./moments.js";

/** @import { Pace } from "./wire.d.ts" */

/** How many minutes a round usually has at a pace. */
const USUAL_ROUNDS = { clock: "120", days: "43200", free: "10080" };

writeMoments();
const form = document.getElementById("new-tournament");
if (form) attend(form);

/** @param {HTMLElement} form */
function attend(form) {
  const select = (/** @type {string} */ id) => byIdAs(id, HTMLSelectElement);
  const [game, system, seats, pace, roundTime] = [select("game"), select("system"), select("seats"), select("pace"), select("round-time")];

  // Which fields are asked for depends on the system, and how many can sit at a table on the game.
  const fit = () => {
    const ranges = [game, system].map((one) => one.selectedOptions[0].dataset);
    const fits = (/** @type {HTMLOptionElement} */ { value }) => ranges.every(({ least, most }) => Number(value) >= Number(least) && Number(value) <= Number(most));
    byId("seats-part").hidden = Number(ranges[1].most) === 2;
    byId("rounds-part").hidden = system.value === "round-robin" || system.value === "knockout";
    for (const option of seats.options) option.hidden = option.disabled = !fits(option);
    if (!seats.selectedOptions[0]?.disabled) return;
    const free = Array.from(seats.options).filter((option) => !option.disabled);
    seats.value = (free.find(({ value }) => value === "4") ?? free[0])?.value ?? "";
  };
  form.addEventListener("change", fit);
  pace.addEventListener("change", () => { roundTime.value = USUAL_ROUNDS[/** @type {keyof typeof USUAL_ROUNDS} */ (pace.value)]; });
  fit();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    /** @type {Record<string, Pace>} */
    const paces = { free: { kind: "free" }, clock: { kind: "clock", per_move: 60, bank: 600 }, days: { kind: "days", days: 3 } };
    const starts = byIdAs("starts", HTMLInputElement);
    try {
      const opened = await post("/api/tournaments", {}, {
        name: byIdAs("name", HTMLInputElement).value,
        plan: { game: game.value, table: { seats: Number(seats.value) }, pace: paces[pace.value] },
        system: system.value,
        rounds: Number(byIdAs("rounds", HTMLInputElement).value),
        starts: starts.value ? new Date(starts.value).getTime() : null,
        round_minutes: roundTime.value ? Number(roundTime.value) : null,
      });
      location.href = `/tournaments/${opened.id}`;
    } catch (error) {
      byId("fault").textContent = messageOf(error);
    }
  });
}
