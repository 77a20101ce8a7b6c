// @ts-check
// Texts in the reader's language, as the page was given them.

/** @type {Record<string, string>} */
const texts = JSON.parse(document.getElementById("spoken")?.textContent ?? "{}");

/** A text by its key; a key without a text stands for itself. @param {string} key @returns {string} */
export function spoken(key) {
  return texts[key] ?? key;
}
