// @ts-check
// Shows one state after the other: the drawing through the stage, then what stands around it.
// It remembers what it handed to the stage last, so that nothing is drawn twice or told out of order.

/** @import { Log } from "./log.js" */
/** @import { TableModel } from "./model.js" */
/** @import { Stage } from "./motion.js" */
/** @import { LogLine, TableState } from "./wire.d.ts" */

/**
 * A state whose drawing stands now.
 * @typedef {object} Settled
 * @property {TableState} state
 * @property {LogLine[]} news what was told with it
 * @property {boolean} whole whether the news are everything there is to tell
 * @property {boolean} last whether nothing waits behind it
 */

export class Screen {
  /**
   * @param {TableModel} model @param {Stage} stage @param {Log} log
   * @param {() => boolean} isCovered whether nobody may see anything now
   * @param {(settled: Settled) => void} settle draws everything around the board
   */
  constructor(model, stage, log, isCovered, settle) {
    this.model = model;
    this.stage = stage;
    this.log = log;
    this.isCovered = isCovered;
    this.settle = settle;
    /** What was handed to the stage last. @type {{number?: number, seat?: number | null, seq: number}} */
    this.queued = { seq: 0 };
    /** Called as soon as there is a newer state, before it is shown. @type {() => void} */
    this.onNewest = () => {};
    /** Whether the next state tells what happened while nobody looked: that is put up at once, and played again on request. */
    this.catchesUp = false;
    document.addEventListener("line-again", () => { this.catchesUp = true; });
  }

  /** The next state is drawn even if it is the same moment. */
  drawAnew() {
    this.queued.number = undefined;
  }

  /** A state that came with a refusal: the stream may have been quicker, and what it told is not taken back. @param {TableState} state */
  showNewer(state) {
    if (state.seq >= this.queued.seq) this.show({ ...state, log: [] }, false);
  }

  /** What came with the page: its drawing stands already. */
  showFirst() {
    this.#queue(this.model.state, this.log.fresh(this.model.state.log, true), { whole: true, drawn: false });
  }

  /** Shows the table as it is now, after whatever is still moving. @param {TableState} next @param {boolean} whole whether it tells everything there is, not only what is new */
  show(next, whole) {
    const covered = this.isCovered();
    // Behind the curtain nobody is told anything: the next one hears it all from their own seat.
    const news = covered ? [] : this.log.fresh(next.log, whole);
    this.#queue(next, news, { whole, drawn: !covered });
  }

  /** @param {TableState} next @param {LogLine[]} news @param {{whole: boolean, drawn: boolean}} how */
  #queue(next, news, { whole, drawn }) {
    const { number, seat } = next.game ?? {};
    // Another seat is another point of view, not a movement.
    const turned = seat !== this.queued.seat;
    const moved = drawn && (number !== this.queued.number || turned);
    const still = turned || this.catchesUp;
    this.catchesUp = false;
    this.queued = { number, seat, seq: next.seq };
    this.model.newest = next;
    this.onNewest();
    this.stage.show({
      drawn: moved ? next.game?.drawn ?? null : null,
      causes: whole ? [] : news.filter((line) => line.kind === "event" || line.kind === "move"),
      still,
      shown: (last) => {
        this.model.state = next;
        this.settle({ state: next, news, whole, last });
      },
    });
  }
}
