// @ts-check
// What needs an answer: a request to go back, a player whose time has run out, the next game.

import { button } from "./dom.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { LateChoice } from "./wire.d.ts" */
/** @import { Wishes } from "./wishes.js" */

/** @param {HTMLElement} place @param {TableModel} model @param {Wishes} wishes @param {string} again the name of the button that plays again */
export function showNotices(place, model, wishes, again) {
  const notices = [backAsked(model, wishes), late(model, wishes), nextGame(model, wishes, again)];
  place.replaceChildren(...notices.filter((notice) => notice !== null));
}

/** @param {(string | Node)[]} parts */
function notice(...parts) {
  const line = document.createElement("p");
  line.className = "notice";
  line.append(...parts.flatMap((part, number) => (number === 0 ? [part] : [" ", part])));
  return line;
}

/** @param {TableModel} model @param {Wishes} wishes */
function backAsked(model, wishes) {
  const { asked_back: back, chairs } = model.state;
  const own = model.mine();
  if (!back || own.length === 0) return null;
  const text = `${chairs[back.place].name} ${spoken("back-asked")} ${back.to}.`;
  if (own.some((chair) => back.agreed.includes(chair.place))) return notice(text);
  const answer = (/** @type {boolean} */ agreed) => () => wishes.wish("back/answer", { agreed });
  return notice(text, button(spoken("agree"), answer(true)), button(spoken("disagree"), answer(false)));
}

/** @param {TableModel} model @param {Wishes} wishes */
function late(model, wishes) {
  const chairs = model.late();
  if (chairs.length === 0 || !model.isPlaying) return null;
  const text = `${spoken("late")} ${chairs.map((chair) => chair.name).join(", ")}.`;
  if (!model.mine().some((chair) => !chairs.includes(chair))) return notice(text);
  const choose = (/** @type {LateChoice} */ choice) => () => wishes.wish("late", { choice });
  return notice(
    text,
    button(spoken("late-wait"), choose("wait")),
    button(spoken("late-bot"), choose("bot")),
    button(spoken("late-end"), choose("end")),
  );
}

/** @param {TableModel} model @param {Wishes} wishes @param {string} name */
function nextGame(model, wishes, name) {
  if (model.state.again) {
    const link = document.createElement("a");
    link.href = `/t/${model.state.again}`;
    link.textContent = spoken("again-at");
    return notice("", link);
  }
  if (model.mine().length === 0 || !model.hasEnded) return null;
  return notice("", button(name, () => wishes.playAgain()));
}
