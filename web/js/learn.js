// @ts-check
// The first game: points at things, and goes on when the learner has touched what the step asks for.

import { Choices } from "./choices.js";
import { byId, byIdAs } from "./dom.js";
import { applyStyles } from "./motion.js";
import { Zoom } from "./zoom.js";

/** @import { Choice } from "./wire.d.ts" */

const lesson = byId("learn");
const on = byIdAs("on", HTMLAnchorElement);
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

// What is scrolled to is not hidden behind the sentence, which stays at the top.
const sentence = lesson.querySelector(".lesson");
document.documentElement.style.scrollPaddingTop = `${(sentence?.clientHeight ?? 0) + 12}px`;
const board = byId("board");
const zoom = new Zoom(board, byId("zoom"));
zoom.dress();
const choices = new Choices(lesson, byId("choices"), () => location.assign(on.href));
// On a narrow screen the board shows what is pointed at, or what can be touched next.
choices.watchers.push(() => {
  const pointed = lesson.querySelectorAll(".advised");
  const next = board.querySelectorAll("[data-thing].can");
  zoom.follow(choices.touched.length === 0 && board.querySelector(".advised") ? pointed : next);
  const seen = Array.from(pointed.length > 0 ? pointed : lesson.querySelectorAll("[data-thing].can"))
    .find((element) => element.getClientRects().length > 0);
  seen?.scrollIntoView({ block: "nearest" });
});
// Here one thing is taught: only it is offered, so nothing of it goes without saying.
choices.show({ choices: wanted.map((/** @type {import("./wire.d.ts").Choice} */ choice) => ({ ...choice, also: [], at_once: false })), none: "" });
