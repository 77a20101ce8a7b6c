// @ts-check
// What this page knows of its table: the state it shows, who is there, the server's clock.
// It asks nobody and draws nothing; whoever shows something reads it here.

import { me } from "./me.js";

/** @import { ChairState, Presence, TableState } from "./wire.d.ts" */

/** After this long somebody who thinks may be reminded. */
const LONG = 45000;
/** The same for somebody who is not here; a page that is just opening is given the time for it. */
const SHORT = 4000;

export class TableModel {
  /** @param {string} id @param {boolean} secrets whether seats have secrets from each other @param {TableState} state */
  constructor(id, secrets, state) {
    this.id = id;
    this.secrets = secrets;
    /** The state whose drawing stands. */
    this.state = state;
    /** The newest state, which may still wait to be shown: what can be done now. */
    this.newest = state;
    /** Until the server has told who is here, everybody is thought to be. @type {Presence} */
    this.presence = { present: state.chairs.flatMap((chair) => chair.person ?? []), watching: 0 };
    /** How far the server's clock is ahead of ours, in milliseconds. */
    this.clockAhead = 0;
    /** Since when this page has seen the present decision. @type {{number: number | undefined, since: number}} */
    this.asked = { number: undefined, since: Date.now() };
    this.setClock(state);
  }

  /** Compares the clocks. @param {TableState} state which has just come */
  setClock(state) {
    this.clockAhead = state.now - Date.now();
  }

  /** The chairs of this person. @returns {ChairState[]} */
  mine() {
    const self = me()?.id;
    return this.state.chairs.filter((chair) => chair.person && chair.person === self);
  }

  /** Whether this person opened the table. */
  get isHost() {
    return this.state.host === me()?.id;
  }

  /** Whether a bot plays for the seat that looks. */
  get isAway() {
    const seat = this.newest.game?.seat;
    return typeof seat === "number" && this.newest.chairs.some((chair) => chair.seat === seat && chair.away);
  }

  get isPlaying() {
    return this.newest.phase === "playing";
  }

  get hasEnded() {
    return this.state.phase === "over" || this.state.phase === "stopped";
  }

  /** Others whom the game waits for and who are not here, or have kept it waiting for a while. @returns {ChairState[]} */
  missed() {
    const self = me()?.id;
    const waited = this.state.chairs.filter((chair) => chair.waiting && chair.person && !chair.away && chair.person !== self);
    const { number } = this.state.game ?? {};
    if (this.asked.number !== number) this.asked = { number, since: Date.now() };
    const kept = Date.now() - this.asked.since;
    const isHere = (/** @type {ChairState} */ chair) => this.presence.present.includes(chair.person ?? "");
    return waited.filter((chair) => chair.nudged || kept > LONG || (kept > SHORT && !isHere(chair)));
  }

  /** Those whose time has run out. @returns {ChairState[]} */
  late() {
    const now = Date.now() + this.clockAhead;
    return this.state.chairs.filter((chair) => chair.waiting && chair.due && chair.due <= now);
  }
}
