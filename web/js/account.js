// @ts-check
// My page: name, account, login.

import { messageOf, post, put } from "./api.js";
import { me } from "./me.js";
import { noMorePush } from "./account-notices.js";
import { showTimes } from "./times.js";

/** @param {string} id @param {(fields: Record<string, string>) => Promise<unknown>} act */
function onSubmit(id, act) {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(Array.from(new FormData(form), ([key, value]) => [key, String(value)]));
    try {
      await act(fields);
      location.reload();
    } catch (fault) {
      const place = form.querySelector(".fault");
      if (place) place.textContent = messageOf(fault);
    }
  });
}

onSubmit("rename", ({ name }) => (me() ? put("/api/me", {}, { name }) : post("/api/me", {}, { name })));
onSubmit("shows", (fields) => put("/api/me/profile", {}, { ratings: "ratings" in fields, games: "games" in fields, online: "online" in fields }));
onSubmit("keep", ({ login, password }) => post("/api/account", {}, { login, password }));
onSubmit("change", ({ login, password, current }) => post("/api/account", {}, { login, password, current }));
onSubmit("erase", ({ password }) => post("/api/me/erasure", {}, { password }).then(() => location.assign("/")));
onSubmit("login", ({ login, password }) => post("/api/login", {}, { login, password }));

// A link from the operator says what it is behind the hash, so that no server on the way and no log sees it.
const link = new URLSearchParams(location.hash.slice(1)).get("recover");
const recover = document.getElementById("recover");
if (link !== null && recover !== null) {
  recover.hidden = false;
  onSubmit("recover", ({ password }) =>
    post("/api/recover", {}, { link, password }).then(() => history.replaceState(null, "", location.pathname)),
  );
}

// A link that is opened while this page is shown changes only what stands behind the hash.
addEventListener("hashchange", () => {
  if (/^#(recover|confirm)=/.test(location.hash)) location.reload();
});

/** Ends a session, or all others, and shows what is left. @param {string | null} name */
async function endSession(name) {
  await post("/api/me/sessions", {}, { name });
  location.reload();
}

for (const button of document.querySelectorAll("[data-end]")) {
  button.addEventListener("click", () => endSession(button.getAttribute("data-end")));
}
document.getElementById("end-others")?.addEventListener("click", () => endSession(null));
document.getElementById("logout")?.addEventListener("click", async () => {
  // Whoever uses this device next does not see my notices.
  await noMorePush().catch(() => {});
  await post("/api/logout", {});
  location.assign("/");
});

showTimes();
