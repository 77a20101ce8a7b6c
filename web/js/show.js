// @ts-check
// A show: what happened, cue by cue, on the drawing of before. It knows no game; crates/boards/src/cues.rs says what cues mean.
// Lights, flights and cards lie over the page in the sky; when the show is over or stopped nothing of it is left.

import { middleOf, picture, spot } from "./drawn.js";
import { BEATS, gathered, namesOf, weight } from "./pacing.js";
import { pushRound } from "./push.js";
import { board, card, dice, flood, label, place, shade, trail } from "./props.js";

/** @import { Cue, LogLine } from "./wire.d.ts" */
/** What happened, in words, by which rule, and what to show of it. @typedef {Pick<LogLine, "text" | "rule" | "cues">} Cause */
/** What a show has told already, so that the new drawing does not tell it again.
 * @typedef {object} Told
 * @property {Map<string, {x: number, y: number}>} moved by how much things of a name of their own were moved
 * @property {Set<string>} kinds of alike pieces that were moved
 * @property {boolean} rolled whether dice were thrown
 * @property {boolean} opened whether dice that nobody saw lie open now: they were not thrown
 */
/** @typedef {{x: number, y: number}} Point */
/** A copy on its way, where it began, how far it went, its footprints, and whether it cannot be seen just now.
 * @typedef {{frame: HTMLElement, rect: DOMRect, x: number, y: number, walked?: {add: (to: Point) => void}, gone?: boolean}} Ghost */

/** Longer than so many beats nobody watches: then everything goes quicker. */
const MOST_BEATS = 13;
/** How long a name stays lit that nobody waits for, in beats. */
const NAMED = 1.8;

export class Show {
  /** @param {HTMLElement} sky above the page @param {HTMLElement[]} roots where drawings are @param {(cause: Cause) => void} say @param {(sound: string) => void} sound */
  constructor(sky, roots, say, sound) {
    this.sky = sky;
    this.roots = roots;
    this.say = say;
    this.sound = sound;
    this.run = 0;
    this.beat = 0;
    /** @type {Map<string, Ghost>} */
    this.ghosts = new Map();
    /** @type {HTMLElement[]} */
    this.props = [];
    /** What stays until it is put out. @type {HTMLElement[]} */
    this.staying = [];
    /** What is lit because somebody points at a line. @type {HTMLElement[]} */
    this.pointed = [];
    /** What is hidden because its copy is on its way. @type {(HTMLElement | SVGElement)[]} */
    this.hidden = [];
    /** Whatever waits, to be woken: with `false` when the show is over. @type {Set<(goesOn: boolean) => void>} */
    this.sleepers = new Set();
  }

  /** Whether these causes have anything to show. @param {Cause[]} causes */
  static worth(causes) {
    return causes.some((cause) => (cause.cues ?? []).some((cue) => cue.cue !== "say"));
  }

