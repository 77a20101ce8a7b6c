// The same start for all through its pages: opened by the form, played at a desk and on a phone, sealed, compared, opened.

import assert from "node:assert/strict";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { opened } from "./fixture.mjs";

const fixture = opened();

/** Sends something as the page's own person. */
function send(page, path, body = {}) {
  return page.evaluate(async ({ path, body }) => {
    const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, { path, body });
}

/** Somebody with a name; on a phone, or at a desk. */
async function player(name, isPhone = false) {
  const somebody = await fixture.person(isPhone ? { viewport: { width: 360, height: 740 } } : {});
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

/** Plays a table to its end as the page's own person: always the first thing there is to do. */
async function playOut(page, table) {
  await page.evaluate(async (table) => {
    for (let turn = 0; turn < 20000; turn += 1) {
      const { phase, game } = await (await fetch(`/api/tables/${table}?as=data`)).json();
      if (phase !== "playing") return;
      if (game.actions.length === 0) {
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      const act = { seat: game.seat, number: game.number, action: game.actions[0] };
      await fetch(`/api/tables/${table}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(act) });
    }
  }, table);
}

/** Enters by the button; the table. */
async function enter(page) {
  await Promise.all([page.waitForURL(/\/t\/\w+$/), page.click("#enter")]);
  return new URL(page.url()).pathname.slice("/t/".length);
}

const rows = (page) => page.locator(".compared tbody tr");

test("a start is opened by the form, played by two, and compared", async () => {
  const ada = await player("Ada Lovelace");
  const bob = await player("Bob", true);
  await ada.click(".club-links a[href='/duplicates']");
  await ada.waitForURL(/\/duplicates$/);
  // By keyboard alone.
  await ada.focus(".tournament-new summary");
  await ada.keyboard.press("Enter");
  await ada.fill("#name", "Sunday start");
  await ada.selectOption("#game", "fuji");
  assert.ok(await ada.isVisible("#people"), "a team, where all play together");
  await ada.selectOption("#seats", "3");
  await ada.selectOption("#people", "3");
  assert.ok(!await ada.isVisible("#level"), "no chair is left for a bot");
  await ada.selectOption("#game", "wrath");
  assert.ok(!await ada.isVisible("#people") && await ada.isVisible("#level"));
  assert.deepEqual(await ada.locator("#seats option:enabled").allTextContents(), ["2", "3", "4"], "as many as the game allows");
  await ada.selectOption("#game", "trex");
  await ada.selectOption("#seats", "2");
  await ada.selectOption("#level", "newcomer");
  await isSound(ada, "the form");
  await ada.focus("#new-duplicate button[type=submit]");
  await Promise.all([ada.waitForURL(/\/duplicates\/\w+$/), ada.keyboard.press("Enter")]);
  const address = new URL(ada.url()).pathname;
  assert.equal(await rows(ada).count(), 0);

  const table = await enter(ada);
  assert.ok(await ada.isVisible(`a[href="${address}"]`), "the table says what it belongs to");
  assert.ok(!await ada.isVisible("#undo") && !await ada.isVisible("#hint"));
  await playOut(ada, table);
  await ada.waitForSelector("#sealed:visible");
  assert.ok(!await ada.isVisible("#ending"), "there is nothing to look back at yet");
  await isSound(ada, "the table when its game is over");
  await ada.click("#sealed a.button");
  await ada.waitForURL((url) => url.pathname === address);
  assert.match(await rows(ada).first().textContent() ?? "", /^1Ada Lovelace/);

  await bob.goto("/duplicates");
  await isSound(bob, "the list on a phone");
  await bob.click(".tournaments a");
  await bob.waitForURL((url) => url.pathname === address);
  assert.match(await rows(bob).first().textContent() ?? "", /^–Ada Lovelacefinished$/, "not how it came out");
  await isSound(bob, "the page on a phone");
  const theirs = await enter(bob);
  await bob.goto(`/t/${table}`);
  assert.equal(await bob.locator("#board").count(), 0, "nobody sees another's table");
  await bob.goto(`/t/${theirs}`);
  await send(bob, `/api/tables/${theirs}/resign`);
  await bob.waitForSelector("#sealed:visible");
  await isSound(bob, "the table on a phone when its game is over");
  await bob.goto(`${address}?lang=fr`);
  assert.match(await rows(bob).first().textContent() ?? "", /^1Ada Lovelace/, "who has nothing left to decide compares");
  assert.match(await rows(bob).nth(1).textContent() ?? "", /^–Bobpas terminé$/);
  await bob.click(".tournament-rules summary");
  await isSound(bob, "the comparison on a phone, in French");
});

test("when it closes, the seal is open and every game can be looked at", async () => {
  const [ada, eve] = [await player("Ada"), await player("Eve", true)];
  const wish = { name: "Short start", plan: { game: "wrath", table: { seats: 2 } }, level: "newcomer", closes: Date.now() + 25000, listed: false };
  const { id } = await send(ada, "/api/duplicates", wish);
  await ada.goto(`/duplicates/${id}`);
  const table = await enter(ada);
  await send(ada, `/api/tables/${table}/resign`);
  await ada.waitForSelector("#sealed:visible");
  await eve.goto(`/duplicates/${id}`);
  assert.equal(await eve.locator(".compared a[href*='/t/']").count(), 0);
  assert.equal(await eve.locator("code.digits").count(), 1);
  // What happens shows by itself, at the table and on the page.
  await ada.waitForSelector("#ending:visible", { timeout: 60000 });
  assert.ok(!await ada.isVisible("#sealed"));
  await eve.waitForSelector(`.compared a[href^="/t/${table}/replay"]`, { timeout: 60000 });
  assert.equal(await eve.locator("code.digits").count(), 2, "the fingerprint and the secret");
  assert.equal(await eve.locator("#enter").count(), 0);
  await isSound(eve, "an open seal on a phone");
  await eve.click(".compared a[href*='/replay']");
  await eve.waitForURL(/\/replay/);
});
