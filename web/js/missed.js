// @ts-check
// What happened while nobody looked: told in a banner, marked on the board, played again on request.

import { get } from "./api.js";
import { button } from "./dom.js";
import { remember, remembered } from "./store.js";
import { spoken } from "./words.js";

/** @import { LogLine, TableState } from "./wire.d.ts" */

/** @typedef {{seq: number, number: number}} Seen */
/** More moments than this are not played again one by one. */
const MOST_MOMENTS = 40;
/** Below this the banner lists every line; the log has the rest. */
const MOST_LINES = 12;

export class Missed {
  /**
   * @param {string} table its id @param {HTMLElement} banner
   * @param {import("./motion.js").Stage} stage @param {(rule: string) => Element} link
   */
  constructor(table, banner, stage, link) {
    this.key = `seen:${table}`;
    this.table = table;
    this.banner = banner;
    this.stage = stage;
    this.link = link;
    /** What was told while nobody looked. @type {LogLine[]} */
    this.lines = [];
    /** What was shown last. @type {TableState | null} */
    this.state = null;
    /** Called before old scenes are played, and after them. */
    this.before = () => {};
    this.after = () => {};
    /** Whether somebody has been looking since the last news. */
    this.watching = false;
    /** @type {Seen | null} */
    this.seen = read(remembered(this.key));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.watching = false;
      else if (this.state) this.#look(this.state);
    });
    // What happened since the page left is told next, to somebody who has not watched it.
    document.addEventListener("line-again", () => { this.watching = false; });
  }

  /**
   * What has just been shown; while the page is hidden it only gathers.
   * @param {TableState} state @param {LogLine[]} lines @param {boolean} [whole] whether these are all lines there are
   */
  told(state, lines, whole = false) {
    this.state = state;
    if (whole) this.lines = [];
    this.lines.push(...lines.filter((line) => line.kind !== "chat" && line.text));
    if (!document.hidden) this.#look(state);
  }

  /** Somebody looks: tells what is new since the last time, unless it has just been played before their eyes. @param {TableState} state */
  #look(state) {
    const { seen } = this;
    const number = state.game?.number ?? 0;
    const watched = this.watching;
    this.watching = true;
    this.lines = this.lines.filter((line) => seen === null || line.seq > seen.seq);
    const fresh = this.lines;
    this.lines = [];
    this.#remember({ seq: state.seq, number });
    if (!watched && seen && fresh.length > 0) this.#show(fresh, seen, number);
  }

  /** @param {Seen} seen */
  #remember(seen) {
    this.seen = seen;
    remember(this.key, JSON.stringify(seen));
  }

  /** @param {LogLine[]} lines @param {Seen} from @param {number} to */
  #show(lines, from, to) {
    const list = document.createElement("ol");
    list.append(...lines.slice(-MOST_LINES).map((line) => {
      const item = document.createElement("li");
      item.append(line.text ?? "");
      if (line.rule) item.append(" ", this.link(line.rule));
      return item;
    }));
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = `${spoken("missed")} (${lines.length})`;
    details.append(summary, list);
    const buttons = document.createElement("p");
    buttons.className = "buttons";
    if (to > from.number) buttons.append(button(spoken("missed-play"), () => this.#again(from, to)));
    buttons.append(button(spoken("missed-seen"), () => this.dismiss()));
    this.banner.replaceChildren(details, buttons);
    this.banner.hidden = false;
    if (to > from.number) this.#mark(from).catch(() => {});
  }

  /** Another person looks now: nothing of what was gathered or told for the last one is left. */
  forget() {
    this.lines = [];
    this.state = null;
    this.dismiss();
    this.banner.replaceChildren();
  }

  dismiss() {
    this.banner.hidden = true;
    for (const one of document.querySelectorAll(".changed")) one.classList.remove("changed");
  }

  /** @param {number} n */
  #moment(n) {
    return get("/api/tables/{id}/replay", { id: this.table, n, seat: this.state?.game?.seat });
  }

  /** Marks what looks different from then. @param {Seen} from */
  async #mark(from) {
    const then = await this.#moment(from.number);
    const old = document.createElement("template");
    old.innerHTML = then.drawn.board + then.drawn.panels;
    const known = new Map(Array.from(old.content.querySelectorAll("[id]"), (one) => [one.id, looks(one)]));
    for (const one of document.querySelectorAll("#board [id], #panels [id]")) {
      if (one.closest("defs")) continue;
      const changed = known.get(one.id) !== looks(one);
      // The smallest thing that changed is marked, not all that surrounds it.
      if (changed && !Array.from(one.querySelectorAll("[id]")).some((inner) => known.get(inner.id) !== looks(inner))) {
        one.classList.add("changed");
      }
    }
  }

  /** Plays what was missed. @param {Seen} from @param {number} to */
  async #again(from, to) {
    this.dismiss();
    this.before();
    const now = this.state;
    const first = Math.max(from.number, to - MOST_MOMENTS);
    for (let n = first; n <= to; n += 1) {
      const moment = await this.#moment(n).catch(() => null);
      if (!moment) break;
      if (this.stage.busy) await this.stage.rest();
      // The game goes on meanwhile: what comes next is shown by the table itself.
      if (this.state !== now) return;
      const causes = n === first ? [] : moment.events;
      this.stage.show({ drawn: moment.drawn, causes, shown: () => {} });
    }
    await this.stage.rest();
    if (this.state === now) this.after();
  }
}

/** What was kept of an earlier visit; anything else found there counts as nothing. @param {string | null} kept @returns {Seen | null} */
function read(kept) {
  try {
    const seen = JSON.parse(kept ?? "null");
    return Number.isInteger(seen?.seq) && Number.isInteger(seen?.number) ? seen : null;
  } catch {
    return null;
  }
}

/** What an element shows, without the marks that the page itself puts on it. @param {Element} element */
function looks(element) {
  const place = (element.getAttribute("transform") ?? "") + (element.getAttribute("data-face") ?? "");
  return place + (element.getAttribute("data-amount") ?? "") + element.textContent;
}
