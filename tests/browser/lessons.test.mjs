// The first game of every game, followed by touching what it asks for: in French with a thumb, in English with the mouse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";
import { mouse, needed, thumb } from "./hands.mjs";

const fixture = opened();

const WAYS = [
  { name: "in French with a thumb", hands: thumb, lang: "fr", screen: { locale: "fr-FR", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  { name: "in English with the mouse", hands: mouse, lang: "en", screen: { locale: "en-GB" } },
];

/** What the step says and asks, and where on the screen the things lie that it points at. */
function stepOf(page) {
  return page.evaluate(() => {
    const lesson = document.getElementById("learn");
    const board = document.querySelector("#board > svg").getBoundingClientRect();
    const boxes = (elements) => [...elements].filter((one) => one.closest("#board") && one.getClientRects().length > 0).map((one) => {
      const box = one.getBoundingClientRect();
      const inside = box.left >= board.left - 1 && box.right <= board.right + 1 && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
      return { name: one.dataset.thing ?? one.id, size: Math.max(box.width, box.height), inside };
    });
    return {
      number: Number(lesson.dataset.step),
      said: document.querySelector(".lesson .asked").textContent,
      path: JSON.parse(lesson.dataset.choices)[0]?.path ?? null,
      pointed: document.querySelectorAll(".advised").length,
      wanted: JSON.parse(lesson.dataset.point).length,
      shown: boxes(document.querySelectorAll(".advised")),
      wide: document.documentElement.scrollWidth,
    };
  });
}

/** One first game from its first step to its last. */
async function follow(game, { hands, lang, screen }) {
  const { page, faults, context } = await fixture.person(screen);
  await page.goto(`/learn/${game}`);
  assert.equal(await page.getAttribute("html", "lang"), lang);
  const said = new Set();
  for (let number = 1; ; number += 1) {
    await page.waitForSelector(`#learn[data-step="${number}"][data-begun]`);
    const step = await stepOf(page);
    said.add(step.said);
    assert.ok(step.pointed >= step.wanted, `step ${number} points at ${step.wanted} things, ${step.pointed} glow`);
    if (hands === thumb) {
      assert.ok(step.wide <= 360, `step ${number} is ${step.wide} pixels wide`);
      const lost = step.shown.filter((box) => !box.inside);
      assert.deepEqual(lost, [], `step ${number}: what is pointed at is on the screen`);
    }
    if (step.path) {
      for (const thing of needed([{ path: step.path }], step.path)) await hands.touch(page, thing);
    } else {
      const isLast = await page.locator("#on[data-quick]").count() > 0;
      if (isLast) {
        assert.match(await page.locator('.lesson a[href^="/learn/"]').last().getAttribute("href"), new RegExp(`^/learn/(?!${game}$)[a-z]+$`), "another lesson follows");
        if (hands === thumb) await page.tap("#on");
        else await page.click("#on");
        break;
      }
      await page.click("#on");
    }
    assert.ok(number < 14, "a first game is short");
  }
  assert.ok(said.size >= 5, "every step says something else");
  await page.waitForURL("**/t/*");
  await page.waitForSelector("#board svg");
  assert.equal(await page.getAttribute("#table", "data-game"), game, "the game is open, ready to be played");
  assert.deepEqual(faults, []);
  await context.close();
}

test("the first game of every game", async (every) => {
  for (const game of await games(fixture.address)) {
    for (const way of WAYS) await every.test(`${game} is followed ${way.name}`, () => follow(game, way));
  }
});

/** Follows a first game with everything moving; tells what lay over the page while the steps were shown. */
async function watch(game) {
  const { page, faults, context } = await fixture.person({ locale: "en-GB", reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    localStorage.setItem("pace", "quick");
    window.seen = new Set();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.parentElement?.matches(".sky")) window.seen.add(node.className.split(" ")[0]);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/learn/${game}`);
  const seen = new Set();
  for (let number = 1; number < 14; number += 1) {
    await page.waitForSelector(`#learn[data-step="${number}"][data-begun]`, { timeout: 60000 });
    for (const kind of await page.evaluate(() => [...window.seen])) seen.add(kind);
    // A board that follows needs a moment to arrive.
    await page.waitForTimeout(600);
    const step = await stepOf(page);
    assert.ok(step.pointed >= step.wanted, `step ${number} points at what it speaks of, after the show too`);
    if (await page.locator("#on[data-quick]").count() > 0) break;
    if (step.path) for (const thing of needed([{ path: step.path }], step.path)) await mouse.touch(page, thing);
    else await page.click("#on");
  }
  assert.deepEqual(faults, []);
  await context.close();
  return seen;
}

/** What moves in each first game: figures that walk or are laid, dice, cards that turn, numbers that fly, light on what is weighed. */
test("what happens between the steps is shown", async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      const seen = await watch(game);
      const moves = ["flight", "thrown", "blank-die", "turned", "number"].filter((kind) => seen.has(kind));
      assert.ok(moves.length > 0, `something moves: ${[...seen]}`);
    });
  }
});

test("a touch ends the show of a step, and the step is there at once", async () => {
  const { page, faults, context } = await fixture.person({ locale: "en-GB", reducedMotion: "no-preference" });
  await page.addInitScript(() => localStorage.setItem("pace", "calm"));
  await page.goto("/learn/trex/4");
  await page.waitForSelector(".sky > *", { timeout: 15000 });
  assert.equal(await page.getAttribute("#learn", "data-begun"), null, "the step waits for its show");
  await page.mouse.click(3, 3);
  assert.equal(await page.getAttribute("#learn", "data-begun"), "true");
  assert.equal(await page.locator(".sky > *").count(), 0, "nothing of it is left");
  assert.deepEqual(faults, []);
  await context.close();
});

test("lessons look like the table: what drawings ask of the style is applied", async () => {
  const { page, faults, context } = await fixture.person();
  let found = 0;
  for (const game of await games(fixture.address)) {
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
