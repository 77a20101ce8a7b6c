// People play together in real Chromium: two people and a bot finish a game of every kind. What a game is called and what
// can be done in it is read off the page: nothing here knows a rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openTable, opened, over } from "./fixture.mjs";

const fixture = opened();

/** Lets a page play by itself: it takes one of the choices listed whenever it is waited for. */
async function playByItself(page, seed) {
  await page.evaluate((seed) => {
    let number = seed;
    const timer = setInterval(() => {
      if (!document.getElementById("after-end").hidden) clearInterval(timer);
      const buttons = [...document.querySelectorAll("#choices button[data-action]")];
      // A long list is shown on request.
      if (buttons.length === 0) document.querySelector("#choices button:not([data-action])")?.click();
      if (buttons.length === 0 || !document.querySelector(".chair.mine.waiting") || document.getElementById("table").getAttribute("aria-busy")) return;
      // First a kind of action, by its first word, then one of that kind: who has fifty ways to talk must also go on.
      const kinds = Object.values(Object.groupBy(buttons, (button) => button.dataset.action.split(" ")[0]));
      const pick = (list) => {
        number = (number * 16807) % 2147483647;
        return list[number % list.length];
      };
      // Mostly what needs nothing else to be said, such as being ready or agreeing: talk ends some day.
      const plain = kinds.filter((kind) => kind.some((button) => !button.dataset.action.includes(" ")));
      pick(pick(plain.length > 0 && number % 4 !== 0 ? plain : kinds)).click();
    }, 15);
  }, seed);
}

const lines = (page) => page.locator("#log li").count();
const until = async (page, enough) => {
  const began = Date.now();
  while ((await lines(page)) < enough && !(await over(page))) {
    if (Date.now() - began > 120000) throw new Error(`only ${await lines(page)} lines were told`);
    await page.waitForTimeout(50);
  }
};

/** A table of two people and a bot; the second person reads French, on a phone if asked. */
async function together(game, options, second) {
  const ada = await fixture.person();
  await openTable(ada.page, game, ["me", "anyone", "bot:newcomer"], options);
  const url = ada.page.url();
  const bob = await fixture.person({ locale: "fr-FR", ...second });
  await bob.page.goto(url);
  assert.equal(await bob.page.getAttribute("html", "lang"), "fr");
  await bob.page.click("li.chair button");
  await bob.page.waitForSelector("#board > *");
  await ada.page.waitForSelector("#board > *");
  return { ada, bob, url };
}

