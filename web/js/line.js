// @ts-check
// One connection to the server for everything this browser watches. It notices when it is dead, comes back by itself with what
// it knows of each table, and needs no page: it runs in a worker that all pages share, or in a page where there are none.

/** @import { Presence, TableMessage, TableState } from "./wire.d.ts" */

/**
 * What is told of a table.
 * @typedef {{table: TableState} | {presence: Presence} | {open: boolean} | {shut: string}} Told
 */
/**
 * A table that somebody watches.
 * @typedef {object} Watched
 * @property {string} id
 * @property {number | null} seat the seat to look from; none lets the server choose
 * @property {number} last the last number that is known already
 * @property {string} lang the language of the page
 * @property {(told: Told) => void} on
 */

/** The server says something at least every 15 seconds: after this long without a word the line is dead. */
const SILENCE = 40000;
/** How often the line is looked after. */
const LOOK = 5000;
/** How long a newcomer waits for others, so that pages that open together cost one connection. */
const GATHER = 30;

export class Line {
  constructor() {
    /** @type {Map<string, Watched>} */
    this.watched = new Map();
    /** @type {EventSource | null} */
    this.source = null;
    /** When anything was last heard. */
    this.heard = 0;
    /** When the line was last looked after: a long pause means that the machine slept. */
    this.looked = Date.now();
    this.delay = 500;
    /** Whom the next message is for. */
    this.from = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.opening = undefined;
    setInterval(() => this.#look(), LOOK);
  }

  /** @param {string} label @param {Watched} watched */
  add(label, watched) {
    this.watched.set(label, watched);
    this.#openIn(GATHER);
  }

  /** @param {string} label */
  remove(label) {
    if (!this.watched.delete(label)) return;
    // A new connection without it: the server must not think that somebody still looks.
    if (this.watched.size === 0) this.#close();
    else this.#openIn(GATHER);
  }

  /** Something happened that may have cut the line without a word, or brought the network back. @param {boolean} sure whether it is known to be cut */
  wake(sure) {
    if (this.watched.size === 0) return;
    if (!sure && this.source && Date.now() - this.heard < SILENCE / 2) return;
    this.delay = 500;
    this.#openIn(0);
  }

  #look() {
    const slept = Date.now() - this.looked > 3 * LOOK;
    this.looked = Date.now();
    if (!this.source) return;
    if (slept) this.wake(false);
    else if (Date.now() - this.heard > SILENCE) this.#lost();
  }

  /** @param {number} delay */
  #openIn(delay) {
    clearTimeout(this.opening);
    this.opening = setTimeout(() => this.#open(), delay);
  }

  #close() {
    clearTimeout(this.opening);
    this.source?.close();
    this.source = null;
  }

  #open() {
    this.#close();
    if (this.watched.size === 0) return;
    const at = Array.from(this.watched, ([label, { id, seat, last, lang }]) => `${label}.${id}.${seat ?? "-"}.${last}.${lang}`);
    const source = new EventSource(`/api/streams?at=${at.join(",")}`);
    this.source = source;
    this.heard = Date.now();
    for (const kind of /** @type {TableMessage["event"][]} */ (["from", "ping", "bye", "presence", "table", "shut"])) {
      source.addEventListener(kind, ({ data }) => {
        if (source === this.source) this.#hear(/** @type {TableMessage} */ ({ event: kind, data: JSON.parse(data) }));
      });
    }
    source.addEventListener("error", () => source === this.source && this.#lost());
  }

  /** @param {TableMessage} message */
  #hear(message) {
    this.heard = Date.now();
    const watched = this.watched.get(this.from);
    if (message.event === "from") this.from = message.data;
    else if (message.event === "bye") this.#lost();
    else if (message.event === "presence") watched?.on({ presence: message.data });
    else if (message.event === "table" && watched) {
      this.delay = 500;
      watched.last = message.data.seq;
      watched.on({ open: true });
      watched.on({ table: message.data });
    } else if (message.event === "shut") {
      this.watched.delete(this.from);
      watched?.on({ shut: message.data.text });
    }
  }

  /** The browser's own retry would repeat the first address: we say ourselves what we know. */
  #lost() {
    this.#close();
    for (const { on } of this.watched.values()) on({ open: false });
    this.#openIn(this.delay);
    this.delay = Math.min(this.delay * 2, 8000);
  }
}
