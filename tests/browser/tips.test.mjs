// What a thing is: told where one points.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

test("hovering explains a thing with its rule", async () => {
  const { page, context } = await fixture.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.hover("#score-0");
  await page.waitForSelector("#tip:not([hidden]) a.rule");
  assert.match(await page.getAttribute("#tip a.rule", "href"), /^\/book\/wrath\?table=[^#]+#WRA-ERUPT-6$/);
  await context.close();
});
