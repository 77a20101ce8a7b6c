// Beginning: the form of a new table has a real field for everything, and the first page shows every game at a glance.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";

const fixture = opened();

/** What a table was opened with. */
async function plan(page) {
  await page.click("#new button[type=submit]");
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/")[2];
  return page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).plan.table, id);
}

/** The form of a game, with its options unfolded. */
async function form(page, game) {
  await page.goto(`/new/${game}`);
  await page.evaluate(() => { for (const folded of document.querySelectorAll("#new details")) folded.open = true; });
}

test("every option of every game has a field with a name and a sentence, and nobody types code", async () => {
  for (const locale of ["fr-FR", "en-GB"]) {
    const { page, faults, context } = await fixture.person({ locale });
    for (const game of await games(fixture.address)) {
      await form(page, game);
      const options = await page.evaluate(async (game) => (await (await fetch("/api/games")).json()).games.find(({ id }) => id === game).options, game);
      for (const { key, text, help } of options) {
        const row = page.locator(`.option[data-key="${key}"]`);
        assert.equal((await row.locator("label").first().textContent()).trim(), text);
        assert.ok((await row.locator(".help").textContent()).includes(help) && help.length > 20, `${game} ${key}`);
        assert.ok(await row.locator("select, input").count() > 0, `${game} ${key} has a field`);
      }
      assert.equal(await page.locator(".option input[type=text], .option textarea").count(), 0, `${game}: nothing is typed`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("what belongs to a choice is asked with it, and what cannot be is told beside its field", async () => {
  const { page, faults, context } = await fixture.person({ locale: "fr-FR" });
  await form(page, "wrath");
  await page.selectOption("#chair-1", "bot:instant");
  assert.ok(!(await page.isVisible("#option-tiles")));
  await page.selectOption("#option-layout", "custom");
  assert.equal(await page.locator("#option-tiles select:visible").count(), 16);
  await page.locator("#option-tiles select").first().selectOption("volcano");
  assert.match(await page.textContent("#option-tiles-fault"), /Volcan/);
  await page.click("#new button[type=submit]");
  assert.match(page.url(), /\/new\/wrath/, "nothing was sent");
  await page.locator("#option-tiles select").last().selectOption("grassland");
  assert.equal(await page.textContent("#option-tiles-fault"), "");
  await page.selectOption("#option-species", "swap_one");
  await page.selectOption('.option[data-key="swap"] select[name="in"]', "plesiosaurus");
  const { options } = await plan(page);
  assert.equal(options.tiles.length, 16);
  assert.equal(options.tiles[0], "volcano");
  assert.deepEqual(options.swap, { out: "tyrannosaurus", in: "plesiosaurus" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("a value for every seat: as many as sit, none twice", async () => {
  const { page, faults, context } = await fixture.person();
  await form(page, "fuji");
  await page.selectOption("#chair-1", "bot:instant");
  await page.selectOption("#chair-2", "bot:instant");
  const seats = page.locator('.option[data-key="skills"] .several select:visible');
  assert.equal(await seats.count(), 0);
  await page.selectOption("#option-skills", "each");
  assert.equal(await seats.count(), 3, "one for each of the three who sit");
  await seats.nth(0).selectOption("scout");
  assert.match(await page.textContent("#option-skills-fault"), /Scout/);
  await seats.nth(1).selectOption("manager");
  assert.equal(await page.textContent("#option-skills-fault"), "");
  await page.fill("#option-level", "9");
  await page.click("#new button[type=submit]");
  assert.match(await page.textContent("#option-level-fault"), /1.*4/);
  assert.equal(await page.getAttribute("#option-level", "aria-invalid"), "true");
  await page.fill("#option-level", "2");
  const { options, seats: sit } = await plan(page);
  assert.deepEqual([sit, options.level, options.skills], [3, 2, ["scout", "manager", "comrade"]]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what the game itself refuses is told beside the option that its rule speaks of", async () => {
  const { page, context } = await fixture.person();
  await form(page, "sapiens");
  await page.selectOption("#chair-1", "bot:instant");
  await page.selectOption("#option-first", "4");
  await page.click("#new button[type=submit]");
  await page.waitForFunction(() => document.getElementById("option-first-fault").textContent !== "");
  assert.equal(await page.textContent("#fault"), "");
  await context.close();
});

test("the first page shows every game in the middle of a game, and what one wants to know of it", async () => {
  const { page, faults, context } = await fixture.person({ locale: "fr-FR" });
  await page.goto("/");
  for (const game of await games(fixture.address)) {
    const card = page.locator(`.card[data-game="${game}"]`);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator(".scene img:visible");
    await page.waitForFunction((image) => image.complete && image.naturalWidth > 0, await picture.elementHandle());
    const glance = await card.locator(".glance").textContent();
    assert.match(glance, /joueurs.*min.*dès \d+ ans.*Réflexion/s, game);
    assert.match(await card.locator(".blurb").textContent(), /^.{30,120}\.$/, game);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
