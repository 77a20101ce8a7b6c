// @ts-check
// The board for those who listen: everything on it that has a name can be found by that name, whether it can be touched now or
// not, and Shift with the arrow keys walks over all of it. It changes nothing that can be seen.

/** @param {HTMLElement} board */
export function nameEverything(board) {
  for (const title of board.querySelectorAll("svg title")) {
    const element = title.parentElement;
    const name = title.textContent?.trim().replaceAll("\n", ". ") ?? "";
    if (!element || element.localName === "svg" || name === "") continue;
    if (element.getAttribute("role") === "button") continue;
    // What has named things inside is a group of them: a picture would hide them.
    element.setAttribute("role", element.querySelector(":scope > * title") ? "group" : "img");
    element.setAttribute("aria-label", name);
    element.setAttribute("data-named", "");
  }
}
