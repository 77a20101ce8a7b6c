// The line to the server: one for all pages, noticed when it is dead, and nothing is lost over it.

import assert from "node:assert/strict";
import { test } from "node:test";
import net from "node:net";
import { browse, openTable, opened, person } from "./fixture.mjs";

const fixture = opened();

/**
 * A proxy that does to connections what networks do: swallow without closing anything, as a sleeping machine or a lost network
 * does, delay, cut, or let those that stand die while new ones pass.
 */
async function proxy(target) {
  const { hostname, port } = new URL(target);
  const how = { swallows: false, delay: 0, /** Cuts when this is sent to the server, as soon as it has gone there. @type {string | null} */ cutAfter: null };
  const [sockets, dead] = [new Set(), new Set()];
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), hostname);
    sockets.add(from).add(to);
    const pass = (one, other, isRequest) => {
      one.on("data", (data) => {
        if (how.swallows || dead.has(one)) return;
        const send = () => dead.has(one) || other.write(data);
        if (how.delay > 0 && !isRequest) setTimeout(send, how.delay);
        else send();
        if (isRequest && how.cutAfter && data.includes(how.cutAfter)) {
          how.cutAfter = null;
          // What was asked goes to the server, and the answer to nobody.
          from.destroy();
        }
      });
      // One end closes: the other gets what is still on its way first.
      one.on("close", () => setTimeout(() => other.destroy(), 300));
      one.on("error", () => {});
    };
    pass(from, to, true);
    pass(to, from, false);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    swallow: (yes) => { how.swallows = yes; },
    delay: (time) => { how.delay = time; },
    cutAfter: (text) => { how.cutAfter = text; },
    /** All that stand are dead from now on, and nobody is told. */
    freeze: () => sockets.forEach((socket) => dead.add(socket)),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => { sockets.forEach((socket) => socket.destroy()); server.close(resolve); }),
  };
}

