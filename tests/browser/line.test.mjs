// The line to the server: one for all pages, noticed when it is dead, and nothing is lost over it.

import assert from "node:assert/strict";
import { test } from "node:test";
import net from "node:net";
import { browse, openTable, opened, person } from "./fixture.mjs";

const fixture = opened();

/** A proxy that can swallow what passes without closing anything, as a sleeping machine or a lost network does. */
async function proxy(target) {
  const { hostname, port } = new URL(target);
  let swallows = false;
  const sockets = new Set();
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), hostname);
    sockets.add(from).add(to);
    const pass = (one, other) => {
      one.on("data", (data) => swallows || other.write(data));
      one.on("close", () => other.destroy());
      one.on("error", () => {});
    };
    pass(from, to);
    pass(to, from);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    swallow: (yes) => { swallows = yes; },
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => { sockets.forEach((socket) => socket.destroy()); server.close(resolve); }),
  };
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
