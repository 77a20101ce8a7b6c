// @ts-check
// Who sits where: names, whose turn, clocks, free chairs.

import { button } from "./dom.js";
import { beSomebody, me } from "./me.js";
import { broughtShare } from "./shares.js";
import { spoken } from "./words.js";

/** @import { Invitations } from "./invitations.js" */
/** @import { TableModel } from "./model.js" */
/** @import { ChairState } from "./wire.d.ts" */
/** @import { Wishes } from "./wishes.js" */

/** @param {HTMLElement} list @param {TableModel} model @param {Wishes} wishes @param {Invitations} invitations */
export function showChairs(list, model, wishes, invitations) {
  const inOrder = [...model.state.chairs].sort((one, other) => (one.seat ?? one.place) - (other.seat ?? other.place));
  list.replaceChildren(...inOrder.map((chair) => {
    const item = document.createElement("li");
    item.className = "chair";
    item.classList.toggle("waiting", chair.waiting);
    item.classList.toggle("present", Boolean(chair.person) && model.presence.present.includes(chair.person ?? ""));
    item.classList.toggle("mine", isMine(chair));
    item.dataset.place = String(chair.place);
    item.append(mark(chair), name(chair));
    const told = notes(chair);
    if (told) item.append(told);
    if (chair.due) {
      const clock = document.createElement("time");
      clock.dataset.due = String(chair.due);
      item.append(clock);
    }
    item.append(...buttons(chair, model, wishes), ...invitation(invitations, chair.place));
    return item;
  }));
}

const isMine = (/** @type {ChairState} */ chair) => Boolean(chair.person) && chair.person === me()?.id;
const isFree = (/** @type {ChairState} */ chair) => chair.kind === "friend" || chair.kind === "anyone";

/** The letters are those of the pieces on the board. @param {ChairState} chair */
function mark(chair) {
  const seat = chair.seat ?? chair.place;
  const made = document.createElement("span");
  made.className = `mark mark-${seat}`;
  made.textContent = String.fromCharCode(65 + seat);
  return made;
}

/** @param {ChairState} chair */
function name(chair) {
  const made = document.createElement("strong");
  made.textContent = isFree(chair) ? spoken("free-chair") : chair.name;
  return made;
}

/** What else there is to know of who sits there. @param {ChairState} chair */
function notes(chair) {
  const told = [];
  if (isMine(chair) && chair.kind === "person") told.push(spoken("you"));
  if (chair.kind === "bot") told.push(spoken("bot") + spoken("colon") + chair.level);
  if (chair.resigned) told.push(spoken("resigned"));
  else if (chair.away) told.push(spoken("away"));
  if (told.length === 0) return null;
  const made = document.createElement("span");
  made.className = "faint";
  made.textContent = told.join(", ");
  return made;
}

/** What can be done with a chair. @param {ChairState} chair @param {TableModel} model @param {Wishes} wishes */
function buttons(chair, model, wishes) {
  const { place } = chair;
  const made = [];
  if (chair.kind === "anyone" && model.mine().length === 0) made.push(button(spoken("sit-down"), () => sitDown(place, wishes)));
  if (isMine(chair) && chair.away && !chair.resigned) {
    made.push(button(spoken("come-back"), () => wishes.wish("return", { place })));
  }
  return made;
}

/** The link that opens a chair to a friend, to be copied or read. @param {Invitations} invitations @param {number} place */
function invitation(invitations, place) {
  const link = invitations.links.get(place);
  if (link === undefined) return [];
  const text = document.createElement("code");
  text.className = "link";
  text.textContent = link;
  return [button(spoken("copy-link"), () => invitations.copy(link)), text];
}

/** @param {number} place @param {Wishes} wishes */
async function sitDown(place, wishes) {
  const known = me();
  await beSomebody();
  await wishes.wish("sit", { place, ...broughtShare() });
  if (!known) location.reload();
}

/** Shows what is left of everybody's time. @param {HTMLElement} list @param {number} ahead the server's clock before ours */
export function tickClocks(list, ahead) {
  for (const clock of list.querySelectorAll("time")) {
    if (clock.dataset.due === undefined) continue;
    const left = Number(clock.dataset.due) - Date.now() - ahead;
    clock.textContent = duration(Math.max(0, Math.floor(left / 1000)));
    clock.classList.toggle("late", left <= 0);
  }
}

/** @param {number} seconds */
function duration(seconds) {
  const days = Math.floor(seconds / 86400);
  const rest = seconds % 86400;
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const time = `${Math.floor(rest / 3600)}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  return days > 0 ? `${days} × 24 h + ${time}` : time;
}
