// Seats during a game: leave and come back, go back, resign, play again, run out of time, keep spectators out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, openTable, opened, playOn, settled } from "./fixture.mjs";

const fixture = opened();
const number = (page) => page.evaluate(() => Number(document.getElementById("table").dataset.number));

/** Presses a button once nothing is on its way any more: until then the page takes no further wish. */
async function press(page, id) {
  await page.waitForFunction(() => !document.getElementById("table").hasAttribute("aria-busy"));
  await page.evaluate((id) => document.getElementById(id).click(), id);
}
const isShown = (page, id) => page.waitForFunction((id) => !document.getElementById(id).hidden, id);

/** Two people at a table; the second reads French. */
async function pair(game, bots = []) {
  const ada = await fixture.person();
  await openTable(ada.page, game, ["me", "anyone", ...bots]);
  const url = ada.page.url();
  const bob = await fixture.person({ locale: "fr-FR" });
  await bob.page.goto(url);
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  return { ada, bob, url };
}

/** Whoever is asked does something, so often. */
async function playSome(pages, moves) {
  for (let done = 0, step = 0; done < moves; step += 1) {
    if (step > 500) throw new Error(`only ${done} moves were made`);
    for (const page of pages) if (done < moves && (await choose(page, step))) done += 1;
    await pages[0].waitForTimeout(60);
  }
  for (const page of pages) await settled(page);
}

async function leave(...people) {
  for (const { context, faults } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

test("a bot plays for whoever leaves, and gives the seat back", async () => {
  const { ada, bob } = await pair("wrath");
  await playSome([ada.page, bob.page], 3);
  await press(bob.page, "leave");
  await ada.page.waitForFunction(() => [...document.querySelectorAll(".chair .faint")].some((note) => /away/.test(note.textContent)));
  const before = await number(ada.page);
  await playSome([ada.page], 4);
  await ada.page.waitForFunction((before) => Number(document.getElementById("table").dataset.number) > before + 3, before);
  await bob.page.click(".chair.mine button");
  await ada.page.waitForFunction(() => ![...document.querySelectorAll(".chair .faint")].some((note) => /away/.test(note.textContent)));
  await playSome([ada.page, bob.page], 3);
  await leave(ada, bob);
});

test("whoever wants to go back asks, and the other decides", async () => {
  const { ada, bob } = await pair("wrath");
  await playSome([ada.page, bob.page], 4);
  const before = await number(ada.page);
  await isShown(ada.page, "ask-back");
  await press(ada.page, "ask-back");
  await bob.page.waitForSelector("#notices .notice button");
  assert.match(await bob.page.textContent("#notices"), /demande à revenir/);
  await bob.page.click("#notices .notice button >> nth=1");
  await bob.page.waitForFunction(() => !document.querySelector("#notices .notice"));
  assert.equal(await number(ada.page), before, "a no leaves everything as it was");
  await press(ada.page, "ask-back");
  await bob.page.waitForSelector("#notices .notice button");
  await bob.page.click("#notices .notice button >> nth=0");
  for (const { page } of [ada, bob]) {
    await page.waitForFunction((before) => Number(document.getElementById("table").dataset.number) < before, before);
  }
  await playSome([ada.page, bob.page], 2);
  await leave(ada, bob);
});

test("who resigns stays to the end, and both may play again", async () => {
  const { ada, bob, url } = await pair("trex", ["bot:newcomer"]);
  bob.page.on("dialog", (dialog) => dialog.accept());
  await playSome([ada.page, bob.page], 4);
  await press(bob.page, "resign");
  await ada.page.waitForFunction(() => [...document.querySelectorAll(".chair .faint")].some((note) => /gave up/.test(note.textContent)));
  await playOn([ada.page]);
  await isShown(bob.page, "after-end");
  assert.ok(await ada.page.locator("#notices button").isVisible(), "the next game is in sight when one is over");
  await ada.page.click("#notices button");
  await ada.page.waitForURL((address) => /\/t\//.test(address.pathname) && address.href !== url);
  await bob.page.waitForSelector('#notices a[href^="/t/"]');
  await bob.page.click('#notices a[href^="/t/"]');
  await bob.page.waitForURL(ada.page.url());
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  await playSome([ada.page, bob.page], 2);
  await bob.page.setViewportSize({ width: 360, height: 740 });
  await bob.page.goto("/me");
  assert.equal(await bob.page.locator("#my-results tbody tr").count(), 1, "results are counted");
  assert.ok((await bob.page.evaluate(() => document.documentElement.scrollWidth)) <= 360, "and fit a phone");
  await leave(ada, bob);
});

test("the host shuts the door to spectators, who are told so", async () => {
  const { ada, bob, url } = await pair("trex");
  const eve = await fixture.person({ locale: "fr-FR" });
  await eve.page.goto(url);
  await eve.page.waitForSelector("#board > *");
  await press(ada.page, "watchers");
  await eve.page.waitForFunction(() => /fermée aux spectateurs/.test(document.body.innerText));
  assert.equal(await eve.page.locator("#board > *").count(), 0, "nothing is left to look at");
  assert.ok(await eve.page.isHidden("#say"), "and nothing can be said");
  const again = await eve.page.goto(url);
  assert.equal(again.status(), 403);
  await press(ada.page, "watchers");
  await settled(ada.page);
  assert.equal((await eve.page.goto(url)).status(), 200);
  await leave(ada, bob, eve);
});

test("when time runs out the others choose: wait, a bot, a substitute, or the end", async () => {
  const ada = await fixture.person();
  await ada.page.goto("/new/wrath");
  await ada.page.selectOption("#chair-1", "anyone");
  await ada.page.uncheck("#ready");
  await ada.page.selectOption("#pace", "clock");
  await ada.page.fill("#per-move", "1");
  await ada.page.fill("#bank", "0");
  await ada.page.click("#new button[type=submit]");
  await ada.page.waitForURL(/\/t\//);
  const bob = await fixture.person({ locale: "fr-FR" });
  await bob.page.goto(ada.page.url());
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  const [late, other] = (await ada.page.locator(".chair.mine.waiting").count()) > 0 ? [ada, bob] : [bob, ada];
  const choices = other.page.locator("#notices .notice button");
  await choices.nth(3).waitFor();
  assert.equal(await choices.count(), 4);
  assert.equal(await late.page.locator("#notices .notice button").count(), 0, "whoever is late does not choose");
  const before = await number(other.page);
  await other.page.waitForTimeout(500);
  assert.equal(await number(other.page), before, "nothing is lost silently");
  await choices.nth(1).click();
  await other.page.waitForFunction((before) => Number(document.getElementById("table").dataset.number) > before, before);
  await leave(ada, bob);
});

test("whoever opened a table need not wait for people who do not come", async () => {
  const { page, faults, context } = await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
  await openTable(page, "trex", ["me", "anyone", "friend"]);
  await page.waitForSelector("#begin:not([hidden])");
  await page.selectOption("#begin-level", "newcomer");
  await page.click("#begin button");
  await page.waitForSelector("#board > *");
  await page.waitForSelector("#choices button", { state: "attached" });
  assert.equal(await page.locator("#begin").isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});
