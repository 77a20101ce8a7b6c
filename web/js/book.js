// @ts-check
// The book answers while one types: the best rules stand below the question.

import { get } from "./api.js";
import { byId, byIdAs } from "./dom.js";

/** How long somebody pauses before the book answers. */
const PAUSE = 150;
/** So many answers are shown while one types. */
const MOST = 6;

const question = byIdAs("q", HTMLInputElement);
const answers = byId("answers");
const book = byId("book");
const here = new URLSearchParams(location.search);
let timer = 0;
let asked = 0;

question.addEventListener("input", () => {
  clearTimeout(timer);
  timer = window.setTimeout(answer, PAUSE);
});

/** Asks, and shows what is found; an answer that was overtaken is not shown. */
async function answer() {
  const number = ++asked;
  const q = question.value.trim();
  const game = book.dataset.game ?? "";
  const query = { game, q, table: here.get("table") ?? undefined, edition: here.get("edition") ?? undefined };
  const found = q === "" ? [] : await get("/api/books/{game}", query).catch(() => []);
  if (number !== asked) return;
  answers.replaceChildren(...found.slice(0, MOST).map((rule) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `${book.dataset.path}#${rule.id}`;
    link.textContent = rule.id;
    const text = document.createElement("span");
    text.className = "faint";
    text.textContent = rule.text.replace(/\s+/g, " ").slice(0, 140);
    item.append(link, ` ${rule.title} `, text);
    return item;
  }));
  answers.hidden = found.length === 0;
}
