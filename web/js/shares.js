// @ts-check
// The texts that people add to the dice before the start.

/** @import { ChairState, TableState } from "./wire.d.ts" */
/** @import { Wishes } from "./wishes.js" */

/**
 * Shows them, and the form to whoever sits at a table that waits.
 * @param {TableState} state @param {ChairState[]} own the chairs of this person
 */
export function showShares(state, own) {
  for (const list of document.querySelectorAll("[data-shares]")) {
    list.replaceChildren(...state.seal.shares.map(([place, text]) => {
      const item = document.createElement("li");
      const name = document.createElement("strong");
      name.textContent = `${state.chairs[place]?.name ?? ""} `;
      const said = document.createElement("q");
      said.textContent = text;
      item.append(name, said);
      return item;
    }));
  }
  const form = document.getElementById("share");
  if (!form) return;
  form.hidden = state.phase !== "waiting";
  // Who has no chair yet writes it here and brings it along when sitting down.
  for (const button of form.querySelectorAll("button")) button.hidden = own.length === 0;
}

/** The text that somebody brings along to a chair. */
export function broughtShare() {
  const text = /** @type {HTMLInputElement | null} */ (document.getElementById("share-text"))?.value.trim();
  return text ? { share: text } : {};
}

/** Sends the text when it is added; it stays in its field until it was taken. @param {Wishes} wishes */
export function listenToShares(wishes) {
  document.getElementById("share")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (document.getElementById("share-text"));
    const text = field.value.trim();
    if (text === "") return;
    if (await wishes.wish("share", { text })) field.value = "";
  });
}
