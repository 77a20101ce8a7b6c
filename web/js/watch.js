// @ts-check
// Watches the table from one seat at a time, and says when the line is lost and found again.

import { byId } from "./dom.js";
import { listen } from "./stream.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { Presence, TableState } from "./wire.d.ts" */

/**
 * @typedef {object} Watcher
 * @property {(state: TableState, whole: boolean) => void} onTable `whole` when it tells everything there is
 * @property {(who: Presence) => void} onPresence
 * @property {(text: string) => void} onShut nobody may look any more
 */

/** A line that is back sooner is not worth a word. */
const PATIENCE = 1500;

export class Watch {
  /** @param {TableModel} model @param {Watcher} watcher */
  constructor(model, watcher) {
    this.model = model;
    this.watcher = watcher;
    /** @type {{close: () => void} | null} */
    this.stream = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.lost = undefined;
  }

  /** Goes on from what the page shows. */
  goOn() {
    this.#open(null, this.model.state.seq);
  }

  /** Looks from another seat, or as everybody may. Others were told other things, so it hears everything from the beginning. @param {number | null} seat */
  lookFrom(seat) {
    this.#open(seat, 0);
  }

  /** @param {number | null} seat @param {number} since */
  #open(seat, since) {
    this.stream?.close();
    let whole = since === 0;
    this.stream = listen(this.model.id, {
      seat,
      since,
      onTable: (state) => {
        this.watcher.onTable(state, whole);
        whole = false;
      },
      onPresence: (who) => this.watcher.onPresence(who),
      onLine: (open) => this.#line(open),
      onShut: (text) => {
        // A shut door is no lost line.
        this.#found();
        this.watcher.onShut(text);
      },
    });
  }

  #found() {
    clearTimeout(this.lost);
    this.lost = undefined;
    byId("line").hidden = true;
  }

  /** What is lost is told until it is found again, and no longer. @param {boolean} open */
  #line(open) {
    if (open) {
      this.#found();
      document.dispatchEvent(new Event("line-open"));
    } else {
      this.lost ??= setTimeout(() => {
        byId("line").textContent = spoken("offline");
        byId("line").hidden = false;
      }, PATIENCE);
    }
  }
}
