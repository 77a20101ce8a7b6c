// @ts-check
// The log and the talk: every event with its rule, each rule a link into the book.

import { get, post } from "./api.js";
import { button } from "./dom.js";
import { me } from "./me.js";
import { spoken } from "./words.js";

/** @import { LogLine } from "./wire.d.ts" */

/** A link into the book, with the numbers of the edition of the table that is shown. @param {string} game @param {string} rule */
export function ruleLink(game, rule) {
  const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/book/${game}${table ? `?table=${table}` : ""}#${rule}`;
  link.target = "_blank";
  link.textContent = rule;
  return link;
}

/** A sentence in which players have the colours of their pieces. @param {string} text @param {string[]} names by seat @returns {(string | Node)[]} */
export function coloured(text, names) {
  const known = names.map((name, seat) => ({ name, seat })).filter(({ name }) => name !== "");
  // Of two names that begin alike the longer one is meant.
  known.sort((one, other) => other.name.length - one.name.length);
  const parts = [];
  let [plain, at] = ["", 0];
  while (at < text.length) {
    const found = known.find(({ name }) => text.startsWith(name, at) && isWhole(text, at, name.length));
    if (found) {
      const who = document.createElement("span");
      who.className = `who who-${found.seat}`;
      who.textContent = found.name;
      parts.push(plain, who);
      plain = "";
      at += found.name.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...parts, plain];
}

/** Whether no letter touches this part of a text. @param {string} text @param {number} at @param {number} length */
function isWhole(text, at, length) {
  const letter = /[\p{L}\p{N}]/u;
  return !letter.test(text[at - 1] ?? " ") && !letter.test(text[at + length] ?? " ");
}

export class Log {
  /** @param {HTMLElement} events @param {HTMLElement} talk @param {string} game */
  constructor(events, talk, game) {
    this.events = events;
    this.talk = talk;
    this.game = game;
    this.last = 0;
    /** The players' names by seat. @type {() => string[]} */
    this.names = () => [];
    /** Called with the line that is pointed at, or nothing. @type {(line: LogLine | null) => void} */
    this.onPoint = () => {};
    /** Called with the moment that somebody wants to see: after so many entries of the record. @type {(n: number) => void} */
    this.onLook = () => {};
    /** Whom this person does not want to hear; the server keeps it for every device. @type {Set<string>} */
    this.muted = new Set();
    events.addEventListener("keydown", (event) => this.#onKey(event));
    if (me()) get("/api/me/muted", {}).then((muted) => this.#hear(muted), () => {});
  }

  /** A link to a rule. @param {string} rule */
  rule(rule) {
    return ruleLink(this.game, rule);
  }

  /** The lines that were not handed out before. @param {LogLine[]} lines @param {boolean} all whether these are all lines there are */
  fresh(lines, all) {
    if (all) this.last = 0;
    const known = this.last;
    this.last = lines.reduce((last, line) => Math.max(last, line.seq), known);
    return lines.filter((line) => line.seq > known);
  }

  /** Nothing that was told is left. */
  clear() {
    this.events.replaceChildren();
    this.talk.replaceChildren();
  }

  /** @param {LogLine[]} lines @param {boolean} all whether these are all lines there are */
  add(lines, all) {
    if (all) this.clear();
    for (const line of lines) {
      if (line.kind === "chat") this.talk.append(this.#saying(line));
      else this.events.append(this.#happening(line));
    }
    const last = this.events.lastElementChild;
    if (last && !this.events.contains(document.activeElement)) this.#stopAt(last);
    for (const list of [this.events, this.talk]) list.scrollTop = list.scrollHeight;
  }

  /** One line takes part in the order of Tab; arrows go to the others. @param {Element} item */
  #stopAt(item) {
    this.events.querySelector(":scope > [tabindex='0']")?.setAttribute("tabindex", "-1");
    item.setAttribute("tabindex", "0");
  }

  /** Up and down from line to line, right to its rule and left back to it; Enter shows the moment. @param {KeyboardEvent} event */
  #onKey(event) {
    const line = event.target instanceof Element ? event.target.closest("li") : null;
    if (!line || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    /** @type {Record<string, Element | null>} */
    const ways = {
      ArrowUp: line.previousElementSibling,
      ArrowDown: line.nextElementSibling,
      Home: this.events.firstElementChild,
      End: this.events.lastElementChild,
      ArrowLeft: line,
      ArrowRight: line.querySelector("a.rule"),
    };
    const to = ways[event.key];
    if (to === undefined && !(event.key === "Enter" && event.target === line)) return;
    event.preventDefault();
    if (to instanceof HTMLElement) to.focus();
    else if (event.key === "Enter" && line.dataset.number) this.onLook(Number(line.dataset.number));
  }

  /** Whether somebody does not want to hear who said this. @param {LogLine} line */
  mutes(line) {
    return line.person !== undefined && line.person !== null && this.muted.has(line.person);
  }

  /** @param {LogLine} line */
  #happening(line) {
    const item = document.createElement("li");
    item.className = line.kind;
    const sentence = document.createElement("span");
    sentence.append(...coloured(line.text ?? "", this.names()));
    item.append(sentence);
    item.tabIndex = -1;
    if (line.rule) {
      const rule = this.rule(line.rule);
      rule.tabIndex = -1;
      item.append(" ", rule);
    }
    for (const way of ["pointerenter", "focusin"]) item.addEventListener(way, () => this.onPoint(line));
    for (const way of ["pointerleave", "focusout"]) item.addEventListener(way, () => this.onPoint(null));
    item.addEventListener("focusin", () => this.#stopAt(item));
    const { number } = line;
    if (typeof number !== "number") return item;
    item.classList.add("moment");
    item.dataset.number = String(number);
    item.addEventListener("click", (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("a")) this.onLook(number);
    });
    return item;
  }

  /** @param {LogLine} line */
  #saying(line) {
    const item = document.createElement("li");
    item.className = line.kind;
    const person = line.person ?? "";
    const name = document.createElement("strong");
    name.textContent = (line.name ?? "") + spoken("colon");
    const text = document.createElement("span");
    text.textContent = line.text ?? "";
    const mute = button("", () => this.#toggle(person));
    mute.className = "quiet";
    mute.hidden = !me() || person === me()?.id;
    const show = () => {
      text.hidden = this.mutes(line);
      mute.textContent = this.mutes(line) ? spoken("unmute") : spoken("mute");
    };
    const more = button("…", async () => (await import("./moderation.js")).moderate({ person, name: line.name ?? "", line: line.seq, text: line.text ?? "" }));
    more.className = "quiet";
    more.hidden = mute.hidden;
    more.setAttribute("aria-label", `${spoken("moderate")} – ${line.name}`);
    item.dataset.person = person;
    item.addEventListener("muted", show);
    show();
    item.append(name, text, " ", mute, more);
    return item;
  }

  /** @param {string} person */
  #toggle(person) {
    post("/api/me/muted", {}, { person, muted: !this.muted.has(person) }).then((muted) => this.#hear(muted), () => {});
  }

  /** @param {string[]} muted */
  #hear(muted) {
    this.muted = new Set(muted);
    for (const item of this.talk.querySelectorAll("li")) item.dispatchEvent(new Event("muted"));
  }
}
