// @ts-check
// The page of an invitation: a name, a chair, and one sits.

import { get, messageOf, post, put } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { me, suggestedName } from "./me.js";

const id = byId("invitation").dataset.id ?? "";
const form = byIdAs("sit-down", HTMLFormElement);
const name = byIdAs("name", HTMLInputElement);
if (name.value === "") name.value = suggestedName();

/** Becomes somebody, under the name in the field. */
async function introduce() {
  const known = me();
  if (!known) await post("/api/me", {}, { name: name.value });
  else if (known.name !== name.value.trim()) await put("/api/me", {}, { name: name.value });
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const pressed = /** @type {SubmitEvent} */ (event).submitter;
  const place = pressed instanceof HTMLButtonElement ? Number(pressed.value) : null;
  const share = /** @type {HTMLInputElement | null} */ (document.getElementById("share-text"))?.value.trim();
  const invite = new URLSearchParams(location.search).get("invite");
  try {
    await introduce();
    await post("/api/tables/{id}/sit", { id }, { ...(place === null ? {} : { place }), ...(invite ? { invite } : {}), ...(share ? { share } : {}) });
    location.replace(`/t/${id}`);
  } catch (fault) {
    byId("fault").textContent = messageOf(fault);
  }
});

document.getElementById("decline")?.addEventListener("click", async () => {
  await post("/api/tables/{id}/decline", { id }, {}).catch(() => {});
  location.assign("/");
});

// While somebody reads, the table may fill: what is shown follows.
let known = "";
setInterval(async () => {
  const state = await get("/api/tables/{id}", { id }).catch(() => null);
  if (!state) return;
  const now = JSON.stringify([state.phase, state.chairs.map((chair) => [chair.kind, chair.name, chair.open])]);
  if (known !== "" && now !== known) {
    const page = await fetch(location.href).then((answer) => answer.text()).catch(() => "");
    const fresh = new DOMParser().parseFromString(page, "text/html").getElementById("chairs");
    if (fresh) byId("chairs").replaceWith(fresh);
  }
  known = now;
}, 4000);
