// @ts-check
// Inviting friends by a link, and coming by one.

import { get, post } from "./api.js";
import { me } from "./me.js";
import { tell } from "./page.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */

/** Copies the link that opens a chair to a friend. @param {string} id @param {number} place */
export async function copyInvitation(id, place) {
  const found = await get("/api/tables/{id}/invitations", { id });
  const invite = found.find((one) => one.place === place)?.invite;
  const link = `${location.origin}/t/${id}?invite=${invite}`;
  await navigator.clipboard.writeText(link).then(() => tell(spoken("copied")), () => tell(link));
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
