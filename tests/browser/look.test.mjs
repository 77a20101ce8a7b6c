// Looking back at a finished game: the curve, the costliest decisions, the moments one after the other, and playing on from one.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { opened } from "./fixture.mjs";
import { playOut, sitDown } from "./hands.mjs";

const fixture = opened();

async function keep(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

async function isSound(page, what) {
  // It would copy the style sheets of what stands apart, which the page's security policy forbids.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}

/** Until the page shows the position after so many moves. */
const at = (page, n) => page.waitForFunction((n) => document.getElementById("number").textContent.startsWith(`${n} /`), n);

/** What the server found, as the page gets it. */
const found = (page, id) => page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/analysis?effort=quick`)).json()).found, id);

test("a finished game is looked back at: from the sheet of its end to the costliest decision, and to the next mistake", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  const last = await playOut(page, id, 2);
  await page.reload();
  await page.waitForSelector("#ending:not([hidden])");
  assert.equal(await page.getAttribute("#ending a.button[href$='/look']", "href"), `/t/${id}/look`);
  await page.goto(`/t/${id}/look?effort=quick`);
  await page.waitForSelector("#found:not([hidden])", { timeout: 60000 });
  const { players, moments, mine } = await found(page, id);
  assert.equal(mine, 0);
  assert.equal(await page.locator("svg.curve polyline").count(), 2);
  assert.equal(await page.locator("#legend li").count(), 2);
  assert.equal(await page.locator("#sums tbody tr").count(), 2);

  // Of whom there is something to tell, it is told in words, and leads to the position in which it was decided.
  const seat = players.findIndex(({ costliest }) => costliest.length > 0);
  assert.notEqual(seat, -1, "who plays like this gives something away");
  await page.selectOption("#player", String(seat));
  assert.equal(await page.locator("#costliest > li").count(), players[seat].costliest.length);
  const [costliest] = players[seat].costliest;
  const told = await page.locator("#costliest > li").first().textContent();
  assert.ok(told.includes(moments[costliest - 1].text) && told.includes("Better:"), told);
  await page.locator("#costliest a").first().click();
  await at(page, costliest - 1);
  await page.waitForFunction((text) => document.getElementById("here-decision").textContent.includes(text), moments[costliest - 1].text);
  assert.equal(await page.locator("#here-options tbody tr").count(), moments[costliest - 1].options.length);
  assert.equal(await page.locator("#here-options tr.chosen").count(), 1);
  assert.match(page.url(), new RegExp(`/t/${id}/look\\?n=${costliest - 1}&effort=quick$`), "the address is that of the moment");

  // Each comes with its position, fetched when it comes into sight, as its player saw it.
  const board = page.locator("#costliest img").first();
  await board.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector("#costliest img").naturalWidth > 0);
  assert.match(await board.getAttribute("src"), new RegExp(`board\\.svg\\?n=${costliest - 1}&seat=${seat}&`));
  assert.equal(await page.locator("#luckiest img").count(), players[seat].luckiest.length);

  // What divides the game stands in the curve, which can be taken along.
  const story = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/story`)).json(), id);
  assert.ok(story.eras.length > 1);
  assert.equal(await page.locator("svg.curve .era").count(), story.eras.length);
  assert.equal(await page.locator("svg.curve .era-name").first().textContent(), "Turn 1");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#save-curve")]);
  assert.match(saved.suggestedFilename(), /\.png$/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("#copy-curve");
  await page.waitForFunction(() => document.getElementById("copy-curve").textContent.startsWith("Picture copied"));
  const copied = await page.evaluate(async () => (await navigator.clipboard.read())[0].types);
  assert.deepEqual(copied, ["image/png"]);

  // Keys step, and jump to the next mistake; a touch on the picture goes anywhere.
  await page.keyboard.press("ArrowRight");
  await at(page, costliest);
  const mistakes = moments.filter(({ given_away }) => given_away >= 20000).map(({ n }) => n - 1);
  await page.click("#first");
  await at(page, 0);
  const first = mistakes.find((n) => n > 0);
  await page.keyboard.press("n");
  await at(page, first);
  const { width, height } = await page.locator("svg.curve").boundingBox();
  await page.locator("svg.curve").click({ position: { x: width - 2, y: height / 2 } });
  await at(page, last);
  assert.equal(await page.textContent("#here-decision"), "The game is over.");
  assert.ok(await page.isDisabled("#what-if-go"), "nothing can be played on from the end");
  await isSound(page, "the analysis");
  await keep(page, "trex-look");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a link to a moment opens it for somebody else, in French, on a phone, by night", async () => {
  const ada = await fixture.person();
  const id = await sitDown(ada.page, { game: "trex", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  await playOut(ada.page, id, 2);
  const eve = await fixture.person({ locale: "fr-FR", colorScheme: "dark", viewport: { width: 360, height: 740 } });
  await eve.page.goto(`/t/${id}/look?n=3&effort=quick`);
  await eve.page.waitForFunction(() => document.getElementById("progress-text").textContent.startsWith("Personne"));
  await ada.page.goto(`/t/${id}/look?effort=quick`);
  await ada.page.waitForSelector("#found:not([hidden])", { timeout: 60000 });
  await eve.page.reload();
  await eve.page.waitForSelector("#found:not([hidden])");
  await at(eve.page, 3);
  assert.match(await eve.page.textContent("h1"), /^Analyse\s: Tyrannosaurus Rex$/);
  assert.match(await eve.page.textContent("#sums tbody tr >> nth=0"), /\d+(,\d)?\s%/, "numbers as they are written in French");
  await isSound(eve.page, "the analysis on a phone");
  await keep(eve.page, "trex-look-phone");
  assert.deepEqual([...ada.faults, ...eve.faults.filter((fault) => !fault.includes("401"))], []);
  await ada.context.close();
  await eve.context.close();
});

test("what if: the game goes on from a moment against a bot, at a table that says where it came from", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  const last = await playOut(page, id, 2);
  const n = Math.floor(last / 2);
  await page.goto(`/t/${id}/look?n=${n}&effort=quick`);
  await page.waitForFunction(() => document.querySelectorAll("#what-if-seat option").length === 2);
  await page.selectOption("#what-if-seat", "1");
  await page.selectOption("#what-if-level", "instant");
  await page.click("#what-if-go");
  await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(id));
  await page.waitForSelector("#board > *");
  const state = await page.evaluate(async () => (await fetch(`/api/tables/${document.getElementById("table").dataset.id}`)).json());
  assert.deepEqual(state.from, { table: id, n });
  assert.deepEqual(state.chairs.map(({ kind }) => kind), ["bot", "person"]);
  assert.ok(state.plan.friendly, "it is not rated");
  assert.match(await page.textContent("#log"), new RegExp(`move ${n} of another table`));
  assert.equal(await page.locator("a.from").getAttribute("href"), `/t/${id}/look?n=${n}`);
  assert.deepEqual(faults, []);
  await context.close();
});

