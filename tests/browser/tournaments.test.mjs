// A tournament through its pages: opened by the form, entered, called, begun, played to its end, read in both languages on a phone
// and on a desk. Whoever plays a long game acts through the API, as bots do.

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
    const table = await ada.locator(".pairings a.to-table").first().getAttribute("href");
    const names = await ada.locator(".pairings >> nth=0 >> li >> nth=0 >> .sitting a").allTextContents();
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

/** Somebody who acts through the API alone. @param {string} cookie */
function caller(name, cookie) {
  const ask = async (path, body) => {
    const answer = await fetch(`${fixture.address}${path}`, {
      method: body ? "POST" : "GET",
      headers: { cookie, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    // Somebody else was quicker: the state has changed.
    if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { name, ask };
}

/** A new guest without a browser. */
async function guest(name) {
  const answer = await fetch(`${fixture.address}/api/me`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });
  return caller(name, answer.headers.getSetCookie()[0].split(";")[0]);
}

/** The person of a page, who can act through the API, too. @param {import("playwright-core").Page} page */
async function alsoCaller(name, page) {
  const cookies = await page.context().cookies();
  return caller(name, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
}

/** Whoever has to decide does, until the game is over; the choices differ from game to game. */
async function playOut(table, players, pick) {
  for (let step = 0; step < 4000; step += 1) {
    const { phase, game } = await players[0].ask(`/api/tables/${table}?as=data`);
    if (phase !== "playing") return;
    for (const decider of game.deciders) {
      const { game: mine } = await players[decider].ask(`/api/tables/${table}?as=data`);
      if (!mine?.actions?.length) continue;
      const action = mine.actions[(pick + step * 7) % mine.actions.length];
      await players[decider].ask(`/api/tables/${table}/act`, { seat: mine.seat, number: mine.number, action });
    }
  }
  throw new Error(`${table} does not end`);
}

/** Plays every round to its end. */
async function playWhole(path, players) {
  for (let look = 0; look < 400; look += 1) {
    const shown = await players[0].ask(path);
    if (shown.stage !== "playing") return shown;
    const open = shown.rounds.at(-1).tables.filter(({ places }) => !places);
    for (const [number, { table, players: entries }] of open.entries()) {
      const seated = entries.map((entry) => players.find(({ name }) => name === shown.entries[entry].name));
      await playOut(table, seated, number);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the tournament does not end");
}

/** Goes by Tab to an element. */
async function tabTo(page, selector) {
  for (let step = 0; step < 120; step += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Chooses in a list by its arrows. */
async function chooseByKeys(page, selector, value) {
  await tabTo(page, selector);
  for (let step = 0; step < 20; step += 1) {
    if (await page.inputValue(selector) === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${selector} has no ${value}`);
}

/** Presses the button of a step by keyboard and waits for the page that comes of it. */
async function takeByKeys(page, step) {
  await tabTo(page, `button[data-step="${step}"]`);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
}

/** Reads the page of the end in both languages, on a desk and on a phone. */
async function readTheEnd(page, address, players, tables) {
  for (const [lang, word, width] of [["en", "Standings", 1280], ["fr", "Classement", 1280], ["fr", "Classement", 360], ["en", "Standings", 360]]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}?lang=${lang}`);
    assert.equal(await page.getAttribute(".stage", "data-stage"), "finished");
    assert.equal(await page.locator(".standings tbody tr").count(), players);
    assert.equal(await page.locator(".pairings a.to-table").count(), tables);
    assert.ok((await page.textContent("main"))?.includes(word), lang);
    await isSound(page, `the end in ${lang} at ${width} pixels`);
  }
}

test("eight play a Swiss tournament and groups of four, and the leader needs no mouse", async () => {
  const { page: ada } = await fixture.person({ viewport: { width: 1280, height: 800 } });
  await ada.goto("/");
  await send(ada, "/api/me", { name: "Ada" });
  const bob = await player("Bob");
  const players = [await alsoCaller("Ada", ada), await alsoCaller("Bob", bob)];
  for (const name of ["Cyd", "Dan", "Eve", "Fay", "Gil", "Hal"]) players.push(await guest(name));

  for (const [system, seats, rounds, tables] of [["swiss", "2", 3, 12], ["groups", "4", 2, 4]]) {
    await ada.goto("/tournaments");
    await tabTo(ada, ".tournament-new summary");
    await ada.keyboard.press("Enter");
    await tabTo(ada, "#name");
    await ada.keyboard.type(`The ${system}`);
    await chooseByKeys(ada, "#game", "trex");
    await chooseByKeys(ada, "#system", system);
    if (seats !== "2") await chooseByKeys(ada, "#seats", seats);
    await tabTo(ada, "#rounds");
    await ada.keyboard.press("ControlOrMeta+A");
    await ada.keyboard.type(String(rounds));
    await tabTo(ada, "#new-tournament button[type=submit]");
    await Promise.all([ada.waitForURL(/\/tournaments\/\w+$/), ada.keyboard.press("Enter")]);
    const address = new URL(ada.url()).pathname;
    const everybody = (/** @type {string} */ step) => Promise.all(players.slice(2).map(({ ask }) => ask(`/api${address}/${step}`, {})));
    await takeByKeys(ada, "register");
    await bob.goto(address);
    await take(bob, "register");
    await everybody("register");
    await ada.reload();
    await takeByKeys(ada, "call");
    await takeByKeys(ada, "check-in");
    await bob.reload();
    await take(bob, "check-in");
    await everybody("check-in");
    await ada.reload();
    await takeByKeys(ada, "begin");
    assert.ok(await ada.isVisible(".when time"), "when the round ends");
    assert.equal(await ada.locator(".ruling").count(), Math.round(8 / Number(seats)), "each table can be decided");

    // A table leads back to its tournament.
    await bob.goto(await ada.getAttribute(".pairings a.to-table >> nth=0", "href") ?? "");
    assert.equal(await bob.locator(`a[href='${address}']`).count(), 1);

    const shown = await playWhole(`/api${address}`, players);
    assert.equal(shown.rounds.length, rounds);
    await readTheEnd(bob, address, 8, tables);
  }
  // Both are in the history of whoever played, with a way to each tournament.
  await ada.goto("/me");
  const { id } = await players[0].ask("/api/me");
  await ada.goto(`/p/${id}`);
  assert.equal(await ada.locator(".history a[href^='/tournaments/']").count(), 5);
});

test("the leader decides a table whose players do not come", async () => {
  const [ada, bob] = [await player("Ada"), await player("Bob")];
  const plan = { game: "wrath", table: { seats: 2 } };
  const starts = Date.now() + 3600_000;
  const { id } = await send(ada, "/api/tournaments", { name: "Final", plan, system: "knockout", rounds: 1, starts, round_minutes: 60 });
  await ada.goto(`/tournaments/${id}?lang=fr`);
  const told = await ada.textContent(".when time");
  assert.ok(told && !told.includes("UTC"), `in the reader's own time: ${told}`);
  for (const page of [ada, bob]) await send(page, `/api/tournaments/${id}/register`, {});
  await send(ada, `/api/tournaments/${id}/call`, {});
  for (const page of [ada, bob]) await send(page, `/api/tournaments/${id}/check-in`, {});
  await send(ada, `/api/tournaments/${id}/begin`, {});
  await ada.goto(`/tournaments/${id}?lang=en`);
  await ada.click(".ruling summary");
  await isSound(ada, "deciding a table");
  const selects = ada.locator(".ruling select");
  await selects.nth(0).selectOption("1");
  await selects.nth(1).selectOption("absent");
  ada.once("dialog", (dialog) => dialog.accept());
  await Promise.all([ada.waitForNavigation(), ada.click(".ruling button")]);
  assert.equal(await ada.getAttribute(".stage", "data-stage"), "finished");
  assert.ok((await ada.textContent(".pairings"))?.includes("decided by the leader"));
  assert.equal(await ada.locator(".standings tbody tr").count(), 2);
});
