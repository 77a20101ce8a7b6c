// The show: what happened is shown where it happened, one thing after the other, and never stands in the way of the next touch.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";
import { VOICES } from "../../web/js/voices.js";

const fixture = opened();
const MOVING = { reducedMotion: "no-preference" };
const BESIDE = [{ kind: "beside", name: "Blaise" }];

/** Keeps a picture, if somebody wants to look. */
async function keep(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

/** Plays by the API, for all seats at this screen, until a line of the log has such cues; tells with which entry it came. */
function playUntil(page, id, wanted, most = 900) {
  return page.evaluate(async ({ id, wanted, most }) => {
    const found = (line) => (line.cues ?? []).some((cue) => Object.entries(wanted).every(([key, value]) => cue[key] === value));
    for (let step = 0; step < most; step += 1) {
      const looks = await Promise.all([0, 1].map(async (seat) => (await fetch(`/api/tables/${id}?seat=${seat}`)).json()));
      const line = looks[0].log.find((one) => one.number > 0 && found(one));
      if (line) return line.number;
      if (looks[0].phase === "over") return null;
      const state = looks.find((one) => one.game.drawn.choices.length > 0);
      const { choices } = state.game.drawn;
      const pick = choices[(step * 7919 + 13) % choices.length];
      await fetch(`/api/tables/${id}/act`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seat: state.game.seat, number: state.game.number, action: pick.action }),
      });
    }
    return null;
  }, { id, wanted, most });
}

/** Shows one moment of a replay and gathers what is seen meanwhile, with its time. */
async function watched(page, id, n, name) {
  await page.goto(`/t/${id}/replay?n=${n - 1}`);
  await page.waitForSelector("#board svg");
  await page.evaluate(() => {
    window.seen = [];
    const began = performance.now();
    const note = () => {
      for (const one of document.querySelectorAll(".sky > *")) {
        const rect = one.getBoundingClientRect();
        const at = `${Math.round(rect.x)},${Math.round(rect.y)}`;
        const known = window.seen.find((seen) => seen.element === one);
        if (known) { known.last = performance.now() - began; known.steps = one.dataset.steps; if (known.path.at(-1) !== at) known.path.push(at); }
        else window.seen.push({ element: one, kind: one.className, text: one.textContent, first: performance.now() - began, last: performance.now() - began, path: [at], steps: one.dataset.steps });
      }
      if (!window.done) requestAnimationFrame(note);
    };
    note();
  });
  await page.click("#next");
  for (let shot = 1; shot <= 3; shot += 1) {
    await page.waitForTimeout(900);
    await keep(page, `${name}-${shot}`);
  }
  await page.waitForFunction(() => document.querySelectorAll(".sky > *").length === 0, null, { timeout: 20000 });
  return page.evaluate(() => {
    window.done = true;
    return window.seen.map(({ element, ...one }) => one);
  });
}

test("an eruption: the Volcano first, then region by region with their strengths, and points fly", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const n = await playUntil(page, id, { cue: "fly" });
  assert.ok(n, "the Volcano erupted");
  const seen = await watched(page, id, n, "wrath-eruption");
  const marks = seen.filter((one) => one.kind.startsWith("written"));
  assert.ok(marks.length >= 1, "what is weighed is written there");
  for (const [number, mark] of marks.entries()) {
    if (number > 0) assert.ok(mark.first >= marks[number - 1].last - 60, "one region after the other");
  }
  assert.ok(seen.some((one) => one.kind === "glow quake"), "the earth shakes");
  const shades = seen.filter((one) => one.kind.startsWith("shade"));
  assert.ok(shades.length >= 1, "everything but what is scored is dark");
  const regions = marks.length - 1;
  assert.equal(shades.length, 1 + regions, "the light goes from region to region");
  if (regions > 0) assert.ok(seen.some((one) => one.kind.startsWith("flood")), "the winner's colour floods a region");
  const flights = seen.filter((one) => one.kind.startsWith("number"));
  assert.ok(flights.length >= 1 && flights.every((one) => /^\+\d+$/.test(one.text) && one.path.length > 3), "points fly to whom they belong");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a walk visits each square, and the figure stays itself", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
  const id = await sitDown(page, { game: "trex", table: { seats: 2 } }, BESIDE);
  const n = await playUntil(page, id, { cue: "move", gait: "walk" });
  assert.ok(n, "somebody walked");
  const steps = await page.evaluate(async ({ id, n }) => {
    const { events } = await (await fetch(`/api/tables/${id}/replay?n=${n}&seat=0`)).json();
    return events.flatMap((event) => event.cues ?? []).filter((cue) => cue.cue === "move" && cue.gait === "walk").length;
  }, { id, n });
  const seen = await watched(page, id, n, "trex-walk");
  const walks = seen.filter((one) => one.kind === "flight" && one.steps);
  assert.equal(walks.reduce((sum, one) => sum + Number(one.steps), 0) >= steps, true, `${steps} steps were shown one by one`);
  assert.ok(seen.some((one) => one.kind.startsWith("trail")), "and the way is drawn");
  const turned = seen.filter((one) => one.kind.startsWith("turned"));
  assert.ok(turned.length >= 2, "cards are turned over");
  assert.ok(Math.abs(turned[0].first - turned[1].first) < 120, "together");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a touch during a show is not lost: the newest state stands at once", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  await page.evaluate(() => localStorage.setItem("pace", "calm"));
  await page.click('[data-thing="go:roll"]');
  // The dice still tumble: pressing what they leave to choose works all the same.
  await page.waitForSelector('[data-thing="go:keep"]');
  await page.click('[data-thing="go:keep"]');
  await page.waitForFunction(() => !document.querySelector('[data-thing="go:keep"]'));
  const { game } = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  assert.equal(game.number, 2, "both presses were played");
  assert.deepEqual(faults, []);
  await context.close();
});

