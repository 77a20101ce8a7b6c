// The table by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { keyboard, needed, playOut, sitDown } from "./hands.mjs";

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

test("the log is one stop for Tab: arrows walk its lines and light their places, Enter shows the moment", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await playOut(page, id, 2);
  await page.reload();
  await page.waitForSelector("#log li.moment");
  const stops = () => page.evaluate(() => [...document.querySelectorAll("#log *")].filter((one) => one.tabIndex >= 0).length);
  assert.ok(await page.locator("#log a.rule").count() > 50, "many lines cite rules");
  assert.equal(await stops(), 1);
  await page.locator("#log [tabindex='0']").focus();
  const at = () => page.evaluate(() => [...document.querySelectorAll("#log > *")].indexOf(document.activeElement));
  const last = await at();
  assert.ok(last > 50, "one begins at the newest line");
  await page.keyboard.press("ArrowUp");
  assert.equal(await at(), last - 1);
  assert.equal(await stops(), 1, "it stays one stop");
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  for (let line = 0; line < 60 && (await page.locator(".sky .pointed").count()) === 0; line += 1) await page.keyboard.press("ArrowDown");
  assert.ok(await page.locator(".sky .pointed").count() > 0, "what a line speaks of is lit");
  for (let line = 0; line < 60 && !(await page.evaluate(() => document.activeElement.querySelector("a.rule") && document.activeElement.matches(".moment"))); line += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement.matches("#log a.rule")), "its rule is beside it");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#past:not([hidden])");
  assert.deepEqual(faults, []);
  await context.close();
});

test("when there is nothing left to touch, the keyboard stands at the sentence above the board, and comes back to the things", async () => {
  const [ada, bob] = [await fixture.person(), await fixture.person()];
  const id = await sitDown(ada.page, { game: "trex", table: { seats: 2 } }, [{ kind: "anyone" }]);
  await bob.page.goto(`/t/${id}`);
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  /** Does what is asked of somebody, with the keyboard, until nothing is. */
  const decide = async (page) => {
    for (let round = 0; round < 8; round += 1) {
      const { game } = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
      const { choices } = game.drawn;
      if (choices.length === 0) return;
      await page.waitForFunction((number) => document.getElementById("table").dataset.number === number && document.querySelectorAll("#choices button").length > 0, String(game.number));
      for (const thing of needed(choices, choices[0].path)) await keyboard.touch(page, thing);
      await page.waitForFunction((number) => document.getElementById("table").dataset.number !== number, String(game.number));
    }
  };
  let rests = 0;
  for (let turn = 0; turn < 6 && rests < 2; turn += 1) {
    for (const [own, other] of [[ada, bob], [bob, ada]]) {
      await decide(own.page);
      if (await own.page.locator("#choices button").count()) continue;
      assert.equal(await own.page.evaluate(() => document.activeElement.id), "asked", "the keyboard is not lost");
      rests += 1;
      await decide(other.page);
      if ((await own.page.locator("#choices button").count()) === 0) continue;
      assert.ok(await own.page.evaluate(() => document.activeElement.matches("[data-thing]")), "it is back at the things");
    }
  }
  assert.ok(rests >= 2, "each waited for the other");
  for (const { faults, context } of [ada, bob]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});
