// @ts-check
// The first game, at the real table: what happened since the step before is shown first; then light falls on what the step speaks
// of, its sentence stands beside it, and it goes on when the learner has touched what the step asks for.

import { Choices } from "./choices.js";
import { byId } from "./dom.js";
import { Keys } from "./keys.js";
import { Stage, applyStyles } from "./motion.js";
import { keepPromptWhole, showPrompt } from "./prompt.js";
import { listenToQuick } from "./quick.js";
import { reveal } from "./reveal.js";
import { Sound } from "./sound.js";
import { besides, lit } from "./spotlight.js";
import { Zoom } from "./zoom.js";

/** @import { Cause } from "./show.js" */
/** @import { Choice, Drawing } from "./wire.d.ts" */
/** What happened since the step before. @typedef {{before: Stand | null, moments: {drawn: Stand, causes: Cause[]}[]}} Shown */
/** @typedef {Pick<Drawing, "board" | "panels">} Stand */

const lesson = byId("learn");
const on = byId("on");
const sentence = /** @type {HTMLElement} */ (lesson.querySelector(".lesson"));
const board = byId("board");
const question = byId("asked").textContent ?? "";
/** What the step asks for: one choice, or none. @type {Choice[]} */
const wanted = JSON.parse(lesson.dataset.choices ?? "[]");
/** @type {Shown} */
const { before, moments } = JSON.parse(byId("shown").textContent ?? "{}");
/** @type {string[]} */
const point = JSON.parse(lesson.dataset.point ?? "[]");

applyStyles(lesson);
listenToQuick();
const sound = new Sound();
const stage = new Stage(board, byId("panels"), byId("caption"), (name) => sound.play(name));
const zoom = new Zoom(board, byId("zoom"));
zoom.dress();
stage.dressers.push(() => zoom.dress());
keepPromptWhole();
const choices = new Choices(lesson, byId("choices"), () => { if (on instanceof HTMLAnchorElement) location.assign(on.href); });
new Keys(lesson, choices);

/** What the step points at glows. */
function advise() {
  for (const thing of point) {
    const pointedAt = thing.startsWith("#")
      ? [document.getElementById(thing.slice(1))]
      : lesson.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-why="${CSS.escape(thing)}"]`);
    for (const element of pointedAt) element?.classList.add("advised");
  }
}

/** What this moment is about: what is pointed at, until something is touched; then what can be touched next. */
function meant() {
  const shown = (/** @type {string} */ selector) => Array.from(lesson.querySelectorAll(selector)).filter((one) => one.getClientRects().length > 0);
  const pointed = choices.touched.length === 0 ? shown(".advised") : [];
  return pointed.length > 0 ? pointed : shown("[data-thing].can");
}

/** Light on what is meant, and the sentence beside it. */
function shine() {
  const things = stage.busy ? [] : meant();
  lit(things);
  besides(sentence, things, Array.from(lesson.querySelectorAll("[data-thing].can, [data-thing].picked, .advised")));
}

choices.watchers.push(() => {
  showPrompt(choices.stage() || question);
  const things = meant();
  const next = board.querySelectorAll("[data-thing].can");
  zoom.follow(choices.touched.length === 0 && board.querySelector(".advised") ? things : next);
  things[0]?.scrollIntoView({ block: "nearest" });
  reveal(byId("panels"));
  // A board that follows needs a moment to arrive.
  requestAnimationFrame(shine);
  setTimeout(shine, 400);
});

/** The step itself: here one thing is taught, so only it is offered, and nothing of it goes without saying. */
function begin() {
  advise();
  choices.show({
    choices: wanted.map((choice) => ({ ...choice, also: [], at_once: false })),
    none: "",
    kinds: JSON.parse(lesson.dataset.kinds ?? "{}"),
  });
  lesson.dataset.begun = "true";
}

if (before) {
  shine();
  stage.show({ drawn: before, causes: [], still: true, shown: () => {} });
  for (const { drawn, causes } of moments) stage.show({ drawn, causes, shown: (last) => last && begin() });
} else {
  begin();
}
// Whoever is in a hurry need not wait: any touch or key shows at once how things stand.
for (const hurry of ["pointerdown", "keydown"]) document.addEventListener(hurry, () => stage.skip(), { capture: true });
addEventListener("resize", shine);
document.addEventListener("scroll", shine, { capture: true, passive: true });
