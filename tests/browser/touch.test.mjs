// What a finger does, and what helps: dragging, long presses, the odds of a choice, a bot's hint with its reasons.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { finger, needed, pointOf, sitDown, thumb, untilChoice } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("a finger drags a piece to where it walks", async () => {
  const { page, faults, context } = await fixture.person(PHONE);
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const walks = (path) => path.length === 2 && path[0].startsWith("figure:person:") && path[1].startsWith("tile:");
  const { path, number } = await untilChoice(page, id, walks);
  const from = await pointOf(page, path[0]);
  const to = await pointOf(page, path[1]);
  assert.ok(from && to, "both are on the screen");
  const hand = await finger(context, page);
  // Without a rest it is a scroll: nothing is chosen.
  await hand.drag(from, to, 0);
  assert.equal(await page.locator(".picked, .ghost").count(), 0, "a quick swipe takes nothing");
  await hand.drag(from, to, 260, async () => {
    assert.equal(await page.locator(".ghost").count(), 1, "what is dragged is under the finger");
    assert.equal(await page.locator(`[data-thing="${path[1]}"].over`).count(), 1, "and what it would be let go on is lit");
  });
  await page.waitForFunction((number) => document.getElementById("table").dataset.number !== number, String(number));
  assert.equal(await page.locator(".ghost").count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what a finger came down on is meant, whatever lies there when it is lifted", async () => {
  const { page, faults, context } = await fixture.person(PHONE);
  await page.goto("/book/wrath");
  await page.evaluate(async () => {
    const { keepAim } = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "aim.js"));
    document.body.innerHTML = `<main id="area"></main>`;
    const area = document.getElementById("area");
    const at = "position: fixed; left: 100px; top: 100px; width: 80px; height: 80px";
    window.clicks = [];
    /** What lies on the table before a finger comes down, and what its coming down does. */
    window.lay = (hurry) => {
      area.innerHTML = `<button class="can" data-thing="under">b</button><button class="can" data-thing="moving">a</button>`;
      for (const button of area.children) button.style.cssText = at;
      window.hurry = hurry;
    };
    keepAim(area);
    document.addEventListener("pointerdown", () => window.hurry(area), { capture: true });
    area.addEventListener("click", (event) => window.clicks.push(event.target.dataset.thing));
  });
  const hand = await finger(context, page);
  const tapped = async (hurry, before = () => {}) => {
    await page.evaluate(`window.clicks = []; window.lay(${hurry}); (${before})(document.getElementById("area"))`);
    await hand.press({ x: 140, y: 140 }, 40);
    await page.waitForTimeout(200);
    return page.evaluate(() => window.clicks);
  };
  assert.deepEqual(await tapped(() => {}), ["moving"]);
  assert.deepEqual(await tapped((area) => { area.lastChild.style.left = "250px"; }), ["moving"], "it has moved away");
  assert.deepEqual(await tapped((area) => { area.lastChild.remove(); }), [], "it is gone");
  const idle = (area) => area.lastChild.classList.remove("can");
  assert.deepEqual(await tapped((area) => { area.lastChild.style.left = "250px"; }, idle), ["under"], "what is of no use takes nothing away");
  const redraw = (area) => area.replaceChildren(...Array.from(area.children, (one) => one.cloneNode(true)));
  const lit = (area) => {
    area.replaceChildren(...Array.from(area.children, (one) => one.cloneNode(true)));
    area.lastChild.classList.add("can");
  };
  assert.deepEqual(await tapped(redraw), ["moving"], "it was drawn anew");
  assert.deepEqual(await tapped(lit, idle), ["moving"], "it was drawn anew, and is of use now");
  const list = (area) => {
    const place = area.lastChild.style.cssText;
    area.innerHTML = `<ul id="choices"><li><button data-action="roll">Roll</button></li></ul>`;
    area.querySelector("button").style.cssText = place;
  };
  await page.evaluate(() => document.getElementById("area").addEventListener("click", (event) => event.target.dataset.action && window.clicks.push(event.target.dataset.action)));
  const pressed = async (hurry, before = () => {}) => {
    await page.evaluate(`window.clicks = []; window.lay(${hurry}); (${before})(document.getElementById("area"))`);
    await page.mouse.move(104, 104);
    await page.mouse.down();
    await page.waitForTimeout(40);
    await page.mouse.up();
    await page.waitForTimeout(200);
    return page.evaluate(() => window.clicks.filter(Boolean));
  };
  assert.deepEqual(await pressed(() => {}), ["moving"], "a mouse presses what lies there");
  assert.deepEqual(await pressed(redraw), ["moving"], "also when it is drawn anew meanwhile");
  assert.deepEqual(await pressed(lit, idle), ["moving"], "and only now of use");
  assert.deepEqual(await pressed((area) => { area.lastChild.remove(); }), [], "what is gone is not pressed");
  assert.deepEqual(await pressed(redraw, list), ["roll"], "a sentence of the list is found again by its action");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a long press explains a number with its rule, and chooses nothing", async () => {
  const { page, faults, context } = await fixture.person(PHONE);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  if (!(await page.isVisible("#score-0"))) await page.tap('#sheets [data-sheet="panels"]');
  await page.locator("#score-0").scrollIntoViewIfNeeded();
  const box = await page.locator("#score-0").boundingBox();
  const hand = await finger(context, page);
  await hand.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 650);
  await page.waitForSelector("#tip:not([hidden]) a.rule");
  assert.equal(await page.textContent("#tip a.rule"), "WRA-ERUPT-6");
  const tip = await page.locator("#tip").boundingBox();
  assert.ok(tip.x >= 0 && tip.x + tip.width <= 360 && tip.y >= 0, "it is on the screen");
  await thumb.touch(page, "go:roll");
  const die = await page.waitForSelector(".die.can");
  const thing = await die.getAttribute("data-thing");
  await hand.press(await pointOf(page, thing), 650);
  await page.waitForSelector("#tip:not([hidden]) a.rule");
  assert.equal(await page.locator(".picked").count(), 0, "what is explained is not chosen");
  await thumb.touch(page, thing);
  assert.equal(await page.locator(".picked").count(), 1, "a short touch chooses it");
  assert.ok(await page.isHidden("#tip"), "and puts the explanation away");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the odds stand with the choice, and follow what is touched", async () => {
  const { page, faults, context } = await fixture.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  // Five dice: 1 - (5/6)^5 for one side of six, 1 - (4/6)^5 for two.
  const first = await page.getAttribute('[data-thing="go:roll"]', "data-odds");
  assert.match(first, /Cave 60\s?%/);
  assert.match(first, /Footprint 87\s?%/);
  assert.match(await page.textContent("#choices .odds"), /eruption 0\s?%/);
  await page.click('[data-thing="go:roll"]');
  await page.waitForSelector('[data-thing="go:reroll"]');
  assert.equal(await page.getAttribute('[data-thing="go:reroll"]', "data-odds"), null, "nothing is picked yet");
  await page.locator(".die.can").first().click();
  assert.match(await page.getAttribute('[data-thing="go:reroll"]', "data-odds"), /Cave 17\s?%/);
  await page.locator(".die.can").first().click();
  assert.match(await page.getAttribute('[data-thing="go:reroll"]', "data-odds"), /Cave 31\s?%/);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [game, locale] of [["wrath", "fr-FR"], ["sapiens", "en-GB"]]) {
  test(`a bot's hint for ${game} is shown with its reasons and on the board`, async () => {
    const { page, faults, context } = await fixture.person({ locale });
    const id = await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    await page.waitForSelector("#choices button");
    await page.click("#hint");
    await page.waitForSelector("#advice ol li button", { timeout: 60000 });
    assert.ok((await page.locator("#advice ul li").count()) > 0, "it says why");
    assert.ok((await page.locator("#main .advised").count()) > 0, "what it advises glows");
    const advised = await page.textContent("#advice [aria-current] button");
    const worths = await page.evaluate(() => [...document.querySelectorAll("#advice ol small")].map((one) => parseInt(one.textContent, 10)));
    assert.deepEqual(worths, worths.toSorted((one, other) => other - one), "the best comes first");
    const offered = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game.drawn.choices.map((choice) => choice.text), id);
    assert.ok(offered.includes(advised), `${advised} can be chosen`);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("on a phone the board goes where a tile fits, as close as shows every square or as a thumb needs", async () => {
  const { page, faults, context } = await fixture.person(PHONE);
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  const { path, number, choices } = await untilChoice(page, id, (path) => path[0].startsWith("tile:") && path.length > 2);
  const whole = await page.getAttribute("#board svg", "viewBox");
  await thumb.touch(page, path[0]);
  const { squares, close } = await page.evaluate(() => {
    const board = document.querySelector("#board > svg").getBoundingClientRect();
    const things = [...document.querySelectorAll("#board [data-thing].can")];
    const squares = things.map((one) => {
      const box = one.getBoundingClientRect();
      const inside = box.left >= board.left - 1 && box.right <= board.right + 1 && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
      return { thing: one.dataset.thing, size: Math.round(box.width), inside };
    });
    const boxes = things.map((one) => one.getBoundingClientRect());
    const smallest = Math.min(...boxes.map((box) => Math.max(box.width, box.height)));
    const reach = (low, high) => Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low])) + smallest;
    const close = reach("left", "right") >= board.width - 2 || reach("top", "bottom") >= board.height - 2;
    return { squares, close };
  });
  assert.ok(squares.length > 0);
  assert.deepEqual(squares.filter((square) => !square.inside), [], "all of them are shown");
  // Squares far apart fill the screen before each is as wide as a thumb.
  if (!close) assert.deepEqual(squares.filter((square) => square.size < 40), [], "a thumb hits them");
  await page.tap("#unpick");
  assert.equal(await page.getAttribute("#board svg", "viewBox"), whole, "and it goes back");
  for (const thing of needed(choices, path)) await thumb.touch(page, thing);
  await page.waitForFunction((number) => document.getElementById("table").dataset.number !== number, String(number));
  const across = (box) => box.split(" ")[2];
  assert.equal(across(await page.getAttribute("#board svg", "viewBox")), across(whole), "and so it does when the tile lies");
  assert.deepEqual(faults, []);
  await context.close();
});
