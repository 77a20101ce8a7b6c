// @ts-check
// Light on some things of the page, and a sentence beside them. Neither is ever in the way of a touch.

const SVG = "http://www.w3.org/2000/svg";
/** Around what is lit, and between it and the sentence, in pixels. */
const MARGIN = 6;
const GAP = 12;

/** Darkens everything but these things. @param {Element[]} things */
export function lit(things) {
  document.querySelector("svg.spotlight")?.remove();
  if (things.length === 0) return;
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("class", "spotlight");
  drawn.setAttribute("aria-hidden", "true");
  const holes = things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hole = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN, rx: 10 })) {
      hole.setAttribute(name, String(value));
    }
    return hole;
  });
  const mask = document.createElementNS(SVG, "mask");
  mask.id = "spotlight-mask";
  const all = document.createElementNS(SVG, "rect");
  const dark = document.createElementNS(SVG, "rect");
  for (const whole of [all, dark]) {
    whole.setAttribute("width", "100%");
    whole.setAttribute("height", "100%");
  }
  all.setAttribute("fill", "#fff");
  dark.setAttribute("mask", "url(#spotlight-mask)");
  mask.append(all, ...holes);
  const rings = holes.map((hole) => {
    const ring = /** @type {SVGElement} */ (hole.cloneNode());
    ring.setAttribute("class", "ring");
    return ring;
  });
  drawn.append(mask, dark, ...rings);
  document.body.append(drawn);
}

/**
 * Lays a sentence beside what it speaks of, where it covers as little as can be of what is to be touched.
 * @param {HTMLElement} sentence @param {Element[]} things @param {Element[]} free what must stay free
 */
export function besides(sentence, things, free) {
  const { width, height } = sentence.getBoundingClientRect();
  const rects = things.map((thing) => thing.getBoundingClientRect());
  const kept = free.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  const [right, bottom] = [innerWidth - width - GAP, innerHeight - height - GAP];
  const spots = rects.flatMap((rect) => [
    [rect.left, rect.bottom + GAP], [rect.left, rect.top - height - GAP], [rect.right + GAP, rect.top], [rect.left - width - GAP, rect.top],
    [rect.right - width, rect.bottom + GAP], [rect.right - width, rect.top - height - GAP],
  ]);
  // Where nothing is meant, or nothing beside it is free: the corners and edges of the window.
  for (const x of [GAP, right / 2, right]) for (const y of [bottom, GAP, bottom / 2]) spots.push([x, y]);
  let [best, least] = [spots[0], Infinity];
  for (const [x, y] of spots) {
    const [at, down] = [Math.min(Math.max(x, GAP), Math.max(right, GAP)), Math.min(Math.max(y, GAP), Math.max(bottom, GAP))];
    const covered = kept.reduce((sum, one) => sum + overlap(one, at, down, width, height), 0);
    if (covered < least) [best, least] = [[at, down], covered];
  }
  sentence.style.translate = `${best[0]}px ${best[1]}px`;
}

/** How much of a thing lies under a box. @param {DOMRect} rect @param {number} x @param {number} y @param {number} width @param {number} height */
function overlap(rect, x, y, width, height) {
  const wide = Math.min(rect.right, x + width) - Math.max(rect.left, x);
  const high = Math.min(rect.bottom, y + height) - Math.max(rect.top, y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
