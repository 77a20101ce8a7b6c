// @ts-check
// Opening a table: the form becomes a plan and chairs.

import { messageOf, post } from "./api.js";
import { byIdAs } from "./dom.js";
import { beSomebody } from "./me.js";

/** @import { ChairWish, ChosenEdition, Hints, Pace, Plan } from "./wire.d.ts" */

const form = byIdAs("new", HTMLFormElement);
const value = (/** @type {string} */ id) => byIdAs(id, HTMLInputElement).value;
const checked = (/** @type {string} */ id) => byIdAs(id, HTMLInputElement).checked;

for (const chair of form.querySelectorAll(".chair")) {
  const select = /** @type {HTMLSelectElement} */ (chair.querySelector("select"));
  const name = /** @type {HTMLInputElement} */ (chair.querySelector("input"));
  select.addEventListener("change", () => {
    name.hidden = select.value !== "beside";
    if (!name.hidden) name.focus();
  });
}

const pace = byIdAs("pace", HTMLSelectElement);
pace.addEventListener("change", () => {
  for (const kind of ["free", "clock", "days"]) {
    /** @type {HTMLElement} */ (form.querySelector(`.pace-${kind}`)).hidden = pace.value !== kind;
  }
});

/** Whom each chair is meant for. */
function chairs() {
  /** @type {ChairWish[]} */
  const wishes = [];
  for (const chair of form.querySelectorAll(".chair")) {
    const kind = /** @type {HTMLSelectElement} */ (chair.querySelector("select")).value;
    const name = /** @type {HTMLInputElement} */ (chair.querySelector("input")).value;
    if (kind === "") continue;
    if (kind.startsWith("bot:")) wishes.push({ kind: "bot", level: kind.slice(4) });
    else if (kind === "beside") wishes.push({ kind, name });
    else if (kind === "me" || kind === "friend" || kind === "anyone") wishes.push({ kind });
  }
  return wishes;
}

/** What was chosen for the game, where it is not the default. */
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

const edition = byIdAs("edition", HTMLSelectElement);
const editionFile = byIdAs("edition-file", HTMLInputElement);
const editionChecked = byIdAs("edition-checked", HTMLElement);
edition.addEventListener("change", () => {
  byIdAs("edition-bring", HTMLElement).hidden = edition.value !== "bring";
  editionChecked.textContent = "";
});

// A file is checked as soon as it is chosen: what is wrong is said beside it, with its line.
editionFile.addEventListener("change", async () => {
  const text = await editionFile.files?.[0]?.text();
  if (text === undefined) return;
  try {
    await beSomebody();
    const { name, differences } = await post("/api/editions", {}, { game: form.dataset.game ?? "", text });
    editionChecked.textContent = [name, ...differences.map(({ path, before, after }) => `${path}: ${before ?? "–"} → ${after ?? "–"}`)].join(" · ");
  } catch (error) {
    editionChecked.textContent = messageOf(error);
  }
});

/** The edition, if it is not the usual one. @returns {Promise<{ edition?: ChosenEdition }>} */
async function chosenEdition() {
  if (edition.value === "bring") {
    const text = await editionFile.files?.[0]?.text();
    return text === undefined ? {} : { edition: { text } };
  }
  return edition.selectedOptions[0]?.dataset.base === undefined ? { edition: { digest: edition.value } } : {};
}

/** How long one may think. @returns {Pace} */
function clock() {
  if (pace.value === "clock") return { kind: "clock", per_move: Number(value("per-move")), bank: Number(value("bank")) };
  if (pace.value === "days") return { kind: "days", days: Number(value("days")) };
  return { kind: "free" };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const fault = byIdAs("fault", HTMLElement);
  fault.textContent = "";
  try {
    await beSomebody();
    const wishes = chairs();
    const share = value("share-text").trim() === "" ? {} : { share: value("share-text").trim() };
    /** @type {Plan} */
    const plan = {
      game: form.dataset.game ?? "",
      table: { seats: wishes.length, options: options() },
      pace: clock(),
      watched: checked("watched"),
      casual: checked("casual"),
      ready: checked("ready") && wishes.some(({ kind }) => kind === "friend" || kind === "anyone"),
      patience: Number(byIdAs("patience", HTMLSelectElement).value),
      lang: document.documentElement.lang,
      hints: /** @type {Hints} */ (byIdAs("hints", HTMLSelectElement).value),
    };
    const { id } = await post("/api/tables", {}, { plan, chairs: wishes, ...share, ...(await chosenEdition()) });
    location.assign(`/t/${id}`);
  } catch (error) {
    fault.textContent = messageOf(error);
  }
});
