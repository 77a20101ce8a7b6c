// Motion: things move from where they were to where they are, causes are named, and what was opened stays open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
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

/** Lets the page load one of its own modules. */
const HOME = () => {
  window.module = (name) => import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, name));
};

test("pieces slide, dice tumble, lanes are pushed round, numbers count, and a touch skips ahead", async () => {
  const { page, faults, context } = await fixture.person(MOVING);
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
  const tumbling = (await between(page, die("egg"), die("hut"))).moving;
  assert.ok(tumbling.some((one) => one.turns), "a die that shows another face tumbles");
  assert.equal(tumbling.find((one) => one.id === "die-1").from, undefined, "it is a blank that tumbles: the die itself stays out of sight until it lies");
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
  const { page, faults, context } = await fixture.person(MOVING);
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

test("what was opened stays open although something comes before it", async () => {
  const { page, context } = await fixture.person();
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
