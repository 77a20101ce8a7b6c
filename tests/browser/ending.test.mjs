// The end of a game and its replay: a score sheet, the course of the lead, what turned it; the story from its beginning.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { playOut, sitDown } from "./hands.mjs";

const fixture = opened();

async function keep(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

const numbers = (cells) => cells.map((cell) => Number(cell.replace("−", "-")));

test("the end is a sheet: places, points by rule and moment, the lead, what turned it, and what now", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  const last = await playOut(page, id, 2);
  assert.ok(last, "the game came to its end");
  await page.reload();
  await page.waitForSelector("#ending:not([hidden])");
  await keep(page, "trex-ending");
  assert.notEqual((await page.textContent("#verdict")).trim(), "");
  assert.equal(await page.locator("#places li").count(), 2);
  assert.equal(await page.locator(".sheet-choices").isVisible(), false, "nothing to do is not said");
  const { result } = (await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id)).game;
  for (const sheet of ["points", "course"]) {
    await page.click(`#${sheet} summary`);
    const sums = numbers(await page.locator(`#${sheet} tfoot td`).allTextContents());
    assert.deepEqual(sums, result.map((standing) => standing.score), `${sheet}: what rules and moments gave adds up to the score`);
  }
  assert.equal(await page.locator("svg.lead polyline").count(), 2);
  const turned = page.locator("#turnings a").first();
  assert.match(await turned.getAttribute("href"), new RegExp(`/t/${id}/replay\\?n=\\d+`));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("#ending-share");
  await page.waitForFunction(() => document.getElementById("ending-share").textContent.startsWith("Copied"));
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /replay\?n=0$/);
  await page.waitForSelector("#ending-picture:not([hidden])");
  assert.ok(await page.evaluate(() => document.getElementById("ending-shown").naturalWidth) > 600, "the picture to share is there");
  await page.click("#ending-copy-picture");
  await page.waitForFunction(() => document.getElementById("ending-copy-picture").textContent.startsWith("Picture copied"));
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  assert.ok(kinds.includes("image/png"), `what was copied is a picture: ${kinds}`);
  await page.click("#ending-close");
  assert.equal(await page.locator("#ending").isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

/** What the sheet tells of the course of a game, once it is open. */
async function course(page) {
  await page.waitForSelector("#ending:not([hidden])");
  for (const summary of await page.locator("#ending details:not([hidden]) summary").all()) await summary.click();
  return page.evaluate(() => ({
    lead: document.querySelector("#lead .lead-of").textContent,
    lines: [...document.querySelectorAll("svg.lead polyline")].map((line) => new Set(line.getAttribute("points").split(" ").map((point) => point.split(",")[1])).size),
    ends: [...document.querySelectorAll("#course tfoot td")].map((cell) => Number(cell.textContent.replace("−", "-"))),
    moments: [...document.querySelectorAll("#turnings li")].map((item) => item.textContent),
    accounts: [...document.querySelectorAll("#accounts details")].map((part) => ({
      title: part.querySelector("summary").textContent,
      rules: [...part.querySelectorAll("tbody a.rule")].map((link) => link.textContent),
      sums: [...part.querySelectorAll("tfoot td")].map((cell) => Number(cell.textContent.replace("−", "-"))),
    })),
  }));
}

test("sapiens tells food and shelter by rule, and the course of the results", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  assert.ok(await playOut(page, id, 2), "the game came to its end");
  await page.reload();
  const told = await course(page);
  await keep(page, "sapiens-ending");
  const { result } = (await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id)).game;
  const scores = result.map((standing) => standing.score);
  const [food, shelter] = ["Food", "Shelter"].map((title) => told.accounts.find((account) => account.title === title));
  assert.deepEqual(scores, food.sums.map((sum, seat) => Math.min(sum, shelter.sums[seat])), "the result is the lower of both");
  assert.ok(food.rules.length > 0 && shelter.rules.every((rule) => /^SAP-/.test(rule)), "by rule");
  assert.deepEqual(told.ends, scores, "the course ends with the results");
  assert.match(told.lead, /lower of food and shelter/);
  assert.ok(told.lines.length === 2 && Math.max(...told.lines) > 2, "the lines go up and down");
  assert.ok(told.moments.length > 0 && told.moments.every((text) => text.length > 15), `${told.moments}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a replay opens at its beginning, plays by itself, has marks of turns, and steps by arrow keys", async () => {
  const { page, faults, context } = await fixture.person({ reducedMotion: "no-preference" });
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  const last = await playOut(page, id, 2);
  await page.goto(`/t/${id}/replay`);
  assert.equal(await page.textContent("#number"), `0 / ${last}`);
  await page.waitForSelector(".turn-mark");
  assert.ok((await page.locator(".turn-mark").count()) > 3);
  await page.evaluate(() => localStorage.setItem("pace", "quick"));
  await page.click("#play");
  assert.equal(await page.textContent("#play"), "Pause");
  await page.waitForFunction(() => Number(document.getElementById("number").textContent.split(" ")[0]) >= 3, null, { timeout: 20000 });
  await page.click("#play");
  assert.equal(await page.textContent("#play"), "Play");
  await page.locator(".turn-mark").nth(2).click();
  const mark = Number(await page.locator(".turn-mark").nth(2).getAttribute("data-n"));
  await page.waitForFunction((n) => document.getElementById("number").textContent.startsWith(`${n} /`), mark - 1);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((n) => document.getElementById("number").textContent.startsWith(`${n} /`), mark);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((n) => document.getElementById("number").textContent.startsWith(`${n} /`), mark - 1);
  await keep(page, "wrath-replay");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a team reads one result", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "fuji", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  const ended = await page.evaluate(async (id) => {
    for (let step = 0; step < 2000; step += 1) {
      const state = await (await fetch(`/api/tables/${id}`)).json();
      if (state.phase === "over") return true;
      const choices = state.game.drawn.choices;
      const calm = choices.filter((choice) => /^(ready|done|stay|accept|move|next|keep|pass|lose|injure|leave|bars)/.test(choice.action));
      const among = calm.length > 0 ? calm : choices;
      if (among.length === 0) { await new Promise((resolve) => setTimeout(resolve, 30)); continue; }
      await fetch(`/api/tables/${id}/act`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seat: state.game.seat, number: state.game.number, action: among[(step * 7919) % among.length].action }),
      });
    }
    return false;
  }, id);
  assert.ok(ended, "the game came to its end");
  await page.reload();
  await page.waitForSelector("#ending:not([hidden])");
  await keep(page, "fuji-ending");
  assert.equal(await page.locator("#places li").count(), 1, "all win or lose together");
  const told = await course(page);
  assert.equal(told.lines.length, 1, "a team has one line");
  assert.ok(told.lines[0] > 2, "which goes down with its health");
  const health = told.accounts.find((account) => account.title === "Health");
  assert.ok(health.sums.length === 1 && health.sums[0] < 0 && health.rules.every((rule) => /^FUJ-/.test(rule)), JSON.stringify(health));
  assert.ok(told.moments.length > 0, "what hurt most is told");
  assert.equal(/\b1\. .*2\. /.test(await page.textContent("#asked")), false, "no ranking of equals");
  assert.deepEqual(faults, []);
  await context.close();
});

test("where nobody won, whoever did is named", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "warlock", table: { seats: 2, options: { round_cap: 12 } } }, [{ kind: "beside", name: "Blaise" }]);
  assert.ok(await playOut(page, id, 2), "the rounds are over");
  await page.reload();
  await page.waitForSelector("#ending:not([hidden])");
  await keep(page, "warlock-ending");
  for (const place of ["#verdict", "#asked"]) assert.match(await page.textContent(place), /Zagor/);
  assert.equal(await page.locator("#places li[value='1']").count(), 0, "no adventurer came first");
  const told = await course(page);
  assert.match(told.lead, /Numbers of the combination/);
  const titles = told.accounts.map((account) => account.title);
  for (const title of ["Treasure cards", "STAMINA"]) assert.ok(titles.includes(title), `${titles}`);
  assert.ok(told.accounts.every((account) => account.rules.every((rule) => /^WAR-/.test(rule)) && account.sums.length === 2), "by rule and by seat");
  assert.deepEqual(faults, []);
  await context.close();
});
