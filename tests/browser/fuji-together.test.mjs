// `fuji` together: what may be said is told before anybody types, frequent hints take one touch, and what my dice count at my
// neighbours' destinations is always in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";

const fixture = opened();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const send = (page, path, body) => page.evaluate(async ({ path, body }) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}, { path, body });
const look = (page, id, how = "") => page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}${how}`);

/** Two people at a table that speaks in this way; one has a phone and reads French. */
async function two(chat) {
  const [ana, bob] = [await fixture.person({ ...PHONE, locale: "fr-FR" }), await fixture.person()];
  for (const [{ page }, name] of [[ana, "Ana"], [bob, "Bob"]]) {
    await page.goto("/");
    await send(page, "/api/me", { name });
  }
  const plan = { game: "fuji", table: { seats: 3, options: { scenario: "S1", chat } } };
  const { id } = await send(ana.page, "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }, { kind: "bot", level: "newcomer" }] });
  await send(bob.page, `/api/tables/${id}/sit`, {});
  for (const { page } of [ana, bob]) {
    await page.goto(`/t/${id}`);
    await page.waitForSelector("#board > *", { state: "attached" });
  }
  // Equipment and skills are chosen before anybody plans.
  for (let step = 0; step < 200; step += 1) {
    if ((await look(ana.page, id, "?as=data")).game.view.step === "plan") return { ana, bob, id };
    for (const { page } of [ana, bob]) await page.evaluate(() => document.querySelector("#choices button[data-action]")?.click());
    await ana.page.waitForTimeout(60);
  }
  throw new Error("nobody comes to planning");
}

/** Plays the first action that begins so, over the page's own session. */
async function play(page, id, beginning) {
  const { game } = await look(page, id, "?as=data");
  const action = game.actions.find((action) => action.startsWith(beginning));
  assert.ok(action, `${beginning} is not among ${game.actions}`);
  const done = await send(page, `/api/tables/${id}/act`, { seat: game.seat, number: game.number, action });
  assert.ok(done.seq, JSON.stringify(done));
  return action;
}

test("one touch says how my roll suits my destination, and how dangerous it is for a neighbour", async () => {
  const { ana, bob, id } = await two("hints_only");
  await play(ana.page, id, "place");
  await play(bob.page, id, "place");
  const signs = ana.page.locator(".fuj-quick");
  await ana.page.waitForFunction(() => document.querySelectorAll(".fuj-quick").length >= 2);
  const panels = ana.page.locator('#sheets [data-sheet="panels"]');
  if ((await panels.getAttribute("aria-pressed")) !== "true") await panels.tap();
  const against = ana.page.locator(".fuj-against").first();
  assert.match(await against.textContent(), /Bob.*Σ\s*\d+/s);
  for (const sign of await signs.first().locator("button").all()) {
    await sign.scrollIntoViewIfNeeded();
    const box = await sign.boundingBox();
    assert.ok(box.width >= 40 && box.height >= 40 && box.x + box.width <= 360, JSON.stringify(box));
  }
  assert.ok((await ana.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  await signs.first().locator("button").last().tap();
  await bob.page.waitForFunction(() => /Ana.*very good/s.test(document.querySelector(".fuj-said")?.textContent ?? ""));
  await signs.nth(1).locator("button").last().tap();
  await bob.page.waitForFunction(() => /very dangerous/.test(document.querySelector(".fuj-said")?.textContent ?? ""));
  assert.deepEqual([...ana.faults, ...bob.faults], []);
  for (const { context } of [ana, bob]) await context.close();
});

test("what may be said stands beside the field before anybody types, with its rule", async () => {
  const { ana, bob, id } = await two("hints_and_filtered_text");
  await ana.page.tap('#sheets [data-sheet="talk"]');
  assert.match(await ana.page.textContent("#talk-rule"), /Tant que des dés sont cachés\s:\sni nombres, ni quantités, ni moyennes/);
  assert.equal(await ana.page.textContent("#talk-rule a"), "FUJ-COM-12");
  assert.ok(await ana.page.isVisible("#talk-rule"));
  await ana.page.fill("#saying", "prends le pont");
  await ana.page.tap("#say button");
  await bob.page.waitForFunction(() => /prends le pont/.test(document.getElementById("talk").textContent));
  assert.deepEqual([...ana.faults, ...bob.faults], []);
  for (const { context } of [ana, bob]) await context.close();
});
