// The table on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

test("on a phone the board is enlarged and moved, sheets open and close, and everything is big enough", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page, faults, context } = await fixture.person(phone);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const view = () => page.getAttribute("#board svg", "viewBox");
  const whole = await view();
  await page.tap('#zoom [data-zoom="in"]');
  const closer = await view();
  assert.notEqual(closer, whole);
  await page.tap('#zoom [data-zoom="all"]');
  assert.equal(await view(), whole);
  const wire = await context.newCDPSession(page);
  const fingers = (type, apart) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: apart === null ? [] : [{ x: 180 - apart, y: 220, id: 1 }, { x: 180 + apart, y: 220, id: 2 }] });
  await fingers("touchStart", 20);
  for (const apart of [30, 45, 60]) await fingers("touchMove", apart);
  await fingers("touchEnd", null);
  const pinched = (await view()).split(" ").map(Number);
  assert.ok(pinched[2] < Number(whole.split(" ")[2]) * 0.7, `two fingers look closer: ${pinched}`);
  await fingers("touchStart", 20);
  await fingers("touchEnd", null);
  const drag = (type, x) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: x === null ? [] : [{ x, y: 220, id: 1 }] });
  await drag("touchStart", 200);
  for (const x of [190, 170, 140]) await drag("touchMove", x);
  await drag("touchEnd", null);
  assert.ok(Number((await view()).split(" ")[0]) > pinched[0], "one finger moves what is enlarged");
  await page.tap('#zoom [data-zoom="all"]');
  await page.tap('#sheets [data-sheet="log"]');
  assert.ok(await page.isVisible("#log"));
  await page.tap('#sheets [data-sheet="log"]');
  assert.ok(!(await page.isVisible("#log")), "a second tap puts it away");
  await page.tap('#sheets [data-sheet="panels"]');
  const small = await page.evaluate(() => [...document.querySelectorAll("#sheets button, #zoom button, .ask button, #panels button[data-thing]")]
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 40))
    .map(({ text, box }) => `${text} ${box.width}×${box.height}`));
  assert.deepEqual(small, []);
  assert.deepEqual(faults, []);
  await context.close();
});
