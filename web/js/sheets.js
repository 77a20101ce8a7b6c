// @ts-check
// Everything but the board lies behind tabs: on a narrow screen in a sheet of three heights, on a wide one in a drawer over the
// right edge, beside what is mine. A very wide screen has room for all of it.

import { byId, byIdAs } from "./dom.js";
import { remember, remembered } from "./store.js";
import { NARROW } from "./zoom.js";

/** How far a finger goes before it drags, in pixels. */
const DRAGS = 8;
/** Which share of the screen each height of the sheet takes; the style says the same. */
const HEIGHTS = [0.2, 0.32, 0.64];

export class Sheets {
  /**
   * @param {HTMLElement} table carries the name of the open sheet
   * @param {HTMLElement} tabs @param {import("./choices.js").Choices} choices
   */
  constructor(table, tabs, choices) {
    this.table = table;
    this.choices = choices;
    this.buttons = Array.from(tabs.querySelectorAll("button"));
    /** Whether somebody has opened or closed a sheet. */
    this.chosen = false;
    /** What was open before a hint was asked for. @type {string | null} */
    this.before = null;
    for (const button of this.buttons) button.addEventListener("click", () => this.#toggle(button.dataset.sheet ?? ""));
    byId("faces").addEventListener("click", () => this.#toggle("players"));
    // A hint is told among the choices: whoever asks for one sees it, and comes back when the game goes on.
    byId("hint").addEventListener("click", () => {
      this.before ??= table.dataset.sheet ?? "";
      this.open("choices");
    });
    choices.watchers.push(() => this.#follow());
    document.addEventListener("keydown", (event) => this.#onKey(event), { capture: true });
    new Grip(byId("grip"), table);
    // Before the game begins there is nothing but the chairs.
    this.open(this.#hasPanels ? "panels" : "players");
  }

  get #hasPanels() {
    return document.querySelector("#panels > *") !== null;
  }

  /** Whether a tab is open. @param {string} name */
  shows(name) {
    return this.table.dataset.sheet === name;
  }

  /** Opens a tab because somebody asked for it: it stays open. @param {string} name */
  choose(name) {
    this.chosen = true;
    this.open(name);
  }

  /** Beside the board lies what is mine: on a wide screen nothing else is open then. @param {string} name */
  open(name) {
    this.table.dataset.sheet = name;
    for (const button of this.buttons) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
    if (name === "talk") this.badge("talk", 0);
    // Its own title is not shown where a tab opens it: it opens with it.
    const more = this.table.querySelector("details.sheet-more");
    if (name === "more" && more instanceof HTMLDetailsElement) more.open = true;
  }

  /** A second tap puts a sheet away: the board has all the room, or what is mine is seen again. @param {string} name */
  #toggle(name) {
    this.chosen = true;
    const shut = matchMedia(NARROW).matches ? "" : "panels";
    this.open(this.table.dataset.sheet === name ? shut : name);
  }

  /** After what can be done has changed. */
  #follow() {
    if (this.before !== null && byId("advice").hidden) {
      this.open(this.before);
      this.before = null;
    }
    const waits = (/** @type {string} */ place) => document.querySelector(`${place} [data-thing].can`) !== null;
    for (const button of this.buttons) {
      const news = button.dataset.sheet === "panels" ? waits("#panels") : button.dataset.sheet === "choices" && this.choices.all.length > 0;
      button.classList.toggle("news", news);
    }
    if (!this.chosen && this.#hasPanels) this.open("panels");
    if (this.table.dataset.sheet === "" && waits("#panels") && !waits("#board")) this.open("panels");
  }

  /** How many things wait behind a tab. @param {string} name @param {number} count */
  badge(name, count) {
    const button = this.buttons.find((one) => one.dataset.sheet === name);
    if (!button) return;
    const old = button.querySelector(".badge");
    if ((old?.textContent ?? "0") === String(count)) return;
    old?.remove();
    if (count === 0) return;
    const made = document.createElement("span");
    made.className = "badge";
    made.textContent = String(count);
    button.append(made);
  }

  /** Somebody has said something: whoever does not look at it sees that there is something to read. @param {number} lines */
  said(lines) {
    if (lines === 0 || byId("talk").checkVisibility()) return;
    this.badge("talk", lines + Number(this.buttons.find((one) => one.dataset.sheet === "talk")?.querySelector(".badge")?.textContent ?? 0));
  }

  /** Letters open the parts of the drawer, Escape shuts it unless it takes a choice back. @param {KeyboardEvent} event */
  #onKey(event) {
    const field = event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]");
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const isOpen = !["", "panels"].includes(this.table.dataset.sheet ?? "");
    if (event.key === "Escape" && isOpen && this.choices.touched.length === 0 && !matchMedia(NARROW).matches) {
      this.#toggle(this.table.dataset.sheet ?? "");
    }
    if (field) return;
    const button = this.buttons.find((one) => one.getAttribute("aria-keyshortcuts") === event.key.toUpperCase());
    if (!button) return;
    this.#toggle(button.dataset.sheet ?? "");
    if (button.dataset.sheet === "talk" && byId("talk").checkVisibility()) byIdAs("saying", HTMLInputElement).focus();
    event.preventDefault();
  }
}

/** The handle over the sheet of a phone: drawn up or down, or tapped, the sheet gets another of its three heights. */
class Grip {
  /** @param {HTMLElement} handle @param {HTMLElement} table */
  constructor(handle, table) {
    this.handle = handle;
    this.table = table;
    /** Where a finger came down. @type {number | null} */
    this.from = null;
    this.dragged = false;
    /** Which of the three heights the sheet has. */
    this.height = 1;
    this.#set(Number(remembered("sheet-height") ?? 1));
    handle.addEventListener("pointerdown", (event) => {
      this.from = event.clientY;
      this.dragged = false;
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => this.#drag(event));
    handle.addEventListener("pointerup", () => {
      if (!this.dragged) this.#set(this.height === 2 ? 1 : 2);
      this.from = null;
    });
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      this.#set(this.height + step);
      event.preventDefault();
    });
  }

  /** @param {number} height */
  #set(height) {
    this.height = Math.max(0, Math.min(2, Math.round(height) || 0));
    this.table.dataset.height = String(this.height);
    this.handle.setAttribute("aria-valuenow", String(this.height));
    remember("sheet-height", String(this.height));
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (this.from === null || (!this.dragged && Math.abs(event.clientY - this.from) < DRAGS)) return;
    this.dragged = true;
    const share = 1 - event.clientY / innerHeight - byId("sheets").offsetHeight / innerHeight;
    const nearest = HEIGHTS.map((height, at) => ({ at, far: Math.abs(height - share) })).sort((one, other) => one.far - other.far)[0];
    if (nearest.at !== this.height) this.#set(nearest.at);
  }
}
