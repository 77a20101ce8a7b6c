// @ts-check
// What happens at the table of this page, through the one connection of this browser. Browsers keep few connections to a server
// open: with one for each page six pages would leave none to act with.

import { Line } from "./line.js";

/** @import { Told } from "./line.js" */
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

/** How often a page tells the worker that it is still there. */
const HERE = 20000;

/**
 * What a page asks of its connection.
 * @typedef {object} Connection
 * @property {(id: string, seat: number | null, last: number) => void} watch
 * @property {(sure: boolean) => void} wake
 * @property {() => void} leave
 * @property {number} unseen after how long a page that nobody looks at leaves: whoever is at it counts as away then, and is told as they wish to be
 */

/** A minute in another tab is no absence. */
const UNSEEN = 60000;
/** Where each page has a connection of its own, a few tabs would take all that a browser opens. */
const UNSEEN_ALONE = 10000;

/** The language of this page, in which everything is told. */
const { lang } = document.documentElement;

/** Every told thing goes to whoever listens now. @type {(told: Told) => void} */
let hear = () => {};

/** The connection that all pages share. @returns {Connection} */
function shared() {
  const worker = new SharedWorker(new URL("./line-worker.js", import.meta.url), { type: "module", name: "caldera" });
  const { port } = worker;
  let key = 0;
  /** @type {object | null} */
  let watched = null;
  port.addEventListener("message", ({ data }) => {
    if (data.forgotten && watched) port.postMessage({ watch: watched });
    else if (data.key === key) {
      if (data.told.table) watched = { ...watched, last: data.told.table.seq };
      hear(data.told);
    }
  });
  port.start();
  setInterval(() => port.postMessage({ here: true }), HERE);
  return {
    watch(id, seat, last) {
      key += 1;
      watched = { key, id, seat, last, lang };
      port.postMessage({ watch: watched });
    },
    wake: (sure) => port.postMessage({ wake: sure }),
    leave() {
      watched = null;
      port.postMessage({ leave: true });
    },
    unseen: UNSEEN,
  };
}

/** A connection of this page's own, where pages cannot share one. @returns {Connection} */
function own() {
  const line = new Line();
  let key = 0;
  return {
    watch(id, seat, last) {
      line.remove(`o${key}`);
      key += 1;
      line.add(`o${key}`, { id, seat, last, lang, on: (told) => hear(told) });
    },
    wake: (sure) => line.wake(sure),
    leave: () => line.remove(`o${key}`),
    unseen: UNSEEN_ALONE,
  };
}

/** @type {Connection | null} */
let connection = null;

/** Listens to a table; whoever listened before hears nothing more. @param {string} id @param {Listener} wish @returns {{close: () => void}} */
export function listen(id, wish) {
  connection ??= connect();
  let last = wish.since;
  let { seat } = wish;
  let closed = false;
  hear = (told) => {
    if (closed) return;
    if ("open" in told) wish.onLine(told.open);
    if ("presence" in told) wish.onPresence(told.presence);
    if ("table" in told) {
      last = told.table.seq;
      wish.onTable(told.table);
    }
    if ("shut" in told && seat !== null) {
      // The seat has changed hands: what everybody may see is still there, perhaps.
      seat = null;
      connection?.watch(id, seat, 0);
    } else if ("shut" in told) {
      wish.onShut(told.shut);
    }
  };
  const watch = () => closed || connection?.watch(id, seat, last);
  watch();
  onReturn = watch;
  return {
    close() {
      closed = true;
    },
  };
}

/** Called when the page comes back from where the browser kept it, or is looked at again. */
let onReturn = () => {};

/** Leaves when nobody has looked at the page for a while, and goes on when somebody does. @param {Connection} made */
function leaveUnseen(made) {
  let left = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let leaving;
  const look = () => {
    clearTimeout(leaving);
    if (document.hidden) {
      leaving = setTimeout(() => {
        left = true;
        made.leave();
      }, made.unseen);
    } else if (left) {
      left = false;
      document.dispatchEvent(new Event("line-again"));
      onReturn();
    } else {
      made.wake(false);
    }
  };
  document.addEventListener("visibilitychange", look);
  if (document.hidden) look();
}

function connect() {
  const made = "SharedWorker" in window ? shared() : own();
  addEventListener("online", () => made.wake(true));
  document.addEventListener("line-late", () => made.wake(true));
  addEventListener("offline", () => hear({ open: false }));
  leaveUnseen(made);
  addEventListener("pagehide", () => made.leave());
  addEventListener("pageshow", (event) => event.persisted && onReturn());
  return made;
}
