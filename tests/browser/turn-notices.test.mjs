// Notices of the browser: a page in the background tells that it is one's turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, openTable, opened } from "./fixture.mjs";

const fixture = opened();

/** Presses a button once nothing is on its way any more: until then the page takes no further wish. */
async function press(page, id) {
  await page.waitForFunction(() => !document.getElementById("table").hasAttribute("aria-busy"));
  await page.evaluate((id) => document.getElementById(id).click(), id);
}
const isShown = (page, id) => page.waitForFunction((id) => !document.getElementById(id).hidden, id);

async function leave(...people) {
  for (const { context, faults } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

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

test("a page in the background tells whose turn it is, to whoever asked for it", async () => {
  for (const [locale, words] of [["en-GB", /Your turn/], ["fr-FR", /À vous de jouer/]]) {
    const ada = await fixture.person({ locale });
    await watchNotices(ada.page, "granted");
    await ada.page.clock.install();
    await openTable(ada.page, "wrath", ["me", "anyone"]);
    const bob = await fixture.person();
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

test("a browser that refuses notices is told about, and asked no more often than its user clicks", async () => {
  const { page, faults, context } = await fixture.person({ locale: "fr-FR" });
  await watchNotices(page, "denied");
  await openTable(page, "wrath", ["me", "bot:newcomer"]);
  await isShown(page, "notify");
  await press(page, "notify");
  await page.waitForFunction(() => /refuse/.test(document.getElementById("told").textContent));
  assert.equal(await page.evaluate(() => localStorage.getItem("notify")), null);
  assert.deepEqual(faults, []);
  await context.close();
});
