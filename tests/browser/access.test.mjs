// No serious finding of axe: on every page, on every game's board, in both themes and both languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { choose, games, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const THEMES = [["light", "en-GB"], ["dark", "fr-FR"]];

/** What axe finds that would keep somebody from playing. */
async function serious(page) {
  const found = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  return found.violations
    .filter((violation) => ["serious", "critical"].includes(violation.impact))
    .map((violation) => `${violation.id} × ${violation.nodes.length}: ${violation.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
}

/** A board after some moves, as axe finds it. */
async function boardIsSound(game) {
  for (const [colorScheme, locale] of THEMES) {
    const { page, faults, context } = await fixture.person({ colorScheme, locale });
    await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    await page.waitForSelector("#board > *");
    for (let step = 0; step < 6; step += 1) {
      await page.waitForFunction(() => document.querySelectorAll("#choices button").length > 0);
      await choose(page, step * 5 + 2);
      await page.waitForTimeout(60);
    }
    await page.waitForFunction(() => document.querySelectorAll("#choices button").length > 0);
    assert.deepEqual(await serious(page), [], `${game}, ${colorScheme}, ${locale}`);
    assert.deepEqual(faults, []);
    await context.close();
  }
}

test("no board has a serious finding in either theme", async (boards) => {
  for (const game of await games(fixture.address)) await boards.test(game, () => boardIsSound(game));
});

test("no page has a serious finding in either theme", async () => {
  for (const [colorScheme, locale] of THEMES) {
    const { page, faults, context } = await fixture.person({ colorScheme, locale });
    const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    const own = (await games(fixture.address)).flatMap((game) => [`/new/${game}`, `/learn/${game}`]);
    for (const path of ["/", ...own, "/book", "/book/trex", "/me", `/t/${id}/replay`, "/t/nowhere"]) {
      await page.goto(path);
      assert.deepEqual(await serious(page), [], `${path}, ${colorScheme}, ${locale}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});
