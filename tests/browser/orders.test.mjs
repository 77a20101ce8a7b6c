// Natural gestures: die, figure or place first, by touching and by dragging; the sentence over the board says what is still
// to be touched, and "why not?" speaks of this very gesture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";
import { mouse, needed, pointOf, sitDown, untilChoice } from "./hands.mjs";

const fixture = opened();
const BESIDE = [{ kind: "beside", name: "Blaise" }];

const asked = (page) => page.textContent("#asked");
const picked = (page) => page.evaluate(() => [...document.querySelectorAll(".picked")].map((one) => one.dataset.thing).sort());
const left = (page, number) => page.waitForFunction((number) => document.getElementById("table").dataset.number !== String(number), number, { timeout: 5000 });
const offered = (page, id) => page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game, id);

/** Plays on until these choices, and only these of their kind, are offered. */
async function until(page, id, fits) {
  for (let step = 0; step < 60; step += 1) {
    const found = await untilChoice(page, id, fits);
    const { choices } = (await offered(page, id)).drawn;
    const kind = found.action.split(" ")[0];
    if (choices.filter((choice) => choice.action.split(" ")[0] === kind).length === 1) return found;
    await page.evaluate((step) => {
      const buttons = [...document.querySelectorAll("#choices button")];
      buttons[(step * 5) % buttons.length].click();
    }, step);
    await left(page, found.number).catch(() => {});
  }
  throw new Error("it never stood alone");
}

async function dragged(page, from, to) {
  const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
  const again = await pointOf(page, from);
  assert.ok(start && end && again, `${from} and ${to} are in view`);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x + 12, again.y + 6, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 6 });
}

async function seated(game, others = BESIDE) {
  const person = await fixture.person();
  const id = await sitDown(person.page, { game, table: { seats: 2 } }, others);
  await person.page.waitForSelector("#board svg");
  return { ...person, id };
}

const isHut = (path) => path[0] === "die:hut:1" && path[1].endsWith(":reserve");

