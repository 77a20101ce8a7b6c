// @ts-check
// What one can do about somebody who spoils a table: report, keep away, and as the host send a spectator away. It is loaded when
// somebody asks for it.

import { get, messageOf, post } from "./api.js";
import { button, byId } from "./dom.js";
import { me } from "./me.js";
import { tell } from "./page.js";
import { spoken } from "./words.js";

/** Somebody, and what they said, if it is about that. @typedef {{person: string, name: string, line?: number, text?: string}} About */

/** Opens the ways to go about somebody. @param {About} about */
export async function moderate(about) {
  const id = byId("table").dataset.id ?? "";
  const [state, blocked] = await Promise.all([get("/api/tables/{id}", { id, as: "data" }), get("/api/me/blocked", {})]);
  const dialog = document.createElement("dialog");
  dialog.className = "moderation";
  dialog.setAttribute("aria-label", about.name);
  const title = document.createElement("h2");
  const page = document.createElement("a");
  page.href = `/p/${about.person}`;
  page.textContent = about.name;
  title.append(page);
  const fault = document.createElement("p");
  fault.className = "fault";
  fault.setAttribute("role", "alert");
  /** Does something and says that it is done. @param {() => Promise<unknown>} act @param {string} done */
  const attempt = async (act, done) => {
    try {
      await act();
      dialog.close();
      tell(done);
    } catch (error) {
      fault.textContent = messageOf(error);
    }
  };
  const isBlocked = blocked.includes(about.person);
  const block = button(spoken(isBlocked ? "unblock" : "block"), () => attempt(
    () => post("/api/me/blocked", {}, { person: about.person, blocked: !isBlocked }),
    spoken(isBlocked ? "unblocked" : "blocked"),
  ));
  block.dataset.does = "block";
  const actions = document.createElement("p");
  actions.className = "buttons";
  actions.append(block);
  const sits = state.chairs.some((chair) => chair.person === about.person);
  if (state.host === me()?.id && !sits) {
    const remove = button(spoken("remove-spectator"), () => attempt(
      () => post("/api/tables/{id}/remove", { id }, { person: about.person }),
      spoken("removed-spectator"),
    ));
    remove.dataset.does = "remove";
    actions.append(remove);
  }
  const why = document.createElement("p");
  why.className = "faint";
  why.textContent = spoken("block-why");
  const close = button(spoken("close"), () => dialog.close());
  dialog.append(title, reportForm(about, id, attempt), actions, why, fault, close);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * What the operator should know of somebody, or of what they said.
 * @param {About} about @param {string} table @param {(act: () => Promise<unknown>, done: string) => Promise<void>} attempt
 */
function reportForm(about, table, attempt) {
  const form = document.createElement("form");
  const { line, person, text } = about;
  if (text !== undefined) {
    const quoted = document.createElement("blockquote");
    quoted.textContent = text;
    form.append(quoted);
  }
  const label = document.createElement("label");
  label.textContent = spoken("report-reason");
  const reason = document.createElement("textarea");
  Object.assign(reason, { id: "report-reason", required: true, maxLength: 500, rows: 3 });
  label.htmlFor = reason.id;
  const send = document.createElement("button");
  send.type = "submit";
  send.textContent = spoken(line === undefined ? "report-person" : "report-line");
  form.append(label, reason, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => post("/api/reports", {}, { person, table, line, reason: reason.value }), spoken("reported"));
  });
  return form;
}
