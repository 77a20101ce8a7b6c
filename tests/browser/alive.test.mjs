// The table is alive: things move, causes are named, what was missed is told; and it can be touched, dragged and enlarged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, opened } from "./house.mjs";
import { sitDown } from "./hands.mjs";

const house = opened();
const MOVING = { reducedMotion: "no-preference" };
const BESIDE = [{ kind: "beside", name: "Blaise" }];

/** Puts two drawings up one after the other, and tells what moves in between. */
function between(page, first, second) {
  return page.evaluate(async ({ first, second }) => {
    const home = document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "");
    const { Stage } = await import(`${home}motion.js`);
    const place = (id) => document.getElementById(id);
    const stage = new Stage(place("board"), place("panels"), place("caption"));
    stage.show({ drawn: { board: first, panels: "" }, causes: [], still: true, shown: () => {} });
    await stage.rest();
    stage.show({ drawn: { board: second, panels: "" }, causes: [{ text: "It happens." }], shown: () => {} });
    const moving = document.getAnimations().map((animation) => {
      const element = animation.effect.target;
      const frames = animation.effect.getKeyframes();
      return { id: element.id, kind: element.dataset.kind ?? "", flies: element.className === "flight", from: frames[0].translate, to: frames.at(-1).translate, turns: frames.some((frame) => frame.rotate && frame.rotate !== "0deg" && frame.rotate !== "none") };
    });
    const caption = place("caption").textContent;
    const began = performance.now();
    stage.skip();
    await stage.rest();
    return { moving, caption, skipped: performance.now() - began, left: document.querySelectorAll(".flight").length };
  }, { first, second });
}

const svg = (inside) => `<svg class="board" viewBox="0 0 400 100">${inside}</svg>`;
const place = (id, x, face, more = "") => `<g id="${id}" data-lane="row" data-face="${face}" transform="translate(${x},0)"><rect width="90" height="90"/></g>${more}`;

test("pieces slide, dice tumble, lanes are pushed round, numbers count, and a touch skips ahead", async () => {
  const { page, faults, context } = await house.person(MOVING);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const piece = (x) => svg(`<g class="piece" id="rex" transform="translate(${x},20)"><circle r="9"/></g>`);
  const slid = await between(page, piece(50), piece(150));
  assert.equal(slid.moving.length, 1);
  assert.match(slid.moving[0].from, /^-100px/, "from where it was, in the drawing's own measure");
  assert.equal(slid.caption, "It happens.");
  assert.ok(slid.skipped < 200, "whoever is in a hurry need not wait");
  assert.equal(slid.left, 0);

  const die = (face) => svg(`<g id="die-1" data-die data-face="${face}" transform="translate(60,50)"><rect x="-20" y="-20" width="40" height="40"/></g>`);
  assert.ok((await between(page, die("egg"), die("hut"))).moving[0].turns, "a die that shows another face tumbles");
  assert.equal((await between(page, die("egg"), die("egg"))).moving.length, 0, "a die that lies there does not");

  const tiles = (faces) => svg(faces.map((face, number) => place(`tile-${number}`, number * 100, face)).join("")
    + `<g data-kind="person" data-on="tile-${faces.indexOf("hut")}" transform="translate(${faces.indexOf("hut") * 100 + 45},45)"><circle r="9"/></g>`);
  const pushed = (await between(page, tiles(["cave", "grass", "lake", "hut"]), tiles(["hut", "cave", "grass", "lake"]))).moving;
  const slides = pushed.filter((one) => /^-100px/.test(one.from));
  assert.equal(slides.length, 5, "four tiles and who stands on them move on by one");
  const out = pushed.filter((one) => /^100px/.test(one.to));
  assert.equal(out.length, 2, "what leaves at one edge is seen to leave, with who stands on it");

  const held = (here, there) => svg([here, there].map((amount, number) => `<g id="home-${number}" data-kind="person" data-amount="${amount}" transform="translate(${number * 200 + 50},50)"><circle r="9"/></g>`).join(""));
  assert.equal((await between(page, held(3, 1), held(2, 2))).moving.filter((one) => one.flies).length, 1, "one of them travels");

  const score = (count) => svg(`<text id="score" data-count="${count}" x="20" y="40">${count}</text>`);
  assert.equal((await between(page, score(3), score(9))).moving.length, 1);
  assert.equal(await page.textContent("#score"), "9", "a number ends as it is");
  assert.deepEqual(faults, []);
  await context.close();
});

