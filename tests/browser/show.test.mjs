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

/**
 * Plays by the API, for all seats at this screen, until a line of the log has a cue whose fields read like these; tells with
 * which entry it came. Where talk would go on for ever, `quiet` mostly takes what can be done in one way only.
 */
function playUntil(page, id, wanted, { most = 900, quiet = false } = {}) {
  return page.evaluate(async ({ id, wanted, most, quiet }) => {
    const reads = (cue) => Object.entries(wanted).every(([key, value]) => new RegExp(value).test(String(cue[key])));
    const found = (line) => (line.cues ?? []).some(reads);
    for (let step = 0; step < most; step += 1) {
      const looks = await Promise.all([0, 1].map(async (seat) => (await fetch(`/api/tables/${id}?seat=${seat}`)).json()));
      const line = looks[0].log.find((one) => one.number > 0 && found(one));
      if (line) return line.number;
      if (looks[0].phase === "over") return null;
      const state = looks.find((one) => one.game.drawn.choices.length > 0);
      const { choices } = state.game.drawn;
      const kinds = Object.values(Object.groupBy(choices, (choice) => choice.action.split(" ")[0]));
      const plain = kinds.filter((kind) => kind.length === 1).flat();
      const among = quiet && plain.length > 0 && step % 4 > 0 ? plain : choices;
      const pick = among[(step * 7919 + 13) % among.length];
      await fetch(`/api/tables/${id}/act`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seat: state.game.seat, number: state.game.number, action: pick.action }),
      });
    }
    return null;
  }, { id, wanted, most, quiet });
}