/** Somebody who plays both seats, behind such a proxy. */
async function behindProxy() {
  const between = await proxy(fixture.address);
  const ada = await person(fixture.browser, between.address);
  await openTable(ada.page, "wrath", ["me", "beside"]);
  await ada.page.waitForSelector("#choices button[data-action]");
  const { pathname } = new URL(ada.page.url());
  const cookies = (await ada.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  // Past the proxy: how things are.
  const number = async () => {
    const answer = await fetch(`${fixture.address}/api/tables/${pathname.slice(3)}`, { headers: { cookie: cookies } });
    return (await answer.json()).game.number;
  };
  const shown = (wanted, timeout) => ada.page.waitForFunction((wanted) => document.getElementById("table").dataset.number === wanted, String(wanted), { timeout });
  const end = async () => {
    assert.deepEqual(ada.faults, []);
    await ada.context.close();
    await between.close();
  };
  return { between, page: ada.page, number, shown, end };
}

test("eight pages of one browser share a connection, and each of them can act", async () => {
  const { context, page, faults } = await fixture.person();
  await openTable(page, "wrath", ["me", "bot:newcomer"]);
  await page.waitForSelector("#choices button");
  const pages = [page];
  for (let more = 0; more < 7; more += 1) {
    const next = await context.newPage();
    await openTable(next, "wrath", ["me", "bot:newcomer"]);
    pages.push(next);
  }
  for (const each of pages) {
    const began = Date.now();
    await each.waitForSelector("#choices button[data-action]");
    const before = await each.getAttribute("#table", "data-number");
    await each.click("#choices button[data-action]");
    await each.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before, { timeout: 8000 });
    assert.ok(Date.now() - began < 10000);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("what is chosen without a connection is kept, told, and sent when it is back", async () => {
  const { context, page, faults } = await fixture.person();
  await openTable(page, "wrath", ["me", "bot:newcomer"]);
  await page.waitForSelector("#choices button[data-action]");
  const before = await page.getAttribute("#table", "data-number");
  await context.setOffline(true);
  await page.click("#choices button[data-action]");
  await page.waitForSelector("#sending:not([hidden])", { timeout: 2000 });
  await page.waitForFunction(() => /will be sent as soon as/.test(document.getElementById("sending").textContent));
  await page.waitForSelector("#line:not([hidden])");
  await context.setOffline(false);
  const back = Date.now();
  await page.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before);
  assert.ok(Date.now() - back < 4000, `${Date.now() - back} ms after the connection`);
  await page.waitForSelector("#sending", { state: "hidden" });
  await page.waitForSelector("#line", { state: "hidden" });
  assert.ok(await page.isHidden("#refusal"), "nothing false is left");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a line that dies without a word is noticed when the network comes back, and nothing that happened is missed", async () => {
  const between = await proxy(fixture.address);
  const browser = await browse();
  const ada = await person(browser, between.address);
  await openTable(ada.page, "wrath", ["me", "anyone"]);
  const bob = await fixture.person();
  await bob.page.goto(`${fixture.address}${new URL(ada.page.url()).pathname}`);
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  between.swallow(true);
  await bob.page.fill("#saying", "Are you there?");
  await bob.page.click("#say button");
  await bob.page.waitForSelector("#talk li");
  assert.equal(await ada.page.locator("#talk li").count(), 0);
  between.swallow(false);
  await ada.page.evaluate(() => dispatchEvent(new Event("online")));
  await ada.page.waitForSelector("#talk li", { timeout: 5000 });
  between.cut();
  await bob.page.fill("#saying", "And now?");
  await bob.page.click("#say button");
  await ada.page.waitForFunction(() => document.querySelectorAll("#talk li").length === 2, null, { timeout: 8000 });
  assert.deepEqual(bob.faults, []);
  await browser.close();
  await between.close();
  await bob.context.close();
});

test("the watchdog opens a silent line anew", async () => {
  const { context, page } = await fixture.person();
  await page.goto("/");
  const opened = await page.evaluate(async () => {
    const { Line } = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "line.js"));
    let opened = 0;
    window.EventSource = class extends EventTarget {
      constructor() { super(); opened += 1; }
      close() {}
    };
    let now = 1000000;
    Date.now = () => now;
    /** @type {(() => void)[]} */
    const ticks = [];
    window.setInterval = (tick) => ticks.push(tick);
    window.setTimeout = (does) => { does(); return 0; };
    const line = new Line();
    const told = [];
    line.add("a", { id: "x".repeat(20), seat: null, last: 0, lang: "en", on: (one) => told.push(one) });
    const step = () => { now += 5000; ticks.forEach((tick) => tick()); };
    for (let quiet = 0; quiet < 8; quiet += 1) step();
    const before = opened;
    step();
    return { before, after: opened, told };
  });
  assert.deepEqual([opened.before, opened.after], [1, 2]);
  assert.deepEqual(opened.told, [{ open: false }], "and says that it was lost");
  await context.close();
});

test("connections that die without a word are left for new ones, and what was pressed is played once", async () => {
  const { between, page, number, shown, end } = await behindProxy();
  const before = await number();
  between.freeze();
  await page.click("#choices button[data-action]");
  await page.waitForSelector("#sending:not([hidden])", { timeout: 4000 });
  await shown(before + 1, 25000);
  assert.equal(await number(), before + 1);
  await end();
});

test("when only the stream has died, what was done is shown all the same", async () => {
  const { between, page, number, shown, end } = await behindProxy();
  const before = await number();
  await page.waitForTimeout(500);
  between.freeze();
  // The page's own connections are opened anew at once; the stream does not know.
  await page.route("**/act", async (route) => {
    const headers = { ...route.request().headers(), origin: fixture.address };
    const answer = await route.fetch({ url: route.request().url().replace(between.address, fixture.address), headers });
    assert.equal(answer.status(), 200);
    await route.fulfill({ response: answer });
  }, { times: 1 });
  await page.click("#choices button[data-action]");
  const began = Date.now();
  await shown(before + 1, 20000);
  assert.ok(Date.now() - began < 15000, `${Date.now() - began} ms: the watchdog alone would take 40 s`);
  await end();
});

