// @ts-check
// Copying a link, and saying that it was copied. Where the page may not, the link stands there to be copied by hand.

import { spoken } from "./words.js";

/** @param {string} text @param {HTMLElement} button that was pressed @param {HTMLElement} shown where the text stands if it cannot be copied */
export async function copyText(text, button, shown) {
  shown.textContent = text;
  try {
    await navigator.clipboard.writeText(text);
    const label = button.textContent;
    button.textContent = spoken("copied");
    setTimeout(() => { button.textContent = label; }, 2500);
  } catch {
    shown.hidden = false;
    getSelection()?.selectAllChildren(shown);
  }
}