/** Shows one moment of a replay and gathers what is seen meanwhile, with its time. */
async function watched(page, id, n, name) {
  await page.goto(`/t/${id}/replay?n=${n - 1}`);
  await page.waitForSelector("#board svg");
  await page.evaluate(() => {
    window.seen = [];
    window.lifted = new Set();
    const began = performance.now();
    const note = () => {
      for (const one of document.querySelectorAll(".sky > *")) {
        const rect = one.getBoundingClientRect();
        const at = `${Math.round(rect.x)},${Math.round(rect.y)}`;
        const known = window.seen.find((seen) => seen.element === one);
        if (known) { known.last = performance.now() - began; known.steps = one.dataset.steps; if (known.path.at(-1) !== at) known.path.push(at); }
        else window.seen.push({ element: one, kind: one.className, text: one.textContent, first: performance.now() - began, last: performance.now() - began, path: [at], steps: one.dataset.steps });
      }
      for (const one of document.querySelectorAll("[data-tags~='screen']")) if (one.getAnimations().length > 0) window.lifted.add(one);
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

/** Somebody who sees everything move, at a table of two seats of theirs. */
async function shown(game, options = {}) {
  const person = await fixture.person(MOVING);
  const id = await sitDown(person.page, { game, table: { seats: 2, options } }, BESIDE);
  return { ...person, id };
}
const written = (seen, reads) => seen.filter((one) => one.kind.startsWith("written") && reads.test(one.text));
const glows = (seen, tone) => seen.filter((one) => one.kind === `glow ${tone}`);

test("fuji: screens lift, sums stand over the dice that count, the comparison is written, and lava turns card by card", async () => {
  const { page, faults, context, id } = await shown("fuji", { scenario: "S1" });
  const walks = await playUntil(page, id, { cue: "light", mark: "[>≤]" }, { quiet: true });
  assert.ok(walks, "somebody's sum was compared");
  const seen = await watched(page, id, walks, "fuji-walk");
  assert.ok(written(seen, /^Σ \d+$/).length >= 1, "sums are written");
  const verdicts = written(seen, /^\d+ [>≤] \d+$/);
  assert.ok(verdicts.length >= 1, "and compared");
  assert.ok(verdicts[0].first >= written(seen, /^Σ/)[0].first, "the sums come first");
  const lifts = await playUntil(page, id, { cue: "vanish", things: "screen@" }, { quiet: true });
  assert.ok(lifts, "dice were opened");
  await watched(page, id, lifts, "fuji-screens");
  assert.ok(await page.evaluate(() => window.lifted.size) >= 1, "screens lift");
  const burns = await playUntil(page, id, { cue: "turn", things: "cell-" }, { quiet: true });
  assert.ok(burns, "Fuji erupted");
  const lava = await watched(page, id, burns, "fuji-lava");
  assert.ok(glows(lava, "quake").length >= 1, "the mountain shakes");
  const burnt = glows(lava, "harm");
  assert.ok(burnt.length >= 1, "cards burn");
  for (const [number, card] of burnt.entries()) assert.ok(number === 0 || card.first > burnt[number - 1].first - 20, "one after the other");
  assert.deepEqual(faults, []);
  await context.close();
});

test("warlock: an encounter is turned over, and each assault shows both sides' dice and totals", async () => {
  const { page, faults, context, id } = await shown("warlock");
  const met = await playUntil(page, id, { cue: "turn", things: "^at-" });
  assert.ok(met, "a door was opened");
  const door = await watched(page, id, met, "warlock-encounter");
  assert.ok(door.some((one) => one.kind.startsWith("turned") && one.text.length > 2), "the card turns and says who waits");
  const fought = await playUntil(page, id, { cue: "light", mark: "^\\d+ [<>=] \\d+$" });
  assert.ok(fought, "somebody fought");
  const fight = await watched(page, id, fought, "warlock-assault");
  assert.ok(fight.filter((one) => one.kind.startsWith("thrown")).length >= 2, `both sides' dice: ${fight.map((one) => one.kind)}`);
  assert.ok(written(fight, /^\d+ [<>=] \d+$/).length >= 1, "the totals stand against each other");
  assert.deepEqual(faults, []);
  await context.close();
});

test("sapiens: a tile is laid, its sides light up and food flies to the score; a bear lumbers onto a valley", async () => {
  const { page, faults, context, id } = await shown("sapiens");
  const ate = await playUntil(page, id, { cue: "fly", to: "^valley-food" });
  assert.ok(ate, "somebody ate");
  const seen = await watched(page, id, ate, "sapiens-food");
  assert.ok(glows(seen, "good").length >= 1, "the square lights up");
  const flights = seen.filter((one) => one.kind.startsWith("number"));
  assert.ok(flights.some((one) => /^\+\d+$/.test(one.text) && one.path.length > 3), "food flies");
  const bear = await playUntil(page, id, { cue: "move", thing: "^bear@bears" });
  assert.ok(bear, "a bear came");
  const lumbers = await watched(page, id, bear, "sapiens-bear");
  assert.ok(lumbers.some((one) => one.kind === "flight" && one.path.length > 3), "the bear is seen to come");
  assert.deepEqual(faults, []);
  await context.close();
});

test("trex: the Ty-Rex is seen to walk as the votes say, and whoever panics is pushed by a vote that is shown", { timeout: 120000 }, async () => {
  const { page, faults, context, id } = await shown("trex");
  const pushed = await playUntil(page, id, { cue: "light", tone: "fear", mark: "^[A-F] " });
  assert.ok(pushed, "somebody was pushed");
  const panic = await watched(page, id, pushed, "trex-panic");
  assert.ok(written(panic, /^[A-F] [↑↗→↘↓↙←↖]$/).length >= 1, "who voted, and which way, stands beside the step");
  const steps = await playUntil(page, id, { cue: "move", thing: "^rex$" });
  assert.ok(steps, "the Ty-Rex walked");
  const hunt = await watched(page, id, steps, "trex-hunt");
  assert.ok(hunt.some((one) => one.kind === "flight" && Number(one.steps) >= 1), "it is seen to walk");
  assert.ok(written(hunt, /^[A-F] [↑↗→↘↓↙←↖]$/).length >= 1, "and who sent it where");
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