test("an answer that is cut off is asked for again, and nothing is done twice", async () => {
  const { between, page, number, shown, end } = await behindProxy();
  const before = await number();
  between.cutAfter("POST /api/tables");
  await page.click("#choices button[data-action]");
  await shown(before + 1, 15000);
  assert.equal(await number(), before + 1);
  await page.waitForSelector("#sending", { state: "hidden" });
  assert.ok(await page.isHidden("#refusal"));
  await end();
});

test("an answer that ends in its middle is no answer: it is asked for again", async () => {
  const { between, page, number, shown, end } = await behindProxy();
  const before = await number();
  await page.waitForTimeout(500);
  between.freeze();
  const past = async (route) => {
    const headers = { ...route.request().headers(), origin: fixture.address };
    return route.fetch({ url: route.request().url().replace(between.address, fixture.address), headers });
  };
  let asked = 0;
  await page.route("**/act", async (route) => {
    const answer = await past(route);
    asked += 1;
    if (asked === 1) await route.fulfill({ status: answer.status(), headers: { "content-type": "application/json" }, body: (await answer.text()).slice(0, 5) });
    else await route.fulfill({ response: answer });
  });
  await page.click("#choices button[data-action]");
  const began = Date.now();
  await shown(before + 1, 20000);
  assert.ok(Date.now() - began < 15000, `${Date.now() - began} ms: the watchdog alone would take 40 s`);
  assert.equal(asked, 2);
  assert.equal(await number(), before + 1);
  await end();
});

test("while answers are slow, pressing twice is one press, and it is said that it is on its way", async () => {
  const { between, page, number, shown, end } = await behindProxy();
  const before = await number();
  between.delay(1200);
  const button = page.locator("#choices button[data-action]").first();
  await button.click();
  await page.waitForSelector("#sending:not([hidden])", { timeout: 4000 });
  await button.click({ timeout: 1000 }).catch(() => {});
  await shown(before + 1, 15000);
  await page.waitForTimeout(1500);
  assert.equal(await number(), before + 1);
  await end();
});

test("a request that arrives twice is carried out once", async () => {
  const { page, number, shown, end } = await behindProxy();
  const before = await number();
  let arrived;
  const repeated = new Promise((resolve) => { arrived = resolve; });
  await page.route("**/act", async (route) => {
    await route.fetch();
    const second = await route.fetch();
    arrived((await second.json()).repeated);
    await route.fulfill({ response: second });
  }, { times: 1 });
  await page.click("#choices button[data-action]");
  assert.equal(await repeated, true);
  await shown(before + 1, 15000);
  assert.equal(await number(), before + 1);
  await end();
});

test("a press is not lost because a word is still on its way", async () => {
  const { page, number, shown, end } = await behindProxy();
  const before = await number();
  let goOn;
  const held = new Promise((resolve) => { goOn = resolve; });
  await page.route("**/say", async (route) => {
    await held;
    await route.continue();
  }, { times: 1 });
  await page.evaluate(() => {
    const field = document.getElementById("saying");
    field.value = "one moment";
    field.form.requestSubmit();
    document.querySelector("#choices button[data-action]").click();
  });
  await page.waitForTimeout(500);
  goOn();
  await shown(before + 1, 15000);
  await page.waitForSelector("#talk li");
  await end();
});

