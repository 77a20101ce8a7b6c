// Playing on from moments, the tree that comes of it, two ways compared, and one's own decisions while a game runs.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { opened } from "./fixture.mjs";
import { playOut, sitDown } from "./hands.mjs";

const fixture = opened();

async function keep(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

async function isSound(page, what) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}

/** Plays on from the moment that is shown; the name of the new table. */
async function playOn(page, id) {
  await page.click("#what-if-go");
  await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(id));
  return page.evaluate(() => document.getElementById("table").dataset.id);
}

test("variations are named, shared and compared", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  const last = await playOut(page, id, 2);
  const n = Math.floor(last / 2);
  await page.goto(`/t/${id}/look?n=${n}&effort=quick`);
  await page.waitForFunction(() => document.querySelectorAll("#what-if-seat option").length === 2);
  assert.match(await page.textContent("#variations"), /Nobody has played on/);
  await page.selectOption("#what-if-with", "beside");
  const branch = await playOn(page, id);
  assert.notEqual(branch, id);

  // From the table to its tree; the name is given by keyboard alone.
  assert.equal(await page.locator(`a[href='/t/${branch}/variations']`).count(), 1);
  await page.goto(`/t/${branch}/variations`);
  assert.equal(await page.locator("#variations .variation").count(), 2);
  assert.equal(await page.getAttribute("#variations [aria-current]", "href"), `/t/${branch}`);
  await page.focus(`#name-${branch}`);
  await page.keyboard.type("The other side");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".name-variation [role=status]").textContent === "Saved.");
  assert.equal(await page.textContent("[aria-current]"), "The other side");
  await isSound(page, "the tree");

  // Two options at the moment are compared; it can be ended and taken up.
  await page.goto(`/t/${id}/look?n=${n}&effort=quick`);
  assert.equal(await page.textContent(`#variations a[href='/t/${branch}']`), "The other side");
  await page.waitForFunction(() => !document.getElementById("compare-go").disabled);
  await page.click("#compare-go");
  await page.waitForFunction(() => /after \d+ games/.test(document.querySelector(".comparison p")?.textContent ?? ""), undefined, { timeout: 120000 });
  assert.equal(await page.locator(".comparison tbody tr").count(), 3, "both players, and the difference");
  assert.equal(await page.locator(".comparison tr.chosen").count(), 1);
  await page.selectOption("#compare-other", await page.inputValue("#compare-one"));
  assert.ok(await page.isDisabled("#compare-go"), "a way is not compared with itself");
  await keep(page, "variations-look");

  const eve = await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
  await eve.page.goto(`/t/${id}/look?n=${n}&effort=quick`);
  await eve.page.waitForSelector(".comparison");
  assert.match(await eve.page.textContent("#variations"), /The other side.*depuis le coup/s);
  assert.equal(await eve.page.locator(".name-variation").count(), 0, "only who opened it names it");
  assert.match(await eve.page.textContent(".comparison p"), /après \d+ parties/);
  await isSound(eve.page, "the tree and the comparison on a phone");
  await keep(eve.page, "variations-look-phone");
  assert.deepEqual([...faults, ...eve.faults.filter((fault) => !fault.includes("401"))], []);
  await eve.context.close();
  await context.close();
});

test("a running game of one's own is played on from, and looked back at", async () => {
  const { page, faults, context } = await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  for (let step = 0; step < 6; step += 1) {
    await page.evaluate(async (id) => {
      const state = await (await fetch(`/api/tables/${id}?as=data`)).json();
      const [action] = state.game.actions ?? [];
      const body = JSON.stringify({ seat: state.game.seat, number: state.game.number, action });
      if (action) await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }, id);
    await page.waitForTimeout(100);
  }
  await page.goto(`/t/${id}/replay?n=0`);
  await page.click("#own-go");
  await page.waitForFunction(() => /^Décisions pesées\s?: [1-9]/.test(document.getElementById("own-progress").textContent));
  await page.waitForFunction(() => document.querySelectorAll("#what-if-seat option").length === 2);
  await isSound(page, "one's own running game");
  await keep(page, "variations-running-phone");
  await page.selectOption("#what-if-level", "instant");
  const branch = await playOn(page, id);
  const state = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), branch);
  assert.deepEqual([state.from, state.plan.watched], [{ table: id, n: 0 }, false]);
  assert.deepEqual(faults, []);
  await context.close();
});
