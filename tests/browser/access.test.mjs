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

/** Plays to the end by the API, for all seats at this screen. */
function playOut(page, id, seats) {
  return page.evaluate(async ({ id, seats }) => {
    for (let step = 0; step < 3000; step += 1) {
      for (let seat = 0; seat < seats; seat += 1) {
        const { phase, game } = await (await fetch(`/api/tables/${id}?seat=${seat}`)).json();
        if (phase === "over") return true;
        const { choices } = game.drawn;
        if (choices.length === 0) continue;
        const { action } = choices[(step * 7919 + 13) % choices.length];
        await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat, number: game.number, action }) });
        break;
      }
    }
    return false;
  }, { id, seats });
}

test("no serious finding at the end of a game, in its replay, in the lobby, on a profile, at a rule, in the last step of a lesson", async () => {
  for (const [colorScheme, locale] of THEMES) {
    const { page, faults, context } = await fixture.person({ colorScheme, locale });
    const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
    assert.ok(await playOut(page, id, 2), "the game came to its end");
    await page.reload();
    await page.waitForSelector("#ending:not([hidden])");
    for (const summary of await page.locator("#ending details:not([hidden]) summary").all()) await summary.click();
    assert.deepEqual(await serious(page), [], `the end, ${colorScheme}, ${locale}`);
    await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "anyone" }]);
    const me = await page.evaluate(async () => (await (await fetch("/api/me")).json()).id);
    const paths = ["/", `/p/${me}`, "/best/sapiens", "/book/wrath?q=egg#WRA-EGG-1", "/book/warlock/terms", `/t/${id}/replay?n=9`];
    for (const game of await games(fixture.address)) {
      await page.goto(`/learn/${game}`);
      const [, steps] = /(\d+)\D*$/.exec(await page.textContent(".lesson .faint"));
      paths.push(`/learn/${game}/${steps}`);
    }
    for (const path of paths) {
      const { status } = await page.goto(path).then((answer) => ({ status: answer.status() }));
      assert.equal(status, 200, path);
      if (path.startsWith("/learn/")) assert.equal(await page.locator("#on[data-quick]").count(), 1, `${path} is the last step`);
      assert.deepEqual(await serious(page), [], `${path}, ${colorScheme}, ${locale}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});
