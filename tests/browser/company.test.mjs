// Somebody is missed: a nudge, a vote of those present, a bot, a substitute, a return; giving up; the same people again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mkdirSync } from "node:fs";
import { choose, opened } from "./fixture.mjs";

const fixture = opened();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Keeps a picture, if somebody wants to look at them. */
async function picture(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/company-${name}.png` });
}

async function leave(...people) {
  for (const { context, faults } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

const send = (page, path, body) => page.evaluate(async ({ path, body }) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}, { path, body });
const state = (page, id) => page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);

/** Some people at a table, each with a browser; the first one has opened it. */
async function group(game, people, pace) {
  const made = [];
  for (const [name, options] of people) {
    const person = await fixture.person(options);
    await person.page.goto("/");
    await send(person.page, "/api/me", { name });
    made.push(person);
  }
  const chairs = [{ kind: "me" }, ...people.slice(1).map(() => ({ kind: "friend" }))];
  const { id } = await send(made[0].page, "/api/tables", { plan: { game, table: { seats: people.length }, pace, patience: 30 }, chairs });
  const link = await made[0].page.evaluate(async (id) => {
    const { table } = await (await fetch(`/api/tables/${id}/invitations`)).json();
    return `/t/${id}?invite=${table}`;
  }, id);
  for (const { page } of made.slice(1)) {
    await page.goto(link);
    await page.click("li.chair button");
    await page.waitForURL((address) => address.pathname === `/t/${id}` && address.search === "");
  }
  await made[0].page.goto(`/t/${id}`);
  for (const { page } of made) await page.waitForSelector("#board > *", { state: "attached" });
  return { people: made, id };
}

/** Everybody but one decides until the game waits for that one alone. */
async function untilOnly(others, id, place) {
  for (let step = 0; step < 400; step += 1) {
    const { chairs } = await state(others[0].page, id);
    const waited = chairs.filter((chair) => chair.waiting).map((chair) => chair.place);
    if (waited.length === 1 && waited[0] === place) return;
    for (const { page } of others) await choose(page, step * 7);
    await others[0].page.waitForTimeout(60);
  }
  throw new Error("the game does not wait for one alone");
}

const CLOCK = { kind: "clock", per_move: 2, bank: 0 };

test("one closes the laptop: the others vote for a bot, and who was away comes back to the seat", async () => {
  const { people: [ada, bob, eve], id } = await group("trex", [["Ana", {}], ["Bob", { locale: "fr-FR" }], ["Eve", PHONE]], CLOCK);
  await eve.page.goto("about:blank");
  await ada.page.waitForFunction(() => /not here/.test(document.querySelector('.chair[data-place="2"]').textContent));
  await untilOnly([ada, bob], id, 2);
  const buttons = ada.page.locator("#notices .notice .buttons button");
  await buttons.first().waitFor();
  assert.match(await ada.page.textContent("#notices"), /House rule: what more than half/);
  // The notice stays the same while time goes on: a button keeps its focus.
  await buttons.nth(1).focus();
  await ada.page.waitForTimeout(2500);
  assert.ok(await buttons.nth(1).evaluate((button) => document.activeElement === button));
  await picture(ada.page, "late");
  await buttons.nth(1).click();
  await bob.page.waitForSelector("#notices .ballot");
  assert.match(await bob.page.textContent("#notices"), /Eve manque à l’appel/);
  assert.equal((await state(ada.page, id)).chairs[2].away, false, "one of two is no majority");
  await picture(bob.page, "vote");
  await bob.page.click("#notices .ballot button >> nth=1");
  await ada.page.waitForFunction(() => /a bot plays/.test(document.querySelector('.chair[data-place="2"]').textContent));
  await eve.page.goto(`/t/${id}`);
  await eve.page.waitForSelector("#bar:not([hidden]) button");
  await picture(eve.page, "away-phone");
  assert.ok(await eve.page.locator("#bar button").isVisible(), "the way back is over the board, on a phone too");
  assert.ok((await eve.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  await eve.page.click("#bar button");
  await eve.page.waitForSelector("#bar", { state: "hidden" });
  assert.equal((await state(ada.page, id)).chairs[2].away, false);
  await leave(ada, bob, eve);
});

test("a substitute takes the chair by invitation, and gives it back to whoever returns", async () => {
  const { people: [ada, bob, eve], id } = await group("trex", [["Ana", {}], ["Bob", {}], ["Eve", {}]], CLOCK);
  await eve.page.goto("about:blank");
  await untilOnly([ada, bob], id, 2);
  for (const { page } of [ada, bob]) {
    await page.waitForSelector("#notices .notice button");
    await page.locator("#notices .notice button").filter({ hasText: "substitute" }).click();
  }
  await bob.page.waitForSelector("#invite-running .link");
  await picture(bob.page, "substitute");
  const zoe = await fixture.person(PHONE);
  await zoe.page.goto(await bob.page.textContent("#invite-running .link"));
  assert.match(await zoe.page.textContent("#invitation"), /somebody is missing/);
  await picture(zoe.page, "invitation-phone");
  await zoe.page.fill("#name", "Zoe");
  await zoe.page.click("li.chair button");
  await zoe.page.waitForSelector("#board > *", { state: "attached" });
  await ada.page.waitForFunction(() => /Zoe.*plays for Eve/s.test(document.querySelector('.chair[data-place="2"]').textContent));
  await eve.page.goto(`/t/${id}`);
  await eve.page.waitForSelector("#bar:not([hidden]) button");
  assert.match(await eve.page.textContent("#bar"), /Zoe is playing for you/);
  await eve.page.click("#bar button");
  await ada.page.waitForFunction(() => !/Zoe/.test(document.getElementById("chairs").textContent));
  await eve.page.waitForFunction(() => document.querySelector(".chair.mine") !== null);
  await zoe.page.waitForFunction(() => document.querySelector(".chair.mine") === null);
  await leave(ada, bob, eve, zoe);
});

test("without a clock somebody is nudged first, and may answer", async () => {
  const { people: [ada, bob], id } = await group("wrath", [["Ana", {}], ["Bob", PHONE]], { kind: "free" });
  const [slow, other] = (await ada.page.locator(".chair.mine.waiting").count()) > 0 ? [ada, bob] : [bob, ada];
  await slow.page.goto("about:blank");
  await other.page.waitForFunction(() => [...document.querySelectorAll("#notices button")].some((button) => button.textContent === "Nudge"));
  if (other === bob) await other.page.click('#sheets button[data-sheet="players"]');
  await other.page.locator("#notices button", { hasText: "Nudge" }).click();
  await other.page.waitForSelector("#notices time[data-due]");
  await slow.page.goto(`/t/${id}`);
  if (slow === bob) await slow.page.click('#sheets button[data-sheet="players"]');
  await slow.page.locator("#notices button", { hasText: "still thinking" }).click();
  await other.page.waitForFunction(() => document.querySelector("#notices time[data-due]") === null);
  await leave(ada, bob);
});

test("without a clock the patience that the table chose runs from a nudge on; then the others vote", async () => {
  const { people: [ada, bob, eve], id } = await group("wrath", [["Ana", {}], ["Bob", { locale: "fr-FR" }], ["Eve", PHONE]], { kind: "free" });
  await untilOnly([ada, bob], id, 2);
  await eve.page.goto("about:blank");
  await ada.page.locator("#notices button", { hasText: "Nudge" }).click();
  await bob.page.waitForSelector("#notices time[data-due]");
  assert.equal(await bob.page.locator("#notices button", { hasText: "robot" }).count(), 0, "nobody decides before the time is up");
  // The shortest that a table may choose is half a minute.
  await bob.page.locator("#notices button", { hasText: "robot" }).click({ timeout: 45000 });
  await ada.page.locator("#notices .ballot button", { hasText: "bot" }).click();
  await ada.page.waitForFunction(() => /a bot plays/.test(document.querySelector('.chair[data-place="2"]').textContent));
  await leave(ada, bob, eve);
});

test("giving up ends a game of two, and the next one stays among the same people", async () => {
  const { people: [ada, bob], id } = await group("trex", [["Ana", {}], ["Bob", { locale: "fr-FR" }]], { kind: "free" });
  bob.page.on("dialog", (dialog) => dialog.accept());
  await bob.page.evaluate(() => document.getElementById("resign").click());
  await ada.page.waitForFunction(() => !document.getElementById("after-end").hidden);
  assert.match(await ada.page.textContent("#log"), /Bob gives up: Ana wins/);
  await ada.page.locator("#notices button").click();
  await ada.page.waitForURL((address) => address.pathname !== `/t/${id}` && address.pathname.startsWith("/t/"));
  assert.match(await ada.page.textContent("#chairs"), /Bob.*was asked/s);
  const eve = await fixture.person();
  await eve.page.goto("/");
  assert.equal(await eve.page.locator(`#lobby a[href="${new URL(ada.page.url()).pathname}"]`).count(), 0, "the lobby does not know of it");
  await bob.page.goto("/me");
  assert.match(await bob.page.textContent("main"), /On vous invite/);
  await bob.page.goto(ada.page.url());
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  await leave(ada, bob, eve);
});

