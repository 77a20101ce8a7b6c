// The page takes care: what was half chosen or half written is kept, what one person was told is not left for the next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, openTable, opened } from "./house.mjs";
import { sitDown } from "./hands.mjs";

const house = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const number = (page) => page.getAttribute("#table", "data-number");
const state = (page, id, asked = "") => page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}${asked}`);
const picked = (page) => page.evaluate(() => [...document.querySelectorAll(".picked")].map((one) => one.dataset.thing));
/** Lets the page load one of its own modules. */
const HOME = () => {
  window.module = (name) => import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, name));
};

test("a line of talk does not take back what is half chosen", async () => {
  const { page, faults, context } = await house.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#panels .can");
  const { path } = (await state(page, id)).game.drawn.choices.find((choice) => choice.path.length >= 2);
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  assert.ok((await picked(page)).includes(path[0]));
  await page.fill("#saying", "A moment, please");
  await page.click("#say button");
  await page.waitForSelector("#talk li");
  assert.ok((await picked(page)).includes(path[0]), "it is still picked");
  await page.click("#unpick");
  const whole = (await state(page, id)).game.drawn.choices.find((choice) => choice.path.length >= 2);
  const before = await number(page);
  await page.click(`#choices button[data-action="${whole.action}"]`);
  await page.waitForFunction((before) => document.getElementById("table").dataset.number !== before, before);
  assert.deepEqual(await picked(page), [], "a new moment begins with nothing picked");
  assert.deepEqual(faults, []);
  await context.close();
});

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
  const { page, faults, context } = await house.person();
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
    } else {
      await goOn(page, step);
      await page.waitForTimeout(40);
    }
  }
  assert.ok(different, "the device was handed over, and the seats were told different things");
  assert.deepEqual(faults, []);
  await context.close();
});

test("pulling at a thing that alone is a choice chooses nothing", async () => {
  const { page, faults, context } = await house.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const roll = page.locator('[data-thing="go:roll"].can');
  await roll.scrollIntoViewIfNeeded();
  const box = await roll.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 15, box.y + box.height / 2, { steps: 3 });
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  assert.equal(await number(page), "0");
  await roll.click();
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a long press that ended elsewhere does not swallow the next tap", async () => {
  const { page, context } = await house.person(PHONE);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.evaluate(async () => {
    const element = document.querySelector("#board [title], #board title").closest("[title]") ?? document.querySelector("#board title").parentElement;
    const finger = (type) => element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 }));
    finger("pointerdown");
    await new Promise((resolve) => setTimeout(resolve, 700));
    finger("pointercancel");
  });
  assert.ok(await page.isVisible("#tip"), "the long press asked");
  if (!(await page.isVisible('[data-thing="go:roll"]'))) await page.tap('#sheets [data-sheet="panels"]');
  await page.tap('[data-thing="go:roll"]');
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1", null, { timeout: 5000 });
  await context.close();
});

test("moving an enlarged board from an idle thing asks nothing", async () => {
  const { page, context } = await house.person();
  await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  await page.click('#zoom [data-zoom="in"]');
  await page.click('#zoom [data-zoom="in"]');
  const idle = () => page.evaluate(() => {
    const rect = document.getElementById("board").getBoundingClientRect();
    for (let y = rect.y + 30; y < rect.bottom - 30; y += 9) {
      for (let x = rect.x + 120; x < rect.right - 30; x += 9) {
        const thing = (x, y) => document.elementFromPoint(x, y)?.closest("[data-thing], [data-why]");
        const found = thing(x, y);
        // Moved along with the board, the pointer ends on the thing where it began.
        if (found && !found.matches(".can, .picked") && document.elementFromPoint(x, y).closest("#board")) return { x, y };
      }
    }
    return null;
  });
  const { x, y } = await idle();
  const view = await page.getAttribute("#board svg", "viewBox");
  let asked = 0;
  page.on("request", (request) => { if (request.url().includes("/why?")) asked += 1; });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 6 });
  await page.mouse.up();
  assert.notEqual(await page.getAttribute("#board svg", "viewBox"), view, "the board was moved");
  await page.waitForTimeout(300);
  assert.equal(asked, 0);
  await page.mouse.click(x - 60, y);
  await page.waitForSelector(".why:not([hidden])");
  await context.close();
});

test("a text that was refused stays where it was written", async () => {
  const { page, context } = await house.person();
  await openTable(page, "trex", ["me", "anyone"]);
  await page.route("**/share", (route) => route.fulfill({ status: 400, contentType: "application/json", body: JSON.stringify({ error: "unfit", text: "Too long." }) }));
  await page.fill("#share-text", "lava and ash");
  await page.click("#share button");
  await page.waitForSelector("#refusal:not([hidden])");
  assert.equal(await page.inputValue("#share-text"), "lava and ash");
  await page.unroute("**/share");
  await page.click("#share button");
  await page.waitForSelector("[data-shares] q");
  await page.waitForFunction(() => document.getElementById("share-text").value === "");
  await context.close();
});

test("what was opened stays open although something comes before it", async () => {
  const { page, context } = await house.person();
  await page.addInitScript(HOME);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const open = await page.evaluate(async () => {
    const { Stage } = await window.module("motion.js");
    const place = (id) => document.getElementById(id);
    const stage = new Stage(place("board"), place("panels"), place("caption"));
    const part = (name) => `<details class="${name}"><summary>${name}</summary></details>`;
    const show = async (panels) => {
      stage.show({ drawn: { board: "", panels }, causes: [], still: true, shown: () => {} });
      await stage.rest();
    };
    await show(part("rules"));
    document.querySelector("details.rules").open = true;
    await show(part("trade") + part("rules"));
    return [...document.querySelectorAll("#panels details")].map((one) => [one.className, one.open]);
  });
  assert.deepEqual(open, [["trade", false], ["rules", true]]);
  await context.close();
});

test("a hint for one seat is not told to another", async () => {
  const { page, context } = await house.person();
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

test("old moments are not played over a table that has gone on meanwhile", async () => {
  const { page, context } = await house.person();
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

test("a browser that may not remember anything plays all the same", async () => {
  const { page, faults, context } = await house.person();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.click('[data-thing="go:roll"]');
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1");
  assert.deepEqual(faults, []);
  await context.close();
});

test("lessons look like the table: what drawings ask of the style is applied", async () => {
  const { page, faults, context } = await house.person();
  let found = 0;
  for (const game of await games(house.address)) {
    await page.goto(`/learn/${game}`);
    await page.waitForSelector("#learn .advised, #learn .can, #choices");
    const wrong = await page.evaluate(() => [...document.querySelectorAll("[data-style]")].filter((one) => one.style.cssText === "").length);
    assert.equal(wrong, 0, game);
    found += await page.locator("[data-style]").count();
  }
  assert.ok(found > 0, "some drawing asks for a style");
  assert.deepEqual(faults, []);
  await context.close();
});