for (const order of ["tile, die", "figure, tile", "tile, figure", "die, tile"]) {
  test(`a Hut die leads from the reserve to the Hut: ${order}`, async () => {
    const { page, id, faults, context } = await seated("wrath");
    const { path, also, number } = await until(page, id, isHut);
    const things = { die: path[0], figure: path[1], tile: also[0] };
    const [first, second] = order.split(", ").map((name) => things[name]);
    await mouse.touch(page, first);
    if ((await offered(page, id)).number === number) {
      assert.match(await asked(page), /: now touch /, "the sentence says what is still to be touched");
      assert.deepEqual(await picked(page), [first]);
      await mouse.touch(page, first);
      assert.deepEqual(await picked(page), [], "touched again it is taken back");
      await mouse.touch(page, first);
      await mouse.touch(page, second);
    } else assert.equal(first, things.die, "only a die can be a decision by itself");
    await left(page, number);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a figure is dragged from the reserve to the Hut, the Egg space and the Volcano", async () => {
  for (const fits of [isHut, (path) => path[0] === "die:egg:1" && path[1].endsWith(":reserve"), (path) => path[0] === "die:volcano:1" && path[1].endsWith(":reserve")]) {
    const { page, id, faults, context } = await seated("wrath");
    const { path, also, number } = await until(page, id, fits);
    await dragged(page, path[1], also[0]);
    assert.equal(await page.locator(".ghost").count(), 1);
    await page.mouse.up();
    await left(page, number);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** Plays on until there is such a choice, and its first thing alone does not say which. */
async function untilCarried(page, id, fits) {
  for (let step = 0; step < 40; step += 1) {
    const { choices, number } = await untilChoice(page, id, fits);
    const found = choices.find((choice) => fits(choice.path) && needed(choices, choice.path).length > 1);
    if (found) return { path: found.path, number };
    await page.evaluate((step) => { const all = [...document.querySelectorAll("#choices button")]; all[(step * 3) % all.length].click(); }, step);
    await left(page, number).catch(() => {});
  }
  throw new Error("the first thing always said which");
}

/** What is carried first, and where to. Tiles of `sapiens` are carried to two squares at once, which has a test of its own. */
const CARRIED = {
  wrath: (path) => path[0].startsWith("figure:") && path[1]?.startsWith("tile:"),
  trex: (path) => path[0].startsWith("card:") && path[1]?.startsWith("dir:"),
};

test("the first thing of a choice can be dragged onto the second", async (every) => {
  for (const [game, fits] of Object.entries(CARRIED)) {
    await every.test(game, async () => {
      const { page, id, faults, context } = await seated(game, [{ kind: "bot", level: "instant" }]);
      const { path, number } = await untilCarried(page, id, fits);
      await dragged(page, path[0], path[1]);
      assert.equal(await page.locator(".ghost").count(), 1, "it is carried");
      await page.mouse.up();
      const now = await offered(page, id);
      const both = (await picked(page)).filter((thing) => path.slice(0, 2).includes(thing));
      assert.ok(now.number !== number || both.length === 2, `${path.slice(0, 2)}: only ${both} is picked`);
      assert.equal(await page.locator(".why:not([hidden])").count(), 0, "and nobody asks why");
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});

test("a Footprint die may be touched first, as the sentence asks", async () => {
  const { page, id, faults, context } = await seated("wrath");
  const { path, also, number } = await untilChoice(page, id, (path) => path[0].startsWith("figure:") && path[1].startsWith("tile:"));
  assert.equal(await page.getAttribute(`[data-thing="${also[0]}"]`, "aria-disabled"), null);
  for (const thing of [also[0], path[0], path[1]]) {
    if ((await offered(page, id)).number !== number) break;
    await mouse.touch(page, thing);
  }
  await left(page, number);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a die that does not lead there says so, not that nobody climbs", async () => {
  const { page, id, context } = await seated("wrath");
  const { path } = await untilChoice(page, id, (path) => path[0] === "die:hut:1" && path[1].startsWith("figure:"));
  const wrong = await page.evaluate(() => document.querySelector('[data-face="lagoon"]').dataset.thing);
  const { choices } = (await offered(page, id)).drawn;
  // With one way only the die alone would be enough.
  if (choices.filter((choice) => choice.path[0] === path[0]).length === 1) await mouse.touch(page, choices.find((choice) => choice.path[0] === path[0]).path[1]);
  else await mouse.touch(page, path[0]);
  await mouse.touch(page, wrong);
  await page.waitForSelector(".why:not([hidden])");
  const rule = await page.textContent(".why a.rule");
  assert.ok(["WRA-HUT-1", "WRA-FOOT-4", "WRA-FOOT-6", "WRA-FOOT-7", "WRA-FOOT-1", "WRA-FOOT-2", "WRA-DICE-7"].includes(rule), rule);
  assert.deepEqual((await picked(page)).length, 1, "what was chosen stays chosen");
  await context.close();
});

test("keeping is keeping, whatever was marked; rolling again may be pressed first", async () => {
  const { page, faults, context } = await seated("wrath");
  await mouse.touch(page, "go:roll");
  await page.waitForSelector('[data-thing="go:reroll"].can');
  const panel = () => page.evaluate(() => document.querySelector(".wrath-panels .players").getBoundingClientRect().top);
  const before = await panel();
  await mouse.touch(page, "go:reroll");
  assert.match(await asked(page), /now touch a die/);
  const die = await page.evaluate(() => document.querySelector(".die.can").dataset.thing);
  await mouse.touch(page, die);
  assert.ok(Math.abs(await panel() - before) < 1, "nothing jumps");
  await mouse.touch(page, "go:reroll");
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "2");
  for (const element of await page.locator(".die.can").all()) if ((await picked(page)).length < 2) await element.click();
  await mouse.touch(page, "go:keep");
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "3");
  assert.ok(await page.isHidden("#refusal"));
  assert.deepEqual(faults, []);
  await context.close();
});

test("in trex a square says the same as its arrow, before or after the card", async () => {
  for (const squareFirst of [true, false]) {
    const { page, id, faults, context } = await seated("trex", [{ kind: "bot", level: "instant" }]);
    const { path, also, number } = await untilChoice(page, id, (path) => path[0] === "card:move" && path.length === 2);
    assert.equal(also.length, 1);
    const order = squareFirst ? [also[0], path[0]] : [path[0], also[0]];
    await mouse.touch(page, order[0]);
    assert.match(await asked(page), /now touch/);
    const far = await page.evaluate(() => document.querySelector("#board .square[data-why]").dataset.why);
    const point = await page.evaluate((far) => {
      const rect = document.querySelector(`#board .square[data-why="${far}"]`).getBoundingClientRect();
      return { x: rect.x + 8, y: rect.y + 8 };
    }, far);
    if (!squareFirst) {
      await page.mouse.click(point.x, point.y);
      await page.waitForSelector(".why:not([hidden])");
      assert.equal(await page.textContent(".why a.rule"), "TRX-MOVE-1");
      assert.deepEqual(await picked(page), [path[0]], "the chosen card is not dropped");
    }
    await mouse.touch(page, order[1]);
    await left(page, number);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("a tile of sapiens snaps where it fits, turns, and lies where it is let go", async () => {
  const { page, id, faults, context } = await seated("sapiens");
  const lays = (path) => path.length === 3 && path[0].startsWith("tile:") && path[1].startsWith("square:") && path[2].startsWith("square:");
  // A tile and a square of the board on which it lies in more than one way: only such a tile can be turned there.
  const { choices, number } = await untilChoice(page, id, lays);
  const ways = ({ path: [tile, square] }) => choices.filter(({ path }) => lays(path) && path[0] === tile && path.slice(1).includes(square)).length;
  const { path } = choices.find((choice) => lays(choice.path) && ways(choice) > 1);
  await page.evaluate((thing) => document.querySelector(`[data-thing="${thing}"]`).scrollIntoView({ block: "center" }), path[1]);
  await dragged(page, path[0], path[1]);
  assert.equal(await page.locator(".ghost.snapped").count(), 1, "it lies where it would lie");
  assert.equal(await page.locator("#board .over").count(), 2, "both squares are lit");
  const turns = async () => page.evaluate(() => document.querySelector(".ghost").style.transform);
  const first = await turns();
  await page.keyboard.press("r");
  assert.equal(await page.locator(".ghost.snapped").count(), 1, "turned it still fits");
  assert.notEqual(await turns(), first, "R turns it");
  await page.mouse.up();
  await left(page, number);
  assert.equal(await page.locator(".ghost").count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a lit card of a species hatches wherever it is touched", async () => {
  const { page, id, faults, context } = await seated("wrath");
  const { path, number } = await untilChoice(page, id, (path) => path[0].startsWith("hatch:"));
  await page.locator(`[data-thing="${path[0]}"] strong`).click();
  await left(page, number);
  assert.deepEqual(faults, []);
  await context.close();
});

test("tips take no pointer and go when something is touched", async () => {
  const { page, context } = await seated("wrath");
  await page.hover("#tile-1,1".replace(",", "\\,"));
  await page.waitForSelector("#tip:not([hidden])");
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById("tip")).pointerEvents), "none");
  await page.mouse.down();
  assert.ok(await page.isHidden("#tip"));
  await page.mouse.up();
  await page.waitForTimeout(600);
  assert.ok(await page.isHidden("#tip"), "and it does not come back by itself");
  await context.close();
});

test("what is possible now can be touched at once, while older moments are still being shown", async () => {
  const { page, faults, context } = await fixture.person({ reducedMotion: "no-preference" });
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.evaluate(async (id) => {
    for (const kind of ["roll", "reroll"]) {
      const { game } = await (await fetch(`/api/tables/${id}`)).json();
      const { action } = game.drawn.choices.find((choice) => choice.action.startsWith(kind));
      const body = JSON.stringify({ seat: game.seat, number: game.number, action });
      await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }
  }, id);
  // The first of the two moves; the second waits behind it.
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1");
  assert.ok(await page.locator("#choices button").count() > 0, "the newest choices are offered");
  assert.ok(await page.locator(".die.can").count() > 0, "and their things are lit");
  await mouse.touch(page, "go:keep");
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "3", null, { timeout: 8000 });
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [name, screen] of [["wide", {}], ["on a phone", { viewport: { width: 360, height: 740 } }]]) {
  test(`a hint is read inside its own box (${name})`, async () => {
    const { page, context } = await fixture.person(screen);
    await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    await page.waitForSelector("#board svg");
    await page.click("#hint");
    await page.waitForSelector("#advice ol li button", { timeout: 60000 });
    const inside = await page.evaluate(() => {
      const [box, advice, list] = [".sheet-choices", "#advice", "#choices"].map((one) => document.querySelector(one).getBoundingClientRect());
      return advice.height > 20 && advice.top >= box.top && advice.right <= box.right + 1 && (advice.bottom <= box.bottom + 1 || innerWidth < 400) && list.width <= box.width;
    });
    assert.ok(inside);
    await context.close();
  });
}

test("no press is lost while bots speak and pieces move", async () => {
  const { page, faults, context } = await fixture.person({ reducedMotion: "no-preference" });
  const bots = Array.from({ length: 2 }, () => ({ kind: "bot", level: "instant" }));
  const id = await sitDown(page, { game: "fuji", table: { seats: 3, options: { scenario: "S1" } } }, bots);
  await page.waitForSelector("#board svg");
  await untilChoice(page, id, (path) => path[0].startsWith("go:place:"));
  const sent = [];
  page.on("request", (request) => { if (request.url().endsWith("/act")) sent.push(JSON.parse(request.postData() ?? "{}").action); });
  const press = async (thing) => {
    const point = await pointOf(page, thing);
    assert.ok(point, `${thing} can be seen`);
    await page.mouse.click(point.x, point.y, { delay: 50 });
  };
  for (let round = 0; round < 3; round += 1) {
    const cells = await page.evaluate(() => [...document.querySelectorAll('#board [data-thing^="go:place:"].can')].map((one) => one.dataset.thing));
    assert.ok(cells.length > 0, "cards can be marked");
    const before = sent.length;
    await press(cells[round % cells.length]);
    await page.waitForTimeout(550);
    assert.ok(sent.length > before, "the card was marked");
    await press("go:ready");
    await page.waitForTimeout(400);
    assert.equal(sent.filter((action) => action === "ready").length, round + 1, `ready was pressed: ${sent}`);
    if (round < 2) {
      await page.waitForSelector('[data-thing="go:unready"].can', { timeout: 2000 }).catch(() => {});
      if ((await page.locator('[data-thing="go:unready"].can').count()) === 0) break;
      await press("go:unready");
      await page.waitForSelector('[data-thing="go:ready"].can', { timeout: 3000 });
    }
  }
  assert.ok(sent.includes("ready"));
  assert.deepEqual(faults, []);
  await context.close();
});

test("with colours of the system, what can be touched and what is picked keep an outline", async () => {
  const { page, context } = await fixture.person({ forcedColors: "active" });
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await mouse.touch(page, "go:roll");
  await page.waitForSelector(".die.can");
  const outline = (selector) => page.evaluate((selector) => {
    const style = getComputedStyle(document.querySelector(selector));
    return `${style.outlineStyle} ${style.outlineWidth}`;
  }, selector);
  assert.equal(await outline(".die.can"), "dashed 2px");
  await page.locator(".die.can").first().click();
  assert.equal(await outline(".die.picked"), "solid 4px");
  await context.close();
});

test("with colours of the system, in every game each thing that can be touched has an outline, and what it stands on has a line", async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      const { page, faults, context } = await fixture.person({ forcedColors: "active" });
      await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await page.waitForSelector("#main [data-thing].can", { state: "attached" });
      const bare = await page.evaluate(() => [...document.querySelectorAll("#main [data-thing].can")].filter((one) => {
        const style = getComputedStyle(one);
        const touch = one.closest("svg") ? one.querySelector(":scope > .touch") : null;
        const line = touch ? getComputedStyle(touch) : null;
        return style.outlineStyle !== "dashed" || (line !== null && (line.stroke === "none" || parseFloat(line.strokeWidth) < 4));
      }).map((one) => one.dataset.thing));
      assert.deepEqual(bare, []);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});

test("another figure takes the place of the one that was picked, and nobody asks why", async () => {
  const { page, id, context } = await seated("wrath");
  const walks = (path) => path[0].startsWith("figure:") && path[1].startsWith("tile:");
  let things = [];
  for (let step = 0; step < 40 && things.length < 2; step += 1) {
    const { choices, number } = await untilChoice(page, id, walks);
    const firsts = choices.filter((choice) => walks(choice.path)).map((choice) => choice.path[0]);
    things = [...new Set(firsts)].filter((thing) => firsts.filter((one) => one === thing).length > 1);
    if (things.length >= 2) break;
    await page.evaluate((step) => { const all = [...document.querySelectorAll("#choices button")]; all[(step * 3) % all.length].click(); }, step);
    await left(page, number).catch(() => {});
  }
  assert.ok(things.length >= 2, "two figures can walk");
  let asked = 0;
  page.on("request", (request) => { if (request.url().includes("/why?")) asked += 1; });
  await mouse.touch(page, things[0]);
  await mouse.touch(page, things[1]);
  assert.deepEqual(await picked(page), [things[1]]);
  await page.waitForTimeout(200);
  assert.equal(asked, 0);
  await context.close();
});