test("a worker that has forgotten its pages, because the machine slept, is told again as soon as one says anything", async () => {
  const { context, page } = await fixture.person();
  await page.goto("/");
  const told = await page.evaluate(async () => {
    let now = 1000000;
    Date.now = () => now;
    const ticks = [];
    window.setInterval = (tick) => ticks.push(tick);
    window.EventSource = class extends EventTarget { close() {} };
    let connect;
    window.addEventListener = (kind, does) => { if (kind === "connect") connect = does; };
    await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "line-worker.js"));
    const { port1, port2 } = new MessageChannel();
    connect({ ports: [port1] });
    const told = [];
    port2.onmessage = ({ data }) => told.push(data);
    const turn = () => new Promise((resolve) => setTimeout(resolve, 50));
    port2.postMessage({ watch: { key: 1, id: "x".repeat(20), seat: null, last: 0, lang: "en" } });
    await turn();
    now += 600000;
    ticks.forEach((tick) => tick());
    told.length = 0;
    port2.postMessage({ wake: true });
    await turn();
    return told;
  });
  assert.deepEqual(told, [{ forgotten: true }]);
  await context.close();
});

test("what is pressed while something else is on its way is done afterwards, and the same press twice is one", async () => {
  const { page, number, shown, end } = await behindProxy();
  const before = await number();
  let goOn;
  const held = new Promise((resolve) => { goOn = resolve; });
  const asked = [];
  await page.route("**/api/tables/*/*", async (route) => {
    const [what] = new URL(route.request().url()).pathname.split("/").slice(-1);
    if (route.request().method() === "POST") asked.push(what);
    if (what === "act") await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const [first] = document.querySelectorAll("#choices button[data-action]");
    first.click();
    first.click();
    for (let twice = 0; twice < 2; twice += 1) {
      document.getElementById("watchers").click();
      const field = document.getElementById("saying");
      field.value = "one moment";
      field.form.requestSubmit();
    }
  });
  await page.waitForSelector("#sending:not([hidden])");
  assert.deepEqual(asked, ["act"], "one after the other");
  goOn();
  await shown(before + 1, 15000);
  await page.waitForSelector("#talk li");
  await page.waitForFunction(() => !document.getElementById("table").hasAttribute("aria-busy"));
  assert.deepEqual(asked, ["act", "spectators", "say"]);
  assert.equal(await number(), before + 1);
  const { plan } = await page.evaluate(async () => (await fetch(`/api/tables/${document.getElementById("table").dataset.id}`)).json());
  assert.equal(plan.watched, false);
  assert.equal(await page.inputValue("#saying"), "", "what was said is not in the field any more");
  assert.ok(await page.isHidden("#sending"));
  assert.ok(await page.isHidden("#refusal"));
  await end();
});

test("why the first of two presses was refused is still told after the second", async () => {
  const { page, end } = await behindProxy();
  await page.route("**/act", (route) => route.fulfill({ status: 403, json: { error: "forbidden", text: "Not so." } }), { times: 1 });
  await page.evaluate(() => {
    document.querySelector("#choices button[data-action]").click();
    document.getElementById("watchers").click();
  });
  await page.waitForFunction(() => !document.getElementById("table").hasAttribute("aria-busy"));
  assert.equal(await page.textContent("#refusal"), "Not so.");
  await end();
});

