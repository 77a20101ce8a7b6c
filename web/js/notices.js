// @ts-check
// What needs an answer: a request to go back, somebody who is missed, a vote on how to go on, the next game. A notice is made
// anew only when it says something else: whoever is about to press a button in it does not lose it.

import { button } from "./dom.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { ChairState, LateChoice, VoteState } from "./wire.d.ts" */
/** @import { Wishes } from "./wishes.js" */

/** What each place says, before its clocks run. @type {WeakMap<HTMLElement, string>} */
const said = new WeakMap();

/** @param {HTMLElement} place @param {TableModel} model @param {Wishes} wishes @param {string} again the name of the button that plays again */
export function showNotices(place, model, wishes, again) {
  const notices = [
    nudged(model, wishes), backAsked(model, wishes), openVote(model, wishes), missing(model, wishes), botsPlay(model, wishes),
    nextGame(model, wishes, again),
  ].filter((notice) => notice !== null);
  const text = notices.map((notice) => notice.outerHTML).join("");
  if (said.get(place) === text) return;
  said.set(place, text);
  place.replaceChildren(...notices);
}

/** @param {(string | Node)[]} parts */
function notice(...parts) {
  const line = document.createElement("div");
  line.className = "notice";
  line.append(...parts.flatMap((part, number) => (number === 0 ? [part] : [" ", part])));
  return line;
}

/** What is left until a moment; it runs by itself. @param {number} due */
function countdown(due) {
  const clock = document.createElement("time");
  clock.dataset.due = String(due);
  return clock;
}

const names = (/** @type {ChairState[]} */ chairs) => chairs.map((chair) => chair.name).join(", ");

/** I was reminded that the others wait. @param {TableModel} model @param {Wishes} wishes */
function nudged(model, wishes) {
  const mine = model.mine().filter((chair) => chair.nudged && chair.waiting);
  if (mine.length === 0 || !model.isPlaying) return null;
  const parts = [spoken("nudged-you")];
  if (model.state.plan.pace?.kind !== "free") return notice(...parts);
  return notice(...parts, button(spoken("still-here"), () => wishes.wish("here", {})));
}

/** @param {TableModel} model @param {Wishes} wishes */
function backAsked(model, wishes) {
  const { asked_back: back, chairs } = model.state;
  const own = model.mine();
  if (!back || own.length === 0) return null;
  const head = document.createElement("p");
  head.textContent = `${chairs[back.place].name} ${spoken("back-asked")} ${back.to}.`;
  const time = document.createElement("p");
  time.className = "faint";
  time.append(`${spoken("back-ends-in")} `, countdown(back.until));
  if (own.some((chair) => back.agreed.includes(chair.place))) return notice(head, time, houseRule("back-rule"));
  const answer = (/** @type {boolean} */ agreed) => () => wishes.wish("back/answer", { agreed });
  const answers = document.createElement("p");
  answers.className = "buttons";
  answers.append(button(spoken("agree"), answer(true)), button(spoken("disagree"), answer(false)));
  return notice(head, answers, time, houseRule("back-rule"));
}

/** The ways to go on, in the order in which they are offered. @type {LateChoice[]} */
const WAYS = ["wait", "bot", "substitute", "end"];

/** @param {TableModel} model @param {Wishes} wishes */
function openVote(model, wishes) {
  const { vote, chairs } = model.state;
  if (!vote || !model.isPlaying) return null;
  const about = chairs.filter((chair) => vote.about.includes(chair.place));
  const head = document.createElement("p");
  head.textContent = `${names(about)} ${spoken(vote.late ? "vote-late" : "vote-away")}`;
  const time = document.createElement("p");
  time.className = "faint";
  time.append(`${vote.needed} ${spoken("vote-needed")} `, spoken("vote-ends-in"), " ", countdown(vote.until));
  return notice(head, ballot(model, wishes, vote), time, houseRule());
}

/** The choices with who wants them. @param {TableModel} model @param {Wishes} wishes @param {VoteState} vote */
function ballot(model, wishes, vote) {
  const own = model.mine().map((chair) => chair.place);
  const mayVote = model.mine().some((chair) => !chair.away && !vote.about.includes(chair.place));
  const list = document.createElement("ul");
  list.className = "ballot";
  for (const choice of WAYS.filter((way) => vote.late || way === "wait" || way === "substitute")) {
    const voters = vote.votes.filter((cast) => cast.choice === choice);
    const item = document.createElement("li");
    const text = spoken(`late-${choice}`);
    if (mayVote) {
      const press = button(text, () => choose(wishes, choice));
      press.setAttribute("aria-pressed", String(voters.some((cast) => own.includes(cast.place))));
      item.append(press);
    } else {
      item.append(text);
    }
    const who = document.createElement("span");
    who.className = "faint";
    who.textContent = ` ${voters.length} ${names(model.state.chairs.filter((chair) => voters.some((cast) => cast.place === chair.place)))}`;
    item.append(who);
    list.append(item);
  }
  return list;
}

/** What ends a game for everybody is asked twice. @param {Wishes} wishes @param {LateChoice} choice */
function choose(wishes, choice) {
  if (choice !== "end" || confirm(spoken("confirm-end"))) wishes.wish("late", { choice });
}

/** @param {string} [key] */
function houseRule(key = "vote-rule") {
  const rule = document.createElement("p");
  rule.className = "faint house-rule";
  rule.textContent = spoken(key);
  return rule;
}

/** Somebody else lets the game wait: they can be reminded, and after a while the others decide. @param {TableModel} model @param {Wishes} wishes */
function missing(model, wishes) {
  const own = model.mine().filter((chair) => !chair.away);
  if (model.state.vote || !model.isPlaying || own.length === 0) return null;
  const late = model.late().filter((chair) => !own.includes(chair));
  if (late.length > 0) {
    const head = document.createElement("p");
    head.textContent = `${names(late)} ${spoken("vote-late")}`;
    const list = document.createElement("p");
    list.className = "buttons";
    list.append(...WAYS.map((choice) => button(spoken(`late-${choice}`), () => choose(wishes, choice))));
    return notice(head, list, houseRule());
  }
  const waited = model.missed();
  if (waited.length === 0) return null;
  const nudged = waited.filter((chair) => chair.nudged);
  if (nudged.length < waited.length) {
    return notice(`${spoken("waits-for")} ${names(waited)}.`, withWhy(button(spoken("nudge"), () => wishes.wish("nudge", {}))));
  }
  const due = nudged.find((chair) => chair.due)?.due;
  return due ? notice(`${spoken("nudged")} `, countdown(due)) : null;
}

/** @param {HTMLButtonElement} made */
function withWhy(made) {
  made.title = spoken("nudge-why");
  return made;
}

/** A bot plays for somebody who left: another person may, if the others want it. @param {TableModel} model @param {Wishes} wishes */
function botsPlay(model, wishes) {
  const own = model.mine().filter((chair) => !chair.away);
  const away = model.state.chairs.filter((chair) => chair.away && !chair.open);
  if (model.state.vote || !model.isPlaying || own.length === 0 || away.length === 0 || model.late().length > 0) return null;
  return notice(button(`${spoken("find-substitute")} ${names(away)}`, () => choose(wishes, "substitute")));
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
