// The table by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

test("the keyboard walks among the things, and ? tells the keys", async () => {
  const { page, context } = await fixture.person();
  await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board .can");
  await page.locator("#board .can").first().focus();
  const at = () => page.evaluate(() => document.activeElement.getAttribute("data-thing"));
  const begun = await at();
  const seen = new Set([begun]);
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    seen.add(await at());
  }
  assert.ok(seen.size >= 3 && !seen.has(null), `arrows go from thing to thing: ${[...seen]}`);
  assert.equal(await page.locator('#main [data-thing][tabindex="0"]').count(), 1, "one stop for Tab");
  const idle = () => page.evaluate(() => document.activeElement.matches("[data-thing]:not(.can):not(.picked), [data-why]"));
  for (let press = 0; press < 30 && !(await idle()); press += 1) await page.keyboard.press("Shift+PageDown");
  assert.ok(await idle(), "with Shift also what cannot be chosen is reached");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".why:not([hidden])");
  await page.keyboard.press("?");
  assert.ok(await page.isVisible("#keys"));
  await page.keyboard.press("Escape");
  assert.ok(!(await page.isVisible("#keys")));
  await context.close();
});
