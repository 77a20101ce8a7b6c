// What happened while nobody looked: it is told, marked, and played again on request.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

/** Lets the page load one of its own modules. */
const HOME = () => {
  window.module = (name) => import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, name));
};

test("who comes back is told what happened, sees it marked, and can see it again", async () => {
  const ada = await fixture.person();
  const id = await sitDown(ada.page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await ada.page.waitForSelector("#choices button");
  const other = await ada.context.newPage();
  await other.goto(`/t/${id}`);
  await other.waitForSelector("#choices button");
  const url = ada.page.url();
  await ada.page.goto("/");
  await other.evaluate((id) => localStorage.setItem(`kept:${id}`, localStorage.getItem(`seen:${id}`)), id);
  for (let step = 0; step < 6; step += 1) {
    await other.waitForFunction(() => document.querySelectorAll("#choices button").length > 0);
    const before = await other.getAttribute("#table", "data-number");
    await choose(other, step * 3);
    await other.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before);
  }
  // The other tab looked; this one did not.
  await other.evaluate((id) => localStorage.setItem(`seen:${id}`, localStorage.getItem(`kept:${id}`)), id);
  await other.close();
  await ada.page.goto(url);
  await ada.page.waitForSelector("#missed:not([hidden])");
  assert.ok((await ada.page.locator("#missed li").count()) > 0);
  await ada.page.waitForSelector(".changed");
  const number = await ada.page.getAttribute("#table", "data-number");
  await ada.page.click("#missed .buttons button");
  await ada.page.waitForFunction(() => document.querySelectorAll("#choices button").length > 0);
  assert.equal(await ada.page.getAttribute("#table", "data-number"), number, "seeing it again plays nothing");
  await ada.page.reload();
  await ada.page.waitForSelector("#choices button");
  assert.ok(await ada.page.isHidden("#missed"), "what was seen is not told again");
  await ada.page.evaluate(async (id) => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    const { game } = await (await fetch(`/api/tables/${id}`)).json();
    const body = { seat: game.seat, number: game.number, action: game.drawn.choices[0].action, key: "while-hidden-1" };
    await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  }, id);
  await ada.page.waitForFunction((number) => document.getElementById("table").dataset.number !== number, number);
  assert.ok(await ada.page.isHidden("#missed"), "nobody is told while nobody looks");
  await ada.page.evaluate(() => {
    delete document.hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await ada.page.waitForSelector("#missed:not([hidden])");
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
});

test("old moments are not played over a table that has gone on meanwhile", async () => {
  const { page, context } = await fixture.person();
  await page.addInitScript(HOME);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const shown = await page.evaluate(async () => {
    const { Missed } = await window.module("missed.js");
    let [shown, rested] = [0, () => {}];
    const stage = { busy: true, rest: () => new Promise((resolve) => { rested = resolve; }), show: () => { shown += 1; } };
    const banner = document.createElement("div");
    const missed = new Missed("invented", banner, stage, () => document.createElement("a"));
    window.fetch = async () => new Response(JSON.stringify({ drawn: { board: "", panels: "" }, events: [] }), { status: 200 });
    missed.seen = { seq: 1, number: 1 };
    missed.told({ seq: 5, game: { number: 3, seat: 0 } }, [{ kind: "event", seq: 4, text: "It erupts." }]);
    banner.querySelector(".buttons button").click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    missed.told({ seq: 6, game: { number: 4, seat: 0 } }, []);
    rested();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return shown;
  });
  assert.equal(shown, 0);
  await context.close();
});
