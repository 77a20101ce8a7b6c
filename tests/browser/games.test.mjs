// Every game to its end: with the mouse alone, with the keyboard alone, and with a thumb on a phone of 360 × 740.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";
import { keyboard, mouse, playToEnd, sitDown, thumb } from "./hands.mjs";

const fixture = opened();

/** The options of the shortest table, where the usual one is long. */
const SHORTEST = { fuji: { scenario: "S1" }, warlock: { round_cap: 2 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const WAYS = [
  ["clicks alone", mouse, {}],
  ["the keyboard alone", keyboard, {}],
  ["a thumb on a phone", thumb, PHONE],
];

/** One game from the first decision to the last. */
async function play(game, name, hands, screen) {
  const { page, faults, context } = await fixture.person(screen);
  const plan = { game, table: { seats: 2, options: SHORTEST[game] ?? {} } };
  const id = await sitDown(page, plan, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board > *");
  const began = Date.now();
  const decisions = await playToEnd(page, id, hands);
  console.log(`# ${game}, ${name}: ${decisions} decisions in ${Date.now() - began} ms`);
  assert.ok(decisions > 0);
  await page.waitForFunction(() => !document.getElementById("after-end").hidden);
  assert.equal(await page.locator("#choices button").count(), 0, "nothing is offered after the end");
  if (screen === PHONE) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `the table is ${wide} pixels wide`);
  }
  assert.deepEqual(faults, []);
  await context.close();
}

// Two at a time: each waits much of its time for the other side.
test("every game is played to its end", { concurrency: 2 }, async (every) => {
  const all = (await games(fixture.address)).flatMap((game) => WAYS.map(([name, hands, screen]) =>
    every.test(`${game} with ${name}`, { timeout: 600000 }, () => play(game, name, hands, screen))));
  await Promise.all(all);
});
