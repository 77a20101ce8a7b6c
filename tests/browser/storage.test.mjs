// What the browser remembers is a comfort: the page works without it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

test("a browser that may not remember anything plays all the same", async () => {
  const { page, faults, context } = await fixture.person();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.click('[data-thing="go:roll"]');
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1");
  assert.deepEqual(faults, []);
  await context.close();
});
