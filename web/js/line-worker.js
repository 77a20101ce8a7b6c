// @ts-check
// The worker that holds the one connection of this browser: every page tells it what it watches.

import { Line } from "./line.js";

/** A page that says nothing for so long is gone: one that is looked at speaks more often, and one that is hidden once a minute. */
const GONE = 90000;

const line = new Line();
/** What each page watches, and when it last spoke. @type {Map<MessagePort, {labels: Set<string>, spoke: number}>} */
const pages = new Map();
let count = 0;

/** @param {MessagePort} port */
function leave(port) {
  for (const label of pages.get(port)?.labels ?? []) line.remove(label);
  pages.delete(port);
}

/**
 * What a page says.
 * @typedef {object} Asked
 * @property {{key: number, id: string, seat: number | null, last: number, lang: string}} [watch] it watches a table, and nothing else any more
 * @property {boolean} [wake] the line may be cut, or is known to be
 * @property {boolean} [leave] it goes
 * @property {boolean} [here] it is still there
 */

/** @param {MessagePort} port @param {Asked} asked */
function serve(port, asked) {
  const page = pages.get(port) ?? { labels: new Set(), spoke: 0 };
  pages.set(port, page);
  page.spoke = Date.now();
  if (asked.watch) {
    const { key, id, seat, last, lang } = asked.watch;
    count += 1;
    const label = `w${count}`;
    for (const old of page.labels) line.remove(old);
    page.labels = new Set([label]);
    line.add(label, { id, seat, last, lang, on: (told) => port.postMessage({ key, told }) });
  }
  if (asked.wake !== undefined) line.wake(asked.wake);
  if (asked.leave) leave(port);
  // A page that was thought to be gone, because the machine slept, watches again as soon as it says anything.
  if (!asked.leave && page.labels.size === 0) port.postMessage({ forgotten: true });
}

addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  port.addEventListener("message", (message) => serve(port, message.data));
  port.start();
});

setInterval(() => {
  for (const [port, { spoke }] of pages) if (Date.now() - spoke > GONE) leave(port);
}, 20000);
