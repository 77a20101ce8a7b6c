// The worker of the installed program: shows notices while no page is open, and a page when there is no connection.
// It keeps nothing else: what happens at a table is always asked of the server.

const KEPT = "caldera-offline-1";
const OFFLINE = "/offline";

/** The offline page with the styles that it names. */
async function keepOffline() {
  const kept = await caches.open(KEPT);
  const page = await fetch(OFFLINE, { cache: "no-store" });
  if (!page.ok) throw new Error(`the offline page was answered with ${page.status}`);
  const styles = Array.from((await page.clone().text()).matchAll(/href="(\/web\/[^"]+\.css)"/g), (found) => found[1]);
  await kept.put(OFFLINE, page);
  await kept.addAll(styles);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const older = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  };
  event.waitUntil(older().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
  } else if (request.destination === "style") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { text = "Caldera", url = "/", tag, lang, unsubscribe } = told;
  event.waitUntil(self.registration.showNotification("Caldera", {
    body: text,
    icon: "/icon/192.png",
    badge: "/icon/192.png",
    // The notices of one table replace each other.
    tag: tag ?? undefined,
    lang,
    data: { url, unsubscribe },
    actions: unsubscribe ? [{ action: "unsubscribe", title: lang === "fr" ? "Ne plus m’avertir" : "No more notices" }] : [],
  }));
});

/** Shows a page of ours: one that is open already, if there is one. @param {string} url */
async function show(url) {
  const wanted = new URL(url, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = open.find((client) => new URL(client.url).pathname === wanted.pathname);
  if (same) await same.focus();
  else await self.clients.openWindow(wanted.href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, unsubscribe } = event.notification.data ?? {};
  event.waitUntil(show(event.action === "unsubscribe" && unsubscribe ? unsubscribe : url ?? "/"));
});

/** @param {ArrayBuffer | null} bytes as push services write them */
function written(bytes) {
  const letters = Array.from(new Uint8Array(bytes ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// A browser may change where it is reached; then we tell the server.
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options;
    const made = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!made) return;
    const body = { endpoint: made.endpoint, key: written(made.getKey("p256dh")), auth: written(made.getKey("auth")) };
    await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  };
  event.waitUntil(renew());
});