async function finish(ada, bob, url) {
  await Promise.all([ada, bob].map(({ page }) =>
    page.waitForFunction(() => !document.getElementById("after-end").hidden, null, { timeout: 240000, polling: 100 })));
  assert.match(await ada.page.textContent("#asked"), /\S/, "the result is told");
  await ada.page.evaluate(() => document.getElementById("verify").click());
  await ada.page.waitForFunction(() => /Proved/.test(document.getElementById("proof")?.textContent ?? ""));
  const record = await ada.context.request.get(`${url.replace("/t/", "/api/tables/")}/record`);
  assert.equal(record.status(), 200, "the record can be taken home");
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.context.close();
  await bob.context.close();
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test("trex: two people and a bot, one on a phone, finish a game; one comes back in the middle", async () => {
  const { ada, bob, url } = await together("trex", {}, phone);
  await playByItself(ada.page, 1);
  await playByItself(bob.page, 2);
  await until(bob.page, 12);
  await bob.page.reload();
  await bob.page.waitForSelector("#board > *");
  assert.ok((await lines(bob.page)) >= 12, "what was told before is still there");
  await playByItself(bob.page, 3);
  await finish(ada, bob, url);
});

test("sapiens: two people and a bot finish a game although one loses the network", async () => {
  const { ada, bob, url } = await together("sapiens", {}, {});
  await playByItself(ada.page, 4);
  await playByItself(bob.page, 5);
  await until(ada.page, 15);
  await bob.context.setOffline(true);
  await ada.page.waitForTimeout(400);
  await bob.context.setOffline(false);
  await finish(ada, bob, url);
});

test("fuji: two people and a bot finish a game", async () => {
  const { ada, bob, url } = await together("fuji", { scenario: "S1" }, phone);
  await playByItself(ada.page, 6);
  await playByItself(bob.page, 7);
  await finish(ada, bob, url);
});

test("warlock: two people and a bot finish a short game, watched by a third", async () => {
  const { ada, bob, url } = await together("warlock", { round_cap: "2" }, {});
  const eve = await fixture.person();
  await eve.page.goto(url);
  await eve.page.waitForSelector("#board > *");
  await playByItself(ada.page, 8);
  await playByItself(bob.page, 9);
  await until(eve.page, 10);
  assert.equal(await eve.page.locator("#choices button").count(), 0, "who watches has nothing to choose");
  await finish(ada, bob, url);
  assert.deepEqual(eve.faults, []);
  await eve.context.close();
});

test("wrath: several on one device finish a game", async () => {
  const ada = await fixture.person({ locale: "fr-FR" });
  await openTable(ada.page, "wrath", ["me", "beside"]);
  await ada.page.waitForSelector("#choices button");
  await playByItself(ada.page, 10);
  await ada.page.waitForFunction(() => !document.getElementById("after-end").hidden, null, { timeout: 240000, polling: 100 });
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
});

test("an answer that comes late takes nothing back that was told since", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "wrath", ["me", "bot:newcomer"]);
  await page.waitForSelector("#choices button[data-action]");
  /** My turn again, after this number. */
  const myTurnAfter = (number) => page.waitForFunction((number) => Number(document.getElementById("table").dataset.number) > number
    && document.querySelector(".chair.mine.waiting") && document.querySelector("#choices button[data-action]"), number);
  let shown;
  await page.route("**/act", async (route) => {
    const wish = route.request().postDataJSON();
    const stale = await route.fetch({ postData: { ...wish, number: wish.number + 1 } });
    assert.equal(stale.status(), 409);
    assert.equal((await stale.json()).state.game.number, wish.number);
    // The answer is still on its way when the same is done by another page.
    assert.equal((await route.fetch()).status(), 200);
    await myTurnAfter(wish.number);
    shown = await page.evaluate(() => document.getElementById("table").dataset.number);
    await route.fulfill({ response: stale });
  }, { times: 1 });
  await page.click("#choices button[data-action]");
  await page.waitForSelector("#refusal:not([hidden])");
  assert.equal(await page.evaluate(() => document.getElementById("table").dataset.number), shown);
  await page.click("#choices button[data-action]");
  await myTurnAfter(Number(shown));
  assert.deepEqual(faults, []);
  await context.close();
});

test("people add words to the dice, and the lobby shows a new table by itself", async () => {
  const bob = await fixture.person({ locale: "fr-FR" });
  await bob.page.goto("/");
  const ada = await fixture.person();
  await openTable(ada.page, "trex", ["me", "anyone"]);
  await bob.page.waitForSelector('#lobby a[href^="/t/"]');
  await ada.page.fill("#share-text", "lava and ash");
  await ada.page.click("#share button");
  await ada.page.waitForSelector("[data-shares] q");
  await bob.page.click('#lobby a[href^="/t/"]');
  await bob.page.click("details:has(#share-text) > summary");
  await bob.page.fill("#share-text", "cendres");
  await bob.page.click("li.chair button");
  await bob.page.waitForSelector("#board > *");
  const words = await ada.page.locator("details [data-shares]").last().textContent();
  assert.match(words, /lava and ash.*cendres/s, "the words of both are kept with the seal");
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.context.close();
  await bob.context.close();
});

test("a table that is opened while the first page is on its way is shown all the same", async () => {
  const ada = await fixture.person();
  const bob = await fixture.person();
  let goOn;
  const opened = new Promise((resolve) => { goOn = resolve; });
  await bob.page.route("**/api/lobby", async (route) => {
    await opened;
    await route.continue();
  });
  await bob.page.goto("/");
  await openTable(ada.page, "trex", ["me", "anyone"]);
  const { pathname } = new URL(ada.page.url());
  assert.equal(await bob.page.locator(`#lobby a[href="${pathname}"]`).count(), 0);
  goOn();
  await bob.page.waitForSelector(`#lobby a[href="${pathname}"]`);
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.context.close();
  await bob.context.close();
});
