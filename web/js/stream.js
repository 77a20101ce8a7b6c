// @ts-check
// The stream of a table: comes back by itself with the last number it knows, unless the door was shut.

import { Fault, get } from "./api.js";

/** @import { Presence, TableState } from "./wire.d.ts" */
/**
 * @typedef {object} Listener
 * @property {number | null} seat the seat to look from; none lets the server choose
 * @property {number} since the last number that is known already
 * @property {(state: TableState) => void} onTable
 * @property {(who: Presence) => void} onPresence
 * @property {(open: boolean) => void} onLine whether the line stands
 * @property {(text: string) => void} onShut nobody may look any more
 */

/**
 * Listens to a table.
 * @param {string} id
 * @param {Listener} wish
 * @returns {{close: () => void}}
 */
export function listen(id, wish) {
  let last = wish.since;
  let closed = false;
  /** @type {EventSource | null} */
  let source = null;
  let delay = 500;
  /** Whether anything came through this connection. */
  let heard = false;

  function open() {
    if (closed) return;
    heard = false;
    const seat = wish.seat === null ? "" : `&seat=${wish.seat}`;
    source = new EventSource(`/api/tables/${id}/stream?since=${last}${seat}`);
    source.addEventListener("open", () => heard = true);
    source.addEventListener("table", (event) => {
      delay = 500;
      last = Number(event.lastEventId);
      wish.onLine(true);
      wish.onTable(JSON.parse(event.data));
    });
    source.addEventListener("presence", (event) => wish.onPresence(JSON.parse(event.data)));
    source.addEventListener("bye", again);
    source.addEventListener("error", () => {
      wish.onLine(false);
      if (heard) again();
      else knock();
    });
  }

  // A lost line comes back, a shut door does not; the stream itself does not tell which of them it was.
  async function knock() {
    source?.close();
    const fault = await get("/api/tables/{id}", { id }).then(() => null, (/** @type {unknown} */ fault) => fault);
    if (closed) return;
    if (fault instanceof Fault && (fault.status === 403 || fault.status === 404)) {
      closed = true;
      wish.onShut(fault.message);
    } else {
      again();
    }
  }

  // The browser's own retry would repeat the first address: we say ourselves what we know.
  function again() {
    source?.close();
    setTimeout(open, delay);
    delay = Math.min(delay * 2, 8000);
  }

  open();
  return {
    close() {
      closed = true;
      source?.close();
    },
  };
}
