// Size and place: on every screen letters can be read, things can be hit, what is mine is in view, and choices are at hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const SCREENS = [[1280, 900], [1366, 682], [1920, 1080], [820, 1180], [640, 450], [740, 360], [390, 844], [360, 740]];
/** The smallest letters, and what a finger or a mouse can hit, in pixels. */
const LETTERS = 10;
const TARGET = 24;

/** Everything that is too small, covered or out of view, in words. */
function faults(page, { wide }) {
  return page.evaluate(({ wide, LETTERS, TARGET }) => {
    const found = [];
    const board = document.getElementById("board");
    const frame = board.getBoundingClientRect();
    // Around the part that is looked at, a screen of another shape shows a little more.
    const svg = board.querySelector("svg");
    const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const corner = (x, y) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const [from, to] = [corner(x, y), corner(x + width, y + height)];
    const looked = (rect) => rect.left >= from.x - 1 && rect.right <= to.x + 1 && rect.top >= from.y - 1 && rect.bottom <= to.y + 1;
    const seen = (rect) => looked(rect) && rect.width > 0 && rect.left >= Math.max(0, frame.left) - 1 && rect.right <= Math.min(innerWidth, frame.right) + 1
      && rect.top >= Math.max(0, frame.top) - 1 && rect.bottom <= Math.min(innerHeight, frame.bottom) + 1;
    for (const text of board.querySelectorAll("svg text, svg tspan")) {
      const rect = text.getBoundingClientRect();
      if (!seen(rect) || !text.textContent.trim() || text.closest("defs") || !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
      if (size < LETTERS - 0.05) found.push(`“${text.textContent.trim().slice(0, 20)}” (${text.getAttribute("class") ?? text.parentNode.getAttribute("class")}) is ${size.toFixed(1)} px`);
    }
    for (const place of ["#panels", "#asked", "#choices", "#log"]) {
      for (const element of document.querySelectorAll(`${place}, ${place} *`)) {
        const own = Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
        if (!own || element.closest("svg") || element.getClientRects().length === 0) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        const least = element.matches("a.rule") ? 12 : LETTERS;
        if (size < least) found.push(`${place} ${element.className || element.nodeName} is ${size} px`);
      }
    }
    for (const thing of document.querySelectorAll("#board [data-thing].can")) {
      const rect = thing.getBoundingClientRect();
      if (seen(rect) && Math.min(rect.width, rect.height) < TARGET) found.push(`${thing.dataset.thing} is ${Math.round(rect.width)}×${Math.round(rect.height)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const panels = document.getElementById("panels");
    if (panels.scrollWidth > panels.clientWidth + 1) found.push(`the panels are ${panels.scrollWidth} px in ${panels.clientWidth}`);
    const held = panels.getBoundingClientRect();
    const inside = Math.min(held.bottom, innerHeight) - Math.max(held.top, 0);
    if (inside < 120) found.push(`only ${Math.round(inside)} px of what is mine are in view`);
    const [visible, least] = [Math.min(frame.bottom, innerHeight) - Math.max(0, frame.top), innerHeight * (wide ? 0.25 : 0.3)];
    if (visible < least) found.push(`the board is ${Math.round(visible)} px high`);
    const choices = wide ? document.getElementById("choices") : document.querySelector('#sheets [data-sheet="choices"]');
    const at = choices.getBoundingClientRect();
    if (!(at.height > 0 && at.top < innerHeight - 40)) found.push(`the choices begin at ${Math.round(at.top)}`);
    const asked = document.getElementById("asked");
    if (asked.scrollHeight > asked.clientHeight + 2) found.push(`the sentence is cut: ${asked.textContent}`);
    return [...new Set(found)];
  }, { wide, LETTERS, TARGET });
}

/** Own panel first, at 1280 and more always in view. */
async function ownFirst(page, game) {
  const own = await page.evaluate(() => {
    const players = [...document.querySelectorAll("#panels .players > .player")];
    const mine = players.findIndex((one) => /\((you|vous)\)/.test(one.querySelector("h3")?.textContent ?? ""));
    return { mine, many: players.length };
  });
  if (own.many > 0) assert.equal(own.mine, 0, `${game}: my own panel comes first`);
}

/** Plays a few decisions of one person and bots. */
async function playSome(page, decisions) {
  for (let step = 0, done = 0; done < decisions && step < 400; step += 1) {
    const pressed = await page.evaluate((done) => {
      const buttons = [...document.querySelectorAll("#choices button")];
      if (document.getElementById("table").getAttribute("aria-busy") || buttons.length === 0) return false;
      buttons[(done * 7 + 3) % buttons.length].click();
      return true;
    }, done);
    if (pressed) done += 1;
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(250);
}

test("every game can be read and touched on every screen", { timeout: 900000 }, async (every) => {
  const about = await (await fetch(`${fixture.address}/api/games`)).json();
  for (const game of await games(fixture.address)) {
    const { fewest, most } = about.games.find((one) => one.id === game);
    for (const seats of new Set([fewest, most])) {
      await every.test(`${game} with ${seats}`, async () => {
        // French sentences are the longer ones.
        const { page, context } = await fixture.person({ locale: "fr-FR" });
        const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "instant" }));
        await sitDown(page, { game, table: { seats } }, bots);
        await page.waitForSelector("#board svg");
        await playSome(page, 4);
        const told = [];
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await page.reload();
          await page.waitForSelector("#board svg");
          await page.waitForTimeout(200);
          const wide = width > 1200;
          for (const fault of await faults(page, { wide })) told.push(`${width}×${height}: ${fault}`);
          if (wide) await ownFirst(page, game);
        }
        assert.deepEqual(told, []);
        await context.close();
      });
    }
  }
});

test("in warlock the map follows my figure, its names can be read, and the whole map is one touch away", async () => {
  const { page, context } = await fixture.person();
  await sitDown(page, { game: "warlock", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board svg");
  await playSome(page, 6);
  const figure = () => page.evaluate(() => {
    const [x, y] = document.querySelector("#board svg").dataset.centre.split(" ").map(Number);
    const [left, top, width, height] = document.querySelector("#board svg").getAttribute("viewBox").split(" ").map(Number);
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  assert.ok(await figure(), "whoever acts is in view");
  const tile = await page.evaluate(() => document.querySelector("#board svg").getScreenCTM().a * 40);
  assert.ok(tile >= 28, `a space of a corridor is ${tile} px`);
  await page.click('#zoom [data-zoom="all"]');
  const whole = await page.evaluate(() => document.querySelector("#board svg").getAttribute("viewBox") === document.querySelector("#board svg").dataset.whole);
  assert.ok(whole);
  await context.close();
});

test("in trex the arrows are as large as a thumb on a phone", async () => {
  const { page, context } = await fixture.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await sitDown(page, { game: "trex", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board .pointer.can");
  const small = await page.evaluate(() => [...document.querySelectorAll("#board .pointer.can")].map((one) => one.getBoundingClientRect())
    .filter((rect) => Math.min(rect.width, rect.height) < 40).map((rect) => `${rect.width}×${rect.height}`));
  assert.deepEqual(small, []);
  await context.close();
});

/** Where everything lies that can be pressed, and the board. */
function places(page) {
  return page.evaluate(() => {
    const found = {};
    for (const element of document.querySelectorAll("#panels [data-thing], #board, #sheets button, #panels .player, .ask button")) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const rect = element.getBoundingClientRect();
      // What lies below the fold of its sheet may make room for an answer.
      const frame = (element.closest("#panels") ?? document.documentElement).getBoundingClientRect();
      if (rect.top > Math.min(frame.bottom, innerHeight)) continue;
      const name = element.dataset.thing ?? (element.id || element.dataset.sheet);
      found[`${name} ${element.className}`.replace(/ (can|picked|over|changed|advised|news)\b/g, "")] = [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(",");
    }
    return found;
  });
}

test("nothing moves under the pointer while something is chosen", { timeout: 600000 }, async (every) => {
  for (const game of await games(fixture.address)) {
    for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
      await every.test(`${game} at ${viewport.width}`, async () => {
        const { page, context } = await fixture.person({ viewport });
        const id = await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
        await page.waitForSelector("#board svg");
        let tried = 0;
        for (let round = 0; round < 8; round += 1) {
          await page.waitForTimeout(300);
          const choices = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game?.drawn?.choices ?? [], id);
          const firsts = [...new Set(choices.filter((choice) => choice.path.length > 1).map((choice) => choice.path[0]))]
            .filter((thing) => choices.filter((choice) => choice.path[0] === thing).length > 1);
          for (const thing of firsts.slice(0, 3)) {
            const before = await places(page);
            const number = await page.getAttribute("#table", "data-number");
            await page.evaluate((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true })), thing);
            await page.waitForTimeout(60);
            if ((await page.getAttribute("#table", "data-number")) !== number) break;
            const after = await places(page);
            const moved = Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);
            assert.deepEqual(moved.map((name) => `${name}: ${before[name]} → ${after[name]}`), [], `touching ${thing}`);
            await page.keyboard.press("Escape");
            tried += 1;
          }
          await playSome(page, 1);
        }
        assert.ok(tried > 0 || game === "warlock", "something was half chosen");
        await context.close();
      });
    }
  }
});
