// @ts-check
// A game told again, moment by moment.

import { get, messageOf } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { ruleLink } from "./log.js";
import { Stage, applyStyles, choosePace } from "./motion.js";
import { tell } from "./page.js";

/** @import { Moment } from "./wire.d.ts" */

class Replay {
  /** @param {HTMLElement} place says which game, from which seat @param {HTMLInputElement} slider @param {Stage} stage */
  constructor(place, slider, stage) {
    const { id, game, seat, last } = place.dataset;
    this.id = id ?? "";
    this.game = game ?? "";
    this.seat = seat === undefined ? null : Number(seat);
    this.last = Number(last);
    this.slider = slider;
    this.stage = stage;
    /** The moment that somebody wants to see, and the one that is seen. */
    this.wanted = Number(slider.value);
    this.shown = this.wanted;
    this.isAsking = false;
  }

  /** Shows a moment; of those wanted while one is on its way, only the last is fetched. @param {number} n */
  async show(n) {
    this.wanted = Math.min(Math.max(n, 0), this.last);
    this.slider.value = String(this.wanted);
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      for (let asked = -1; asked !== this.wanted;) {
        asked = this.wanted;
        this.#put(await get("/api/tables/{id}/replay", { id: this.id, n: asked, seat: this.seat }));
      }
    } catch (fault) {
      tell(messageOf(fault));
    } finally {
      this.isAsking = false;
    }
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
      return item;
    }));
    history.replaceState(null, "", `?n=${moment.n}${this.seat === null ? "" : `&seat=${this.seat}`}`);
  }
}

const slider = byIdAs("moment", HTMLInputElement);
const replay = new Replay(byId("replay"), slider, new Stage(byId("board"), byId("panels"), byId("caption")));
applyStyles(byId("replay"));
choosePace(byIdAs("motion", HTMLSelectElement));
slider.addEventListener("input", () => replay.show(Number(slider.value)));
byId("first").addEventListener("click", () => replay.show(0));
byId("previous").addEventListener("click", () => replay.show(replay.wanted - 1));
byId("next").addEventListener("click", () => replay.show(replay.wanted + 1));
byId("last").addEventListener("click", () => replay.show(replay.last));
