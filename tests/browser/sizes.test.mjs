// Size and place: on every screen letters can be read, things can be hit, what is mine is in view, and choices are at hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./faults.mjs";
import { games, opened } from "./fixture.mjs";
import { finger, sitDown } from "./hands.mjs";

const fixture = opened();
const SCREENS = [[1280, 900], [1366, 682], [1920, 1080], [820, 1180], [640, 450], [740, 360], [390, 844], [360, 740]];
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

test("every game with every number of players can be read and touched on every screen", { timeout: 900000 }, async (every) => {
  const about = await (await fetch(`${fixture.address}/api/games`)).json();
  // French sentences are the longer ones. One page for all: it changes its size as a window does.
  const { page, context } = await fixture.person({ locale: "fr-FR" });
  for (const game of await games(fixture.address)) {
    const { fewest, most } = about.games.find((one) => one.id === game);
    for (let seats = fewest; seats <= most; seats += 1) {
      await every.test(`${game} with ${seats}`, async () => {
        const [first] = SCREENS;
        await page.setViewportSize({ width: first[0], height: first[1] });
        const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "instant" }));
        await sitDown(page, { game, table: { seats } }, bots);
        await page.waitForSelector("#board svg");
        await playSome(page, 3);
        const told = [];
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); }));
          const wide = width >= 1100;
          for (const fault of await faults(page, { wide })) told.push(`${width}×${height}: ${fault}`);
          if (wide) await ownFirst(page, game);
        }
        assert.deepEqual(told, []);
      });
    }
  }
  await context.close();
});

test("a wide screen has two zones: a large board, and what is mine beside it; the rest lies in a drawer", async () => {
  const { page, context } = await fixture.person({ viewport: { width: 1280, height: 900 } });
  await sitDown(page, { game: "wrath", table: { seats: 4 } }, Array.from({ length: 3 }, () => ({ kind: "bot", level: "instant" })));
  await page.waitForSelector("#board svg");
  const box = (place) => page.evaluate((place) => {
    const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
    return { x, y, width, height, right: x + width, bottom: y + height };
  }, place);
  const [board, panels] = [await box("#board"), await box("#panels")];
  assert.ok(board.width >= 800 && board.height >= 740, `the board has ${board.width}×${board.height}`);
  assert.ok(panels.x >= board.right && panels.width >= 370 && panels.width <= 430, `what is mine has ${panels.width} px`);
  assert.equal(await page.isVisible("#choices"), false, "the drawer is shut");
  await page.click('#sheets [data-sheet="choices"]');
  assert.ok(await page.isVisible("#choices"));
  assert.deepEqual(await box("#board"), board, "the drawer moves nothing");
  assert.deepEqual(await box("#panels"), panels, "the drawer moves nothing");
  const drawer = await box(".sheet-choices");
  assert.ok(drawer.x >= board.right, "the drawer does not cover the board");
  await page.keyboard.press("l");
  assert.ok(await page.isVisible("#log") && !(await page.isVisible("#choices")), "a key opens another part");
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#log"), false, "Escape shuts it");
  await page.click("#faces");
  assert.ok(await page.isVisible("#chairs"), "faces open who sits where");
  assert.equal(await page.locator("#faces .face").count(), 4);
  assert.ok(await page.locator("#faces .face .ring").count() > 0, "whose turn it is wears a ring");
  await page.setViewportSize({ width: 1680, height: 1050 });
  for (const place of ["#choices", "#log", "#chairs", "#say"]) assert.ok(await page.isVisible(place), `${place} is pinned open`);
  await context.close();
});

test("talk that nobody looks at shows a badge, which goes when it is read", async () => {
  const { page, context } = await fixture.person({ viewport: { width: 1280, height: 900 } });
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board svg");
  await page.evaluate((id) => fetch(`/api/tables/${id}/say`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: "Bonjour" }) }), id);
  await page.waitForSelector('#sheets [data-sheet="talk"] .badge');
  assert.equal(await page.textContent('#sheets [data-sheet="talk"] .badge'), "1");
  await page.keyboard.press("t");
  assert.ok(await page.isVisible("#talk li"));
  assert.equal(await page.locator('#sheets [data-sheet="talk"] .badge').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), "saying", "whoever opens the talk may answer at once");
  await context.close();
});

