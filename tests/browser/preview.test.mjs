// What a touch would bring, shown before it is made: where it leads, and the board as it would stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { needed, mouse, pointOf, sitDown, untilChoice } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

/** Points at the last thing of a choice, everything before it being touched. */
async function pointAt(page, { path, choices }) {
  const things = needed(choices, path);
  for (const thing of things.slice(0, -1)) await mouse.touch(page, thing);
  const at = await pointOf(page, things.at(-1));
  await page.mouse.move(at.x, at.y, { steps: 3 });
  return at;
}

test("a quake shows the new land before it is confirmed", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const quake = await untilChoice(page, id, (path) => path[0].startsWith("quake:"));
  const faces = (place) => page.$$eval(`${place} [data-lane]`, (tiles) => tiles.map((tile) => tile.getAttribute("data-face")));
  const before = await faces("#board");
  const at = await pointAt(page, quake);
  await page.waitForSelector(".preview svg");
  const foreseen = await faces(".preview");
  assert.notDeepEqual(foreseen, before);
  assert.ok(await page.locator(".preview li").count() > 0, "it is told in words too");
  assert.equal(await page.locator(".preview [data-thing], .preview [id]").count(), 0, "nothing in it can be mistaken for the board");
  assert.deepEqual(await faces("#board"), before, "nothing has happened yet");
  await page.mouse.move(2, 2);
  await page.waitForSelector(".preview", { state: "detached" });
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((number) => document.getElementById("table").dataset.number !== number, String(quake.number));
  assert.deepEqual(await faces("#board"), foreseen, "it came as it was shown");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a tile over its squares shows what it brings", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  const lay = await untilChoice(page, id, (path) => path.length === 3 && path[0].startsWith("tile:") && path[1].startsWith("square:"));
  await pointAt(page, lay);
  await page.waitForSelector(".preview li");
  assert.match(await page.textContent(".preview ul"), /\d/, "with numbers");
  assert.deepEqual(faults, []);
  await context.close();
});

test("pointing at a thing lights where it leads, in every game with ways to go", async () => {
  for (const [game, fits] of [
    ["wrath", (path) => path[0].startsWith("figure:") && path[1]?.startsWith("tile:")],
    ["trex", (path) => path.length > 1],
    ["sapiens", (path) => path[0].startsWith("tile:") && path.length === 3],
  ]) {
    const { page, faults, context } = await fixture.person();
    const id = await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    const choice = await untilChoice(page, id, fits);
    const at = await pointOf(page, choice.path[0]);
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.waitForSelector("#board .leads", { state: "attached", timeout: 5000 }).catch(() => { throw new Error(`${game}: ${choice.path} leads nowhere`); });
    // Chosen and taken back: other choices come twice, and the mouse has not moved.
    for (const press of ["down", "up", "down", "up"]) await page.mouse[press]();
    await page.waitForSelector("#board .leads", { state: "attached", timeout: 5000 }).catch(() => { throw new Error(`${game}: ${choice.path} leads nowhere under a mouse that rests`); });
    await page.mouse.move(2, 2);
    await page.waitForFunction(() => document.querySelectorAll(".leads").length === 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("dice are never foretold", async () => {
  const { page, context } = await fixture.person();
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const roll = await untilChoice(page, id, (path) => path[0] === "go:roll");
  const told = await page.evaluate(async ({ id, action }) => (await fetch(`/api/tables/${id}/preview?action=${action}`)).json(), { id, action: roll.action });
  assert.deepEqual([told.board, told.told], [null, []]);
  await context.close();
});
