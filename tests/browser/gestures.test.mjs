// Dragging, tapping, long presses and moving the board: each means one thing only.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { pointOf, sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const number = (page) => page.getAttribute("#table", "data-number");

test("a thing can be dragged onto another; one tap beside takes a half-made choice back", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#panels .can");
  const state = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  const { path } = state.game.drawn.choices.find((choice) => choice.path.length >= 2);
  const middle = async (thing) => {
    const element = page.locator(`[data-thing="${thing}"]`).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    return [box.x + box.width / 2, box.y + box.height * 0.3];
  };
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  assert.equal(await page.locator(".picked").count() > 0, true);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".picked").count(), 0, "Escape takes it back");
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  await page.click("#unpick");
  assert.equal(await page.locator(".picked").count(), 0, "so does one tap");
  await page.setViewportSize({ width: 1280, height: 1600 });
  const [x, y] = await middle(path[0]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 5, { steps: 3 });
  const [toX, toY] = await middle(path[1]);
  await page.mouse.move(toX, toY, { steps: 5 });
  await page.mouse.up();
  if (path.length > 2) {
    const picked = await page.evaluate(() => [...document.querySelectorAll(".picked")].map((one) => one.dataset.thing));
    assert.deepEqual(path.slice(0, 2).filter((thing) => !picked.includes(thing)), [], "both things are touched by one drag");
  } else {
    await page.waitForFunction(() => Number(document.getElementById("table").dataset.number) > 0);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("pulling at a thing that alone is a choice chooses nothing", async () => {
  const { page, faults, context } = await fixture.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const roll = page.locator('[data-thing="go:roll"].can');
  await roll.scrollIntoViewIfNeeded();
  const box = await roll.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 15, box.y + box.height / 2, { steps: 3 });
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  assert.equal(await number(page), "0");
  await roll.click();
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a long press that ended elsewhere does not swallow the next tap", async () => {
  const { page, context } = await fixture.person(PHONE);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.evaluate(async () => {
    const element = document.querySelector("#board [title], #board title").closest("[title]") ?? document.querySelector("#board title").parentElement;
    const finger = (type) => element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 }));
    finger("pointerdown");
    await new Promise((resolve) => setTimeout(resolve, 700));
    finger("pointercancel");
  });
  assert.ok(await page.isVisible("#tip"), "the long press asked");
  if (!(await page.isVisible('[data-thing="go:roll"]'))) await page.tap('#sheets [data-sheet="panels"]');
  await page.tap('[data-thing="go:roll"]');
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1", null, { timeout: 5000 });
  await context.close();
});

test("moving an enlarged board from an idle thing asks nothing", async () => {
  const { page, context } = await fixture.person();
  await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  await page.click('#zoom [data-zoom="in"]');
  await page.click('#zoom [data-zoom="in"]');
  const idle = () => page.evaluate(() => {
    const rect = document.getElementById("board").getBoundingClientRect();
    for (let y = rect.y + 30; y < rect.bottom - 30; y += 9) {
      for (let x = rect.x + 120; x < rect.right - 30; x += 9) {
        const thing = (x, y) => document.elementFromPoint(x, y)?.closest("[data-thing], [data-why]");
        const found = thing(x, y);
        // Moved along with the board, the pointer ends on the thing where it began.
        if (found && !found.matches(".can, .picked") && document.elementFromPoint(x, y).closest("#board")) return { x, y };
      }
    }
    return null;
  });
  const { x, y } = await idle();
  const view = await page.getAttribute("#board svg", "viewBox");
  let asked = 0;
  page.on("request", (request) => { if (request.url().includes("/why?")) asked += 1; });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 6 });
  await page.mouse.up();
  assert.notEqual(await page.getAttribute("#board svg", "viewBox"), view, "the board was moved");
  await page.waitForTimeout(300);
  assert.equal(asked, 0);
  await page.mouse.click(x - 60, y);
  await page.waitForSelector(".why:not([hidden])");
  await context.close();
});

test("a press is not lost while earlier moments are still being shown", async () => {
  const { page, faults, context } = await fixture.person({ reducedMotion: "no-preference" });
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  // Two actions at once, from another page of the same person: the second waits until the first was shown.
  const wanted = await page.evaluate(async (id) => {
    const state = async () => (await fetch(`/api/tables/${id}`)).json();
    for (const kind of ["roll", "reroll"]) {
      const { game } = await state();
      const { action } = game.drawn.choices.find((choice) => choice.action.startsWith(kind));
      const body = JSON.stringify({ seat: game.seat, number: game.number, action });
      await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }
    const { game } = await state();
    const things = new Set(game.drawn.choices.flatMap((choice) => choice.path));
    return { things: [...things], number: game.number };
  }, id);
  await page.waitForFunction((number) => document.getElementById("table").dataset.number === String(number - 1), wanted.number);
  const thing = await page.evaluate((things) => things.find((one) => document.querySelector(`#panels [data-thing="${CSS.escape(one)}"], #board [data-thing="${CSS.escape(one)}"]`)), wanted.things);
  const point = await pointOf(page, thing);
  assert.ok(point, `${thing} can be seen`);
  assert.notEqual(await number(page), String(wanted.number), "the last moment is not shown yet");
  await page.mouse.click(point.x, point.y, { delay: 60 });
  await page.waitForFunction(({ thing, number }) => {
    const picked = document.querySelector(`[data-thing="${CSS.escape(thing)}"].picked`);
    return picked !== null || Number(document.getElementById("table").dataset.number) > number;
  }, { thing, number: wanted.number }, { timeout: 3000 });
  assert.deepEqual(faults, []);
  await context.close();
});
