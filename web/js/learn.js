// @ts-check
// The first game, at the real table: light falls on what a step speaks of, its sentence stands beside it, and it goes on when the
// learner has touched what the step asks for.

import { Choices } from "./choices.js";
import { byId, byIdAs } from "./dom.js";
import { Keys } from "./keys.js";
import { applyStyles } from "./motion.js";
import { keepPromptWhole, showPrompt } from "./prompt.js";
import { reveal } from "./reveal.js";
import { besides, lit } from "./spotlight.js";
import { Zoom } from "./zoom.js";

/** @import { Choice } from "./wire.d.ts" */

const lesson = byId("learn");
const on = byIdAs("on", HTMLAnchorElement);
const sentence = /** @type {HTMLElement} */ (lesson.querySelector(".lesson"));
const board = byId("board");
const question = byId("asked").textContent ?? "";
/** What the step asks for: one choice, or none. @type {Choice[]} */
const wanted = JSON.parse(lesson.dataset.choices ?? "[]");

applyStyles(lesson);
/** @type {string[]} */
const point = JSON.parse(lesson.dataset.point ?? "[]");
for (const thing of point) {
  const pointedAt = thing.startsWith("#")
    ? [document.getElementById(thing.slice(1))]
    : lesson.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-why="${CSS.escape(thing)}"]`);
  for (const element of pointedAt) element?.classList.add("advised");
}

const zoom = new Zoom(board, byId("zoom"));
zoom.dress();
keepPromptWhole();
const choices = new Choices(lesson, byId("choices"), () => location.assign(on.href));
new Keys(lesson, choices);

/** What this moment is about: what is pointed at, until something is touched; then what can be touched next. */
function meant() {
  const shown = (/** @type {string} */ selector) => Array.from(lesson.querySelectorAll(selector)).filter((one) => one.getClientRects().length > 0);
  const pointed = choices.touched.length === 0 ? shown(".advised") : [];
  return pointed.length > 0 ? pointed : shown("[data-thing].can");
}

/** Light on what is meant, and the sentence beside it. */
function shine() {
  const things = meant();
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
// Here one thing is taught: only it is offered, so nothing of it goes without saying.
choices.show({
  choices: wanted.map((choice) => ({ ...choice, also: [], at_once: false })),
  none: "",
  kinds: JSON.parse(lesson.dataset.kinds ?? "{}"),
});
addEventListener("resize", shine);
document.addEventListener("scroll", shine, { capture: true, passive: true });
