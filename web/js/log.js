// The log and the talk: every event with its rule, each rule a link into the book.

import { get, me, post, spoken } from "./api.js";

/** A link into the book. @param {string} game @param {string} rule */
export function ruleLink(game, rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/book/${game}#${rule}`;
  link.target = "_blank";
  link.textContent = rule;
  return link;
}

export class Log {
  /** @param {HTMLElement} events @param {HTMLElement} talk @param {string} game */
  constructor(events, talk, game) {
    this.events = events;
    this.talk = talk;
    this.game = game;
    this.last = 0;
    /** Whom this person does not want to hear; the server keeps it for every device. @type {Set<string>} */
    this.muted = new Set();
    if (me()) get("/api/me/muted").then((muted) => this.#hear(muted), () => {});
  }

  /** A link to a rule. @param {string} rule */
  rule(rule) {
    return ruleLink(this.game, rule);
  }

  /** The lines that were not handed out before. @param {any[]} lines @param {boolean} all whether these are all lines there are */
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

  /** @param {any[]} lines @param {boolean} all whether these are all lines there are */
  add(lines, all) {
    if (all) this.clear();
    for (const line of lines) (line.kind === "chat" ? this.talk : this.events).append(this.#line(line));
    for (const list of [this.events, this.talk]) list.scrollTop = list.scrollHeight;
  }

  /** @param {any} line */
  #line(line) {
    const item = document.createElement("li");
    item.className = line.kind;
    if (line.kind === "chat") {
      const name = document.createElement("strong");
      name.textContent = line.name + spoken("colon");
      const text = document.createElement("span");
      text.textContent = line.text;
      const mute = document.createElement("button");
      mute.type = "button";
      mute.className = "quiet";
      mute.hidden = !me() || line.person === me()?.id;
      const show = () => {
        const muted = this.muted.has(line.person);
        text.hidden = muted;
        mute.textContent = muted ? spoken("unmute") : spoken("mute");
      };
      mute.addEventListener("click", () => this.#toggle(line.person));
      item.dataset.person = line.person;
      item.addEventListener("muted", show);
      show();
      item.append(name, text, " ", mute);
    } else {
      item.append(line.text);
      if (line.rule) item.append(" ", this.rule(line.rule));
    }
    return item;
  }

  /** @param {string} person */
  #toggle(person) {
    post("/api/me/muted", { person, muted: !this.muted.has(person) }).then((muted) => this.#hear(muted), () => {});
  }

  /** @param {string[]} muted */
  #hear(muted) {
    this.muted = new Set(muted);
    for (const item of this.talk.querySelectorAll("li")) item.dispatchEvent(new Event("muted"));
  }
}
