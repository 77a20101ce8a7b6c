// Editions at the table: a rule opens beside it with the numbers in use, the book answers while one types, and the owner of a
// box corrects what is ours.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

test("a rule opens beside the table", async () => {
  const { page, faults, context } = await fixture.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const before = page.url();
  await page.locator("#log a.rule").first().click();
  await page.waitForSelector("#rulebook:not([hidden]) h2");
  assert.match(await page.textContent("#rulebook h2"), /^WRA-/);
  assert.equal(page.url(), before, "nobody leaves the table");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#rulebook").isHidden());
  assert.deepEqual(faults, []);
  await context.close();
});

test("the book answers while one types", async () => {
  // The rule about the roll answers, and the one about what lies before each player.
  const right = ["WRA-DICE-1", "WRA-SETUP-8"];
  for (const [locale, question] of [["en-GB", "how many dice"], ["fr-FR", "combien de dés"]]) {
    const { page, faults, context } = await fixture.person({ locale });
    await page.goto("/book/wrath");
    await page.locator("#q").pressSequentially(question);
    await page.waitForFunction((right) => {
      const first = [...document.querySelectorAll("#answers a")].slice(0, 3).map((link) => link.textContent);
      return right.some((rule) => first.includes(rule));
    }, right, { timeout: 5000 });
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("the owner of a box corrects what is ours", async () => {
  const { page, context } = await fixture.person();
  await page.goto("/book/wrath");
  assert.ok(await page.locator(".book .ours").count() > 3, "what is ours is marked");
  await page.locator(".box-link a").click();
  const field = page.locator('input[name="players.2.volcano_spaces"]');
  await field.fill("99");
  await page.locator("#box button").click();
  await page.waitForSelector('[aria-invalid="true"]');
  assert.match(await page.textContent(".field .refusal"), /99/);
  await page.locator('input[name="players.2.volcano_spaces"]').fill("7");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#box button").click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.match(text, /volcano_spaces = 7/);
  assert.match(text, /name = "my box"/);
  await context.close();
});
