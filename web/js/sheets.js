// @ts-check
// On a narrow screen everything but the board lies in one sheet at the bottom, behind tabs.

/**
 * @param {HTMLElement} table carries the name of the open sheet
 * @param {HTMLElement} tabs @param {import("./choices.js").Choices} choices
 */
export function openSheets(table, tabs, choices) {
  const buttons = Array.from(tabs.querySelectorAll("button"));
  const open = (/** @type {string} */ name) => {
    table.dataset.sheet = name;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
  };
  let chosen = false;
  const filled = () => document.querySelector("#panels > *") !== null;
  for (const button of buttons) {
    const name = button.dataset.sheet ?? "";
    // A second tap puts the sheet away: the board has all the room.
    button.addEventListener("click", () => {
      chosen = true;
      open(table.dataset.sheet === name ? "" : name);
    });
  }
  // A hint is told among the choices: whoever asks for one sees it, and comes back when the game goes on.
  const advice = document.getElementById("advice");
  /** @type {string | null} */
  let before = null;
  document.getElementById("hint")?.addEventListener("click", () => {
    before ??= table.dataset.sheet ?? "";
    open("choices");
  });
  choices.watchers.push(() => {
    if (before !== null && advice?.hidden) {
      open(before);
      before = null;
    }
    const waits = (/** @type {string} */ place) => document.querySelector(`${place} [data-thing].can`) !== null;
    for (const button of buttons) {
      const news = button.dataset.sheet === "panels" ? waits("#panels") : button.dataset.sheet === "choices" && choices.all.length > 0;
      button.classList.toggle("news", news);
    }
    if (!chosen && filled()) open("panels");
    const shut = table.dataset.sheet === "";
    if (shut && waits("#panels") && !waits("#board")) open("panels");
  });
  // Before the game begins there is nothing but the chairs.
  open(filled() ? "panels" : "players");
}
