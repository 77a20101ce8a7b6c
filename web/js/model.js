// @ts-check
// What this page knows of its table: the state it shows, who is there, the server's clock.
// It asks nobody and draws nothing; whoever shows something reads it here.

import { me } from "./me.js";

/** @import { ChairState, Presence, TableState } from "./wire.d.ts" */

export class TableModel {
  /** @param {string} id @param {boolean} secrets whether seats have secrets from each other @param {TableState} state */
  constructor(id, secrets, state) {
    this.id = id;
    this.secrets = secrets;
    /** The state whose drawing stands. */
    this.state = state;
    /** The newest state, which may still wait to be shown: what can be done now. */
    this.newest = state;
    /** @type {Presence} */
    this.presence = { present: [], watching: 0 };
    /** How far the server's clock is ahead of ours, in milliseconds. */
    this.clockAhead = 0;
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

  get isPlaying() {
    return this.newest.phase === "playing";
  }

  get hasEnded() {
    return this.state.phase === "over" || this.state.phase === "stopped";
  }

  /** Those whose time has run out. @returns {ChairState[]} */
  late() {
    const now = Date.now() + this.clockAhead;
    return this.state.chairs.filter((chair) => chair.waiting && chair.due && chair.due <= now);
  }
}
