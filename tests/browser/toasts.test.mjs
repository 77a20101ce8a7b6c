// On a phone: what people do is told for a moment over the head of the table, and a touch leads to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";

const fixture = opened();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const send = (page, path, body) => page.evaluate(async ({ path, body }) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}, { path, body });

/** Somebody with a phone, and somebody else, at a table of two. */
async function two(pace) {
  const ana = await fixture.person({ ...PHONE, locale: "fr-FR" });
  const bob = await fixture.person();
  for (const [{ page }, name] of [[ana, "Ana"], [bob, "Bob"]]) {
    await page.goto("/");
    await send(page, "/api/me", { name });
  }
  const plan = { game: "wrath", table: { seats: 2 }, pace };
  const { id } = await send(ana.page, "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }] });
  await send(bob.page, `/api/tables/${id}/sit`, {});
  for (const { page } of [ana, bob]) {
    await page.goto(`/t/${id}`);
    await page.waitForSelector("#board > *", { state: "attached" });
  }
  return { ana, bob, id };
}

/** Until the line says this; a touch follows it. */
async function toast(page, words) {
  await page.waitForFunction((words) => {
    const line = document.getElementById("toast");
    return !line.hidden && new RegExp(words).test(line.textContent);
  }, words.source);
  const box = await page.locator("#toast").boundingBox();
  assert.ok(box.height >= 40 && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
}

test("words, requests and a bot that sits in are told on a phone, each leads to its tab; one's own are not", async () => {
  const { ana, bob, id } = await two({ kind: "free" });
  const sheet = () => ana.page.getAttribute("#table", "data-sheet");
  await send(bob.page, `/api/tables/${id}/say`, { text: "bonjour" });
  await toast(ana.page, /^Bob : bonjour$|^Bob\s?:\s?bonjour$/);
  assert.equal(await ana.page.textContent('#sheets [data-sheet="talk"] .badge'), "1");
  await ana.page.tap("#toast");
  assert.equal(await sheet(), "talk");
  assert.ok(!(await ana.page.isVisible("#toast")));
  assert.equal(await ana.page.locator('#sheets [data-sheet="talk"] .badge').count(), 0, "what is read leaves no dot");
  // What is in sight anyway is not told twice, nor is what one says oneself.
  await send(bob.page, `/api/tables/${id}/say`, { text: "encore" });
  await ana.page.waitForFunction(() => /encore/.test(document.getElementById("talk").textContent));
  await ana.page.tap('#sheets [data-sheet="panels"]');
  await send(ana.page, `/api/tables/${id}/say`, { text: "moi" });
  await ana.page.waitForFunction(() => /moi/.test(document.getElementById("talk").textContent));
  assert.ok(!(await ana.page.isVisible("#toast")), await ana.page.textContent("#toast"));
  // Somebody decides, so that there is something to go back over.
  const slow = (await ana.page.locator(".chair.mine.waiting").count()) > 0 ? ana : bob;
  await slow.page.waitForSelector("#choices button[data-action]", { state: "attached" });
  await slow.page.evaluate(() => document.querySelector("#choices button[data-action]").click());
  await bob.page.waitForFunction(() => Number(document.getElementById("table").dataset.number) > 0);
  await send(bob.page, `/api/tables/${id}/back`, { to: 0 });
  await toast(ana.page, /Bob demande à revenir/);
  assert.equal(await ana.page.textContent('#sheets [data-sheet="players"] .badge'), "1");
  await ana.page.tap("#toast");
  assert.equal(await sheet(), "players");
  assert.match(await ana.page.textContent("#notices"), /Règle de la maison\s:\son revient en arrière quand tout le monde/);
  assert.match(await ana.page.textContent("#notices time[data-due]"), /^[45]:\d\d$/, "the request says when it ends");
  await ana.page.tap("#notices button >> nth=1");
  await ana.page.tap('#sheets [data-sheet="panels"]');
  await send(bob.page, `/api/tables/${id}/leave`, {});
  await toast(ana.page, /robot.*Bob/);
  assert.deepEqual([...ana.faults, ...bob.faults], []);
  for (const { context } of [ana, bob]) await context.close();
});

test("on a phone one is told that one's time gets short and is up, and who else is missing", async () => {
  const { ana, bob } = await two({ kind: "clock", per_move: 5, bank: 0 });
  const mine = (await ana.page.locator(".chair.mine.waiting").count()) > 0;
  if (mine) await toast(ana.page, /Votre temps touche à sa fin/);
  await toast(ana.page, mine ? /Votre temps est écoulé/ : /Bob manque à l’appel/);
  assert.deepEqual([...ana.faults, ...bob.faults], []);
  for (const { context } of [ana, bob]) await context.close();
});
