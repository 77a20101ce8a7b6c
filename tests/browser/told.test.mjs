// Whoever is away is told, by real other ends: an SMTP server from PyPI, a push service that decrypts what it gets, and a
// browser that shows the settings, in both languages.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { browse, person } from "./fixture.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const python = join(process.env.AIOSMTPD_HOME ?? join(here, "../../target/aiosmtpd"), "bin/python");

/** An SMTP server that prints what it takes, one line of JSON each. @param {string[]} how whether and how it encrypts */
async function mailServer(...how) {
  if (!existsSync(python)) execFileSync("python3", ["-m", "venv", dirname(dirname(python))]);
  try {
    execFileSync(python, ["-c", "import aiosmtpd, trustme"], { stdio: "ignore" });
  } catch {
    execFileSync(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "aiosmtpd>=1.4,<2", "trustme>=1,<2"]);
  }
  const child = spawn(python, [join(here, "mail-server.py"), ...how]);
  child.stderr.on("data", (data) => process.stderr.write(data));
  const lines = [];
  let text = "";
  child.stdout.on("data", (data) => {
    text += data;
    const whole = text.split("\n");
    text = whole.pop();
    lines.push(...whole.map((line) => JSON.parse(line)));
  });
  const { port } = await when(() => lines[0], "the mail server starts");
  return { port, letters: () => lines.slice(1), end: () => child.kill() };
}

/** A push service: takes what is posted, and has the key of one browser. */
async function pushService() {
  const taken = [];
  const service = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      taken.push({ headers: request.headers, path: request.url, body: Buffer.concat(parts) });
      response.writeHead(request.url === "/gone" ? 410 : 201).end();
    });
  });
  await new Promise((resolve) => service.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${service.address().port}`, taken, end: () => service.close() };
}

/** A browser's keys, and what it reads of a message (RFC 8188, RFC 8291). */
function subscriber() {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const read = (body) => {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const key = Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16));
    const nonce = Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2, then zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { key: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url"), read };
}

/** Checks a header `Authorization: vapid`; returns what was signed, and the key. */
function signed(header) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(header);
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const sound = verify("sha256", Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
  assert.ok(sound, "the signature is right");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()), key };
}

async function when(find, what) {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it never came: ${what}`);
}

const world = {};

before(async () => {
  world.mail = await mailServer();
  world.push = await pushService();
  world.folder = mkdtempSync(join(tmpdir(), "caldera-told-"));
  const options = ["--unlimited", "--lang", "en", "--bot-pause", "0", "--private-ends", "--notice-delay", "0",
    "--smtp", `smtp://127.0.0.1:${world.mail.port}`, "--mail-from", "Caldera <caldera@example.org>"];
  world.child = spawn(process.env.CALDERA, ["serve", "--address", "127.0.0.1:0", "--data", world.folder, ...options]);
  world.child.stderr.on("data", (data) => process.stderr.write(data));
  let said = "";
  world.child.stdout.on("data", (data) => { said += data; });
  world.address = (await when(() => /http:\/\/[\d.:]+\d/.exec(said), "the server starts"))[0];
  world.browser = await browse();
});

after(async () => {
  await world.browser?.close();
  world.child?.kill("SIGKILL");
  world.mail?.end();
  world.push?.end();
  if (world.folder) rmSync(world.folder, { recursive: true, force: true });
});

