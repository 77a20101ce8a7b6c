// Choosing: what a sentence speaks of is shown, and what is half chosen or half written is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openTable, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];
const number = (page) => page.getAttribute("#table", "data-number");
const state = (page, id, asked = "") => page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}${asked}`);
const picked = (page) => page.evaluate(() => [...document.querySelectorAll(".picked")].map((one) => one.dataset.thing));

test("a sentence of the list shows on the board what it speaks of", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#choices button");
  const state = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  const paths = state.game.drawn.choices.map((choice) => new Set(choice.path));
  const meant = async () => new Set(await page.$$eval("#board .meant, #panels .meant", (things) => things.map((thing) => thing.dataset.thing)));
  const sentences = page.locator("#choices button");
  for (const number of [0, 1]) {
    await sentences.nth(number).hover();
    assert.deepEqual(await meant(), paths[number]);
  }
  await page.mouse.move(5, 5);
  assert.deepEqual(await meant(), new Set());
  await sentences.nth(0).focus();
  assert.deepEqual(await meant(), paths[0], "the keyboard points, too");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a line of talk does not take back what is half chosen", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#panels .can");
  const { path } = (await state(page, id)).game.drawn.choices.find((choice) => choice.path.length >= 2);
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  assert.ok((await picked(page)).includes(path[0]));
  await page.fill("#saying", "A moment, please");
  await page.click("#say button");
  await page.waitForSelector("#talk li");
  assert.ok((await picked(page)).includes(path[0]), "it is still picked");
  await page.click("#unpick");
  const whole = (await state(page, id)).game.drawn.choices.find((choice) => choice.path.length >= 2);
  const before = await number(page);
  await page.click(`#choices button[data-action="${whole.action}"]`);
  await page.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before);
  assert.deepEqual(await picked(page), [], "a new moment begins with nothing picked");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a text that was refused stays where it was written", async () => {
  const { page, context } = await fixture.person();
  await openTable(page, "trex", ["me", "anyone"]);
  await page.route("**/share", (route) => route.fulfill({ status: 400, contentType: "application/json", body: JSON.stringify({ error: "unfit", text: "Too long." }) }));
  await page.fill("#share-text", "lava and ash");
  await page.click("#share button");
  await page.waitForSelector("#refusal:not([hidden])");
  assert.equal(await page.inputValue("#share-text"), "lava and ash");
  await page.unroute("**/share");
  await page.click("#share button");
  await page.waitForSelector("[data-shares] q");
  await page.waitForFunction(() => document.getElementById("share-text").value === "");
  await context.close();
});
