// Opening a table: the form becomes a plan and chairs.

import { beSomebody, post } from "./api.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const value = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id)).value;
const checked = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id)).checked;

for (const chair of form.querySelectorAll(".chair")) {
  const select = /** @type {HTMLSelectElement} */ (chair.querySelector("select"));
  const name = /** @type {HTMLInputElement} */ (chair.querySelector("input"));
  select.addEventListener("change", () => {
    name.hidden = select.value !== "beside";
    if (!name.hidden) name.focus();
  });
}

const pace = /** @type {HTMLSelectElement} */ (document.getElementById("pace"));
pace.addEventListener("change", () => {
  for (const kind of ["clock", "days"]) {
    /** @type {HTMLElement} */ (form.querySelector(`.pace-${kind}`)).hidden = pace.value !== kind;
  }
});

function chairs() {
  const wishes = [];
  for (const chair of form.querySelectorAll(".chair")) {
    const kind = /** @type {HTMLSelectElement} */ (chair.querySelector("select")).value;
    const name = /** @type {HTMLInputElement} */ (chair.querySelector("input")).value;
    if (kind === "") continue;
    if (kind.startsWith("bot:")) wishes.push({ kind: "bot", level: kind.slice(4) });
    else if (kind === "beside") wishes.push({ kind, name });
    else wishes.push({ kind });
  }
  return wishes;
}

function options() {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const option of form.querySelectorAll(".option")) {
    const { key, kind } = /** @type {HTMLElement} */ (option).dataset;
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (option.querySelector("input, select"));
    if (!key || !field) continue;
    if (kind === "flag" && field instanceof HTMLInputElement && field.checked) chosen[key] = true;
    if (kind === "choice" && field instanceof HTMLSelectElement && field.selectedIndex > 0) chosen[key] = field.value;
    if (kind === "number" && field.value !== field.dataset.default) chosen[key] = Number(field.value);
    if (kind === "form" && field.value.trim() !== "") chosen[key] = JSON.parse(field.value);
  }
  return chosen;
}

function clock() {
  if (pace.value === "clock") return { kind: "clock", per_move: Number(value("per-move")), bank: Number(value("bank")) };
  if (pace.value === "days") return { kind: "days", days: Number(value("days")) };
  return { kind: "free" };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const fault = /** @type {HTMLElement} */ (document.getElementById("fault"));
  fault.textContent = "";
  try {
    await beSomebody();
    const wishes = chairs();
    const share = value("share-text").trim() === "" ? {} : { share: value("share-text").trim() };
    const plan = {
      game: form.dataset.game,
      table: { seats: wishes.length, options: options() },
      pace: clock(),
      watched: checked("watched"),
      casual: checked("casual"),
      hints: value("hints"),
    };
    const { id } = await post("/api/tables", { plan, chairs: wishes, ...share });
    location.assign(`/t/${id}`);
  } catch (error) {
    fault.textContent = error instanceof Error ? error.message : String(error);
  }
});