test("on a phone the sheet has three heights, drawn up and down with a thumb", async () => {
  const { page, context } = await fixture.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await sitDown(page, { game: "sapiens", table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board svg");
  const height = () => page.evaluate(() => document.getElementById("panels").getBoundingClientRect().height);
  const middle = await height();
  const { x, y } = await page.evaluate(() => { const box = document.getElementById("grip").getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; });
  const thumb = await finger(context, page);
  await thumb.drag({ x, y }, { x, y: 260 }, 0);
  const high = await height();
  assert.ok(high > middle * 1.5, `${middle} → ${high}`);
  const lower = await page.evaluate(() => document.getElementById("grip").getBoundingClientRect().y + 10);
  await thumb.drag({ x, y: lower }, { x, y: 640 }, 0);
  const low = await height();
  assert.ok(low < middle * 0.8, `${middle} → ${low}`);
  await page.reload();
  await page.waitForSelector("#board svg");
  assert.equal(await height(), low, "the height is remembered");
  await context.close();
});

test("in warlock the map follows my figure, its names can be read, and the whole map is one touch away", async () => {
  const { page, context } = await fixture.person({ viewport: { width: 1280, height: 900 } });
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
  // The whole is a small picture in a corner; a touch looks there.
  const small = await page.evaluate(() => document.querySelector(".whole-map").getBoundingClientRect().toJSON());
  assert.ok(small.width > 60 && small.height > 60, "there is a small whole map");
  await page.mouse.click(small.x + small.width / 2, small.y + 12);
  const top = await page.evaluate(() => Number(document.querySelector("#board svg").getAttribute("viewBox").split(" ")[1]));
  assert.equal(top, 0, "the north of the map is looked at");
  await page.click('#zoom [data-zoom="all"]');
  const whole = await page.evaluate(() => document.querySelector("#board svg").getAttribute("viewBox") === document.querySelector("#board svg").dataset.whole);
  assert.ok(whole);
  assert.equal(await page.isVisible(".whole-map"), false, "there is nothing more to see");
  await context.close();
});

test("in trex the arrows are as large as a thumb on a phone, with two players and with four", async (every) => {
  for (const seats of [2, 3, 4]) await every.test(`${seats}`, () => arrows(seats));
});

async function arrows(seats) {
  const { page, context } = await fixture.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await sitDown(page, { game: "trex", table: { seats } }, Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "instant" })));
  await page.waitForSelector("#board svg");
  // Before the hunt somebody may have something else to decide.
  for (let step = 0; step < 8 && (await page.locator("#board .pointer.can").count()) === 0; step += 1) await playSome(page, 1);
  await page.waitForSelector("#board .pointer.can");
  const small = await page.evaluate(() => [...document.querySelectorAll("#board .pointer.can")].map((one) => one.getBoundingClientRect())
    .filter((rect) => Math.min(rect.width, rect.height) < 40).map((rect) => `${rect.width}×${rect.height}`));
  assert.deepEqual(small, []);
  await context.close();
}