  /** Plays the cues of what happened, in order. @param {Cause[]} causes @param {number} beat in milliseconds @returns {Promise<Told>} */
  async play(causes, beat) {
    this.run += 1;
    const run = this.run;
    /** @type {Told} */
    const told = { moved: new Map(), kinds: new Set(), rolled: false, opened: false };
    const items = causes.flatMap((cause) => (cause.cues ?? []).map((cue) => ({ cue, cause })));
    const moments = gathered(items);
    const beats = moments.reduce((sum, moment) => sum + Math.max(...moment.map(({ cue }) => weight(cue))), 0);
    this.beat = beat * Math.min(1, MOST_BEATS / Math.max(beats, 1));
    for (const moment of moments) {
      if (run !== this.run) break;
      for (const { cue, cause } of moment) if (cue.cue === "say") this.say(cause);
      await Promise.all(moment.map(({ cue }) => this.#do(cue, told)));
    }
    return told;
  }

  /** The new drawing stands. Names stay lit for as long as they were to. */
  finish() {
    const lit = this.props.filter((prop) => prop.isConnected && prop.matches(".glow.plain"));
    this.#clear(lit);
    for (const glow of lit) {
      const rect = this.rectOf(glow.dataset.of ?? "");
      if (rect) place(glow, rect);
      else glow.remove();
    }
  }

  /** Nothing of the show is left. */
  stop() {
    this.run += 1;
    this.#clear([]);
    for (const wake of Array.from(this.sleepers)) wake(false);
  }

  /** @param {HTMLElement[]} kept */
  #clear(kept) {
    for (const prop of this.props) if (!kept.includes(prop)) prop.remove();
    this.props = kept;
    this.staying = [];
    this.ghosts.clear();
    for (const one of this.hidden.splice(0)) one.style.opacity = "";
    for (const root of this.roots) root.classList.remove("quaking");
  }

  /** Lights what an old line speaks of, as long as somebody points at it. @param {Cause | null} cause */
  point(cause) {
    for (const prop of this.pointed.splice(0)) prop.remove();
    for (const name of new Set((cause?.cues ?? []).flatMap(namesOf))) {
      const rect = this.rectOf(name.split("@").pop() ?? name);
      if (rect) this.pointed.push(board("glow", rect, "pointed"));
    }
    this.sky.append(...this.pointed);
  }

  /** @param {Cue} cue @param {Told} told */
  async #do(cue, told) {
    switch (cue.cue) {
      case "say": return;
      case "light": return this.#light(cue);
      case "dark": return this.#dark(cue);
      case "flood": return this.#flood(cue);
      case "clear": return this.#putOut();
      case "vanish": return this.#vanish(cue, told);
      case "move": return this.#move(cue, told);
      case "turn": return this.#turn(cue);
      case "fly": return this.#fly(cue);
      case "tumble": return this.#tumble(cue, told);
      case "push": return this.#push(cue);
      case "wait": await this.#pause(BEATS.wait * cue.beats);
    }
  }

  /** An element by the name that cues give it. @param {string} name @returns {HTMLElement | SVGElement | null} */
  find(name) {
    const [kind, place] = name.includes("@") ? name.split("@") : [null, name];
    const here = `[id="${CSS.escape(place)}"], [data-at="${CSS.escape(place)}"]`;
    for (const root of this.roots) {
      const found = kind === null ? [root.querySelector(here)] : Array.from(root.querySelectorAll(`[data-kind="${CSS.escape(kind)}"]`))
        .filter((one) => (one.getAttribute("data-on") ?? one.id) === place || one.closest(here));
      const element = found.find((one) => one && one.getClientRects().length > 0);
      if (element instanceof HTMLElement || element instanceof SVGElement) return element;
    }
    return null;
  }

  /** Everything at a place that has a tag: `*tag@place`. @param {string} name @returns {(HTMLElement | SVGElement)[]} */
  findAll(name) {
    if (!name.startsWith("*")) return [];
    const [tag, place] = name.slice(1).split("@");
    const found = Array.from(this.find(place)?.querySelectorAll(`[data-tags~="${CSS.escape(tag)}"]`) ?? []);
    return found.filter((one) => one instanceof HTMLElement || one instanceof SVGElement).filter((one) => one.getClientRects().length > 0);
  }

  /** Where something is now, as far as it can be seen. @param {string} name @returns {DOMRect | null} */
  rectOf(name) {
    const ghost = this.ghosts.get(name);
    if (ghost) return ghost.frame.getBoundingClientRect();
    const element = this.find(name);
    if (!element) return null;
    // Of a place its ground counts, not what towers over it.
    const rect = (element.querySelector(":scope > rect") ?? element).getBoundingClientRect();
    return this.#seen(element, rect);
  }

