// @ts-check
// Forms that write an action where the list of choices cannot hold them all.
//
// `data-compose` starts the notation; every `data-word` inside adds to it, in the order of the page: a number above zero or
// a choice as `word=value` (a choice without a word as its value), a list of boxes as `word=a,b`, a box as the word alone,
// anything else as a word that is always said.

/** The action that a form says now. @param {HTMLFormElement} form @returns {string} */
export function composed(form) {
  const words = [form.dataset.compose ?? ""];
  for (const field of form.querySelectorAll("[data-word]")) {
    const word = field.getAttribute("data-word") ?? "";
    const value = said(field);
    if (value === null) continue;
    words.push([word, value].filter((part) => part !== "").join("="));
  }
  return words.join(" ");
}

/** A button beside a number makes it one more or one less. @param {EventTarget | null} target @returns {boolean} whether it was one */
export function stepped(target) {
  const button = target instanceof Element ? target.closest("[data-step]") : null;
  const field = button?.parentElement?.querySelector("input");
  if (!button || !field) return false;
  const wanted = Number(field.value) + Number(button.getAttribute("data-step"));
  field.value = String(Math.min(Math.max(wanted, Number(field.min)), Number(field.max)));
  return true;
}

/** What a field says: nothing, its word alone (""), or a value. @param {Element} field @returns {string | null} */
function said(field) {
  if (field instanceof HTMLFieldSetElement) {
    const boxes = Array.from(field.querySelectorAll("input:checked"), (box) => /** @type {HTMLInputElement} */ (box).value);
    return boxes.length > 0 ? boxes.join(",") : null;
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked ? "" : null;
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    return field.value === "" || Number(field.value) === 0 ? null : field.value;
  }
  return "";
}
