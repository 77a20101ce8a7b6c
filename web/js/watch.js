// @ts-check
// Watches the table from one seat at a time, and says when the line is lost and found again.

import { tell } from "./page.js";
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

export class Watch {
  /** @param {TableModel} model @param {Watcher} watcher */
  constructor(model, watcher) {
    this.model = model;
    this.watcher = watcher;
    /** @type {{close: () => void} | null} */
    this.stream = null;
    this.isLost = false;
  }

  /** Goes on from what the page shows. */
  goOn() {
    this.#open(null, this.model.state.seq);
  }

  /** Looks from another seat. It was told other things, so it hears everything from the beginning. @param {number} seat */
  lookFrom(seat) {
    this.#open(seat, 0);
  }

  /** @param {number | null} seat @param {number} since */
  #open(seat, since) {
    this.stream?.close();
    let whole = seat !== null;
    this.stream = listen(this.model.id, {
      seat,
      since,
      onTable: (state) => {
        this.watcher.onTable(state, whole);
        whole = false;
      },
      onPresence: (who) => this.watcher.onPresence(who),
      onLine: (open) => this.#line(open),
      onShut: (text) => this.watcher.onShut(text),
    });
  }

  /** @param {boolean} open */
  #line(open) {
    if (!open) tell(spoken("offline"));
    else if (this.isLost) tell(spoken("online"));
    this.isLost = !open;
  }
}