  /** What can be seen of an element. @param {Element} element @param {DOMRect} rect where it is @returns {DOMRect | null} */
  #seen(element, rect) {
    const root = this.roots.find((one) => one.contains(element));
    return root ? inside(rect, root.getBoundingClientRect()) : rect;
  }

  /** Where everything is that these names mean. @param {string[]} names @returns {DOMRect[]} */
  #rectsOf(names) {
    return names.flatMap((name) => {
      const tagged = this.findAll(name).map((one) => this.#seen(one, one.getBoundingClientRect())).filter((rect) => rect !== null);
      const rect = tagged.length > 0 ? null : this.rectOf(name.startsWith("*") ? name.split("@")[1] : name);
      return rect ? [rect] : tagged;
    });
  }

  /** @param {Extract<Cue, {cue: "light"}>} cue */
  async #light({ things, mark, tone = "plain", stay = false }) {
    const rects = this.#rectsOf(things);
    const lit = rects.map((rect) => this.#prop(board("glow", rect, tone)));
    // One that outlasts the show is looked for again in the new drawing.
    if (rects.length === things.length) lit.forEach((one, number) => { one.dataset.of = things[number]; });
    if (rects.length > 0 && mark) lit.push(this.#prop(label(stay ? "written above" : "written", around(rects), mark, tone)));
    const away = () => lit.forEach((one) => one.remove());
    if (stay) {
      this.staying.push(...lit);
      if (tone !== "weighed") this.sound(tone);
      await this.#pause(weight({ cue: "light", things, tone, stay }));
      return;
    }
    if (tone === "plain") {
      setTimeout(away, NAMED * this.beat);
      return;
    }
    if (tone === "harm" || tone === "fear") this.#shake(things);
    if (tone === "quake") this.roots[0].classList.add("quaking");
    if (tone !== "weighed") this.sound(tone);
    if (!(await this.#pause(weight({ cue: "light", things, tone })))) return;
    this.roots[0].classList.remove("quaking");
    away();
  }

  /** What is not meant darkens. @param {Extract<Cue, {cue: "dark"}>} cue */
  #dark({ things }) {
    const holes = this.#rectsOf(things);
    if (holes.length === 0) return;
    for (const old of this.staying.filter((one) => one.matches(".shade"))) old.remove();
    const shaded = shade(this.roots[0].getBoundingClientRect(), holes);
    // Everything else that is shown lies over the dark.
    this.sky.prepend(shaded);
    this.props.push(shaded);
    this.staying.push(shaded);
  }

  /** @param {Extract<Cue, {cue: "flood"}>} cue */
  async #flood({ things, seats }) {
    const floods = this.#rectsOf(things).map((rect) => this.#prop(flood(rect, seats, BEATS.flood * this.beat)));
    this.staying.push(...floods);
    this.sound("good");
    await this.#pause(BEATS.flood);
  }

  #putOut() {
    for (const one of this.staying.splice(0)) one.remove();
  }

  /** @param {Extract<Cue, {cue: "vanish"}>} cue @param {Told} told */
  async #vanish({ things }, told) {
    const options = { duration: BEATS.vanish * this.beat, fill: /** @type {FillMode} */ ("forwards"), easing: "ease-in" };
    for (const name of things) {
      const ghost = name.includes("@") ? null : this.#ghost(name);
      if (ghost) {
        ghost.gone = true;
        (ghost.frame.firstElementChild ?? ghost.frame).animate([{ opacity: 1, scale: "1" }, { opacity: 0, scale: "0.3" }], options);
        continue;
      }
      for (const one of this.findAll(name)) {
        told.opened = true;
        this.hidden.push(one);
        one.animate([{ translate: "0px 0px", opacity: 1 }, { translate: "0px -40px", opacity: 0 }], { ...options, fill: "none" }).finished.then(() => { one.style.opacity = "0"; }, () => {});
      }
    }
    this.sound("tile");
    await this.#pause(BEATS.vanish);
  }

  /** @param {string[]} things */
  #shake(things) {
    const frames = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0px` }));
    for (const thing of things) {
      const shaken = this.ghosts.get(thing)?.frame.firstElementChild ?? this.find(thing);
      shaken?.animate(frames, { duration: BEATS.felt * this.beat });
    }
  }

  /** @param {Extract<Cue, {cue: "move"}>} cue @param {Told} told */
  async #move({ thing, way, gait }, told) {
    const ghost = this.#ghost(thing);
    for (const place of way) {
      const to = this.rectOf(place);
      if (!to) continue;
      if (!ghost) {
        this.#prop(board("glow", to, "plain"));
        continue;
      }
      this.sound(gait === "walk" ? "walk" : "tile");
      if (ghost.gone) this.#appear(ghost, to);
      if (!(await this.#step(ghost, to, gait))) return;
    }
    if (!ghost) return;
    const [name] = thing.split("@");
    // Under its new place it is found again by whatever moves it further.
    if (thing.includes("@")) {
      told.kinds.add(name);
      this.ghosts.delete(thing);
      this.ghosts.set(`${name}@${way[way.length - 1]}`, ghost);
    } else {
      told.moved.set(this.find(thing)?.id ?? thing, { x: ghost.x, y: ghost.y });
    }
  }

  /** Somebody who could not be seen stands somewhere at once. @param {Ghost} ghost @param {DOMRect} to */
  #appear(ghost, to) {
    const [from, target] = [middleOf(ghost.rect), middleOf(to)];
    [ghost.x, ghost.y, ghost.gone, ghost.walked] = [target.x - from.x, target.y - from.y, false, undefined];
    const picture = ghost.frame.firstElementChild ?? ghost.frame;
    picture.animate([{ opacity: 0, scale: "2" }, { opacity: 1, scale: "1" }], { duration: BEATS.step * this.beat, fill: "forwards" });
  }

  /** The copy of a thing that is on its way; the thing itself is hidden unless others like it stay. @param {string} name @returns {Ghost | null} */
  #ghost(name) {
    const known = this.ghosts.get(name);
    if (known) return known;
    const element = this.find(name);
    if (!element) return null;
    const rect = element.getBoundingClientRect();
    const frame = this.#prop(picture(spot(element, rect), rect));
    const ghost = { frame, rect, x: 0, y: 0 };
    this.ghosts.set(name, ghost);
    if (Number(element.dataset.amount ?? 1) <= 1 && !element.matches(".card")) {
      element.style.opacity = "0";
      this.hidden.push(element);
    }
    return ghost;
  }

  /** @param {Ghost} ghost @param {DOMRect} to @param {string} gait */
  async #step(ghost, to, gait) {
    const [from, target] = [middleOf(ghost.rect), middleOf(to)];
    const [x, y] = [target.x - from.x, target.y - from.y];
    const hop = { translate: `${(ghost.x + x) / 2}px ${(ghost.y + y) / 2 - 9}px` };
    const frames = [{ translate: `${ghost.x}px ${ghost.y}px` }, ...(gait === "walk" ? [hop] : []), { translate: `${x}px ${y}px` }];
    const beats = gait === "walk" ? BEATS.step : BEATS.laid;
    if (gait === "walk") this.#footprint(ghost, { x: from.x + ghost.x, y: from.y + ghost.y }, target);
    ghost.frame.animate(frames, { duration: beats * this.beat, easing: "ease-in-out", fill: "forwards" });
    [ghost.x, ghost.y] = [x, y];
    ghost.frame.dataset.steps = String(Number(ghost.frame.dataset.steps ?? 0) + 1);
    return this.#pause(beats);
  }

  /** The way that somebody walks is drawn as far as it was walked. @param {Ghost} ghost @param {Point} from @param {Point} to */
  #footprint(ghost, from, to) {
    if (Math.hypot(to.x - from.x, to.y - from.y) < 2) return;
    if (!ghost.walked) {
      const way = trail(from);
      this.sky.prepend(way.drawn);
      this.props.push(way.drawn);
      ghost.walked = way;
    }
    ghost.walked.add(to);
  }

  /** Cards turn over. @param {Extract<Cue, {cue: "turn"}>} cue */
  async #turn(cue) {
    const props = [];
    for (const thing of cue.things) {
      const rect = this.rectOf(thing);
      if (rect && cue.face) props.push(this.#prop(card(rect, cue, BEATS.turn * this.beat)));
      else if (rect) this.find(thing)?.animate([{ scale: "1 1" }, { scale: "0.05 1" }, { scale: "1 1" }], { duration: BEATS.blank * this.beat });
    }
    this.sound("tile");
    await this.#pause(weight(cue));
    for (const prop of props) prop.remove();
  }

  /** @param {Extract<Cue, {cue: "fly"}>} cue */
  async #fly({ text, from, to }) {
    const [start, end] = [this.rectOf(from), this.rectOf(to)];
    if (!start || !end) return;
    const flying = this.#prop(label("number", start, text, text.startsWith("+") ? "good" : "harm"));
    const [a, b] = [middleOf(start), middleOf(end)];
    const frames = [{ translate: "0px 0px", scale: "0.6" }, { translate: "0px -14px", scale: "1.5", offset: 0.3 }, { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: "0.9" }];
    flying.animate(frames, { duration: BEATS.fly * this.beat, easing: "ease-in-out", fill: "forwards" });
    if (!(await this.#pause(BEATS.fly))) return;
    flying.remove();
    this.#count(to, Number(text.replace("−", "-")));
  }

  /** What a number flew to changes at once. @param {string} name @param {number} by */
  #count(name, by) {
    const counter = this.find(name);
    if (!counter || counter.dataset.count === undefined || !Number.isFinite(by)) return;
    counter.dataset.count = String(Number(counter.dataset.count) + by);
    counter.textContent = counter.dataset.count;
    counter.classList.add(by > 0 ? "counts-up" : "counts-down");
  }

  /** Dice that are in the sky alone; those of the drawing tumble when it comes. @param {Extract<Cue, {cue: "tumble"}>} cue @param {Told} told */
  async #tumble({ at, faces }, told) {
    this.sound("dice");
    if (faces.length === 0) return;
    told.rolled = true;
    const thrown = dice(this.rectOf(at) ?? this.roots[0].getBoundingClientRect(), faces, BEATS.tumble * 0.6 * this.beat);
    this.#prop(thrown);
    await this.#pause(BEATS.tumble);
    thrown.remove();
  }

  /** @param {Extract<Cue, {cue: "push"}>} cue */
  async #push({ places }) {
    const tiles = places.map((place) => this.find(place)).filter((one) => one instanceof SVGGraphicsElement);
    if (tiles.length !== places.length) return;
    this.sound("quake");
    const settle = pushRound(tiles, BEATS.push * this.beat);
    if (await this.#pause(BEATS.push)) settle();
  }

  /** @template {HTMLElement} T @param {T} prop @returns {T} */
  #prop(prop) {
    this.props.push(prop);
    this.sky.append(prop);
    return prop;
  }

  /** Waits. Tells whether the show goes on: if it was stopped, another drawing may stand already. @param {number} beats @returns {Promise<boolean>} */
  #pause(beats) {
    return new Promise((resolve) => {
      const wake = (/** @type {boolean} */ goesOn) => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        resolve(goesOn);
      };
      const timer = setTimeout(() => wake(true), beats * this.beat);
      this.sleepers.add(wake);
    });
  }
}

/** What of a rectangle lies inside another. @param {DOMRect} one @param {DOMRect} other @returns {DOMRect | null} */
function inside(one, other) {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [width, height] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top];
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : null;
}

/** The smallest rectangle around all. @param {DOMRect[]} rects */
function around(rects) {
  const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))];
  return new DOMRect(left, top, Math.max(...rects.map((one) => one.right)) - left, Math.max(...rects.map((one) => one.bottom)) - top);
}
