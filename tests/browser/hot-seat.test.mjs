// Several people at one device: what one person was told is not left for the next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openTable, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];
const state = (page, id, asked = "") => page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}${asked}`);

/** Lets the page load one of its own modules. */
const HOME = () => {
  window.module = (name) => import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, name));
};

/** Does what can be done in one way only, such as being ready, if there is something: talk would go on for ever. */
function goOn(page, step) {
  return page.evaluate((step) => {
    const buttons = [...document.querySelectorAll("#choices button[data-action]")];
    if (document.getElementById("table").getAttribute("aria-busy")) return;
    const kinds = Object.values(Object.groupBy(buttons, (button) => button.dataset.action.split(" ")[0]));
    const plain = kinds.filter((kind) => kind.length === 1).flat();
    const among = plain.length > 0 && step % 4 > 0 ? plain : buttons;
    among[(step * 5 + 1) % among.length]?.click();
  }, step);
}

test("whoever takes the device over finds nothing that was told to the other", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "fuji", ["me", "beside"], { scenario: "S1" });
  const id = new URL(page.url()).pathname.split("/").pop();
  // Chance decides who begins: it may be the other, behind the curtain.
  await page.waitForSelector("#choices button, #curtain[open]");
  const told = () => page.evaluate(() => [...document.querySelectorAll("#log li")].map((line) => line.firstChild.textContent));
  const meant = async (seat) => (await state(page, id, `?seat=${seat}`)).log.filter((line) => line.kind !== "chat").map((line) => line.text);
  let different = false;
  for (let step = 0; step < 400 && !different; step += 1) {
    if (await page.locator("#curtain[open]").count()) {
      for (const place of ["#log", "#talk", "#missed", "#live", "#caption", "#advice", "#board", "#panels", "#choices"]) {
        assert.equal((await page.textContent(place)).trim(), "", `${place} is empty behind the curtain`);
      }
      const title = await page.textContent("#curtain-title");
      const { seat } = (await state(page, id)).chairs.find((chair) => title.endsWith(chair.name));
      await page.click("#lift");
      await page.waitForSelector("#choices button");
      const [own, others] = [await meant(seat), await meant(1 - seat)];
      assert.deepEqual(await told(), own, "the log is that of the seat that looks now");
      different = JSON.stringify(own) !== JSON.stringify(others);
    } else if (await page.locator("#look:not([hidden]) button").count()) {
      await page.click("#look button");
    } else {
      await goOn(page, step);
      await page.waitForTimeout(40);
    }
  }
  assert.ok(different, "the device was handed over, and the seats were told different things");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the device is handed to everybody whom the game waits for, so that a turn of fuji ends", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "fuji", ["me", "beside"], { scenario: "S1" });
  const id = new URL(page.url()).pathname.split("/").pop();
  const now = async () => {
    const { phase, game } = await state(page, id, "?as=data");
    return { over: phase !== "playing", turn: game.view.turn };
  };
  for (let step = 0; step < 600; step += 1) {
    const { over, turn } = await now();
    if (over || turn >= 2) break;
    if (await page.locator("#curtain[open]").count()) await page.click("#lift");
    else if (await page.locator("#look:not([hidden]) button").count()) await page.click("#look button");
    else await goOn(page, step);
    await page.waitForTimeout(40);
  }
  const { over, turn } = await now();
  assert.ok(over || turn >= 2, "the first turn has ended");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hint for one seat is not told to another", async () => {
  const { page, context } = await fixture.person();
  await page.addInitScript(HOME);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const told = await page.evaluate(async () => {
    const { Hint } = await window.module("hint.js");
    const [button, place] = [document.createElement("button"), document.createElement("div")];
    const hint = new Hint(button, place, document.createElement("div"), "table");
    let answer;
    window.fetch = () => new Promise((resolve) => { answer = resolve; });
    hint.show({ game: { number: 3, seat: 0, hint: true } });
    button.click();
    hint.show({ game: { number: 3, seat: 1, hint: true } });
    const found = { number: 3, options: [{ action: "a", text: "Secret", path: [], worth: null }], reasons: [], follows: [] };
    answer(new Response(JSON.stringify(found), { status: 200 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return place.textContent;
  });
  assert.equal(told, "");
  await context.close();
});

test("after all have chosen everybody may look; the device can be passed on at any time; nothing secret comes with the page", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "trex", ["me", "beside"]);
  const first = await page.evaluate(async () => (await fetch(location.href)).text());
  const { game } = JSON.parse(/<script id="state"[^>]*>(.*?)<\/script>/s.exec(first)[1]);
  assert.equal(game.seat, null, "the page shows what everybody may see");
  await page.waitForSelector("#curtain[open]");
  let looked = 0;
  for (let step = 0; step < 300 && looked < 2; step += 1) {
    if (await page.locator("#curtain[open]").count()) await page.click("#lift");
    else if (await page.locator("#look:not([hidden]) button").count()) {
      looked += 1;
      await page.waitForSelector("#board > *");
      assert.equal(await page.locator("#choices button[data-action]").count(), 0, "nobody chooses while everybody looks");
      await page.click("#look button");
    } else {
      await goOn(page, step);
    }
    await page.waitForTimeout(60);
  }
  assert.equal(looked, 2);
  if (await page.locator("#curtain[open]").count()) await page.click("#lift");
  await page.waitForSelector("#pass-device:not([hidden])");
  await page.click("#pass-device");
  await page.waitForSelector("#curtain[open]");
  assert.equal(await page.locator("#board > *").count(), 0);
  assert.equal(await page.locator("#curtain-people button:visible").count(), 2, "whoever takes it says who they are");
  assert.deepEqual(faults, []);
  await context.close();
});

test("“you” is whoever holds the device", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "trex", ["me", "beside"]);
  const id = new URL(page.url()).pathname.split("/").pop();
  const yours = () => page.evaluate(() => [...document.querySelectorAll("#chairs .chair")]
    .filter((chair) => /\byou\b/.test(chair.querySelector(".faint")?.textContent ?? "")).map((chair) => Number(chair.dataset.place)));
  const held = new Set();
  await page.waitForSelector("#curtain[open]");
  assert.deepEqual(await yours(), [], "behind the curtain nobody holds it");
  for (let step = 0; step < 200 && held.size < 2; step += 1) {
    if (await page.locator("#curtain[open]").count()) {
      const title = await page.textContent("#curtain-title");
      const { place } = (await state(page, id)).chairs.find((chair) => title.endsWith(chair.name));
      await page.click("#lift");
      await page.waitForSelector("#choices button");
      assert.deepEqual(await yours(), [place]);
      held.add(place);
    } else if (await page.locator("#look:not([hidden]) button").count()) {
      assert.deepEqual(await yours(), [], "everybody looks");
      await page.click("#look button");
    } else {
      await goOn(page, step);
    }
    await page.waitForTimeout(60);
  }
  assert.equal(held.size, 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a curtain rises when the game ends behind it", async () => {
  const { page, faults, context } = await fixture.person();
  await openTable(page, "trex", ["me", "beside"]);
  const id = new URL(page.url()).pathname.split("/").pop();
  await page.waitForSelector("#curtain[open]");
  await page.evaluate(async (id) => {
    await fetch(`/api/tables/${id}/resign`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ place: 0 }) });
  }, id);
  await page.waitForSelector("#curtain", { state: "hidden" });
  await page.waitForSelector("#board > *");
  assert.deepEqual(faults, []);
  await context.close();
});