test("a word without a connection will be sent, and what was given up was not sent", async () => {
  for (const [locale, unsent, kept] of [["en-GB", /this was not sent/, /will be sent as soon as/], ["fr-FR", /n’a pas été envoyé/, /sera envoyé dès/]]) {
    const { context, page, faults } = await fixture.person({ locale });
    await page.clock.install();
    await openTable(page, "wrath", ["me", "beside"]);
    await page.waitForSelector("#choices button[data-action]");
    await context.setOffline(true);
    await page.evaluate(() => {
      const field = document.getElementById("saying");
      field.value = "is anybody there?";
      field.form.requestSubmit();
    });
    await page.waitForFunction((kept) => new RegExp(kept).test(document.getElementById("sending").textContent), kept.source);
    // Five minutes pass; the next attempt is the last.
    for (let minute = 0; minute < 6; minute += 1) await page.clock.fastForward(60000);
    await page.waitForSelector("#refusal:not([hidden])");
    assert.match(await page.textContent("#refusal"), unsent);
    assert.ok(await page.isHidden("#sending"), "nothing is on its way any more");
    assert.equal(await page.inputValue("#saying"), "is anybody there?", "it can be said again");
    await context.setOffline(false);
    await page.evaluate(() => document.getElementById("saying").form.requestSubmit());
    await page.waitForSelector("#talk li");
    assert.ok(await page.isHidden("#refusal"), "nothing false is left");
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** The page goes to the background, as when another tab is opened, or comes back. */
const hide = (page, hidden) => page.evaluate((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}, hidden);

/** Until somebody sees that another is at the table, or not. */
const isHere = (page, place, here) => page.waitForFunction(([place, here]) => document.querySelector(`.chair[data-place="${place}"]`)?.classList.contains("present") === here, [place, here]);

for (const [how, unseen, shares] of [["that shares the connection", 61, true], ["with a connection of its own", 11, false]]) {
  test(`a page ${how} leaves when nobody looks, and comes back with what it missed`, async () => {
    const ada = await fixture.person();
    if (!shares) await ada.page.addInitScript(() => { delete window.SharedWorker; });
    await ada.page.clock.install();
    await openTable(ada.page, "wrath", ["me", "anyone"]);
    const bob = await fixture.person();
    await bob.page.goto(ada.page.url());
    await bob.page.click("li.chair button");
    for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
    await isHere(bob.page, 0, true);
    await hide(ada.page, true);
    await ada.page.clock.fastForward(5000);
    await hide(ada.page, false);
    await ada.page.clock.fastForward(120000);
    await isHere(bob.page, 0, true);
    await hide(ada.page, true);
    await ada.page.clock.fastForward(unseen * 1000);
    await isHere(bob.page, 0, false);
    // Nothing brings it back but somebody who looks.
    await ada.page.evaluate(() => dispatchEvent(new Event("online")));
    await ada.page.clock.fastForward(60000);
    await bob.page.fill("#saying", "Are you there?");
    await bob.page.click("#say button");
    await bob.page.waitForSelector("#talk li");
    assert.equal(await ada.page.locator("#talk li").count(), 0);
    await isHere(bob.page, 0, false);
    await hide(ada.page, false);
    await ada.page.waitForSelector("#talk li");
    await isHere(bob.page, 0, true);
    for (const { context, faults } of [ada, bob]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });
}

test("eight pages with a connection each leave room for the one that is looked at", async () => {
  const { context, page, faults } = await fixture.person();
  await context.addInitScript(() => { delete window.SharedWorker; });
  const pages = [page];
  while (pages.length < 8) pages.push(await context.newPage());
  for (const each of pages) {
    await each.clock.install();
    await openTable(each, "wrath", ["me", "bot:newcomer"]);
    await each.waitForSelector("#choices button[data-action]");
    if (each === pages.at(-1)) break;
    await hide(each, true);
    await each.clock.fastForward(11000);
  }
  const last = pages.at(-1);
  const before = await last.getAttribute("#table", "data-number");
  await last.click("#choices button[data-action]");
  await last.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before, { timeout: 8000 });
  assert.deepEqual(faults, []);
  await context.close();
});

test("moves made while nobody looked are told in a banner, and not played before whoever comes back", async () => {
  const ada = await fixture.person();
  await ada.page.clock.install();
  await openTable(ada.page, "wrath", ["me", "beside"]);
  await ada.page.waitForSelector("#choices button[data-action]");
  const other = await ada.context.newPage();
  await other.goto(ada.page.url());
  await hide(ada.page, true);
  await ada.page.clock.fastForward(61000);
  for (let move = 0; move < 3; move += 1) {
    const before = await other.getAttribute("#table", "data-number");
    await other.locator("#choices button[data-action]").first().click();
    await other.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before);
  }
  const now = await other.getAttribute("#table", "data-number");
  await hide(ada.page, false);
  await ada.page.waitForFunction((now) => document.getElementById("table").dataset.number === now, now);
  await ada.page.waitForSelector("#missed:not([hidden])");
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
});
