// @ts-check
// Elements of the page: those it always has, found by their id, and buttons made with their text.

/** An element that the page always has. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  return byIdAs(id, HTMLElement);
}

/** The same, known to be of a kind. @template {HTMLElement} T @param {string} id @param {new () => T} kind @returns {T} */
export function byIdAs(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** @param {string} text @param {() => unknown} press @returns {HTMLButtonElement} */
export function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", () => press());
  return made;
}

/**
 * A script that is not needed at once. Without a connection it is asked for again after a while.
 * @template T @param {() => Promise<T>} load @returns {Promise<T>}
 */
export async function fetched(load) {
  for (let wait = 2000; ; wait = Math.min(2 * wait, 60000)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => { setTimeout(go, wait); });
    }
  }
}
