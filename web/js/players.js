// Who sits where: names, whose turn, clocks, free chairs.

import { beSomebody, me, spoken } from "./api.js";
import { broughtShare } from "./shares.js";

/**
 * @param {HTMLElement} list @param {any} state @param {{present: string[]}} presence
 * @param {{wish: (what: string, body?: object) => Promise<any>, copyInvite: (place: number) => void}} does
 */
export function showChairs(list, state, presence, does) {
  const self = me()?.id;
  const seated = state.chairs.some((/** @type {any} */ chair) => chair.person && chair.person === self);
  const inOrder = [...state.chairs].sort((a, b) => (a.seat ?? a.place) - (b.seat ?? b.place));
  list.replaceChildren(...inOrder.map((/** @type {any} */ chair) => {
    const item = document.createElement("li");
    const present = chair.person && presence.present.includes(chair.person);
    item.className = `chair${chair.waiting ? " waiting" : ""}${present ? " present" : ""}`;
    item.classList.toggle("mine", Boolean(chair.person) && chair.person === self);
    item.dataset.place = chair.place;
    const mark = document.createElement("span");
    mark.className = `mark mark-${chair.seat ?? chair.place}`;
    // The letters are those of the pieces on the board.
    mark.textContent = String.fromCharCode(65 + (chair.seat ?? chair.place));
    const name = document.createElement("strong");
    const free = chair.kind === "friend" || chair.kind === "anyone";
    name.textContent = free ? spoken("free-chair") : chair.name;
    item.append(mark, name);
    const notes = [];
    if (chair.person && chair.person === self && chair.kind === "person") notes.push(spoken("you"));
    if (chair.kind === "bot") notes.push(spoken("bot") + spoken("colon") + chair.level);
    if (chair.resigned) notes.push(spoken("resigned"));
    else if (chair.away) notes.push(spoken("away"));
    if (notes.length > 0) {
      const note = document.createElement("span");
      note.className = "faint";
      note.textContent = notes.join(", ");
      item.append(note);
    }
    if (chair.due) {
      const clock = document.createElement("time");
      clock.dataset.due = chair.due;
      item.append(clock);
    }
    const act = (/** @type {string} */ text, /** @type {() => void} */ press) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.addEventListener("click", press);
      item.append(button);
    };
    if (free && chair.kind === "anyone" && !seated) {
      act(spoken("sit-down"), async () => {
        const known = me();
        await beSomebody();
        await does.wish("sit", { place: chair.place, ...broughtShare() });
        if (!known) location.reload();
      });
    }
    if (free && state.host === self) act(spoken("copy-link"), () => does.copyInvite(chair.place));
    if (chair.person && chair.person === self && chair.away && !chair.resigned) {
      act(spoken("come-back"), () => does.wish("return", { place: chair.place }));
    }
    return item;
  }));
}

/** Shows what is left of everybody's time. @param {HTMLElement} list @param {number} ahead the server's clock before ours */
export function tickClocks(list, ahead) {
  for (const clock of list.querySelectorAll("time[data-due]")) {
    const left = Number(/** @type {HTMLElement} */ (clock).dataset.due) - Date.now() - ahead;
    const seconds = Math.max(0, Math.floor(left / 1000));
    const days = Math.floor(seconds / 86400);
    const rest = seconds % 86400;
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    const time = `${Math.floor(rest / 3600)}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
    clock.textContent = `${days > 0 ? `${days} × 24 h + ` : ""}${time}`;
    clock.classList.toggle("late", left <= 0);
  }
}
