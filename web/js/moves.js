// What moved between two sights of the table, and showing it: slides, flights, rolls, turns, pushes around, counts.

import { inParent, middleInParent, picture } from "./drawn.js";

/** @typedef {import("./drawn.js").Sight} Sight */
/** @typedef {import("./drawn.js").Spot} Spot */

/** More than this at once is another position, not a move. */
const MOST = 60;
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** Shows how one sight became the other. Everything ends where the new drawing has it. */
export class Moves {
  /** @param {HTMLElement} sky where flights are drawn, above the page @param {number} time in milliseconds */
  constructor(sky, time) {
    this.sky = sky;
    this.time = time;
    /** @type {Animation[]} */
    this.animations = [];
    /** @type {Set<Element>} */
    this.settled = new Set();
  }

  /** @param {Sight} before @param {Sight} after */
  show(before, after) {
    const carried = this.#pushes(before, after);
    // What holds other things first: they are carried by it.
    this.#things(before, after);
    this.#holdings(before, after, carried);
    this.#counts(before, after);
    return this.animations;
  }

  /**
   * A lane whose faces are those of before, one further: everything in it slides, what leaves at one end comes in at the
   * other. @param {Sight} before @param {Sight} after
   */
  #pushes(before, after) {
    /** @type {Map<string, {to: string, dx: number, dy: number, wraps: boolean}>} */
    const carried = new Map();
    for (const [lane, spots] of after.lanes) {
      const old = before.lanes.get(lane) ?? [];
      const step = shifted(old.map(face), spots.map(face));
      if (step === 0) continue;
      const pitch = { x: (spots[1].at.x - spots[0].at.x) * step, y: (spots[1].at.y - spots[0].at.y) * step };
      for (const [number, spot] of spots.entries()) {
        const from = old[(number - step + spots.length) % spots.length];
        const wraps = number - step < 0 || number - step >= spots.length;
        carried.set(from.element.id, { to: spot.element.id, dx: pitch.x, dy: pitch.y, wraps });
        this.#slide(spot.element, -pitch.x, -pitch.y);
        if (wraps) this.#slideOff(from, spot.element, pitch);
      }
    }
    return carried;
  }

  /** A copy of what was here slides out of the drawing. @param {Spot} old @param {Element} beside @param {{x: number, y: number}} by */
  #slideOff(old, beside, by) {
    const svg = beside instanceof SVGElement ? beside.ownerSVGElement : null;
    if (!svg || !old.matrix) return;
    const copy = /** @type {SVGElement} */ (old.element.cloneNode(true));
    for (const one of [copy, ...copy.querySelectorAll("[id], [data-thing]")]) {
      for (const name of ["id", "data-thing", "data-kind", "tabindex", "role"]) one.removeAttribute(name);
    }
    const { a, b, c, d, e, f } = old.matrix;
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    svg.append(copy);
    const whole = svg.getScreenCTM();
    const [x, y] = whole ? [by.x / whole.a, by.y / whole.d] : [by.x, by.y];
    this.#animate(copy, [{ translate: "0px 0px" }, { translate: `${x}px ${y}px` }], {}, () => copy.remove());
  }

  /**
   * Pieces that are alike: where there are fewer and elsewhere more, they travel.
   * @param {Sight} before @param {Sight} after @param {Map<string, {to: string, dx: number, dy: number, wraps: boolean}>} carried
   */
  #holdings(before, after, carried) {
    let flights = 0;
    for (const kind of new Set([...before.kinds.keys(), ...after.kinds.keys()])) {
      const now = after.kinds.get(kind) ?? [];
      /** @type {Spot[]} */
      const left = [];
      /** How many of each holding were there before. @type {Map<import("./drawn.js").Holding, number>} */
      const stayed = new Map();
      for (const old of before.kinds.get(kind) ?? []) {
        const ride = carried.get(old.place);
        const here = ride?.to ?? old.place;
        const same = now.find((one) => one.place === here && !stayed.has(one));
        const kept = Math.min(old.amount, same?.amount ?? 0);
        if (same) stayed.set(same, kept);
        if (ride && same && kept > 0) {
          this.#slide(same.spot.element, -ride.dx, -ride.dy);
          if (ride.wraps) this.#slideOff(old.spot, same.spot.element, { x: ride.dx, y: ride.dy });
        } else if (same && kept > 0) {
          this.#slideBetween(old.spot, same.spot);
        }
        for (let gone = kept; gone < old.amount; gone += 1) left.push(old.spot);
      }
      for (const one of now) {
        const known = stayed.get(one);
        for (let come = known ?? 0; come < one.amount; come += 1) {
          const from = left.shift();
          flights += 1;
          if (flights > MOST) continue;
          if (from) this.#fly(from, one.spot, known === undefined && come === 0);
          else if (known === undefined) this.#enter(one.spot.element);
        }
      }
      // Where some are left, only their number changes.
      for (const gone of left.filter((spot) => !now.some((one) => one.place === place(spot))).slice(0, MOST)) this.#leave(gone);
    }
  }

  /** Things with a name of their own. @param {Sight} before @param {Sight} after */
  #things(before, after) {
    const rolled = before.rolls !== after.rolls;
    let fresh = 0;
    for (const [id, spot] of after.ids) {
      const old = before.ids.get(id);
      const { element } = spot;
      if (!old) {
        if (!arrives(element) || (fresh += 1) > MOST) continue;
        if (element.hasAttribute("data-die")) this.#roll(element);
        else this.#enter(element);
        continue;
      }
      const turned = face(old) !== face(spot) && !this.settled.has(element) && !element.hasAttribute("data-lane");
      if (element.hasAttribute("data-die") && turned) this.#roll(element);
      else if (turned) this.#flip(element);
      if (old.home === spot.home) this.#slideBetween(old, spot);
      else if (arrives(element)) this.#fly(old, spot, true);
    }
    for (const [id, spot] of before.ids) {
      if (!after.ids.has(id) && arrives(spot.element) && (fresh += 1) <= MOST) this.#leave(spot);
    }
    const dice = Array.from(after.ids.values(), (spot) => spot.element).filter((one) => one.hasAttribute("data-die"));
    // A roll that gave the same faces is a roll all the same.
    if (rolled && !dice.some((die) => this.settled.has(die))) for (const die of dice) this.#roll(die);
  }

  /** Numbers count up or down to what they are. @param {Sight} before @param {Sight} after */
  #counts(before, after) {
    for (const [id, { element }] of after.ids) {
      const old = before.ids.get(id)?.element.getAttribute("data-count");
      const now = element.getAttribute("data-count");
      if (old === null || old === undefined || now === null || old === now) continue;
      const [from, to, text] = [Number(old), Number(now), element.textContent];
      const mark = to > from ? "up" : "down";
      element.classList.add(`counts-${mark}`);
      const animation = this.#animate(element, [{ opacity: 1 }, { opacity: 1 }], {}, () => {
        element.textContent = text;
        element.classList.remove(`counts-${mark}`);
      });
      const tick = () => {
        if (animation.playState !== "running") return;
        const part = Math.min(Number(animation.currentTime ?? this.time) / this.time, 1);
        element.textContent = String(Math.round(from + (to - from) * part));
        requestAnimationFrame(tick);
      };
      tick();
    }
  }

  /** @param {Spot} old @param {Spot} spot */
  #slideBetween(old, spot) {
    const [dx, dy] = [old.at.x - spot.at.x, old.at.y - spot.at.y];
    // What stands on something that slides is carried by it.
    for (let above = spot.element.parentElement; above; above = above.parentElement) {
      if (this.settled.has(above)) return;
    }
    if (Math.abs(dx) + Math.abs(dy) > 3) this.#slide(spot.element, dx, dy);
  }

  /** From somewhere to where it is. @param {Element} element @param {number} dx @param {number} dy */
  #slide(element, dx, dy) {
    if (this.settled.has(element)) return;
    const { x, y } = inParent(element, dx, dy);
    this.#animate(element, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]);
  }

  /** Over the page, from one place to another. @param {Spot} from @param {Spot} to @param {boolean} hidden whether it is not there before */
  #fly(from, to, hidden) {
    if (from.home === to.home && hidden) {
      this.#slide(to.element, from.at.x - to.at.x, from.at.y - to.at.y);
      return;
    }
    const shown = to.box ?? !from.box ? to : from;
    const frame = picture(shown, shown.rect);
    this.sky.append(frame);
    const way = (/** @type {DOMRect} */ rect) => {
      const size = Math.min(rect.width, rect.height) / Math.max(1, Math.min(shown.rect.width, shown.rect.height));
      const middle = (/** @type {DOMRect} */ one) => [one.x + one.width / 2, one.y + one.height / 2];
      const [[x, y], [ownX, ownY]] = [middle(rect), middle(shown.rect)];
      return { translate: `${x - ownX}px ${y - ownY}px`, scale: String(Math.min(Math.max(size, 0.3), 3)) };
    };
    this.#animate(frame, [way(from.rect), way(to.rect)], {}, () => frame.remove());
    if (hidden && !this.settled.has(to.element)) {
      this.#animate(to.element, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }]);
    }
  }

  /** @param {Element} element */
  #enter(element) {
    if (this.settled.has(element)) return;
    const middle = middleInParent(element);
    const frames = [0.3, 1.12, 1].map((size, number) => ({ ...about(middle, 0, size), opacity: number === 0 ? 0 : 1 }));
    this.#animate(element, frames);
  }

  /** @param {Spot} gone */
  #leave(gone) {
    const frame = picture(gone, gone.rect);
    this.sky.append(frame);
    this.#animate(frame, [{ opacity: 1, scale: "1" }, { opacity: 0, scale: "0.6" }], {}, () => frame.remove());
  }

  /** Tumbles. @param {Element} element */
  #roll(element) {
    if (this.settled.has(element)) return;
    const middle = middleInParent(element);
    const frames = Array.from({ length: 13 }, (_, number) => {
      const rest = 1 - number / 12;
      const hop = Math.abs(Math.sin(rest * Math.PI * 3)) * rest;
      const { translate, ...turn } = about(middle, -540 * rest * rest, 1 - 0.25 * hop);
      return { ...turn, translate: raised(translate, 18 * hop) };
    });
    this.#animate(element, frames, { easing: "linear", duration: this.time * 1.3 });
  }

  /** Turns its other side up. @param {Element} element */
  #flip(element) {
    if (this.settled.has(element)) return;
    const middle = middleInParent(element);
    const side = (/** @type {number} */ width) => ({ translate: `${middle.x * (1 - width)}px 0px`, scale: `${width} 1` });
    this.#animate(element, [{ ...side(0.02), opacity: 0.4 }, { ...side(1), opacity: 1 }]);
  }

  /**
   * @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} [options] @param {() => void} [after]
   */
  #animate(element, frames, options = {}, after = () => {}) {
    this.settled.add(element);
    const animation = element.animate(frames, { duration: this.time, easing: EASE, fill: "backwards", ...options });
    animation.finished.then(after, after);
    this.animations.push(animation);
    return animation;
  }
}

