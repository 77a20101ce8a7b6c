// @ts-check
// A rule opens beside the table, with the numbers of the table's edition; nobody has to leave the game to read.

import { get, messageOf } from "./api.js";
import { button } from "./dom.js";
import { spoken } from "./words.js";

/** Opens the rules of a table beside it. @param {string} game @param {string} table */
export function openRulesBeside(game, table) {
  const drawer = document.createElement("aside");
  drawer.id = "rulebook";
  drawer.className = "rulebook";
  drawer.hidden = true;
  drawer.setAttribute("aria-live", "polite");
  document.body.append(drawer);
  /** What was touched to open it: there one goes on afterwards. @type {HTMLElement | null} */
  let from = null;
  const close = () => {
    drawer.hidden = true;
    from?.focus();
  };
  /** @param {string} rule @param {string} href */
  const show = async (rule, href) => {
    const title = document.createElement("h2");
    const text = document.createElement("div");
    try {
      const found = await get("/api/books/{game}/rules/{rule}", { game, rule, table });
      title.textContent = `${found.id} ${found.title}`;
      text.innerHTML = found.html;
    } catch (fault) {
      title.textContent = rule;
      text.textContent = messageOf(fault);
    }
    const book = document.createElement("a");
    book.href = href;
    book.target = "_blank";
    book.textContent = spoken("rule-in-book");
    const shut = button(spoken("keys-close"), close);
    drawer.replaceChildren(title, text, book, " ", shut);
    drawer.hidden = false;
    shut.focus();
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a.rule") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!drawer.contains(link)) from = link;
    const rule = decodeURIComponent(new URL(link.href).hash.slice(1));
    show(rule, drawer.contains(link) ? `/book/${game}?table=${table}#${rule}` : link.href);
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
}
