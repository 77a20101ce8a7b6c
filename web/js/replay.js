// @ts-check
// A game told again, moment by moment: by hand, or by itself from here on.

import { get, messageOf } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { Eyes } from "./eyes.js";
import { ruleLink } from "./log.js";
import { Stage, applyStyles, choosePace } from "./motion.js";
import { tell } from "./page.js";
import { Sound } from "./sound.js";

/** @import { Mark, Moment } from "./wire.d.ts" */

class Replay {
  /** @param {HTMLElement} place says which game, from which seat @param {HTMLInputElement} slider @param {Stage} stage */
  constructor(place, slider, stage) {
    const { id, game, gaze, last } = place.dataset;
    this.id = id ?? "";
    this.game = game ?? "";
    this.eyes = new Eyes(gaze ?? "", () => this.again());
    this.last = Number(last);
    this.slider = slider;
    this.stage = stage;
    /** The moment that somebody wants to see, and the one that is seen. */
    this.wanted = Number(slider.value);
    this.shown = this.wanted;
    this.isAsking = false;
    this.isPlaying = false;
    /** Where turns began. @type {Mark[]} */
    this.marks = [];
  }

  /** Shows a moment; of those wanted while one is on its way, only the last is fetched. @param {number} n */
  async show(n) {
    this.wanted = Math.min(Math.max(n, 0), this.last);
    this.slider.value = String(this.wanted);
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      for (let asked = -1, as = ""; asked !== this.wanted || as !== this.eyes.gaze;) {
        [asked, as] = [this.wanted, this.eyes.gaze];
        this.#put(await get("/api/tables/{id}/replay", { id: this.id, n: asked, ...this.eyes.asked }));
      }
    } catch (fault) {
      this.pause();
      tell(messageOf(fault));
    } finally {
      this.isAsking = false;
    }
  }

  /** The moment that the page came with. */
  begin() {
    this.eyes.show(/** @type {Moment} */ (JSON.parse(byId("state").textContent ?? "{}")));
    this.eyes.keep(this.shown);
  }

  /** The same moment, as somebody else knew it. */
  again() {
    this.pause();
    this.show(this.wanted);
  }

  /** Goes on by itself, one moment after the other, until the end or until somebody stops it. */
  async play() {
    this.#playing(true);
    if (this.shown === this.last) await this.show(0);
    while (this.isPlaying && this.shown < this.last) {
      await this.show(this.shown + 1);
      await this.stage.rest();
      if (this.isPlaying) await new Promise((resolve) => setTimeout(resolve, 350));
    }
    this.#playing(false);
  }

  pause() {
    this.#playing(false);
  }

  /** @param {boolean} isPlaying */
  #playing(isPlaying) {
    this.isPlaying = isPlaying;
    const button = byId("play");
    button.dataset.play ??= button.textContent ?? "";
    button.textContent = (isPlaying ? button.dataset.pause : button.dataset.play) ?? "";
    button.setAttribute("aria-pressed", String(isPlaying));
  }

  /** By hand: what goes on by itself stops. @param {number} n */
  leap(n) {
    this.pause();
    this.show(n);
  }

  /** @param {Moment} moment */
  #put(moment) {
    const next = moment.n === this.shown + 1;
    this.stage.skip();
    // One step is seen to happen; a leap is only shown.
    const still = Math.abs(moment.n - this.shown) > 1;
    this.stage.show({ drawn: moment.drawn, causes: next ? moment.events : [], still, shown: () => {} });
    this.shown = moment.n;
    byId("number").textContent = `${moment.n} / ${moment.last}`;
    byId("events").replaceChildren(...moment.events.map((event) => {
      const item = document.createElement("li");
      item.append(event.text, " ", ruleLink(this.game, event.rule));
      item.addEventListener("pointerenter", () => this.stage.performance.point(event));
      item.addEventListener("pointerleave", () => this.stage.performance.point(null));
      return item;
    }));
    this.#showMarks();
    byId("replay").dataset.chance = String(moment.chance_next);
    document.dispatchEvent(new CustomEvent("moment", { detail: moment.n }));
    this.eyes.show(moment);
    this.eyes.keep(moment.n);
    history.replaceState(null, "", this.eyes.address(moment.n));
  }

  /** Where turns began, to jump there. */
  async fetchMarks() {
    const { marks } = await get("/api/tables/{id}/story", { id: this.id });
    this.marks = marks;
    byId("marks").replaceChildren(...marks.map(({ n, seat, name }) => {
      const mark = document.createElement("button");
      mark.type = "button";
      mark.className = `turn-mark mark-${seat}`;
      mark.dataset.n = String(n);
      mark.title = `${n} – ${name}`;
      mark.setAttribute("aria-label", mark.title);
      // Many turns leave little room for each.
      mark.style.width = `${Math.max(4, Math.min(11, 500 / marks.length))}px`;
      mark.style.left = `${(100 * n) / Math.max(this.last, 1)}%`;
      mark.addEventListener("click", () => this.leap(n - 1));
      return mark;
    }));
    this.#showMarks();
  }

  /** The turn that is shown. */
  #showMarks() {
    const now = this.marks.filter(({ n }) => n <= Math.max(this.shown, 1)).pop();
    for (const mark of byId("marks").children) mark.classList.toggle("now", mark.getAttribute("data-n") === String(now?.n));
  }
}

const slider = byIdAs("moment", HTMLInputElement);
const sound = new Sound();
const stage = new Stage(byId("board"), byId("panels"), byId("caption"), (name) => sound.play(name));
const replay = new Replay(byId("replay"), slider, stage);
applyStyles(byId("replay"));
choosePace(byIdAs("motion", HTMLSelectElement));
sound.choose(byIdAs("volume", HTMLInputElement), byIdAs("mute", HTMLInputElement));
slider.addEventListener("input", () => replay.leap(Number(slider.value)));
const press = (/** @type {string} */ id, /** @type {() => unknown} */ does) => byId(id).addEventListener("click", () => does());
press("play", () => (replay.isPlaying ? replay.pause() : replay.play()));
press("first", () => replay.leap(0));
press("previous", () => replay.leap(replay.wanted - 1));
press("next", () => replay.leap(replay.wanted + 1));
press("last", () => replay.leap(replay.last));
document.addEventListener("keydown", (event) => {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  replay.leap(replay.wanted + way);
});
replay.begin();
replay.fetchMarks().catch((fault) => tell(messageOf(fault)));
