// People play in real Chromium: with bots, with each other, on one device, on a phone, through crashes, in both languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { choose, games, openTable, opened, playOn, settled } from "./fixture.mjs";

const fixture = opened();
const pictures = process.env.PICTURES;

const picture = async (page, name) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

/** No serious finding of axe in what the house draws; the boards have tests of their own. */
async function accessible(page, where) {
  const found = await new AxeBuilder({ page }).exclude("#board").exclude("#panels").analyze();
  const serious = found.violations.filter((violation) => ["serious", "critical"].includes(violation.impact));
  assert.deepEqual(serious.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`), [], where);
}

test("a newcomer plays against a bot with one touch", async () => {
  const { page, faults, context } = await fixture.person();
  await page.goto("/");
  await picture(page, "home");
  await page.click('button[data-quick="wrath"]');
  await page.waitForURL(/\/t\//);
  await page.waitForSelector("#choices button");
  await picture(page, "table");
  const before = await page.locator("#log li").count();
  await playSome([page], 8);
  await settled(page);
  assert.ok((await page.locator("#log li").count()) > before + 3, "the log tells what happened");
  const rule = page.locator("#log a.rule").first();
  const id = await rule.textContent();
  await page.goto((await rule.getAttribute("href")) ?? "");
  assert.equal(await page.locator(`h3[id="${id}"]`).count(), 1, "each rule opens the book at its place");
  assert.deepEqual(faults, []);
  await context.close();
});

test("two people and a bot finish a game, through a crash of the server", async () => {
  const ada = await fixture.person();
  await openTable(ada.page, "wrath", ["me", "anyone", "bot:newcomer"]);
  const url = ada.page.url();
  const bob = await fixture.person({ locale: "fr-FR" });
  await bob.page.goto(url);
  assert.equal(await bob.page.getAttribute("html", "lang"), "fr");
  await bob.page.click("li.chair button");
  await bob.page.waitForURL(url);
  await ada.page.waitForSelector("#board > *");
  await ada.page.fill("#saying", "Bonjour");
  await ada.page.click("#say button");
  await bob.page.waitForSelector("#talk li");
  await playSome([ada.page, bob.page], 10);
  await fixture.crash();
  await playOn([ada.page, bob.page]);
  await ada.page.click("summary >> text=More");
  await ada.page.click("#verify");
  await ada.page.waitForFunction(() => /Proved/.test(document.getElementById("proof")?.textContent ?? ""));
  await picture(ada.page, "over");
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.page.goto(`${url}/replay?n=3`);
  await ada.page.click("#next");
  await ada.page.waitForURL(/n=4/);
  await picture(ada.page, "replay");
  await ada.page.click('header a[hreflang="fr"]');
  await ada.page.waitForURL(/lang=fr/);
  assert.equal(await ada.page.getAttribute("html", "lang"), "fr");
  assert.equal(await ada.page.inputValue("#moment"), "4", "another language shows the same moment");
  await ada.context.close();
  await bob.context.close();
});

async function playSome(pages, moves) {
  let done = 0;
  for (let step = 0; done < moves; step += 1) {
    if (step > 2000) throw new Error(`only ${done} moves were made`);
    for (const page of pages) done += (await choose(page, step)) ? 1 : 0;
    await pages[0].waitForTimeout(30);
  }
}

test("several on one device hand it over behind a curtain", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "trex", ["me", "beside"]);
  let lifted = 0;
  for (let step = 0; step < 600 && lifted < 4; step += 1) {
    if (await page.locator("#curtain[open]").count()) {
      assert.equal(await page.locator("#board > *").count(), 0, "nothing shows behind the curtain");
      if (lifted === 0) await picture(page, "curtain");
      await page.click("#lift");
      lifted += 1;
    } else if (await page.locator("#look:not([hidden]) button").count()) {
      await page.click("#look button");
    } else {
      await choose(page, step);
    }
    await page.waitForTimeout(80);
  }
  assert.ok(lifted >= 2, `the device was handed over ${lifted} times`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a spectator sees the board and nothing to choose", async () => {
  const ada = await fixture.person();
  await openTable(ada.page, "trex", ["me", "bot:newcomer"]);
  const eve = await fixture.person();
  await eve.page.goto(ada.page.url());
  await eve.page.waitForSelector("#board > *");
  await ada.page.waitForSelector("#choices button", { state: "attached" });
  await settled(eve.page);
  assert.equal(await eve.page.locator("#choices button").count(), 0);
  await ada.context.close();
  await eve.context.close();
});

test("every page fits a phone and is accessible, in both languages and both themes", async () => {
  for (const [locale, colorScheme] of [["en-GB", "light"], ["fr-FR", "dark"]]) {
    const phone = await fixture.person({ locale, colorScheme, viewport: { width: 360, height: 740 } });
    await phone.page.goto("/");
    await phone.page.click('button[data-quick="wrath"]');
    await phone.page.waitForURL(/\/t\//);
    await phone.page.waitForSelector("#choices li", { state: "attached" });
    const table = new URL(phone.page.url()).pathname;
    const lessons = (await games(fixture.address)).map((game) => `/learn/${game}`);
    for (const path of [table, "/", "/new/wrath", "/book/wrath", "/me", `${table}/replay`, ...lessons]) {
      await phone.page.goto(path);
      await phone.page.waitForTimeout(300);
      const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${path} in ${locale} is ${wide} pixels wide`);
      await accessible(phone.page, `${path} in ${locale}, ${colorScheme}`);
      await picture(phone.page, `phone-${colorScheme}-${path.replace(/\W+/g, "-").slice(0, 20)}`);
    }
    assert.deepEqual(phone.faults, []);
    await phone.context.close();
  }
});

test("a turn can be played with the keyboard alone", async () => {
  const { page, context } = await fixture.person();
  await openTable(page, "wrath", ["me", "beside"]);
  await page.waitForSelector("#choices button");
  const before = await page.locator("#log li").count();
  await page.locator("#choices button").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelectorAll("#log li").length > before, before);
  await context.close();
});
