// The stream of a table: comes back by itself with the last number it knows.

/**
 * Listens to a table.
 * @param {string} id
 * @param {{seat: number | null, since: number, onTable: (state: any) => void, onPresence: (who: any) => void, onLine: (open: boolean) => void}} wish
 * @returns {{close: () => void}}
 */
export function listen(id, wish) {
  let last = wish.since;
  let closed = false;
  /** @type {EventSource | null} */
  let source = null;
  let delay = 500;

  function open() {
    if (closed) return;
    const seat = wish.seat === null ? "" : `&seat=${wish.seat}`;
    source = new EventSource(`/api/tables/${id}/stream?since=${last}${seat}`);
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
      again();
    });
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