test("an action moves things and names its cause; the pace is kept, and who wants no motion gets none", async () => {
  const { page, faults, context } = await house.person(MOVING);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.evaluate(() => {
    window.rolled = new Promise((resolve) => {
      const watch = () => {
        const dice = document.getAnimations().filter((one) => one.effect.target.hasAttribute?.("data-die"));
        if (dice.length > 0) resolve(dice.length);
        else requestAnimationFrame(watch);
      };
      watch();
    });
  });
  await page.click('[data-thing="go:roll"]');
  assert.equal(await page.evaluate(() => window.rolled), 5, "five dice tumble");
  await page.waitForSelector("#caption .rule");
  const spoken = await page.textContent("#live");
  assert.ok(spoken.includes((await page.locator("#log li").last().textContent()).split(" WRA-")[0]), "each event is told to who listens");
  await page.locator(".more summary").click();
  await page.selectOption("#motion", "off");
  await page.reload();
  assert.equal(await page.inputValue("#motion"), "off");
  await page.waitForSelector('[data-thing="go:keep"].can');
  await page.click('[data-thing="go:keep"]');
  await page.waitForFunction(() => !document.querySelector('[data-thing="go:keep"]'));
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("who comes back is told what happened, sees it marked, and can see it again", async () => {
  const ada = await house.person();
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

test("a thing can be dragged onto another; one tap beside takes a half-made choice back", async () => {
  const { page, faults, context } = await house.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#panels .can");
  const state = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  const { path } = state.game.drawn.choices.find((choice) => choice.path.length >= 2);
  const middle = async (thing) => {
    const element = page.locator(`[data-thing="${thing}"]`).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    return [box.x + box.width / 2, box.y + box.height * 0.3];
  };
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  assert.equal(await page.locator(".picked").count() > 0, true);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".picked").count(), 0, "Escape takes it back");
  await page.locator(`[data-thing="${path[0]}"]`).first().click();
  await page.click("#unpick");
  assert.equal(await page.locator(".picked").count(), 0, "so does one tap");
  await page.setViewportSize({ width: 1280, height: 1600 });
  const [x, y] = await middle(path[0]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 5, { steps: 3 });
  const [toX, toY] = await middle(path[1]);
  await page.mouse.move(toX, toY, { steps: 5 });
  await page.mouse.up();
  if (path.length > 2) {
    const picked = await page.evaluate(() => [...document.querySelectorAll(".picked")].map((one) => one.dataset.thing));
    assert.deepEqual(path.slice(0, 2).filter((thing) => !picked.includes(thing)), [], "both things are touched by one drag");
  } else {
    await page.waitForFunction(() => Number(document.getElementById("table").dataset.number) > 0);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a sentence of the list shows on the board what it speaks of", async () => {
  const { page, faults, context } = await house.person();
  const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#choices button");
  const state = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  const paths = state.game.drawn.choices.map((choice) => new Set(choice.path));
  const meant = async () => new Set(await page.$$eval("#board .meant, #panels .meant", (things) => things.map((thing) => thing.dataset.thing)));
  const sentences = page.locator("#choices button");
  for (const number of [0, 1]) {
    await sentences.nth(number).hover();
    assert.deepEqual(await meant(), paths[number]);
  }
  await page.mouse.move(5, 5);
  assert.deepEqual(await meant(), new Set());
  await sentences.nth(0).focus();
  assert.deepEqual(await meant(), paths[0], "the keyboard points, too");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the keyboard walks among the things, and ? tells the keys", async () => {
  const { page, context } = await house.person();
  await sitDown(page, { game: "sapiens", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board .can");
  await page.locator("#board .can").first().focus();
  const at = () => page.evaluate(() => document.activeElement.getAttribute("data-thing"));
  const begun = await at();
  const seen = new Set([begun]);
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    seen.add(await at());
  }
  assert.ok(seen.size >= 3 && !seen.has(null), `arrows go from thing to thing: ${[...seen]}`);
  assert.equal(await page.locator('#main [data-thing][tabindex="0"]').count(), 1, "one stop for Tab");
  const idle = () => page.evaluate(() => document.activeElement.matches("[data-thing]:not(.can):not(.picked), [data-why]"));
  for (let press = 0; press < 30 && !(await idle()); press += 1) await page.keyboard.press("Shift+PageDown");
  assert.ok(await idle(), "with Shift also what cannot be chosen is reached");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".why:not([hidden])");
  await page.keyboard.press("?");
  assert.ok(await page.isVisible("#keys"));
  await page.keyboard.press("Escape");
  assert.ok(!(await page.isVisible("#keys")));
  await context.close();
});

test("on a phone the board is enlarged and moved, sheets open and close, and everything is big enough", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page, faults, context } = await house.person(phone);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const view = () => page.getAttribute("#board svg", "viewBox");
  const whole = await view();
  await page.tap('#zoom [data-zoom="in"]');
  const closer = await view();
  assert.notEqual(closer, whole);
  await page.tap('#zoom [data-zoom="all"]');
  assert.equal(await view(), whole);
  const wire = await context.newCDPSession(page);
  const fingers = (type, apart) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: apart === null ? [] : [{ x: 180 - apart, y: 220, id: 1 }, { x: 180 + apart, y: 220, id: 2 }] });
  await fingers("touchStart", 20);
  for (const apart of [30, 45, 60]) await fingers("touchMove", apart);
  await fingers("touchEnd", null);
  const pinched = (await view()).split(" ").map(Number);
  assert.ok(pinched[2] < Number(whole.split(" ")[2]) * 0.7, `two fingers look closer: ${pinched}`);
  await fingers("touchStart", 20);
  await fingers("touchEnd", null);
  const drag = (type, x) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: x === null ? [] : [{ x, y: 220, id: 1 }] });
  await drag("touchStart", 200);
  for (const x of [190, 170, 140]) await drag("touchMove", x);
  await drag("touchEnd", null);
  assert.ok(Number((await view()).split(" ")[0]) > pinched[0], "one finger moves what is enlarged");
  await page.tap('#zoom [data-zoom="all"]');
  await page.tap('#sheets [data-sheet="log"]');
  assert.ok(await page.isVisible("#log"));
  await page.tap('#sheets [data-sheet="log"]');
  assert.ok(!(await page.isVisible("#log")), "a second tap puts it away");
  await page.tap('#sheets [data-sheet="panels"]');
  const small = await page.evaluate(() => [...document.querySelectorAll("#sheets button, #zoom button, .ask button, #panels button[data-thing]")]
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 40))
    .map(({ text, box }) => `${text} ${box.width}×${box.height}`));
  assert.deepEqual(small, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("hovering explains a thing with its rule", async () => {
  const { page, context } = await house.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.hover("#score-0");
  await page.waitForSelector("#tip:not([hidden]) a.rule");
  assert.equal(await page.getAttribute("#tip a.rule", "href"), "/book/wrath#WRA-ERUPT-6");
  await context.close();
});

for (const [name, viewport] of [["wide", { width: 1280, height: 900 }], ["phone", { width: 360, height: 740 }]]) {
  test(`the first page with a table is small, and nothing jumps (${name})`, async () => {
    const { page, context } = await house.person();
    const id = await sitDown(page, { game: "sapiens", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
    const fresh = await house.browser.newContext({ baseURL: house.address, viewport, storageState: await context.storageState() });
    const first = await fresh.newPage();
    const wire = await fresh.newCDPSession(first);
    await wire.send("Network.enable");
    let bytes = 0;
    wire.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
    await first.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      // The frame after the one in which the board has a size: by then it has been painted.
      window.boardAt = 0;
      const look = () => requestAnimationFrame(() => {
        const there = document.querySelector("#board svg")?.getBoundingClientRect().width > 0;
        if (there) requestAnimationFrame(() => { window.boardAt = performance.now(); });
        else look();
      });
      look();
    });
    await first.goto(`/t/${id}`);
    await first.waitForSelector("#choices li", { state: "attached" });
    await first.waitForTimeout(300);
    const painted = await first.evaluate(() => window.boardAt);
    assert.ok(painted > 0, "the board is painted");
    console.log(`# first page with a table, ${name}: ${bytes} bytes on the wire, board painted after ${Math.round(painted)} ms`);
    assert.ok(bytes > 5000 && bytes <= 150 * 1024, `${bytes} bytes`);
    for (let step = 0; step < 4; step += 1) {
      await choose(first, step);
      await first.waitForTimeout(250);
    }
    const shift = await first.evaluate(() => window.shift);
    assert.ok(shift < 0.05, `the layout shifted by ${shift}`);
    await fresh.close();
    await context.close();
  });
}
