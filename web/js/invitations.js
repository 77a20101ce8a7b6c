// @ts-check
// Inviting friends: one link and code for the whole table, and one link for each chair.

import { get } from "./api.js";
import { button } from "./dom.js";
import { tell } from "./page.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */

export class Invitations {
  /** @param {TableModel} model @param {() => void} shown called when other links can be shown */
  constructor(model, shown) {
    this.model = model;
    this.shown = shown;
    /** What opens any free chair. @type {string | null} */
    this.table = null;
    /** What opens single chairs, by place. @type {Map<number, string>} */
    this.chairs = new Map();
    /** The places for which they were asked. */
    this.places = "";
  }

  /** Asks for them once, whenever other chairs can be taken; before the game only whoever opened the table has any to give. */
  async refresh() {
    const { id, state } = this.model;
    const waiting = state.phase === "waiting";
    const mayInvite = waiting ? this.model.isHost : this.model.isPlaying && this.model.mine().length > 0;
    const free = state.chairs.filter((chair) => (waiting ? ["friend", "anyone", "kept"].includes(chair.kind) : chair.open));
    const places = mayInvite ? free.map((chair) => chair.place).join(" ") : "";
    if (places === this.places) return;
    this.places = places;
    const asked = places === "" ? { table: null, chairs: /** @type {{place: number, invite: string}[]} */ ([]) } : await get("/api/tables/{id}/invitations", { id }).catch(() => null);
    // What could not be asked is asked again with the next state.
    if (asked === null) this.places = "";
    this.table = asked?.table ?? null;
    this.chairs = new Map((asked?.chairs ?? []).map(({ place, invite }) => [place, invite]));
    this.shown();
  }

  /** Shows all there are. @param {HTMLElement} place @param {boolean} open whether anybody can come */
  show(place, open) {
    place.hidden = !open || this.chairs.size === 0;
    const told = place.hidden ? "" : `${this.table} ${this.places}`;
    if (place.dataset.told === told) return;
    place.dataset.told = told;
    place.replaceChildren(...(place.hidden ? [] : this.#all()));
  }

  #all() {
    const title = document.createElement("h2");
    title.textContent = spoken("invite-friends");
    /** @type {HTMLElement[]} */
    const parts = [title];
    const only = this.table ?? [...this.chairs.values()][0];
    if (this.table || this.chairs.size === 1) parts.push(this.#link(spoken("invite-anyone-of-us"), only), this.#code(only));
    if (this.chairs.size > 1) {
      const each = document.createElement("details");
      const name = document.createElement("summary");
      name.textContent = spoken("invite-one-chair");
      each.append(name, ...Array.from(this.chairs, ([place, invite]) => this.#link(String.fromCharCode(65 + place), invite)));
      parts.push(each);
    }
    return parts;
  }

  /** @param {string} invite */
  #address(invite) {
    return `${location.origin}/t/${this.model.id}?invite=${invite}`;
  }

  /** A link as text, with the button that copies it. @param {string} name @param {string} invite */
  #link(name, invite) {
    const link = this.#address(invite);
    const made = document.createElement("p");
    made.className = "invite-link";
    const text = document.createElement("code");
    text.className = "link";
    text.textContent = link;
    made.append(name, " ", text, button(spoken("copy-link"), () => copy(link, text)));
    return made;
  }

  /** @param {string} invite */
  #code(invite) {
    const made = document.createElement("figure");
    made.className = "code";
    const picture = document.createElement("img");
    picture.src = `/t/${this.model.id}/code.svg?invite=${invite}`;
    picture.alt = this.#address(invite);
    picture.width = picture.height = 200;
    const caption = document.createElement("figcaption");
    caption.textContent = spoken("invite-scan");
    made.append(picture, caption);
    return made;
  }
}

/**
 * Copies a link and says so. Browsers allow that over https alone; everywhere else the text is selected to be copied by hand, in
 * the old way where that still works.
 * @param {string} link @param {HTMLElement} text
 */
async function copy(link, text) {
  const done = (await navigator.clipboard?.writeText(link).then(() => true, () => false)) ?? false;
  tell(done || byHand(text) ? spoken("copied") : link);
}

/** @param {HTMLElement} text @returns {boolean} whether it was copied, not only selected */
function byHand(text) {
  getSelection()?.selectAllChildren(text);
  return document.execCommand("copy");
}
