// @ts-check
// Playing on from the moment that a replay shows: with another choice or with other dice, and with whom.

import { get, messageOf, post } from "./api.js";
import { byId, byIdAs } from "./dom.js";

/** @import { ChairWish } from "./wire.d.ts" */

const form = byId("what-if");
const id = form.dataset.id ?? "";
const slider = byIdAs("moment", HTMLInputElement);
const how = byIdAs("what-if-how", HTMLSelectElement);

/** Whom the chairs of a game that goes on are meant for. @param {{name: string, place: number}[]} players @returns {ChairWish[]} */
function wishes(players) {
  const [company, mine] = ["what-if-with", "what-if-seat"].map((name) => byIdAs(name, HTMLSelectElement).value);
  const level = byIdAs("what-if-level", HTMLSelectElement).value;
  return [...players].sort((one, other) => one.place - other.place).map(({ name, place }) => {
    if (String(place) === mine) return { kind: "me" };
    if (company === "beside") return { kind: "beside", name };
    return company === "bots" ? { kind: "bot", level } : { kind: "friend" };
  });
}

/** What can be done at the moment that is shown: nothing at the end, and other dice only where some were rolled. @param {boolean} chance */
function fit(chance) {
  const dice = how.querySelector("option[value=dice]");
  if (dice instanceof HTMLOptionElement) dice.disabled = !chance;
  if (!chance) how.value = "choice";
  byId("what-if-no-dice").hidden = chance;
  // A running game has no end yet: one plays on from now, too.
  byIdAs("what-if-go", HTMLButtonElement).disabled = document.body.classList.contains("look") && slider.value === slider.max;
}

async function offer() {
  const { chairs } = await get("/api/tables/{id}", { id });
  const me = document.getElementById("who")?.dataset.id;
  const seat = byIdAs("what-if-seat", HTMLSelectElement);
  seat.replaceChildren(...chairs.map(({ name, place: chair, person }) => new Option(name, String(chair), false, person !== null && person === me)));
  const company = byIdAs("what-if-with", HTMLSelectElement);
  company.addEventListener("change", () => { byId("what-if-bots").hidden = company.value !== "bots"; });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    byId("what-if-fault").textContent = "";
    try {
      const opened = await post("/api/tables/{id}/what-if", { id }, { n: Number(slider.value), chairs: wishes(chairs), again: how.value === "dice" });
      location.href = `/t/${opened.id}`;
    } catch (fault) {
      byId("what-if-fault").textContent = messageOf(fault);
    }
  });
}

fit(form.dataset.chance === "true");
document.addEventListener("moment", () => fit(byId("replay").dataset.chance === "true"));
offer().catch((fault) => { byId("what-if-fault").textContent = messageOf(fault); });
