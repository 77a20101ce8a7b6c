// @ts-check
// Inviting friends by a link, and coming by one.

import { get, post } from "./api.js";
import { me } from "./me.js";
import { tell } from "./page.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */

export class Invitations {
  /** @param {TableModel} model @param {() => void} shown called when other links can be shown */
  constructor(model, shown) {
    this.model = model;
    this.shown = shown;
    /** The links that open free chairs to friends, by place. @type {Map<number, string>} */
    this.links = new Map();
    /** The free places for which they were asked. */
    this.places = "";
  }

  /** Asks for the links once, whenever other chairs are free; only whoever opened the table has any to give. */
  async refresh() {
    const { id, state } = this.model;
    const free = state.chairs.filter((chair) => chair.kind === "friend" || chair.kind === "anyone");
    const places = this.model.isHost && state.phase === "waiting" ? free.map((chair) => chair.place).join(" ") : "";
    if (places === this.places) return;
    this.places = places;
    const asked = places === "" ? [] : await get("/api/tables/{id}/invitations", { id }).catch(() => null);
    // What could not be asked is asked again with the next state.
    if (asked === null) this.places = "";
    const found = asked ?? [];
    this.links = new Map(found.map(({ place, invite }) => [place, `${location.origin}/t/${id}?invite=${invite}`]));
    this.shown();
  }

  /** Copies a link. Browsers allow that over https alone; everywhere else it stands in the page. @param {string} link */
  async copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      tell(spoken("copied"));
    } catch {
      tell(link);
    }
  }
}

/** A friend who comes by an invitation sits down at once. @param {TableModel} model @param {(text: string) => void} refuse */
export async function arrive(model, refuse) {
  const invite = new URLSearchParams(location.search).get("invite");
  if (!invite || model.mine().length > 0) return;
  if (model.state.phase !== "waiting") {
    refuse(spoken("fault-begun"));
    return;
  }
  if (!me()) {
    const name = window.prompt(spoken("choose-name"));
    if (!name) return;
    await post("/api/me", {}, { name });
  }
  await post("/api/tables/{id}/sit", { id: model.id }, { invite });
  location.replace(`/t/${model.id}`);
}
