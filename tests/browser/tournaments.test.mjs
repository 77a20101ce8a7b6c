// A tournament through its pages: opened by the form, entered, called, begun, played to its end, read in both languages on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { opened } from "./fixture.mjs";

const fixture = opened();

/** Sends something as the page's own person. */
function send(page, path, body) {
  return page.evaluate(async ({ path, body }) => {
    const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, { path, body });
}

/** Somebody with a name, on a phone. */
async function player(name) {
  const somebody = await fixture.person({ viewport: { width: 360, height: 740 } });
  await somebody.page.goto("/");
  await send(somebody.page, "/api/me", { name });
  return somebody.page;
}

async function isSound(page, what) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}

/** Presses the button of a step and waits for the page that comes of it. */
async function take(page, step) {
  await Promise.all([page.waitForNavigation(), page.click(`button[data-step="${step}"]`)]);
}

test("three meet each other in a round robin, from the form to the crosstable", async () => {
  const players = [await player("Ada Lovelace"), await player("Bob"), await player("Eve")];
  const [ada] = players;
  await ada.click(".club-links a[href='/tournaments']");
  await ada.waitForURL(/\/tournaments$/);
  await ada.click(".tournament-new summary");
  await ada.fill("#name", "Autumn Cup");
  await ada.selectOption("#game", "wrath");
  await ada.selectOption("#system", "groups");
  assert.ok(await ada.isVisible("#seats"), "how many sit at a table of a group");
  assert.deepEqual(await ada.locator("#seats option:enabled").allTextContents(), ["3", "4"], "as many as the game allows");
  await ada.selectOption("#system", "round-robin");
  assert.ok(!await ada.isVisible("#seats") && !await ada.isVisible("#rounds"));
  await isSound(ada, "the form");
  await Promise.all([ada.waitForURL(/\/tournaments\/\w+$/), ada.click("#new-tournament button[type=submit]")]);
  const address = new URL(ada.url()).pathname;
  await ada.click('button[data-step="call"]');
  await ada.waitForFunction(() => document.getElementById("fault")?.textContent !== "");
  for (const page of players) {
    if (page !== ada) await page.goto(address);
    await take(page, "register");
  }
  await ada.reload();
  assert.equal(await ada.locator(".entries li").count(), 3);
  await take(ada, "call");
  for (const page of players) {
    if (page !== ada) await page.reload();
    await take(page, "check-in");
  }
  await ada.reload();
  await take(ada, "begin");
  await isSound(ada, "a round that is being played");

  for (let round = 1; round <= 3; round += 1) {
    await ada.goto(address);
    assert.equal(await ada.locator("h2", { hasText: "Round" }).count(), round);
    const table = await ada.locator(".pairings a.number").first().getAttribute("href");
    const names = await ada.locator(".pairings >> nth=0 >> li >> nth=0 >> .who a").allTextContents();
    const loser = players[["Ada Lovelace", "Bob", "Eve"].indexOf(names.at(-1) ?? "")];
    await send(loser, `/api${table?.replace("/t/", "/tables/")}/resign`, {});
    await ada.waitForFunction(async ({ path, round }) => {
      const shown = await (await fetch(path)).json();
      return shown.stage === "finished" || shown.rounds.length > round;
    }, { path: `/api${address}`, round });
  }
  await ada.goto(address);
  assert.equal(await ada.getAttribute(".stage", "data-stage"), "finished");
  assert.equal(await ada.locator("button[data-step]").count(), 0, "nothing is left to do");
  assert.equal(await ada.locator(".standings tbody tr").count(), 3);
  assert.equal(await ada.locator(".crosstable tbody a[href^='/t/']").count(), 6, "each game from both sides");
  await ada.click(".tournament-rules summary");
  await isSound(ada, "the end");
  await ada.goto(`${address}?lang=fr`);
  assert.ok((await ada.textContent("main"))?.includes("Classement"));
  await isSound(ada, "the end in French");
  await ada.click(".crosstable tbody a[href^='/t/'] >> nth=0");
  await ada.waitForURL(/\/t\//);
});

test("what others do shows by itself", async () => {
  const [ada, bob] = [await player("Ada"), await player("Bob")];
  const wish = { name: "Night Cup", plan: { game: "wrath", table: { seats: 2 } }, system: "swiss", rounds: 1 };
  const { id } = await send(ada, "/api/tournaments", wish);
  await ada.goto(`/tournaments/${id}`);
  assert.equal(await ada.locator(".entries li").count(), 0);
  await send(bob, `/api/tournaments/${id}/register`, {});
  await ada.waitForFunction(() => document.querySelectorAll(".entries li").length === 1, null, { timeout: 20000 });
});
