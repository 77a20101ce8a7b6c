// The whole story of somebody who is missed, on phones, by thumb alone: invited by link, away, a bot, back, a substitute, back again,
// the end, and the same people again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mkdirSync } from "node:fs";
import { choose, opened } from "./fixture.mjs";

const fixture = opened();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** The smallest thing that a thumb hits for sure, in pixels. */
const THUMB = 40;

/** Keeps a picture, if somebody wants to look at them. */
async function picture(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/thumb-${name}.png` });
}

/** Touches something that is in sight, large enough and covered by nothing. */
async function tap(locator) {
  await locator.waitFor();
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  assert.ok(box && box.width >= THUMB && box.height >= THUMB, `${await locator.textContent()} is ${box?.width}×${box?.height}`);
  assert.ok(box.x >= 0 && box.x + box.width <= 360, `${await locator.textContent()} begins at ${box.x}`);
  await locator.tap();
}

/** Opens a sheet unless it is open. */
async function sheet(page, name) {
  const tab = page.locator(`#sheets [data-sheet="${name}"]`);
  if ((await tab.getAttribute("aria-pressed")) !== "true") await tap(tab);
}

/** A button among what the table says about somebody who is missed. */
async function decide(page, text) {
  await sheet(page, "players");
  await tap(page.locator("#notices button", { hasText: text }).first());
}

const ask = (page, path, body) => page.evaluate(async ({ path, body }) => {
  const answer = await fetch(path, body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {});
  return answer.json();
}, { path, body });
const chair = (page, place) => page.waitForFunction((place) => document.querySelector(`.chair[data-place="${place}"]`)?.textContent, place);
const chairSays = (page, place, words) => page.waitForFunction(
  ([place, words]) => document.querySelector(`.chair[data-place="${place}"]`).textContent.includes(words), [place, words]);

/** The others decide until the game waits for one alone. */
async function untilOnly(others, id, place) {
  for (let step = 0; step < 400; step += 1) {
    const { chairs } = await ask(others[0].page, `/api/tables/${id}`);
    const waited = chairs.filter((chair) => chair.waiting).map((chair) => chair.place);
    if (waited.length === 1 && waited[0] === place) return;
    for (const { page } of others) await choose(page, step * 7);
    await others[0].page.waitForTimeout(60);
  }
  throw new Error("the game does not wait for one alone");
}

async function narrow(...people) {
  for (const { page } of people) assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, page.url());
}

test("by thumb: away, a bot, back, a substitute, back, the end, and the same people again in private", async () => {
  const names = ["Ana", "Bob", "Eve"];
  const people = [];
  for (let number = 0; number < names.length; number += 1) people.push(await fixture.person(PHONE));
  const [ana, bob, eve] = people;
  await ana.page.goto("/");
  await ask(ana.page, "/api/me", { name: "Ana" });
  const plan = { game: "trex", table: { seats: 3 }, pace: { kind: "clock", per_move: 2, bank: 0 }, patience: 30 };
  const { id } = await ask(ana.page, "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "friend" }, { kind: "friend" }] });
  await ana.page.goto(`/t/${id}`);
  const link = await ana.page.locator("#invite .link").first().textContent();
  for (const [number, one] of [bob, eve].entries()) {
    await one.page.goto(link);
    await one.page.fill("#name", names[number + 1]);
    if (number === 0) await picture(one.page, "invited");
    await tap(one.page.locator("li.chair button").first());
    await one.page.waitForURL((address) => address.pathname === `/t/${id}` && address.search === "");
  }
  for (const { page } of people) await page.waitForSelector("#board > *", { state: "attached" });
  // Eve closes the laptop.
  await eve.page.goto("about:blank");
  await untilOnly([ana, bob], id, 2);
  await sheet(ana.page, "players");
  await picture(ana.page, "missed");
  await decide(ana.page, "bot");
  await decide(bob.page, "bot");
  await chairSays(ana.page, 2, "a bot plays");
  // She comes back.
  await eve.page.goto(`/t/${id}`);
  await tap(eve.page.locator("#bar:not([hidden]) button"));
  await eve.page.waitForSelector("#bar", { state: "hidden" });
  await narrow(ana, bob, eve);
  // She is away again, and somebody else plays on.
  await eve.page.goto("about:blank");
  await untilOnly([ana, bob], id, 2);
  await decide(ana.page, "substitute");
  await decide(bob.page, "substitute");
  await sheet(bob.page, "players");
  const invitation = await bob.page.locator("#invite-running .link").first().textContent();
  await picture(bob.page, "substitute");
  const zoe = await fixture.person(PHONE);
  await zoe.page.goto(invitation);
  await zoe.page.fill("#name", "Zoe");
  await tap(zoe.page.locator("li.chair button").first());
  await zoe.page.waitForSelector("#board > *", { state: "attached" });
  await chairSays(ana.page, 2, "Zoe");
  await eve.page.goto(`/t/${id}`);
  await tap(eve.page.locator("#bar:not([hidden]) button"));
  await chair(eve.page, 2);
  await eve.page.waitForFunction(() => document.querySelector(".chair.mine") !== null && !document.getElementById("chairs").textContent.includes("Zoe"));
  await narrow(eve, zoe);
  // Everybody gives up, and the same people are asked again: still among themselves.
  for (const { page } of people) {
    page.on("dialog", (dialog) => dialog.accept());
    await sheet(page, "more");
    if (page === ana.page) await picture(page, "more");
    await tap(page.locator("#resign"));
    await page.waitForFunction(() => document.getElementById("resign").hidden || !document.getElementById("after-end").hidden);
  }
  await ana.page.waitForFunction(() => !document.getElementById("after-end").hidden);
  await picture(ana.page, "end");
  await tap(ana.page.locator("#ending-again"));
  await ana.page.waitForURL((address) => address.pathname.startsWith("/t/") && address.pathname !== `/t/${id}`);
  const again = new URL(ana.page.url()).pathname;
  await zoe.page.goto("/");
  assert.equal(await zoe.page.locator(`#lobby a[href="${again}"]`).count(), 0, "the lobby does not know of it");
  for (const { page } of [bob, eve]) {
    await page.goto("/me");
    await tap(page.locator(`a[href^="${again}"]`).first());
    await tap(page.locator("li.chair button").first());
    await page.waitForURL((address) => address.pathname === again && address.search === "");
  }
  for (const { page } of people) await page.waitForSelector("#board > *", { state: "attached" });
  await narrow(...people);
  for (const { context, faults } of [...people, zoe]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});
