// @ts-check
// The sentence over the board: what is asked of me, whom the game waits for, or how it ended.

import { byId } from "./dom.js";
import { spoken } from "./words.js";

/** In so many steps a long sentence is written smaller until it has room; the style says how small that is. */
const STEPS = 5;

/** @import { ChairState, Standing, TableState } from "./wire.d.ts" */

/** @param {TableState} state @returns {string} */
export function promptText(state) {
  const { chairs, game, phase } = state;
  if (phase === "stopped") return spoken("phase-stopped");
  if (phase === "waiting" || !game) return "";
  if (phase === "sealed" && !game.result) return spoken("phase-sealed");
  if (game.result) return isRanking(game.result) ? result(chairs, game.result) : game.drawn?.asked ?? spoken("game-over");
  const away = chairs.some((chair) => chair.seat === game.seat && chair.away);
  const decides = typeof game.seat === "number" && !away && game.deciders.includes(game.seat);
  if (decides && game.drawn?.asked) return game.drawn.asked;
  const waited = chairs.filter((chair) => chair.waiting);
  if (!away && waited.some((chair) => chair.seat === game.seat)) return spoken("your-turn");
  return `${spoken("waits-for")} ${waited.map((chair) => chair.name).join(", ")}`;
}

/** Shows it: as large as it has room for. @param {string} text */
export function showPrompt(text) {
  const asked = byId("asked");
  if (asked.textContent === text) return;
  asked.textContent = text;
  fit(asked);
}

/** Keeps the whole sentence in view: another screen, or a button that comes or goes beside it, leaves it other room. */
export function keepPromptWhole() {
  const asked = byId("asked");
  let width = 0;
  new ResizeObserver(() => {
    if (asked.clientWidth === width) return;
    width = asked.clientWidth;
    fit(asked);
  }).observe(asked);
  document.fonts.ready.then(() => fit(asked));
}

/** @param {HTMLElement} asked */
function fit(asked) {
  for (let step = 0; step <= STEPS; step += 1) {
    asked.style.setProperty("--smaller", String(step));
    if (asked.scrollHeight <= asked.clientHeight + 1) return;
  }
}

/** Everybody by place. @param {ChairState[]} chairs @param {Standing[]} standings by seat */
function result(chairs, standings) {
  const rows = chairs.map((chair) => ({ name: chair.name, ...standings[chair.seat ?? chair.place] }));
  rows.sort((one, other) => one.place - other.place);
  const told = rows.map((row) => `${row.place}. ${row.name} (${row.score})`);
  return spoken("game-over") + spoken("colon") + told.join(", ");
}

/** Whether some came before others: a team has one result, and nobody may have won. @param {Standing[]} standings */
export const isRanking = (standings) => standings.some(({ place }) => place === 1) && standings.some(({ place }) => place > 1);
