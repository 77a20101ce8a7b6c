// What people do around a game: leave and come back, ask to go back, resign, play again, keep others out, carry an account
// along, and be told when it is their turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, openTable, opened, playOn, settled } from "./house.mjs";

const house = opened();
const number = (page) => page.evaluate(() => Number(document.getElementById("table").dataset.number));
/** Presses a button once nothing is on its way any more: until then the page takes no further wish. */
async function press(page, id) {
  await page.waitForFunction(() => !document.getElementById("table").hasAttribute("aria-busy"));
  await page.evaluate((id) => document.getElementById(id).click(), id);
}
const isShown = (page, id) => page.waitForFunction((id) => !document.getElementById(id).hidden, id);

/** Two people at a table; the second reads French. */
async function pair(game, options) {
  const ada = await house.person(options);
  await openTable(ada.page, game, ["me", "anyone"]);
  const url = ada.page.url();
  const bob = await house.person({ locale: "fr-FR", ...options });
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
  const { ada, bob, url } = await pair("trex");
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
  assert.equal(await bob.page.locator("table.results tbody tr").count(), 1, "results are counted");
  assert.ok((await bob.page.evaluate(() => document.documentElement.scrollWidth)) <= 360, "and fit a phone");
  await leave(ada, bob);
});

test("the host shuts the door to spectators, who are told so", async () => {
  const { ada, bob, url } = await pair("trex");
  const eve = await house.person({ locale: "fr-FR" });
  await eve.page.goto(url);
  await eve.page.waitForSelector("#board > *");
  await press(ada.page, "watchers");
  await eve.page.waitForFunction(() => /fermée aux spectateurs/.test(document.body.innerText));
  assert.equal(await eve.page.locator("#board > *").count(), 0, "nothing is left to look at");
  const again = await eve.page.goto(url);
  assert.equal(again.status(), 403);
  await press(ada.page, "watchers");
  await settled(ada.page);
  assert.equal((await eve.page.goto(url)).status(), 200);
  await leave(ada, bob, eve);
});

