// @ts-check
// What moved between two sights of the table: lanes pushed round, pieces that travelled, dice rolled, numbers changed.

import { Animator } from "./animator.js";

/** @import { Holding, Sight, Spot } from "./drawn.js" */
/** @import { Told } from "./show.js" */
/** Where what lay on a place of a lane was carried. @typedef {{to: string, dx: number, dy: number, wraps: boolean}} Ride */

/** More than this at once is another position, not a move. */
const MOST = 60;

/** Shows how one sight became the other. */
export class Moves {
  /** @param {HTMLElement} sky where flights are drawn, above the page @param {number} time in milliseconds @param {Told | null} [told] what a show has told already */
  constructor(sky, time, told = null) {
    this.animator = new Animator(sky, time);
    this.told = told;
  }

  /** @param {Sight} before @param {Sight} after @returns {Animation[]} everything that moves now */
  show(before, after) {
    const carried = this.#pushes(before, after);
    // What holds other things first: they are carried by it.
    this.#things(before, after);
    this.#holdings(before, after, carried);
    this.#counts(before, after);
    return this.animator.animations;
  }

  /**
   * A lane whose faces are those of before, one further: everything in it slides, what leaves at one end comes in at the
   * other. @param {Sight} before @param {Sight} after
   */
  #pushes(before, after) {
    /** @type {Map<string, Ride>} */
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
        this.animator.slide(spot.element, -pitch.x, -pitch.y);
        if (wraps) this.animator.slideOff(from, spot.element, pitch);
      }
    }
    return carried;
  }

  /**
   * Pieces that are alike: where there are fewer and elsewhere more, they travel.
   * @param {Sight} before @param {Sight} after @param {Map<string, Ride>} carried
   */
  #holdings(before, after, carried) {
    let flights = 0;
    for (const kind of new Set([...before.kinds.keys(), ...after.kinds.keys()])) {
      if (this.told?.kinds.has(kind)) continue;
      const now = after.kinds.get(kind) ?? [];
      /** @type {Spot[]} */
      const left = [];
      /** How many of each holding were there before. @type {Map<Holding, number>} */
      const stayed = new Map();
      for (const old of before.kinds.get(kind) ?? []) {
        const ride = carried.get(old.place);
        const here = ride?.to ?? old.place;
        const same = now.find((one) => one.place === here && !stayed.has(one));
        const kept = Math.min(old.amount, same?.amount ?? 0);
        if (same) stayed.set(same, kept);
        if (ride && same && kept > 0) {
          this.animator.slide(same.spot.element, -ride.dx, -ride.dy);
          if (ride.wraps) this.animator.slideOff(old.spot, same.spot.element, { x: ride.dx, y: ride.dy });
        } else if (same && kept > 0) {
          this.animator.slideBetween(old.spot, same.spot);
        }
        for (let gone = kept; gone < old.amount; gone += 1) left.push(old.spot);
      }
      for (const one of now) {
        const known = stayed.get(one);
        for (let come = known ?? 0; come < one.amount; come += 1) {
          const from = left.shift();
          flights += 1;
          if (flights > MOST) continue;
          if (from) this.animator.fly(from, one.spot, known === undefined && come === 0);
          else if (known === undefined) this.animator.enter(one.spot.element);
        }
      }
      // Where some are left, only their number changes.
      for (const gone of left.filter((spot) => !now.some((one) => one.place === place(spot))).slice(0, MOST)) this.animator.leave(gone);
    }
  }

  /** Things with a name of their own. @param {Sight} before @param {Sight} after */
  #things(before, after) {
    const rolled = before.rolls !== after.rolls;
    let fresh = 0;
    for (const [id, spot] of after.ids) {
      const old = before.ids.get(id);
      const { element } = spot;
      const moved = this.told?.moved.get(id);
      if (moved) {
        // It was seen to go there: only the last step to its exact place is left.
        if (old && old.home === spot.home) this.animator.slideBetween({ ...old, at: { x: old.at.x + moved.x, y: old.at.y + moved.y } }, spot);
        continue;
      }
      if (this.told?.rolled && element.hasAttribute("data-die")) continue;
      if (!old) {
        if (!arrives(element) || (fresh += 1) > MOST) continue;
        if (!element.hasAttribute("data-die")) this.animator.enter(element);
        else if (this.told?.opened) this.animator.flip(element);
        else this.animator.roll(element);
        continue;
      }
      const turned = face(old) !== face(spot) && !this.animator.settled.has(element) && !element.hasAttribute("data-lane");
      if (element.hasAttribute("data-die") && turned) this.animator.roll(element);
      else if (turned) this.animator.flip(element);
      if (old.home === spot.home) this.animator.slideBetween(old, spot);
      else if (arrives(element)) this.animator.fly(old, spot, true);
    }
    for (const [id, spot] of before.ids) {
      if (this.told?.moved.has(id)) continue;
      if (!after.ids.has(id) && arrives(spot.element) && (fresh += 1) <= MOST) this.animator.leave(spot);
    }
    const dice = Array.from(after.ids.values(), (spot) => spot.element).filter((one) => one.hasAttribute("data-die"));
    // A roll that gave the same faces is a roll all the same.
    if (rolled && !this.told?.rolled && !this.told?.opened && !dice.some((die) => this.animator.settled.has(die))) for (const die of dice) this.animator.roll(die);
  }

  /** Numbers count up or down to what they are. @param {Sight} before @param {Sight} after */
  #counts(before, after) {
    for (const [id, { element }] of after.ids) {
      const old = before.ids.get(id)?.element.getAttribute("data-count");
      const now = element.getAttribute("data-count");
      if (old === null || old === undefined || now === null || old === now) continue;
      this.animator.count(element, Number(old), Number(now));
    }
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
