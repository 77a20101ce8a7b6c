// @ts-check
// A new decision is seen: where nothing of it lies in view, the panels and the board are scrolled to it.

/**
 * @param {HTMLElement} place which can be scrolled
 * @returns {void}
 */
export function reveal(place) {
  const frame = place.getBoundingClientRect();
  if (frame.height === 0 || place.scrollHeight <= place.clientHeight) return;
  const things = Array.from(place.querySelectorAll("[data-thing].can"));
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.height > 0);
  const seen = (/** @type {DOMRect} */ box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  if (boxes.length === 0 || boxes.some(seen)) return;
  place.scrollTop += boxes[0].top - frame.top - Math.min(60, frame.height / 4);
}
