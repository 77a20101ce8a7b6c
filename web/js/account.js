// @ts-check
// My page: name, account, login.

import { messageOf, post, put } from "./api.js";
import { me } from "./me.js";
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
onSubmit("keep", ({ login, password }) => post("/api/account", {}, { login, password }));
onSubmit("login", ({ login, password }) => post("/api/login", {}, { login, password }));
document.getElementById("logout")?.addEventListener("click", async () => {
  await post("/api/logout", {});
  location.assign("/");
});

showTimes();