test("names are changed at the table, and everybody sees it", async () => {
  const { people: [ada, bob] } = await group("wrath", [["Ana", {}], ["Ana", {}]], { kind: "free" });
  await ada.page.waitForFunction(() => /Ana \(2\)/.test(document.getElementById("chairs").textContent));
  await bob.page.click("#my-name summary");
  await bob.page.fill("#new-name", "B\u200bob");
  await bob.page.click("#rename-here button");
  await ada.page.waitForFunction(() => [...document.querySelectorAll("#chairs strong")].some((name) => name.textContent === "Bob"));
  await leave(ada, bob);
});

test("whoever wants to play with anyone meets whoever wants the same", async () => {
  const [ada, bob] = [await fixture.person(), await fixture.person({ ...PHONE, locale: "fr-FR" })];
  const eve = await fixture.person();
  const wants = [[ada, "clock"], [bob, "clock"], [eve, "days"]];
  for (const [{ page }] of wants) {
    await page.goto("/");
    await page.click('button[data-match="sapiens"]');
    await page.waitForSelector("#meet[open]");
  }
  await picture(bob.page, "meet");
  assert.match(await bob.page.textContent("#meet"), /une minute par coup/);
  // At the same moment: neither opens a table and waits there alone.
  await Promise.all(wants.map(async ([{ page }, pace]) => {
    await page.click(`#meet button[data-pace="${pace}"]`);
    await page.waitForURL(/\/t\//);
  }));
  assert.equal(ada.page.url(), bob.page.url());
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *", { state: "attached" });
  assert.notEqual(eve.page.url(), ada.page.url(), "whoever has days for a move plays with those who have, too");
  assert.equal(await eve.page.locator("#board > *").count(), 0);
  // Who waits already is led back to where they wait.
  const waits = eve.page.url();
  await eve.page.goto("/");
  await eve.page.click('button[data-match="sapiens"]');
  await eve.page.click('#meet button[data-pace="days"]');
  await eve.page.waitForURL(waits);
  await leave(ada, bob, eve);
});

test("the lobby tells the terms, and shows what is looked for", async () => {
  const ada = await fixture.person();
  await ada.page.goto("/");
  await send(ada.page, "/api/me", { name: "Ana" });
  const chairs = [{ kind: "me" }, { kind: "anyone" }];
  await send(ada.page, "/api/tables", { plan: { game: "fuji", table: { seats: 2, options: { scenario: "S3" } }, pace: { kind: "days", days: 2 }, lang: "fr" }, chairs });
  await send(ada.page, "/api/tables", { plan: { game: "trex", table: { seats: 2 }, lang: "en" }, chairs });
  await ada.page.goto("/");
  const rows = ada.page.locator("#lobby li:visible");
  assert.match(await ada.page.textContent("#lobby"), /2 days per move · Scenario: Two Trails · Level: 1 · Speech: hints only · French/);
  assert.ok((await rows.count()) >= 2);
  await ada.page.selectOption('#lobby-filter select[name="pace"]', "slow");
  // Another test may have left a slow table of another game.
  assert.ok((await rows.allTextContents()).every((row) => !/Tyrannosaurus/.test(row)));
  await ada.page.selectOption('#lobby-filter select[name="game"]', "fuji");
  assert.equal(await rows.count(), 1);
  await ada.page.selectOption('#lobby-filter select[name="lang"]', "en");
  assert.equal(await rows.count(), 0);
  await leave(ada);
});
