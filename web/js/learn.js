// The first game: points at things, and goes on when the learner has touched what the step asks for.

import { Choices } from "./choices.js";
import { applyStyles } from "./motion.js";

const lesson = /** @type {HTMLElement} */ (document.getElementById("learn"));
const on = /** @type {HTMLAnchorElement} */ (document.getElementById("on"));
const list = /** @type {HTMLElement} */ (document.getElementById("choices"));

applyStyles(lesson);
/** @type {string[]} */
const point = JSON.parse(lesson.dataset.point ?? "[]");
for (const thing of point) {
  const wanted = thing.startsWith("#")
    ? [document.getElementById(thing.slice(1))]
    : lesson.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-why="${CSS.escape(thing)}"]`);
  for (const element of wanted) element?.classList.add("advised");
}

const choices = new Choices(lesson, list, () => location.assign(on.href), () => {});
choices.show(JSON.parse(lesson.dataset.choices ?? "[]"), "");
