// @ts-check
// Opening a table: the form becomes a plan and chairs.

import { Fault, messageOf, post } from "./api.js";
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

/** The name of the friend for whom a chair is kept. @param {Element} chair */
const friendName = (chair) => /** @type {HTMLOptionElement | null} */ (chair.querySelector("option:checked"))?.dataset.name ?? "";

/** Whom each chair is meant for. */
function chairs() {
  /** @type {ChairWish[]} */
  const wishes = [];
  for (const chair of form.querySelectorAll(".chair")) {
    const kind = /** @type {HTMLSelectElement} */ (chair.querySelector("select")).value;
    const name = /** @type {HTMLInputElement} */ (chair.querySelector("input")).value;
    if (kind === "") continue;
    if (kind.startsWith("bot:")) wishes.push({ kind: "bot", level: kind.slice(4) });
    else if (kind.startsWith("kept:")) wishes.push({ kind: "kept", person: kind.slice(5), name: friendName(chair) });
    else if (kind === "beside") wishes.push({ kind, name });
    else if (kind === "me" || kind === "friend" || kind === "anyone") wishes.push({ kind });
  }
  return wishes;
}

/** How many will play, as the form stands. */
const seats = () => Array.from(form.querySelectorAll(".chair select")).filter((chair) => /** @type {HTMLSelectElement} */ (chair).value !== "").length;
const rows = Array.from(form.querySelectorAll(".option"), (row) => /** @type {HTMLElement} */ (row));
const fieldOf = (/** @type {HTMLElement} */ row) => /** @type {HTMLInputElement | HTMLSelectElement} */ (row.querySelector("input, select"));
const severalIn = (/** @type {HTMLElement} */ row) =>
  Array.from(row.querySelectorAll(".several select"), (field) => /** @type {HTMLSelectElement} */ (field)).filter((field) => !field.closest("label")?.hidden);

/** Says beside a field what is wrong with it, or nothing any more. @param {Element | null} place @param {string} text */
function tellBeside(place, text) {
  if (!place) return;
  place.textContent = text;
  const field = form.querySelector(`[aria-describedby~="${place.id}"]`);
  if (text === "") field?.removeAttribute("aria-invalid");
  else field?.setAttribute("aria-invalid", "true");
}

/** Shows what is asked with the options chosen and the players who sit. */
function fitForm() {
  const playing = seats();
  for (const row of rows) {
    const { only, kind } = row.dataset;
    if (only) {
      const [key, value] = only.split("=");
      const other = rows.find((one) => one.dataset.key === key);
      row.hidden = !other || fieldOf(other).value !== value;
    }
    for (const place of row.querySelectorAll("[data-place]")) {
      /** @type {HTMLElement} */ (place).hidden = Number(/** @type {HTMLElement} */ (place).dataset.place) >= playing;
    }
    const several = row.querySelector(".several");
    if (kind === "each-seat" && several instanceof HTMLElement) several.hidden = fieldOf(row).value !== "each";
    tellBeside(row.querySelector(".fault"), row.hidden ? "" : wrong(row));
  }
}

/** What is wrong with an option, as a sentence; nothing if it can be played. @param {HTMLElement} row */
function wrong(row) {
  const field = fieldOf(row);
  if (field instanceof HTMLInputElement && field.type === "number") return outside(field);
  if (row.dataset.kind === "each-seat" && field.value !== "each") return "";
  /** @type {Map<string, number>} */
  const counted = new Map();
  const tooMany = new Set();
  for (const { value, selectedOptions } of severalIn(row)) {
    counted.set(value, (counted.get(value) ?? 0) + 1);
    if ((counted.get(value) ?? 0) > Number(selectedOptions[0]?.dataset.most)) tooMany.add(selectedOptions[0]?.textContent ?? "");
  }
  return tooMany.size === 0 ? "" : `${form.dataset.tooOften} ${Array.from(tooMany).join(", ")}.`;
}

/** What is wrong with a number. @param {HTMLInputElement} field */
function outside(field) {
  return field.validity.valid ? "" : (form.dataset.between ?? "").replace("{least}", field.min).replace("{most}", field.max);
}

form.addEventListener("change", fitForm);
fitForm();

/** What was chosen for the game, where it is not the default. */
function options() {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const row of rows.filter((one) => !one.hidden)) {
    const value = filledIn(row, fieldOf(row));
    if (row.dataset.key && value !== undefined) chosen[row.dataset.key] = value;
  }
  return chosen;
}

/** The value of an option; nothing if it is the default. @param {HTMLElement} row @param {HTMLInputElement | HTMLSelectElement} field */
function filledIn(row, field) {
  const words = () => severalIn(row).map(({ value }) => value);
  switch (row.dataset.kind) {
    case "flag": return field instanceof HTMLInputElement && field.checked ? true : undefined;
    case "choice": return field instanceof HTMLSelectElement && field.selectedIndex > 0 ? field.value : undefined;
    case "number": return field.value !== field.dataset.default ? Number(field.value) : undefined;
    case "seat": return field.value !== "" ? Number(field.value) : undefined;
    case "each-seat":
      if (field.value === "each") return words();
      return field instanceof HTMLSelectElement && field.selectedIndex > 0 ? field.value : undefined;
    case "list": return words();
    default: return Object.fromEntries(severalIn(row).map(({ name, value: word }) => [name, word]));
  }
}

/** Says what is wrong with the form, each thing beside its field, and goes to the first. @returns {boolean} whether anything is */
function faulty() {
  fitForm();
  for (const field of form.querySelectorAll("fieldset input[type=number]")) {
    if (!(field instanceof HTMLInputElement)) continue;
    tellBeside(document.getElementById(`${field.id}-fault`), field.closest("[hidden]") ? "" : outside(field));
  }
  return goToFault();
}

/** Opens what hides the first field with something wrong, and goes there. */
function goToFault() {
  const first = form.querySelector("[aria-invalid]");
  const folded = first?.closest("details");
  if (folded) folded.open = true;
  if (first instanceof HTMLElement) first.focus();
  return first !== null;
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
  if (faulty()) return;
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
      friendly: !checked("rated"),
      ready: checked("ready") && wishes.some(({ kind }) => kind === "friend" || kind === "anyone" || kind === "kept"),
      patience: Number(byIdAs("patience", HTMLSelectElement).value),
      lang: document.documentElement.lang,
      hints: /** @type {Hints} */ (byIdAs("hints", HTMLSelectElement).value),
    };
    const { id } = await post("/api/tables", {}, { plan, chairs: wishes, ...share, ...(await chosenEdition()) });
    location.assign(`/t/${id}`);
  } catch (error) {
    // What the game refuses is told beside the option that its rule speaks of.
    const rule = error instanceof Fault ? error.told.rule : undefined;
    const refused = rows.find((row) => !row.hidden && row.dataset.rule === rule);
    if (refused) tellBeside(refused.querySelector(".fault"), messageOf(error));
    else fault.textContent = messageOf(error);
    goToFault();
  }
});
