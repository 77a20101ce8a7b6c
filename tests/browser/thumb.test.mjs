// Every game on phones, by thumb. The whole story of somebody who is missed: invited by link, away, a bot, back, a substitute, back
// again, the end, and the same people again. And several people at one device, to the end.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mkdirSync } from "node:fs";
import { openTable, opened, over } from "./fixture.mjs";

const fixture = opened();
/** Every game, in a form that ends soon. */
const GAMES = [
  { game: "wrath", options: {} },
  { game: "trex", options: {} },
  { game: "fuji", options: { scenario: "S1" } },
  { game: "warlock", options: { round_cap: 2 } },
  { game: "sapiens", options: {} },
];
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

/** Two people want the same: the second one sees that it is a vote already. */
async function agree(first, second, text) {
  await decide(first.page, text);
  await second.page.waitForSelector("#notices .ballot", { state: "attached" });
  await decide(second.page, text);
}

const ask = (page, path, body) => page.evaluate(async ({ path, body }) => {
  const answer = await fetch(path, body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {});
  return answer.json();
}, { path, body });
const chair = (page, place) => page.waitForFunction((place) => document.querySelector(`.chair[data-place="${place}"]`)?.textContent, place);
const chairSays = (page, place, words) => page.waitForFunction(
  ([place, words]) => document.querySelector(`.chair[data-place="${place}"]`).textContent.includes(words), [place, words]);

/** Lets a page play by itself until the test ends or it is told to stop: it takes one of the choices listed whenever it is waited for. */
function goOn(page, seed) {
  return page.evaluate((seed) => {
    let number = seed;
    const pick = (list) => {
      number = (number * 16807) % 2147483647;
      return list[number % list.length];
    };
    clearInterval(window.goingOn);
    window.goingOn = setInterval(() => {
      if (document.getElementById("table").getAttribute("aria-busy") || !document.querySelector(".chair.mine.waiting")) return;
      const buttons = [...document.querySelectorAll("#choices button[data-action]")];
      if (buttons.length === 0) return;
      // First a kind of action, by its first word: who has fifty ways to talk must also go on.
      const kinds = Object.values(Object.groupBy(buttons, (button) => button.dataset.action.split(" ")[0]));
      // Mostly what needs nothing else to be said, such as being ready or agreeing: talk ends some day.
      const plain = kinds.filter((kind) => kind.some((button) => !button.dataset.action.includes(" ")));
      pick(pick(plain.length > 0 && number % 4 !== 0 ? plain : kinds)).click();
    }, 15);
  }, seed);
}

/** The others decide until the game waits for one alone. */
async function untilOnly(others, id, place) {
  for (const [number, { page }] of others.entries()) await goOn(page, number + 1);
  try {
    for (let step = 0; step < 400; step += 1) {
      const { chairs } = await ask(others[0].page, `/api/tables/${id}`);
      const waited = chairs.filter((chair) => chair.waiting).map((chair) => chair.place);
      if (waited.length === 1 && waited[0] === place) return;
      await others[0].page.waitForTimeout(60);
    }
    throw new Error("the game does not wait for one alone");
  } finally {
    for (const { page } of others) await page.evaluate(() => clearInterval(window.goingOn));
  }
}

async function narrow(...people) {
  for (const { page } of people) assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, page.url());
}

/** @param {string} game @param {object} options */
async function missed(game, options) {
  const names = ["Ana", "Bob", "Eve"];
  const people = [];
  for (let number = 0; number < names.length; number += 1) people.push(await fixture.person(PHONE));
  const [ana, bob, eve] = people;
  await ana.page.goto("/");
  await ask(ana.page, "/api/me", { name: "Ana" });
  const plan = { game, table: { seats: 3, options }, pace: { kind: "clock", per_move: 2, bank: 0 }, patience: 30 };
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
  await agree(ana, bob, "bot");
  await chairSays(ana.page, 2, "a bot plays");
  // She comes back.
  await eve.page.goto(`/t/${id}`);
  await tap(eve.page.locator("#bar:not([hidden]) button"));
  await eve.page.waitForSelector("#bar", { state: "hidden" });
  await narrow(ana, bob, eve);
  // She is away again, and somebody else plays on.
  await eve.page.goto("about:blank");
  await untilOnly([ana, bob], id, 2);
  await agree(ana, bob, "substitute");
  await sheet(bob.page, "players");
  const invitation = await bob.page.locator("#invite-running .link").first().textContent();
  await picture(bob.page, "substitute");
  const zoe = await fixture.person(PHONE);
  await zoe.page.goto(invitation);
  await zoe.page.fill("#name", "Zoe");
  await tap(zoe.page.locator("li.chair button").first());
  await zoe.page.waitForSelector("#board > *", { state: "attached" });
  // Where nobody may say anything now, a name is not said either: the substitute goes by that of the one they play for.
  const called = (await zoe.page.textContent('.chair[data-place="2"] strong')).trim();
  assert.ok(["Zoe", "Eve (2)"].includes(called), called);
  await chairSays(ana.page, 2, called);
  await eve.page.goto(`/t/${id}`);
  await tap(eve.page.locator("#bar:not([hidden]) button"));
  await chair(eve.page, 2);
  await eve.page.waitForFunction(() => document.querySelector(".chair.mine") !== null && document.querySelector('.chair.mine strong').textContent === "Eve");
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
}

/** The device goes round by taps until the game has ended. @param {string} game @param {object} options */
async function roundTheTable(game, options) {
  const { page, faults, context } = await fixture.person(PHONE);
  const chosen = Object.entries(options).map(([key, value]) => [key, String(value)]);
  await openTable(page, game, ["me", "beside"], Object.fromEntries(chosen));
  await page.waitForSelector("#choices button, #curtain[open]", { state: "attached" });
  await goOn(page, 11);
  let handed = 0;
  const began = Date.now();
  while (!(await over(page))) {
    if (Date.now() - began > 100000) throw new Error(`not over after ${handed} times of handing the device over`);
    for (const place of ["#lift", "#look:not([hidden]) button"]) {
      const button = page.locator(place);
      if (!(await button.isVisible())) continue;
      // The game may end behind the curtain.
      await button.tap({ timeout: 2000 }).catch(async (fault) => { if (!(await over(page))) throw fault; });
      handed += 1;
    }
    await page.waitForTimeout(30);
  }
  const { chairs, game: { result }, plan } = await ask(page, `/api/tables/${new URL(page.url()).pathname.split("/").pop()}`);
  assert.equal(chairs.filter((chair) => chair.kind === "beside" || chair.kind === "person").length, 2);
  assert.equal(result.length, plan.table.seats, "everybody has a result");
  assert.match(await page.textContent("#asked"), /\S/, "the result is told");
  assert.equal(handed > 0, (await page.getAttribute("#table", "data-secrets")) === "true", "the device is handed over where there are secrets");
  await narrow({ page });
  assert.deepEqual(faults, []);
  await context.close();
}

// Much of it is waiting for clocks: two at a time.
describe("by thumb", { concurrency: 2 }, () => {
  for (const { game, options } of GAMES) {
    test(`${game}: away, a bot, back, a substitute, back, the end, and the same people again in private`, () => missed(game, options));
    test(`${game}: two people at one device play to the end`, () => roundTheTable(game, options));
  }
});
