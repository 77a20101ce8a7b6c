// @ts-check
// What this browser remembers. A full or forbidden store costs only the comfort of it, never the page.

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is remembered, then.
  }
}
