// @ts-check
// How a movement looks: slides, flights, entrances, rolls, turns, counts.
// Everything ends where the drawing has it; each element is animated once.

import { inParent, middleInParent, picture } from "./drawn.js";
import { board, tumble } from "./props.js";

/** @import { Spot } from "./drawn.js" */

const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class Animator {
  /** @param {HTMLElement} sky where flights are drawn, above the page @param {number} time in milliseconds */
  constructor(sky, time) {
    this.sky = sky;
    this.time = time;
    /** Everything that moves. @type {Animation[]} */
    this.animations = [];
    /** What has its movement already. @type {Set<Element>} */
    this.settled = new Set();
  }

  /** A copy of what was here slides out of the drawing. @param {Spot} old @param {Element} beside @param {{x: number, y: number}} by */
  slideOff(old, beside, by) {
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

  /** @param {Spot} old @param {Spot} spot */
  slideBetween(old, spot) {
    const [dx, dy] = [old.at.x - spot.at.x, old.at.y - spot.at.y];
    // What stands on something that slides is carried by it.
    for (let above = spot.element.parentElement; above; above = above.parentElement) {
      if (this.settled.has(above)) return;
    }
    if (Math.abs(dx) + Math.abs(dy) > 3) this.slide(spot.element, dx, dy);
  }

  /** From somewhere to where it is. @param {Element} element @param {number} dx @param {number} dy */
  slide(element, dx, dy) {
    if (this.settled.has(element)) return;
    const { x, y } = inParent(element, dx, dy);
    this.#animate(element, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]);
  }

  /** Over the page, from one place to another. @param {Spot} from @param {Spot} to @param {boolean} hidden whether it is not there before */
  fly(from, to, hidden) {
    if (from.home === to.home && hidden) {
      this.slide(to.element, from.at.x - to.at.x, from.at.y - to.at.y);
      return;
    }
    // It looks like a figure all the way, not like the number or the mark that stands for it at one end.
    const shown = isFigure(to) && !isFigure(from) ? to : from;
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
  enter(element) {
    if (this.settled.has(element)) return;
    const middle = middleInParent(element);
    const frames = [0.3, 1.12, 1].map((size, number) => ({ ...about(middle, 0, size), opacity: number === 0 ? 0 : 1 }));
    this.#animate(element, frames);
  }

  /** @param {Spot} gone */
  leave(gone) {
    const frame = picture(gone, gone.rect);
    this.sky.append(frame);
    this.#animate(frame, [{ opacity: 1, scale: "1" }, { opacity: 0, scale: "0.6" }], {}, () => frame.remove());
  }

  /** Tumbles blank, and shows its face when it lies. @param {Element} element */
  roll(element) {
    if (this.settled.has(element)) return;
    const blank = board("blank-die", element.getBoundingClientRect(), "");
    this.sky.append(blank);
    const duration = this.time * 1.3;
    const tumbling = tumble(blank, duration);
    tumbling.finished.then(() => blank.remove(), () => blank.remove());
    this.animations.push(tumbling);
    this.#animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { easing: "linear", duration });
  }

  /** Turns its other side up. @param {Element} element */
  flip(element) {
    if (this.settled.has(element)) return;
    const middle = middleInParent(element);
    const side = (/** @type {number} */ width) => ({ translate: `${middle.x * (1 - width)}px 0px`, scale: `${width} 1` });
    this.#animate(element, [{ ...side(0.02), opacity: 0.4 }, { ...side(1), opacity: 1 }]);
  }

  /** Counts from one number to what is written now. @param {Element} element @param {number} from @param {number} to */
  count(element, from, to) {
    const text = element.textContent;
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

/** Turned and sized around a point. @param {{x: number, y: number}} middle @param {number} degrees @param {number} size */
function about({ x, y }, degrees, size) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * size, Math.sin((degrees * Math.PI) / 180) * size];
  return { translate: `${x - cos * x + sin * y}px ${y - sin * x - cos * y}px`, rotate: `${degrees}deg`, scale: String(size) };
}

/** Whether something seen is a figure and not only what stands for it. @param {Spot} seen */
const isFigure = (seen) => seen.element.matches(".piece");
