// @ts-check
// Copying a link or a picture, and saying that it was copied. Where the page may not, the link stands there to be copied by hand.

import { spoken } from "./words.js";

/** @param {string} text @param {HTMLElement} button that was pressed @param {HTMLElement} shown where the text stands if it cannot be copied */
export async function copyText(text, button, shown) {
  shown.textContent = text;
  try {
    await navigator.clipboard.writeText(text);
    told(button, spoken("copied"));
  } catch {
    shown.hidden = false;
    getSelection()?.selectAllChildren(shown);
  }
}

/** The picture itself; where a browser copies no pictures, its link. @param {string} address @param {HTMLElement} button @param {HTMLElement} shown */
export async function copyPicture(address, button, shown) {
  try {
    const picture = fetch(address).then((answer) => answer.blob());
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    told(button, spoken("ending-picture-copied"));
  } catch {
    await copyText(address, button, shown);
  }
}

/** The button says what it did, for a moment. @param {HTMLElement} button @param {string} text */
function told(button, text) {
  button.dataset.label ??= button.textContent ?? "";
  button.textContent = text;
  setTimeout(() => { button.textContent = button.dataset.label ?? ""; }, 2500);
}
