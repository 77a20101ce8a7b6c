// @ts-check
// Company around the board: the bar that says who plays for me, the waiting room, being ready, changing one's name.

import { post } from "./api.js";
import { button, byId, byIdAs } from "./dom.js";
import { me } from "./me.js";
import { spoken } from "./words.js";

/** @import { Invitations } from "./invitations.js" */
/** @import { TableModel } from "./model.js" */
/** @import { Wishes } from "./wishes.js" */

/** One bar over the board: a bot or somebody else plays for me, or I only watch. @param {TableModel} model @param {Wishes} wishes */
export function showBar(model, wishes) {
  const bar = byId("bar");
  const own = model.mine();
  const lent = model.state.chairs.find((chair) => chair.owner && chair.owner === me()?.id);
  const away = own.find((chair) => chair.away && !chair.resigned);
  let said = "";
  /** @type {number | null} */
  let place = null;
  if (model.isPlaying) {
    if (lent) [said, place] = [`${lent.name} ${spoken("substitute-plays-for-you")}`, lent.place];
    else if (away) [said, place] = [spoken("bot-plays-for-you"), away.place];
    else if (own.length > 0 && own.every((chair) => chair.resigned)) said = spoken("bot-plays-resigned");
    else if (own.length === 0) said = spoken("spectating");
  }
  const told = `${said} ${place}`;
  if (bar.dataset.told === told) return;
  bar.dataset.told = told;
  bar.hidden = said === "";
  bar.classList.toggle("quiet", place === null);
  bar.replaceChildren(said);
  if (place !== null) {
    const back = button(spoken("come-back"), () => wishes.wish("return", { place }));
    back.className = "primary";
    bar.append(" ", back);
  }
}

/** Whose time runs, beside the sentence over the board: there it is seen on every screen. @param {TableModel} model */
export function showClock(model) {
  const place = byId("clock");
  const running = model.isPlaying ? model.state.chairs.filter((chair) => chair.waiting && chair.due) : [];
  const told = JSON.stringify(running.map(({ name, due }) => [name, due]));
  if (place.dataset.told === told) return;
  place.dataset.told = told;
  place.hidden = running.length === 0;
  place.replaceChildren(...running.map((chair) => {
    const line = document.createElement("span");
    const clock = document.createElement("time");
    clock.dataset.due = String(chair.due);
    line.append(model.mine().includes(chair) ? "" : `${chair.name} `, clock);
    return line;
  }));
}

/** Whom the table waits for, and what friends need to come. @param {TableModel} model @param {Invitations} invitations */
export function showWaitingRoom(model, invitations) {
  const { chairs, phase, plan } = model.state;
  const ready = byIdAs("ready", HTMLButtonElement);
  const own = model.mine();
  ready.hidden = phase !== "waiting" || own.length === 0 || !plan.ready;
  const isReady = own.some((chair) => chair.ready);
  ready.textContent = spoken(isReady ? "take-ready-back" : "say-ready");
  ready.setAttribute("aria-pressed", String(isReady));
  byId("waits-for").textContent = phase === "waiting" ? waitsFor(model) : "";
  invitations.show(byId("invite"), phase === "waiting");
  invitations.show(byId("invite-running"), model.isPlaying && chairs.some((chair) => chair.open));
}

/** @param {TableModel} model */
function waitsFor(model) {
  const { chairs, plan } = model.state;
  const free = chairs.filter((chair) => chair.kind === "friend" || chair.kind === "anyone").length;
  const asked = chairs.filter((chair) => chair.kind === "kept").map((chair) => `${chair.name} (${spoken("was-asked")})`);
  const told = [];
  if (free > 0) told.push(`${spoken("waits-seats")} ${free}.`);
  if (asked.length > 0) told.push(`${spoken("waits-for")} ${asked.join(", ")}.`);
  const people = chairs.filter((chair) => chair.kind === "person");
  const unready = people.filter((chair) => !chair.ready).map((chair) => chair.name);
  if (plan.ready && unready.length > 0) told.push(`${spoken("waits-ready")} ${unready.join(", ")}.`);
  else if (plan.ready && people.length > 0) told.push(spoken("all-ready"));
  return told.join(" ");
}

/** @param {TableModel} model @param {Wishes} wishes */
export function listenToCompany(model, wishes) {
  byId("ready").addEventListener("click", () => {
    wishes.wish("ready", { ready: !model.mine().some((chair) => chair.ready) });
  });
  byId("rename-here").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byIdAs("new-name", HTMLInputElement);
    const name = field.value;
    wishes.attempt(`name ${name}`, async () => {
      await post("/api/tables/{id}/name", { id: model.id }, { name });
      byIdAs("my-name", HTMLDetailsElement).open = false;
    });
  });
}

/** Whoever sits here may change their name. @param {TableModel} model */
export function showNameForm(model) {
  const [own] = model.mine();
  byId("my-name").hidden = !own || model.hasEnded;
  const field = byIdAs("new-name", HTMLInputElement);
  if (own && document.activeElement !== field) field.value = own.name;
}