test("skipping a show leaves nothing of it, and what flew does not count twice", async () => {
  const { page, context } = await fixture.person(MOVING);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const told = await page.evaluate(async () => {
    const home = document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "");
    const { Stage } = await import(`${home}motion.js`);
    const place = (id) => document.getElementById(id);
    const stage = new Stage(place("board"), place("panels"), place("caption"));
    const svg = (count, x) => `<svg class="board" viewBox="0 0 400 100"><g id="here"><rect width="40" height="40"/></g><g id="pawn" class="piece" transform="translate(${x},60)"><circle r="9"/></g><text id="score" data-count="${count}" x="300" y="40">${count}</text></svg>`;
    const put = (board) => { stage.show({ drawn: { board, panels: "" }, causes: [], still: true, shown: () => {} }); return stage.rest(); };
    const causes = [{ text: "So.", cues: [{ cue: "say" }, { cue: "move", thing: "pawn", way: ["here", "score"], gait: "walk" }, { cue: "fly", text: "+4", from: "here", to: "score" }, { cue: "light", things: ["here"], tone: "weighed" }] }];
    await put(svg(3, 100));
    const results = [];
    for (const after of [0, 700, 1500]) {
      await put(svg(3, 100));
      let shown = 0;
      stage.show({ drawn: { board: svg(7, 300), panels: "" }, causes, shown: () => { shown += 1; } });
      const busy = stage.busy && document.querySelector("#score").textContent === "3";
      await new Promise((resolve) => setTimeout(resolve, after));
      stage.skip();
      const now = { busy, shown, score: document.querySelector("#score").textContent, left: stage.sky.children.length, still: !stage.busy };
      await new Promise((resolve) => setTimeout(resolve, 400));
      results.push({ ...now, later: document.querySelector("#score").textContent });
    }
    await put(svg(3, 100));
    stage.show({ drawn: { board: svg(7, 300), panels: "" }, causes, shown: () => {} });
    await stage.rest();
    return { results, whole: document.querySelector("#score").textContent, left: stage.sky.children.length };
  });
  for (const one of told.results) assert.deepEqual(one, { busy: true, shown: 1, score: "7", left: 0, still: true, later: "7" });
  assert.equal(told.whole, "7");
  assert.equal(told.left, 0);
  await context.close();
});

test("thrown dice are blank while they tumble", async () => {
  const { page, context } = await fixture.person(MOVING);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  const pips = await page.evaluate(async () => {
    const home = document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "");
    const { dice } = await import(`${home}props.js`);
    const thrown = dice(new DOMRect(200, 200, 10, 10), [6, 2], 300);
    document.body.append(thrown);
    const before = thrown.querySelectorAll("circle").length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [before, thrown.querySelectorAll("circle").length];
  });
  assert.deepEqual(pips, [0, 8]);
  await context.close();
});

test("a line of the log lights what it speaks of, and shows the moment when touched; now is one press away", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await playUntil(page, id, { cue: "move" });
  await page.reload();
  await page.waitForSelector("#log li.moment");
  const line = page.locator("#log li.moment").first();
  await line.scrollIntoViewIfNeeded();
  await line.hover();
  await page.waitForSelector(".sky .pointed");
  const now = await page.evaluate(() => document.getElementById("board").innerHTML.length);
  await line.click();
  await page.waitForSelector("#past:not([hidden])");
  assert.match(await page.textContent("#past output"), /^1 \/ \d+$/);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => /^2 \//.test(document.querySelector("#past output").textContent));
  assert.equal(await page.locator("#choices button").count(), 0, "nothing can be done in the past");
  await page.click("[data-past=now]");
  await page.waitForSelector("#past", { state: "hidden" });
  assert.equal(await page.evaluate(() => document.getElementById("board").innerHTML.length) > now / 2, true);
  await page.waitForSelector("#choices button");
  assert.deepEqual(faults, []);
  await context.close();
});

