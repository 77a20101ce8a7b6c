// @ts-check
// Who sits where: names, whose turn, clocks, free chairs.

import { button } from "./dom.js";
import { beSomebody, me } from "./me.js";
import { broughtShare } from "./shares.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { ChairState } from "./wire.d.ts" */
/** @import { Wishes } from "./wishes.js" */

/** @param {HTMLElement} list @param {TableModel} model @param {Wishes} wishes */
export function showChairs(list, model, wishes) {
  const inOrder = [...model.state.chairs].sort((one, other) => (one.seat ?? one.place) - (other.seat ?? other.place));
  // A list that says the same is left alone: whoever is about to press a button in it does not lose it.
  const told = JSON.stringify([inOrder, model.presence.present, model.mine().length, model.state.game?.seat, model.state.phase, model.state.plan.ready]);
  if (list.dataset.told === told) return;
  list.dataset.told = told;
  list.replaceChildren(...inOrder.map((chair) => {
    const item = document.createElement("li");
    item.className = "chair";
    item.classList.toggle("waiting", chair.waiting);
    item.classList.toggle("present", isPresent(chair, model));
    item.classList.toggle("mine", isMine(chair));
    item.dataset.place = String(chair.place);
    item.append(mark(chair), name(chair));
    const told = notes(chair, model);
    if (told) item.append(told);
    if (chair.due) {
      const clock = document.createElement("time");
      clock.dataset.due = String(chair.due);
      item.append(clock);
    }
    item.append(...buttons(chair, model, wishes));
    return item;
  }));
}

/** Whether the person in it looks at the table now. @param {ChairState} chair @param {TableModel} model */
const isPresent = (chair, model) => Boolean(chair.person) && model.presence.present.includes(chair.person ?? "");
const isMine = (/** @type {ChairState} */ chair) => Boolean(chair.person) && chair.person === me()?.id;
/** Whether whoever looks now sits there. Of several who share a device, that is the one who holds it. @param {ChairState} chair @param {TableModel} model */
function isYou(chair, model) {
  if (!isMine(chair) || model.mine().length === 1) return isMine(chair);
  const { game } = model.state;
  return game ? typeof game.seat === "number" && chair.seat === game.seat : chair.kind === "person";
}
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

/** What else there is to know of who sits there. @param {ChairState} chair @param {TableModel} model */
function notes(chair, model) {
  const told = [];
  if (isYou(chair, model)) told.push(spoken("you"));
  if (chair.kind === "bot") told.push(spoken("bot") + spoken("colon") + chair.level);
  if (chair.kind === "kept") told.push(spoken("was-asked"));
  if (chair.owner_name) told.push(`${spoken("stands-in-for")} ${chair.owner_name}`);
  if (chair.resigned) told.push(spoken("resigned"));
  else if (chair.away) told.push(spoken("away"));
  else if (chair.kind === "person" && !isMine(chair) && !isPresent(chair, model)) told.push(spoken("not-here"));
  if (chair.vacation && chair.vacation > Date.now()) told.push(`${spoken("on-vacation")} ${new Date(chair.vacation).toLocaleDateString(document.documentElement.lang)}`);
  if (chair.open) told.push(spoken("substitute-wanted"));
  if (chair.kind === "person" && model.state.phase === "waiting" && model.state.plan.ready) told.push(spoken(chair.ready ? "ready" : "not-ready"));
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
  const { person } = chair;
  if (chair.kind === "person" && person && me() && !isMine(chair)) {
    const more = button("…", async () => (await import("./moderation.js")).moderate({ person, name: chair.name }));
    more.className = "quiet";
    more.setAttribute("aria-label", `${spoken("moderate")} – ${chair.name}`);
    made.push(more);
  }
  return made;
}

/** @param {number} place @param {Wishes} wishes */
async function sitDown(place, wishes) {
  const known = me();
  await beSomebody();
  await wishes.wish("sit", { place, ...broughtShare() });
  if (!known) location.reload();
}

/** Shows what is left of everybody's time, wherever it stands. @param {number} ahead the server's clock before ours */
export function tickClocks(ahead) {
  for (const clock of document.querySelectorAll("time[data-due]")) {
    const left = Number(/** @type {HTMLElement} */ (clock).dataset.due) - Date.now() - ahead;
    const text = duration(Math.max(0, Math.floor(left / 1000)));
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("late", left <= 0);
  }
}

/** @param {number} number @param {"day" | "hour"} unit */
function measured(number, unit) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(number);
}

/** @param {number} seconds */
function duration(seconds) {
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
  if (days > 0) return hours > 0 ? `${measured(days, "day")} ${measured(hours, "hour")}` : measured(days, "day");
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