/** Plays by the API, for both seats of this person, until one of them may do this. @returns {Promise<string | null>} the action */
function untilActionOf(page, id, kind) {
  return page.evaluate(async ({ id, kind }) => {
    for (let step = 0; step < 1500; step += 1) {
      const looks = await Promise.all([0, 1].map(async (seat) => (await fetch(`/api/tables/${id}?seat=${seat}`)).json()));
      const state = looks.find((one) => one.game.drawn.choices.length > 0);
      if (!state) return null;
      const { choices } = state.game.drawn;
      const found = choices.find((choice) => choice.action.split(" ")[0] === kind);
      if (found) return found.action;
      // Whoever may talk does.
      const pick = choices.find((choice) => choice.action.startsWith("negotiate")) ?? choices[(step * 7919 + 13) % choices.length];
      await fetch(`/api/tables/${id}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: state.game.seat, number: state.game.number, action: pick.action }) });
    }
    return null;
  }, { id, kind });
}

test("in warlock a fight and a challenge can be read and touched on every screen", { timeout: 300000 }, async (every) => {
  const { page, faults: broken, context } = await fixture.person({ locale: "fr-FR" });
  for (const kind of ["fight", "challenge"]) {
    await every.test(kind, async () => {
      const id = await sitDown(page, { game: "warlock", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
      assert.ok(await untilActionOf(page, id, kind), `somebody may ${kind}`);
      await page.reload();
      await page.waitForSelector("#board svg, #curtain[open]");
      if (await page.locator("#curtain[open]").count()) await page.click("#lift");
      await page.waitForSelector("#choices button", { state: "attached" });
      const told = [];
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); }));
        for (const fault of await faults(page, { wide: width >= 1100, inside: true })) told.push(`${width}×${height}: ${fault}`);
      }
      assert.deepEqual(told, []);
    });
  }
  assert.deepEqual(broken, []);
  await context.close();
});

for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
  test(`a proposal of one's own is put together by touching, and it is read what changes hands (${viewport.width})`, { timeout: 120000 }, async () => {
    const { page, faults: broken, context } = await fixture.person({ viewport, hasTouch: true });
    const id = await sitDown(page, { game: "warlock", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
    assert.ok(await untilActionOf(page, id, "offer"), "two are talking");
    await page.reload();
    await page.waitForSelector("#board svg, #curtain[open]");
    if (await page.locator("#curtain[open]").count()) await page.tap("#lift");
    await page.waitForSelector(".war-compose");
    const inView = (selector) => page.evaluate((selector) => {
      const [box, held] = [document.querySelector(selector), document.getElementById("panels")].map((one) => one.getBoundingClientRect());
      return box.height > 0 && box.top >= held.top - 1 && box.bottom <= Math.min(held.bottom, innerHeight) + 1;
    }, selector);
    assert.ok(await inView('[data-thing="go:end-talks"]'), "“No deal” is in view");
    // Provisions for gold and a card: no usual proposal says that.
    const tray = (number) => page.locator(".war-compose .war-tray").nth(number);
    const more = (number, word) => tray(number).locator(`.war-amount:has([data-word="${word}"]) [data-step="1"]`);
    let parts = 0;
    for (const [number, word] of [[0, "food"], [0, "gold"], [1, "gold"]]) {
      if ((await more(number, word).count()) === 0) continue;
      await more(number, word).tap();
      parts += 1;
      assert.equal(await tray(number).locator(`[data-word="${word}"]`).inputValue(), "1");
    }
    const card = tray(1).locator('.war-check:has([data-word="card"])');
    if (await card.count()) {
      await card.tap();
      parts += 1;
    }
    assert.ok(parts >= 1, "there is something to give or to ask for");
    await page.locator(".war-compose button[type=submit]").tap();
    await page.waitForSelector("#curtain[open]");
    await page.tap("#lift");
    await page.waitForSelector(".war-trays li");
    const read = await page.locator("#panels .war-tray li").allTextContents();
    assert.equal(read.length, parts, `each part of it is read: ${read.join(" | ")}`);
    assert.ok(await inView('[data-thing="go:end-talks"]'), "the other may say no");
    assert.deepEqual(broken, []);
    await context.close();
  });
}

test("a new decision is scrolled into view", { timeout: 120000 }, async (every) => {
  for (const game of ["warlock", "fuji"]) {
    await every.test(game, async () => {
      const { page, faults: broken, context } = await fixture.person({ viewport: { width: 360, height: 740 } });
      await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await page.waitForSelector("#board svg");
      let scrolled = 0;
      for (let round = 0; round < 10; round += 1) {
        await page.evaluate(() => { const panels = document.getElementById("panels"); panels.scrollTop = panels.scrollHeight; });
        await playSome(page, 1);
        const seen = await page.evaluate(() => {
          const panels = document.getElementById("panels");
          const held = panels.getBoundingClientRect();
          const boxes = [...panels.querySelectorAll("[data-thing].can")].map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
          if (boxes.length === 0 || panels.scrollHeight <= panels.clientHeight) return null;
          return boxes.some((box) => box.top >= held.top - 1 && box.top < held.bottom - 20);
        });
        if (seen === null) continue;
        scrolled += 1;
        assert.ok(seen, "something of what is asked is in view");
      }
      assert.ok(scrolled > 2, `${scrolled} decisions had more than fits`);
      assert.deepEqual(broken, []);
      await context.close();
    });
  }
});

test("what is mine and the buttons keep their places from one decision to the next", { timeout: 180000 }, async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      const { page, context } = await fixture.person({ viewport: { width: 1280, height: 900 } });
      await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await page.waitForSelector("#board svg");
      const told = [];
      for (let round = 0; round < 9; round += 1) {
        await playSome(page, 1);
        told.push(await page.evaluate(() => {
          const panels = document.getElementById("panels");
          const top = (one) => (one ? Math.round(one.getBoundingClientRect().top - panels.getBoundingClientRect().top + panels.scrollTop) : null);
          const mine = [...panels.querySelectorAll(".player")].find((one) => /\((you|vous)\)/.test(one.querySelector("h3")?.textContent ?? ""));
          // Buttons that stay at the foot of what is seen keep their place by themselves.
          const buttons = [...panels.querySelectorAll(".buttons")].find((one) => one.querySelector(".go") && getComputedStyle(one).position !== "sticky");
          return { mine: top(panels.querySelector(".fuj-desk") ?? mine), buttons: top(buttons) };
        }));
      }
      for (const what of ["mine", "buttons"]) {
        const places = [...new Set(told.map((one) => one[what]).filter((top) => top !== null))];
        assert.ok(places.length <= 1, `${what}: ${told.map((one) => one[what])}`);
      }
      assert.ok(told.some(({ mine }) => mine !== null), "what is mine was there");
      await context.close();
    });
  }
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