/** Somebody who asks the server over the session of a page. */
async function somebody(name, options) {
  const { context, page, faults } = await person(world.browser, world.address, options);
  const send = async (method, path, data) => {
    const answer = await context.request.fetch(path, { method, data, headers: { "content-type": "application/json" } });
    const text = await answer.text();
    assert.ok(answer.ok(), `${path}: ${answer.status()} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
  await send("POST", "/api/me", { name });
  return { context, page, faults, send, leave: () => context.close() };
}

/** A table of two at which somebody speaks. */
async function tableOf(ada, bob) {
  const plan = { game: "wrath", table: { seats: 2 } };
  const { id } = await ada.send("POST", "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }] });
  await bob.send("POST", `/api/tables/${id}/sit`, {});
  return id;
}

test("mail goes to an address that was confirmed, ends at a touch, and brings a forgotten account back", async () => {
  const ada = await somebody("Ada");
  const bob = await somebody("Bob", { locale: "fr-FR" });
  await bob.send("POST", "/api/account", { login: "bob", password: "lave et cendres" });
  const id = await tableOf(ada, bob);
  // Bob chooses on his page.
  const { page } = bob;
  await page.goto("/me");
  assert.match(await page.textContent("#notices h2"), /Avis/);
  await page.check("#notices input[name=chat][value=mail]");
  await page.click("#notice-choices button[type=submit]");
  await page.waitForSelector("#notice-choices .done:not(:empty)");
  await page.fill("#mail-address", "Bob@example.org");
  await page.fill("#mail-password", "lave et cendres");
  await page.click("#mail button[type=submit]");
  const first = await when(() => world.mail.letters()[0], "the letter that asks");
  assert.equal(first.to, "bob@example.org");
  assert.match(first.subject, /est-ce bien votre adresse/);
  await ada.send("POST", `/api/tables/${id}/say`, { text: "too early" });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  assert.equal(world.mail.letters().length, 1, "nothing is sent to an address that is not confirmed");
  await page.goto(/http\S+/.exec(first.text)[0]);
  await page.waitForFunction(() => /confirmée/.test(document.querySelector("#confirm [role=status]")?.textContent ?? ""));
  // What was said before has been told already: Bob looks at the table, and leaves it.
  await page.goto(`/t/${id}`);
  await page.waitForSelector("#talk li");
  await page.goto("/book");
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await ada.send("POST", `/api/tables/${id}/say`, { text: "hello" });
  const letter = await when(() => world.mail.letters()[1], "the notice");
  assert.match(letter.subject, /Ada a parlé à votre table/);
  assert.ok(letter.text.includes(`/t/${id}`));
  // A mail program ends it by one request, and that is all it takes.
  assert.equal(letter.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
  const stop = /<(\S+)>/.exec(letter.headers["list-unsubscribe"])[1];
  const looked = await fetch(stop);
  assert.equal(looked.status, 200);
  assert.deepEqual((await bob.send("GET", "/api/me/notices")).choices, { chat: ["mail"] }, "looking changes nothing");
  await fetch(stop, { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } });
  assert.deepEqual((await bob.send("GET", "/api/me/notices")).choices, {});
  // The password is forgotten.
  const other = await somebody("Eve", { locale: "fr-FR" });
  await other.context.clearCookies();
  await other.page.goto("/me");
  await other.page.fill("#forgotten-login", "bob");
  await other.page.click("#forgotten button");
  await other.page.waitForSelector("#forgotten .done:not(:empty)");
  const recovery = await when(() => world.mail.letters()[2], "the letter with the link");
  assert.equal(recovery.to, "bob@example.org");
  await other.page.goto(/http\S+/.exec(recovery.text)[0]);
  await other.page.waitForSelector("#recover:not([hidden])");
  await other.page.fill("#recover-password", "cendres et lave");
  await other.page.click("#recover button");
  await other.page.waitForSelector("strong:text('bob')");
  // Nobody is told whether an account exists, and nobody unknown gets a letter.
  await ada.send("POST", "/api/recover/mail", { login: "nobody@example.org" });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  assert.equal(world.mail.letters().length, 3);
  assert.deepEqual([...bob.faults, ...other.faults], []);
  await Promise.all([ada, bob, other].map((one) => one.leave()));
});

test("a push service gets what only the browser can read, signed by this server", async () => {
  const ada = await somebody("Ada");
  const bob = await somebody("Bob");
  const id = await tableOf(ada, bob);
  const browser = subscriber();
  const { push_key: key } = await bob.send("GET", "/api/me/notices");
  await bob.send("PUT", "/api/me/notices", { choices: { chat: ["push"] } });
  for (const path of ["/browser", "/gone"]) {
    await bob.send("POST", "/api/me/push", { endpoint: world.push.origin + path, key: browser.key, auth: browser.auth });
  }
  await ada.send("POST", `/api/tables/${id}/say`, { text: "hello" });
  const taken = await when(() => world.push.taken.find(({ path }) => path === "/browser"), "the notice");
  const told = browser.read(taken.body);
  assert.equal(told.text, "Ada has said something at your table of " + (await ada.page.context().request.get("/api/games").then((answer) => answer.json())).games.find((game) => game.id === "wrath").title + ".");
  assert.deepEqual([told.url, told.tag, told.lang], [`/t/${id}`, id, "en"]);
  assert.equal(taken.headers["content-encoding"], "aes128gcm");
  assert.ok(Number(taken.headers.ttl) > 0);
  const by = signed(taken.headers.authorization);
  assert.equal(by.key, key, "signed by the key that browsers subscribe with");
  assert.equal(by.claims.aud, world.push.origin);
  assert.ok(by.claims.exp > Date.now() / 1000 && by.claims.exp < Date.now() / 1000 + 86400);
  assert.ok(!taken.body.includes("hello") && !taken.body.includes(id), "the service can read nothing");
  // A browser that has gone is forgotten.
  await when(() => world.push.taken.find(({ path }) => path === "/gone"), "the other notice");
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal((await bob.send("GET", "/api/me/notices")).devices, 1);
  await Promise.all([ada, bob].map((one) => one.leave()));
});

test("what the push service got is shown by the browser, in the reader's language, one for each table", async () => {
  const ada = await somebody("Ada");
  const bob = await somebody("Bob", { locale: "fr-FR" });
  const id = await tableOf(ada, bob);
  const own = subscriber();
  const { context, page } = bob;
  await context.grantPermissions(["notifications"], { origin: world.address });
  await page.goto("/me");
  // The page says in which language it reads.
  const send = (method, path, body) => page.evaluate(async ({ method, path, body }) => {
    await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  }, { method, path, body });
  await send("PUT", "/api/me/notices", { choices: { chat: ["push"] } });
  await send("POST", "/api/me/push", { endpoint: `${world.push.origin}/shown`, key: own.key, auth: own.auth });
  await page.goto("/book");
  await ada.send("POST", `/api/tables/${id}/say`, { text: "hello" });
  const taken = await when(() => world.push.taken.find(({ path }) => path === "/shown"), "the notice");
  const wire = await context.newCDPSession(page);
  const registered = new Promise((resolve) => wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0])));
  await wire.send("ServiceWorker.enable");
  await page.evaluate(async () => { await navigator.serviceWorker.register("/sw.js"); await navigator.serviceWorker.ready; });
  const { registrationId } = await registered;
  const deliver = (told) => wire.send("ServiceWorker.deliverPushMessage", { origin: world.address, registrationId, data: JSON.stringify(told) });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, lang, data, actions }) => ({ title, body, tag, lang, url: data.url, actions: actions.map(({ action, title }) => [action, title]) })));
  const until = async (count) => {
    for (let tries = 0; tries < 100 && (await shown()).length !== count; tries += 1) await page.waitForTimeout(50);
    return shown();
  };
  const told = own.read(taken.body);
  await deliver(told);
  const [notice] = await until(1);
  assert.deepEqual([notice.title, notice.tag, notice.lang, notice.url], ["Caldera", id, "fr", `/t/${id}`]);
  assert.match(notice.body, /^Ada a parlé à votre table/);
  assert.deepEqual(notice.actions, [["unsubscribe", "Ne plus m’avertir"]]);
  // A second one of the same table takes the place of the first; one of another table stands beside it.
  await deliver({ ...told, text: "Encore" });
  await deliver({ ...told, text: "Ailleurs", tag: "another" });
  assert.deepEqual((await until(2)).map(({ body }) => body).sort(), ["Ailleurs", "Encore"]);
  // Whoever touches a notice has seen it.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(async (tag) => {
    const [notification] = await self.registration.getNotifications({ tag });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  }, id);
  assert.deepEqual((await until(1)).map(({ body }) => body), ["Ailleurs"]);
  // Whoever wants no more of them says so on the notice: it leads to the page that ends them.
  const led = await worker.evaluate(async () => {
    const led = [];
    // Only a real touch may open a window: here it is written down where it leads.
    self.clients.openWindow = async (address) => { led.push(address); };
    const [notification] = await self.registration.getNotifications();
    const [{ action }] = notification.actions;
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
    while (led.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return led;
  });
  await until(0);
  assert.equal(led.length, 1);
  assert.deepEqual((await bob.send("GET", "/api/me/notices")).choices, { chat: ["push"] });
  await page.goto(led[0]);
  await page.waitForURL(/done=yes/);
  assert.deepEqual((await bob.send("GET", "/api/me/notices")).choices, {});
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await Promise.all([ada, bob].map((one) => one.leave()));
});

test("a table that is open and that nobody looks at withholds no notice", async () => {
  const ada = await somebody("Ada");
  const bob = await somebody("Bob");
  const id = await tableOf(ada, bob);
  const browser = subscriber();
  await bob.send("PUT", "/api/me/notices", { choices: { chat: ["push"] } });
  await bob.send("POST", "/api/me/push", { endpoint: `${world.push.origin}/unseen`, key: browser.key, auth: browser.auth });
  const notices = () => world.push.taken.filter(({ path }) => path === "/unseen").map(({ body }) => browser.read(body).text);
  await ada.page.goto(`/t/${id}`);
  await bob.page.clock.install();
  await bob.page.goto(`/t/${id}`);
  const here = (here) => ada.page.waitForFunction((here) => document.querySelector('.chair[data-place="1"]')?.classList.contains("present") === here, here);
  await here(true);
  const hide = (hidden) => bob.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await ada.send("POST", `/api/tables/${id}/say`, { text: "You see this." });
  await bob.page.waitForFunction(() => document.querySelectorAll("#talk li").length === 1);
  await hide(true);
  await bob.page.clock.fastForward(61000);
  await here(false);
  await ada.send("POST", `/api/tables/${id}/say`, { text: "Do you see this?" });
  await when(() => notices().length > 0, "the notice");
  assert.equal(notices().length, 1, "what was seen is not told");
  assert.match(notices()[0], /^Ada has said something/);
  await hide(false);
  await bob.page.waitForFunction(() => document.querySelectorAll("#talk li").length === 2);
  await here(true);
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await Promise.all([ada, bob].map((one) => one.leave()));
});

test("Caldera can be installed, and says so when there is no connection", async () => {
  const ada = await somebody("Ada", { locale: "fr-FR" });
  const { page, context } = ada;
  await page.goto("/me");
  const address = await page.getAttribute("link[rel=manifest]", "href");
  const manifest = await page.evaluate(async (address) => (await fetch(address)).json(), address);
  assert.deepEqual([manifest.display, manifest.start_url, manifest.lang], ["standalone", "/", "fr"]);
  for (const icon of manifest.icons) {
    const answer = await context.request.get(icon.src);
    assert.equal(answer.headers()["content-type"], "image/png");
    const png = await answer.body();
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.sizes);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto("/book").catch(() => {});
  assert.match(await page.textContent("h1"), /Pas de connexion/);
  await context.setOffline(false);
  await page.goto("/book");
  assert.doesNotMatch(await page.textContent("h1"), /Pas de connexion/);
  assert.deepEqual(ada.faults, []);
  await ada.leave();
});

test("a vacation stops the clock where there are days, and the others see it", async () => {
  const ada = await somebody("Ada");
  const bob = await somebody("Bob");
  const plan = { game: "wrath", table: { seats: 2 }, pace: { kind: "days", days: 3 } };
  const { id } = await ada.send("POST", "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }] });
  await bob.send("POST", `/api/tables/${id}/sit`, {});
  const due = async () => (await ada.send("GET", `/api/tables/${id}`)).chairs.find((chair) => chair.waiting);
  const before = await due();
  const late = before.name === "Ada" ? ada : bob;
  const day = 86400000;
  await late.page.goto("/me");
  const until = new Date(Date.now() + 5 * day);
  await late.page.fill("#vacation-until", `${until.getFullYear()}-${String(until.getMonth() + 1).padStart(2, "0")}-${String(until.getDate()).padStart(2, "0")}`);
  await Promise.all([late.page.waitForNavigation(), late.page.click("#vacation button[type=submit]")]);
  const during = await due();
  assert.ok(during.due - before.due > 4 * day && during.due - before.due < 6.1 * day, "the time of the vacation does not count");
  const other = late === ada ? bob : ada;
  await other.page.goto(`/t/${id}`);
  await other.page.waitForFunction((name) => [...document.querySelectorAll(".chair")].some((chair) => chair.textContent.includes(name) && /on vacation until/.test(chair.textContent)), before.name);
  const tooLong = await late.context.request.post("/api/me/vacation", { data: { until: Date.now() + 40 * day } });
  assert.equal(tooLong.status(), 400);
  await Promise.all([late.page.waitForNavigation(), late.page.click("#vacation-end")]);
  assert.ok((await due()).due - before.due < day);
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await Promise.all([ada, bob].map((one) => one.leave()));
});

/** What a server sends that confirms an address by this mail server; nothing if it sends nothing. */
async function confirmedBy(mail, smtp, trusted) {
  const folder = mkdtempSync(join(tmpdir(), "caldera-mail-"));
  const options = ["--unlimited", "--lang", "en", "--notice-delay", "0", "--smtp", smtp, "--mail-from", "Caldera <caldera@example.org>"];
  const child = spawn(process.env.CALDERA, ["serve", "--address", "127.0.0.1:0", "--data", folder, ...options], { env: { ...process.env, SSL_CERT_FILE: trusted } });
  try {
    let said = "";
    child.stdout.on("data", (data) => { said += data; });
    const address = (await when(() => /http:\/\/[\d.:]+\d/.exec(said), "the server starts"))[0];
    const send = (method, path, body, cookie) => fetch(address + path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json", ...(cookie && { cookie }) } });
    const cookie = (await send("POST", "/api/me", { name: "Ada" })).headers.get("set-cookie").split(";")[0];
    const asked = await send("POST", "/api/me/mail", { address: "ada@example.org" }, cookie);
    assert.equal(asked.status, 200, await asked.text());
    for (let tries = 0; tries < 100 && mail.letters().length === 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return mail.letters()[0];
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [how, address] of [["starttls", (port) => `smtp://caldera:lava@localhost:${port}?tls=required`], ["tls", (port) => `smtps://caldera:lava@localhost:${port}`]]) {
  test(`mail goes over ${how} to a server whose certificate is trusted, and to no other`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "caldera-authority-"));
    const mail = await mailServer(how, folder);
    try {
      const authority = join(folder, "authority.pem");
      const stranger = join(folder, "stranger.pem");
      assert.equal(await confirmedBy(mail, address(mail.port), stranger), undefined, "nothing is sent to somebody unknown");
      const letter = await confirmedBy(mail, address(mail.port), authority);
      assert.deepEqual([letter?.to, letter?.encrypted, letter?.by], ["ada@example.org", true, "caldera"]);
    } finally {
      mail.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
