// @ts-check
// The buttons and forms around the board: which of them there are now, and what pressing them does.

import { get } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { beSomebody } from "./me.js";
import { canNotify, notifies, toggleNotices } from "./notify.js";
import { tell } from "./page.js";
import { showTimes } from "./times.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { Wishes } from "./wishes.js" */

/** Shows the buttons that are of use. @param {TableModel} model */
export function showButtons(model) {
  const { game, phase, plan } = model.state;
  const own = model.mine();
  const { isPlaying, hasEnded } = model;
  // Where all play the same start, the conditions are the same for all until its seal is opened.
  const isBound = model.state.duplicate && !hasEnded;
  byId("undo").hidden = !(isPlaying && game?.undo);
  byId("leave").hidden = own.length === 0 || hasEnded || own.every((chair) => chair.away) || Boolean(isBound && phase !== "waiting");
  byId("resign").hidden = own.length === 0 || !isPlaying || own.every((chair) => chair.resigned);
  byId("ask-back").hidden = !(own.length > 0 && isPlaying && plan.casual && game && game.number > 0);
  byId("after-end").hidden = !hasEnded;
  byId("again").hidden = own.length === 0;
  const watchers = byId("watchers");
  watchers.hidden = !model.isHost || Boolean(isBound);
  watchers.textContent = (plan.watched ? watchers.dataset.on : watchers.dataset.off) ?? "";
  const hush = byId("hush");
  hush.hidden = !model.isHost;
  hush.textContent = (model.state.talk ? hush.dataset.on : hush.dataset.off) ?? "";
  const notify = byId("notify");
  notify.hidden = own.length === 0 || hasEnded || !canNotify();
  notify.textContent = (notifies() ? notify.dataset.on : notify.dataset.off) ?? "";
  byId("waiting").hidden = phase !== "waiting";
  byId("begin").hidden = !model.isHost || Boolean(isBound);
  const sealed = document.getElementById("sealed");
  if (!sealed) return;
  showTimes();
  sealed.hidden = phase !== "sealed";
}

/** @param {TableModel} model @param {Wishes} wishes */
export function listenToButtons(model, wishes) {
  const press = (/** @type {string} */ id, /** @type {() => unknown} */ does) => byId(id).addEventListener("click", () => does());
  press("undo", () => {
    const seat = model.state.game?.seat;
    if (typeof seat === "number") wishes.wish("undo", { seat });
  });
  press("leave", () => wishes.wish("leave", {}));
  press("resign", () => confirm(spoken("confirm-resign")) && wishes.wish("resign", {}));
  press("ask-back", () => wishes.wish("back", { to: (model.state.game?.number ?? 1) - 1 }));
  press("watchers", () => wishes.wish("spectators", { allowed: !model.state.plan.watched }));
  press("hush", () => wishes.wish("talk", { allowed: !model.state.talk }));
  press("again", () => wishes.playAgain());
  press("verify", () => wishes.attempt("verify", () => prove(model.id)));
  press("notify", async () => {
    if (!(await toggleNotices())) tell(spoken("notify-refused"));
    showButtons(model);
  });
  byId("begin").addEventListener("submit", (event) => {
    event.preventDefault();
    wishes.wish("start", { level: byIdAs("begin-level", HTMLSelectElement).value });
  });
  byId("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byIdAs("saying", HTMLInputElement);
    const text = field.value.trim();
    if (text !== "") say(wishes, text, field);
  });
}

/** Proves the dice of a game that is over. @param {string} id */
async function prove(id) {
  const proof = await get("/api/tables/{id}/verify", { id });
  byId("proof").textContent = `${proof.text} (${proof.secret.slice(0, 16)}… → ${proof.commitment.slice(0, 16)}…)`;
}

/**
 * What the rules let one say now stands beside the field before anybody types.
 * @param {TableModel} model @param {(rule: string) => Node} link the way to a rule in the book
 */
export function showTalkRule(model, link) {
  const place = byId("talk-rule");
  const told = (model.isPlaying && model.newest.game?.talk_rule) || null;
  const text = told?.text ?? "";
  if (place.dataset.told === text) return;
  place.dataset.told = text;
  place.hidden = !told;
  place.replaceChildren();
  if (!told) return;
  // The rule stands in the sentence: there it leads into the book.
  const [before, after] = text.split(told.rule);
  place.append(before, ...(after === undefined ? [" ", link(told.rule)] : [link(told.rule), after]));
}

/** Says something; the field is emptied once it was said, unless something else stands in it by then. @param {Wishes} wishes @param {string} text @param {HTMLInputElement} field */
async function say(wishes, text, field) {
  const said = await wishes.wish("say", { text }, beSomebody);
  if (said && field.value.trim() === text) field.value = "";
}
