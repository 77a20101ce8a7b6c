// @ts-check
// Opening a duplicate: the form becomes a plan, the people at each table, and when it closes.

import { messageOf, post } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { showTimes } from "./times.js";

const HOUR = 3600000;

showTimes();
const form = document.getElementById("new-duplicate");
if (form) attend(form);

/** Leaves what is possible in a list, and chooses the first of it if what was chosen is not. @param {HTMLSelectElement} list @param {number} least @param {number} most */
function narrow(list, least, most) {
  for (const option of list.options) option.hidden = option.disabled = Number(option.value) < least || Number(option.value) > most;
  if (list.selectedOptions[0]?.disabled) list.value = Array.from(list.options).find((option) => !option.disabled)?.value ?? "";
}

/** @param {HTMLElement} form */
function attend(form) {
  const select = (/** @type {string} */ id) => byIdAs(id, HTMLSelectElement);
  const [game, seats, people] = [select("game"), select("seats"), select("people")];

  // How many sit at a table depends on the game; a team only where all play together, and bots have what is left.
  const fit = () => {
    const { least, most, together } = game.selectedOptions[0].dataset;
    narrow(seats, Number(least), Number(most));
    byId("people-part").hidden = together === undefined;
    narrow(people, 1, together === undefined ? 1 : Number(seats.value));
    byId("level-part").hidden = people.value === seats.value;
  };
  form.addEventListener("change", fit);
  fit();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const opened = await post("/api/duplicates", {}, {
        name: byIdAs("name", HTMLInputElement).value,
        plan: { game: game.value, table: { seats: Number(seats.value) } },
        people: Number(people.value),
        level: select("level").value,
        closes: Date.now() + Number(select("hours").value) * HOUR,
        listed: byIdAs("listed", HTMLInputElement).checked,
      });
      location.href = `/duplicates/${opened.id}`;
    } catch (error) {
      byId("fault").textContent = messageOf(error);
    }
  });
}