/** As whom a moment is shown, and what each knew. */
const seenAs = (page) => page.evaluate(() => ({
  address: location.search,
  panels: document.getElementById("panels").innerHTML,
  known: [...document.querySelectorAll("#known section")].map((one) => ({
    head: one.querySelector("h3").textContent,
    panels: one.querySelector("div").shadowRoot.querySelector(".panels").innerHTML,
  })),
}));

test("a team looks back with one line, as each of them knew it and with open eyes, by keyboard", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "fuji", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  assert.equal(await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/replay?eyes=open`)).status, id), 403, "not before the end");
  await page.goto(`/t/${id}/replay`);
  assert.equal(await page.locator("#eyes").count(), 0);
  const last = await playOut(page, id, 2);
  assert.ok(last);
  await page.goto(`/t/${id}/look?effort=quick`);
  await page.waitForSelector("#found:not([hidden])", { timeout: 120000 });
  assert.equal(await page.locator("svg.curve polyline").count(), 1, "they win together");
  assert.equal(await page.textContent("#legend li"), "A The team");
  assert.equal(await page.locator("#sums tbody tr").count(), 2);
  const story = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/story`)).json(), id);
  assert.equal(await page.locator("svg.curve .era").count(), story.eras.length);

  // What could they have known? One after the other, without a mouse.
  const options = await page.locator("#eyes option").allTextContents();
  assert.deepEqual(options, ["with all that happened", "as Ada knew it", "as Blaise knew it", "as spectators knew it", "with open eyes: what each knew"]);
  // In the middle of the first turn each has dice that the other does not see.
  await page.evaluate((n) => { const slider = document.getElementById("moment"); slider.value = String(n); slider.dispatchEvent(new Event("input")); }, Math.min(12, last));
  await at(page, Math.min(12, last));
  const choose = async (value, part) => {
    const answered = page.waitForResponse((answer) => answer.url().includes("/replay?") && answer.url().includes(part));
    await page.focus("#eyes");
    await page.selectOption("#eyes", value);
    await answered;
    await page.waitForFunction((value) => location.search.includes(value), value);
    return seenAs(page);
  };
  const ada = await choose("seat=0", "seat=0");
  const blaise = await choose("seat=1", "seat=1");
  assert.notEqual(ada.panels, blaise.panels, "each saw other dice");
  const open = await choose("eyes=open", "eyes=open");
  assert.deepEqual(open.known.map(({ head }) => head), ["as Ada knew it", "as Blaise knew it"]);
  assert.notEqual(open.known[0].panels, open.known[1].panels);
  await page.click("#next");
  const next = Math.min(12, last) + 1;
  await at(page, next);
  assert.ok(page.url().endsWith(`?n=${next}&eyes=open&effort=quick`), `the address keeps it: ${page.url()}`);
  await isSound(page, "open eyes");
  await keep(page, "fuji-open-eyes");
  await page.click("a[data-moment][href*='/replay']");
  await page.waitForURL((url) => url.pathname.endsWith("/replay") && url.search === `?n=${next}&eyes=open`);
  await page.waitForSelector("#known section");
  assert.equal(await page.inputValue("#eyes"), "eyes=open");
  await page.setViewportSize({ width: 360, height: 740 });
  await isSound(page, "open eyes on a phone");
  await page.click(".bar a[hreflang=fr]");
  await page.waitForURL((url) => url.search === `?n=${next}&eyes=open&lang=fr`);
  await page.waitForSelector("#known section");
  assert.equal(await page.locator("#known h3").first().textContent(), "comme Ada la connaissait");
  await isSound(page, "open eyes in French");
  await keep(page, "fuji-open-eyes-phone");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game with secrets is looked back at without telling a seat more than it knew", async () => {
  const ada = await fixture.person();
  const id = await sitDown(ada.page, { game: "warlock", table: { seats: 2, options: { round_cap: 4 } } }, [{ kind: "beside", name: "Blaise" }]);
  assert.ok(await playOut(ada.page, id, 2));
  const { page } = ada;
  await page.goto(`/t/${id}/look?effort=quick`);
  await page.waitForSelector("#found:not([hidden])", { timeout: 180000 });
  assert.equal(await page.locator("svg.curve polyline").count(), 2);
  const story = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/story`)).json(), id);
  assert.ok(story.eras.length > 1 && story.eras[0].text === "Round 1", JSON.stringify(story.eras));
  const told = (as) => page.evaluate(async ({ id, as }) => {
    const texts = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await fetch(`/api/tables/${id}/replay?n=${n}${as}`);
      if (answer.ok) texts.push(...(await answer.json()).events.map(({ text }) => text));
    }
    return texts.filter((text) => text.includes("the numbers"));
  }, { id, as });
  const [whole, mine, theirs, all] = [await told(""), await told("&seat=0"), await told("&seat=1"), await told("&eyes=spectator")];
  assert.equal(whole.length, 2, "everything is told");
  assert.deepEqual([mine.length, theirs.length, all.length], [1, 1, 0]);
  assert.notDeepEqual(mine, theirs);
  await isSound(page, "the analysis of a game with secrets");
  await keep(page, "warlock-look");
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
});
