// @ts-check
// A lane of places pushed round in a drawing, with everything that stands on them: each takes the place of the next.

/**
 * Slides the places; what comes out gives them their new places for good, so that whatever follows finds them there.
 * @param {SVGGraphicsElement[]} places in the order of the push @param {number} time @returns {() => void}
 */
export function pushRound(places, time) {
  const root = places[0].ownerSVGElement;
  const spots = places.map((place) => ({ id: place.id, lane: place.getAttribute("data-lane"), x: origin(place).x, y: origin(place).y }));
  const pitch = Math.min(...spots.map((spot, number) => distance(spot, spots[(number + 1) % spots.length])));
  /** @type {(() => void)[]} */
  const settle = [];
  for (const [number, place] of places.entries()) {
    const [from, to] = [spots[number], spots[(number + 1) % spots.length]];
    const riders = Array.from(root?.querySelectorAll(`[data-on="${CSS.escape(from.id)}"]`) ?? []).filter((one) => one instanceof SVGGraphicsElement);
    // At the end of the lane it goes out on one side and comes in on the other.
    const wraps = distance(from, to) > 1.5 * pitch;
    for (const one of [place, ...riders]) {
      const frames = wraps
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [{ translate: "0px 0px" }, { translate: `${to.x - from.x}px ${to.y - from.y}px` }];
      const animation = one.animate(frames, { duration: time, easing: "ease-in-out", fill: "forwards" });
      settle.push(() => {
        animation.cancel();
        carry(one, to.x - from.x, to.y - from.y);
      });
    }
    settle.push(() => {
      place.id = to.id;
      if (to.lane) place.setAttribute("data-lane", to.lane);
      for (const rider of riders) rider.setAttribute("data-on", to.id);
    });
  }
  return () => settle.forEach((one) => one());
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where an element is placed by its own transform. @param {SVGGraphicsElement} element */
function origin(element) {
  const matrix = element.transform.baseVal.consolidate()?.matrix;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
}

/** @param {SVGGraphicsElement} element @param {number} dx @param {number} dy */
function carry(element, dx, dy) {
  const { x, y } = origin(element);
  element.setAttribute("transform", `translate(${x + dx},${y + dy})`);
}