test("when time runs out the others choose: wait, a bot, or the end", async () => {
  const ada = await house.person();
  await ada.page.goto("/new/wrath");
  await ada.page.selectOption("#chair-1", "anyone");
  await ada.page.selectOption("#pace", "clock");
  await ada.page.fill("#per-move", "1");
  await ada.page.fill("#bank", "0");
  await ada.page.click("#new button[type=submit]");
  await ada.page.waitForURL(/\/t\//);
  const bob = await house.person({ locale: "fr-FR" });
  await bob.page.goto(ada.page.url());
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  const [late, other] = (await ada.page.locator(".chair.mine.waiting").count()) > 0 ? [ada, bob] : [bob, ada];
  const choices = other.page.locator("#notices .notice button");
  await choices.first().waitFor();
  assert.equal(await choices.count(), 3);
  assert.equal(await late.page.locator("#notices .notice button").count(), 0, "whoever is late does not choose");
  const before = await number(other.page);
  await other.page.waitForTimeout(500);
  assert.equal(await number(other.page), before, "nothing is lost silently");
  await choices.nth(1).click();
  await other.page.waitForFunction((before) => Number(document.getElementById("table").dataset.number) > before, before);
  await leave(ada, bob);
});

test("whoever opened a table need not wait for people who do not come", async () => {
  const { page, faults, context } = await house.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
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

test("a friend sits down by an invitation, and whoever comes by it after the beginning is told so", async () => {
  const ada = await house.person();
  await openTable(ada.page, "wrath", ["me", "friend"]);
  const [{ invite }] = await (await ada.context.request.get(`${ada.page.url().replace("/t/", "/api/tables/")}/invitations`)).json();
  const link = `${ada.page.url()}?invite=${invite}`;
  const [bob, eve] = [await house.person({ locale: "fr-FR" }), await house.person({ locale: "fr-FR" })];
  bob.page.on("dialog", (dialog) => dialog.accept("Bob"));
  await bob.page.goto(link);
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  await eve.page.goto(link);
  await eve.page.waitForSelector("#refusal:not([hidden])");
  assert.match(await eve.page.textContent("#refusal"), /déjà commencé/);
  assert.equal(await eve.page.locator(".chair.mine").count(), 0);
  await leave(ada, bob, eve);
});

test("an account brings games to another device, and a wrong password does not", async () => {
  const ada = await house.person({ locale: "fr-FR" });
  await openTable(ada.page, "sapiens", ["me", "bot:newcomer"]);
  const { pathname } = new URL(ada.page.url());
  const login = `ada-${Date.now()}`;
  await ada.page.goto("/me");
  await ada.page.fill("#keep-login", login);
  await ada.page.fill("#keep-password", "lave et cendres");
  await ada.page.click("#keep button");
  await ada.page.waitForSelector(`strong:text("${login}")`);
  const phone = await house.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
  await phone.page.goto("/me");
  await phone.page.fill("#login-login", login);
  await phone.page.fill("#login-password", "cendres et lave");
  await phone.page.click("#login button");
  await phone.page.waitForSelector("#login .fault:not(:empty)");
  assert.match(await phone.page.textContent("#login .fault"), /faux/);
  await phone.page.fill("#login-password", "lave et cendres");
  await phone.page.click("#login button");
  await phone.page.waitForSelector(`a[href="${pathname}"]`);
  await phone.page.click(`a[href="${pathname}"]`);
  await phone.page.waitForSelector("#choices button", { state: "attached" });
  await phone.page.goto("/me");
  await phone.page.click("#logout");
  await phone.page.waitForURL("/");
  assert.equal((await phone.context.request.get("/api/me/tables")).status(), 401, "the pass is gone");
  await leave(ada, phone);
});

/** The browser's notices, written down instead of shown. */
function watchNotices(page, answer) {
  return page.addInitScript((answer) => {
    const kept = { permission: localStorage.getItem("test-permission") ?? "default", asked: 0, shown: [] };
    class Notice {
      constructor(title, options) {
        if (Notice.permission === "granted") kept.shown.push({ title, ...options });
      }
      close() {}
      static get permission() {
        return kept.permission;
      }
      static async requestPermission() {
        kept.asked += 1;
        kept.permission = answer;
        localStorage.setItem("test-permission", answer);
        return answer;
      }
    }
    Object.assign(window, { Notification: Notice, notices: kept });
  }, answer);
}

/** The page goes to the background, as when another tab is opened. */
const hide = (page, hidden) => page.evaluate((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}, hidden);

test("a page in the background tells whose turn it is, to whoever asked for it", async () => {
  for (const [locale, words] of [["en-GB", /Your turn/], ["fr-FR", /À vous de jouer/]]) {
    const ada = await house.person({ locale });
    await watchNotices(ada.page, "granted");
    await ada.page.clock.install();
    await openTable(ada.page, "wrath", ["me", "anyone"]);
    const bob = await house.person();
    await bob.page.goto(ada.page.url());
    await bob.page.click("li.chair button");
    for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
    assert.equal(await ada.page.evaluate(() => window.notices.asked), 0, "nobody is asked for leave unasked");
    await isShown(ada.page, "notify");
    const off = await ada.page.textContent("#notify");
    await press(ada.page, "notify");
    await ada.page.waitForFunction((off) => document.getElementById("notify").textContent !== off, off);
    assert.equal(await ada.page.evaluate(() => window.notices.asked), 1);
    const told = () => ada.page.evaluate(() => window.notices.shown.length);
    // Looked at, the page says nothing but in its title.
    await untilAsked(bob, ada);
    await titled(ada.page, /^[^(]/);
    await untilAsked(ada, bob);
    await titled(ada.page, /^\(1\)/);
    assert.equal(await told(), 0, "whoever looks sees it");
    // Ada looks elsewhere while the turn goes to Bob and comes back: told once she has been away for a while.
    await untilAsked(bob, ada);
    await titled(ada.page, /^[^(]/);
    await hide(ada.page, true);
    await untilAsked(ada, bob);
    await titled(ada.page, /^\(1\)/);
    assert.equal(await told(), 0, "whoever has just looked may still be there");
    await later(ada.page, 26);
    await ada.page.waitForFunction(() => window.notices.shown.length > 0);
    const [notice] = await ada.page.evaluate(() => window.notices.shown);
    assert.match(notice.body, words);
    assert.equal(notice.tag, `turn-${new URL(ada.page.url()).pathname.slice(3)}`);
    await later(ada.page, 60);
    assert.equal(await told(), 1, "once is enough");
    // Turned off, it says nothing.
    await hide(ada.page, false);
    await press(ada.page, "notify");
    await ada.page.waitForFunction((off) => document.getElementById("notify").textContent === off, off);
    await untilAsked(bob, ada);
    await titled(ada.page, /^[^(]/);
    await hide(ada.page, true);
    await untilAsked(ada, bob);
    await titled(ada.page, /^\(1\)/);
    await later(ada.page, 60);
    assert.equal(await told(), 1);
    await leave(ada, bob);
  }
});

/** The title counts the tables that wait for me: the page has just asked. */
const titled = (page, wanted) => page.waitForFunction((wanted) => new RegExp(wanted).test(document.title), wanted.source);

/** So many seconds pass, and the page has asked again whose turn it is. */
async function later(page, seconds) {
  const asked = page.waitForResponse(/\/api\/me\/turns$/);
  await page.clock.fastForward(seconds * 1000);
  await (await asked).finished();
  // What is asked after it is answered after it: by now the page has done what it would do.
  await page.evaluate(() => fetch("/api/me/turns").then((answer) => answer.text()));
}

/** Everybody plays until one of them is waited for and the other is not. */
async function untilAsked(wanted, other) {
  const waits = ({ page }) => page.evaluate(() => document.querySelector(".chair.mine.waiting") !== null);
  for (let step = 0; step < 400; step += 1) {
    if ((await waits(wanted)) && !(await waits(other))) return;
    await choose(other.page, step);
    if (!(await waits(other))) await choose(wanted.page, step);
    await wanted.page.waitForTimeout(60);
  }
  throw new Error("the turn never came");
}

test("a browser that refuses notices is told about, and asked no more often than its user clicks", async () => {
  const { page, faults, context } = await house.person({ locale: "fr-FR" });
  await watchNotices(page, "denied");
  await openTable(page, "wrath", ["me", "bot:newcomer"]);
  await isShown(page, "notify");
  await press(page, "notify");
  await page.waitForFunction(() => /refuse/.test(document.getElementById("told").textContent));
  assert.equal(await page.evaluate(() => localStorage.getItem("notify")), null);
  assert.deepEqual(faults, []);
  await context.close();
});