/** Where a piece is. @param {Spot} spot */
const place = (spot) => spot.element.getAttribute("data-on") ?? spot.element.id;

/** What an element shows. @param {Spot} spot */
const face = (spot) => spot.element.getAttribute("data-face") ?? "";

/** Whether coming and going of this element is news: pieces, dice, and what says so itself. @param {Element} element */
const arrives = (element) => element.matches(".piece, [data-die], [data-arrives]");

/** By how many places a lane was pushed round: 1, -1, or 0 for not at all. @param {string[]} old @param {string[]} now */
export function shifted(old, now) {
  if (old.length !== now.length || old.length < 2 || old.every((one, number) => one === now[number])) return 0;
  const fits = (/** @type {number} */ step) => now.every((one, number) => one === old[(number - step + old.length) % old.length]);
  return fits(1) ? 1 : fits(-1) ? -1 : 0;
}

/** Turned and sized around a point. @param {{x: number, y: number}} middle @param {number} degrees @param {number} size */
function about({ x, y }, degrees, size) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * size, Math.sin((degrees * Math.PI) / 180) * size];
  return { translate: `${x - cos * x + sin * y}px ${y - sin * x - cos * y}px`, rotate: `${degrees}deg`, scale: String(size) };
}

/** @param {string} translate @param {number} by */
function raised(translate, by) {
  const [x, y] = translate.split(" ").map(Number.parseFloat);
  return `${x}px ${y - by}px`;
}
