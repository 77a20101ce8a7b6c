// @ts-check
// My page: how I am told of what happens while I am away.

import { messageOf, post, put } from "./api.js";

/** @typedef {import("./wire.d.ts").Way} Way */

/** @param {Element | null} place @param {string} selector @param {string} text */
function say(place, selector, text) {
  const line = place?.querySelector(selector);
  if (line) line.textContent = text;
}

/** Carries a form out in the page. @param {string} id @param {(form: HTMLFormElement) => Promise<unknown>} act */
function onSubmit(id, act) {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    say(form, ".fault", "");
    say(form, ".done", "");
    try {
      await act(form);
      const done = form.querySelector(".done");
      if (done instanceof HTMLElement) done.textContent = done.dataset.done ?? "";
    } catch (fault) {
      say(form, ".fault", messageOf(fault));
    }
  });
}

onSubmit("notice-choices", (form) => {
  /** @type {Record<string, Way[]>} */
  const choices = {};
  for (const box of form.querySelectorAll("input[type=checkbox]")) {
    if (box instanceof HTMLInputElement && box.checked) (choices[box.name] ??= []).push(/** @type {Way} */ (box.value));
  }
  const webhook = String(new FormData(form).get("webhook") ?? "");
  return put("/api/me/notices", {}, { choices, webhook: webhook === "" ? null : webhook });
});

onSubmit("mail", async (form) => {
  const fields = new FormData(form);
  const [address, password] = ["address", "password"].map((name) => fields.get(name)?.toString() ?? null);
  await post("/api/me/mail", {}, { address, password });
  location.reload();
});

onSubmit("vacation", async (form) => {
  // To the end of the day, where the reader is.
  await post("/api/me/vacation", {}, { until: new Date(`${new FormData(form).get("until")}T23:59:59`).getTime() });
  location.reload();
});
document.getElementById("vacation-end")?.addEventListener("click", async () => {
  await post("/api/me/vacation", {}, { until: null });
  location.reload();
});
for (const time of document.querySelectorAll("time[data-date]")) {
  time.textContent = new Date(Number(/** @type {HTMLElement} */ (time).dataset.date)).toLocaleDateString(document.documentElement.lang);
}

onSubmit("forgotten", (form) => post("/api/recover/mail", {}, { login: String(new FormData(form).get("login") ?? "") }));

/** A link from a mail says behind the hash whose an address is, so that no server on the way and no log sees it. */
async function confirmAddress() {
  const link = new URLSearchParams(location.hash.slice(1)).get("confirm");
  const place = document.getElementById("confirm");
  if (link === null || place === null) return;
  place.hidden = false;
  try {
    await post("/api/confirm", {}, { link });
    history.replaceState(null, "", location.pathname);
    say(place, "[role=status]", place.dataset.done ?? "");
  } catch (fault) {
    say(place, "[role=status]", "");
    say(place, ".fault", messageOf(fault));
  }
}

/** @param {ArrayBuffer | null} bytes as browsers and push services write them */
function written(bytes) {
  const letters = Array.from(new Uint8Array(bytes ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** This browser shows no more notices, if it did. */
export async function noMorePush() {
  const known = await (await navigator.serviceWorker?.getRegistration("/"))?.pushManager?.getSubscription();
  if (!known) return;
  await post("/api/me/push/end", {}, { endpoint: known.endpoint });
  await known.unsubscribe();
}

/** Lets this browser show notices while no page is open, or no more. */
async function offerPush() {
  const place = document.getElementById("push");
  const [on, off, cannot] = ["push-on", "push-off", "push-cannot"].map((id) => document.getElementById(id));
  if (!place || !on || !off || !cannot) return;
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    cannot.hidden = false;
    return;
  }
  const worker = await navigator.serviceWorker.register("/sw.js");
  const known = await worker.pushManager.getSubscription();
  on.hidden = known !== null;
  off.hidden = known === null;
  on.addEventListener("click", async () => {
    try {
      const key = place.dataset.key ?? "";
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      await post("/api/me/push", {}, { endpoint: made.endpoint, key: written(made.getKey("p256dh")), auth: written(made.getKey("auth")) });
      location.reload();
    } catch (fault) {
      say(place, ".fault", messageOf(fault));
    }
  });
  off.addEventListener("click", async () => {
    try {
      await noMorePush();
      location.reload();
    } catch (fault) {
      say(place, ".fault", messageOf(fault));
    }
  });
}

confirmAddress();
offerPush().catch((fault) => say(document.getElementById("push"), ".fault", messageOf(fault)));