test("arrow keys step back from now and on again until now", async () => {
  const { page, faults, context } = await fixture.person();
  const id = await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await playUntil(page, id, { cue: "move" });
  await page.reload();
  await page.waitForSelector("#choices button");
  const last = Number(await page.getAttribute("#table", "data-number"));
  assert.ok(last >= 3, `${last} moments`);
  const standsAt = (n) => page.waitForFunction((told) => document.querySelector("#past output").textContent === told && !document.getElementById("past").hidden, `${n} / ${last}`);
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.isHidden("#past"), "there is nothing after now");
  await page.keyboard.press("ArrowLeft");
  await standsAt(last - 1);
  assert.equal(await page.locator("#choices button").count(), 0, "nothing can be done in the past");
  await page.keyboard.press("ArrowLeft");
  await standsAt(last - 2);
  await page.keyboard.press("ArrowRight");
  await standsAt(last - 1);
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#past", { state: "hidden" });
  await page.waitForSelector("#choices button");
  // Among the things arrows walk, and time stands still.
  await page.locator("#main [data-thing].can").first().focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.ok(await page.isHidden("#past"));
  assert.deepEqual(faults, []);
  await context.close();
});

/** The sounds that the scripts of a table ask for. */
function soundsAskedFor() {
  const text = (name) => readFileSync(new URL(`../../web/js/${name}`, import.meta.url), "utf8");
  const named = ["show.js", "table.js", "sound.js", "motion.js"].flatMap((name) => [...text(name).matchAll(/(?:sound|play)\("([a-z]+)"\)/g)].map(([, name]) => name));
  const [, tones] = /Tone: ([^;]+);/.exec(text("wire.d.ts"));
  const felt = [...tones.matchAll(/"([a-z]+)"/g)].map(([, tone]) => tone).filter((tone) => !["plain", "weighed"].includes(tone));
  return new Set([...named, ...felt]);
}

test("every sound that is asked for has a voice", () => {
  const asked = soundsAskedFor();
  for (const one of ["dice", "fear", "end"]) assert.ok(asked.has(one), `${one} is asked for: ${[...asked]}`);
  assert.deepEqual([...asked].filter((name) => typeof VOICES[name] !== "function"), []);
});

test("dice fall beside a small figure, not over it", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const [figure, dice] = await page.evaluate(async () => {
    const home = document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "");
    const { dice } = await import(`${home}props.js`);
    const box = new DOMRect(400, 400, 40, 40);
    const thrown = dice(box, [3, 5], 10);
    document.querySelector(".sky").append(thrown);
    return [box.toJSON(), thrown.getBoundingClientRect().toJSON()];
  });
  assert.ok(dice.height > 30 && (dice.bottom <= figure.top || dice.top >= figure.bottom), `${JSON.stringify(dice)} over ${JSON.stringify(figure)}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("sounds: silent before the first touch, heard after it; mute and volume are remembered", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
  await page.addInitScript(() => {
    window.made = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
  });
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector('[data-thing="go:roll"].can');
  assert.equal(await page.evaluate(() => window.made), 0, "nothing is heard before a touch");
  await page.locator(".more summary").click();
  assert.equal(await page.evaluate(() => window.made), 1);
  await page.locator("#volume").fill("20");
  await page.check("#mute");
  await page.reload();
  assert.equal(await page.inputValue("#volume"), "20");
  assert.equal(await page.isChecked("#mute"), true);
  const heard = await page.evaluate(async () => {
    const home = document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "");
    const { Sound } = await import(`${home}sound.js`);
    const sound = new Sound();
    document.dispatchEvent(new Event("pointerdown"));
    while (Object.keys(sound.voices).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    sound.play("dice");
    sound.isMuted = false;
    for (const name of ["dice", "tile", "walk", "harm", "good", "quake", "turn", "end"]) sound.play(name);
    return sound.played;
  });
  assert.deepEqual(heard, ["dice", "tile", "walk", "harm", "good", "quake", "turn", "end"], "while muted nothing is played");
  assert.deepEqual(faults, []);
  await context.close();
});

test("what is told over the board leaves free what can be touched", async () => {
  const { page, context } = await fixture.person({ ...MOVING, viewport: { width: 1920, height: 760 } });
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, BESIDE);
  await page.waitForSelector("#board svg");
  const placed = await page.evaluate(async () => {
    const { Stage } = await import(document.querySelector('script[src*="js/table.js"]').src.replace("table.js", "motion.js"));
    const caption = document.getElementById("caption");
    const board = document.getElementById("board");
    const stage = new Stage(board, document.getElementById("panels"), caption);
    for (const one of board.querySelectorAll(".can")) one.classList.remove("can");
    const tell = () => new Promise((resolve) => stage.show({ drawn: null, causes: Array(3).fill({ kind: "event", text: "The earth trembles." }), still: true, shown: () => resolve(caption.classList.contains("high")) }));
    const calm = await tell();
    for (const tile of board.querySelectorAll("[id^='tile-3,']")) tile.classList.add("can");
    return [calm, await tell()];
  });
  assert.deepEqual(placed, [false, true], "at the foot, unless something can be touched there");
  await context.close();
});
