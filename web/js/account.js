// My page: name, account, login.

import { me, post, send } from "./api.js";

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
      if (place) place.textContent = fault instanceof Error ? fault.message : String(fault);
    }
  });
}

onSubmit("rename", ({ name }) => send(me() ? "PUT" : "POST", "/api/me", { name }));
onSubmit("keep", ({ login, password }) => post("/api/account", { login, password }));
onSubmit("login", ({ login, password }) => post("/api/login", { login, password }));
document.getElementById("logout")?.addEventListener("click", async () => {
  await send("POST", "/api/logout");
  location.assign("/");
});
