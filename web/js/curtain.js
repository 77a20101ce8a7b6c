// @ts-check
// Several people at one device: whoever has decided hands it over to the next whom the game waits for.
// Where seats have secrets a curtain falls in between, and behind it nothing is drawn. When all of them have chosen at the same
// time, everybody may look at what came of it before the next one takes the device.

import { button, byId } from "./dom.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** A seat at this device. @typedef {{seat: number, name: string}} Next */

export class Curtain {
  /**
   * @param {HTMLDialogElement} dialog @param {TableModel} model
   * @param {() => void} hideAll takes everything away that the last person saw
   * @param {(seat: number | null) => void} lookFrom shows the table from another seat, or as everybody may see it
   */
  constructor(dialog, model, hideAll, lookFrom) {
    this.dialog = dialog;
    this.model = model;
    this.hideAll = hideAll;
    this.lookFrom = lookFrom;
    /** The seats at this device that choose at the same time, and those of them that have not chosen yet. @type {{all: number[], left: number[]}} */
    this.choosing = { all: [], left: [] };
    /** Whether everybody at this device looks at what came of their choices. */
    this.looking = false;
    byId("pass-device").addEventListener("click", () => this.pass());
    dialog.addEventListener("cancel", (event) => event.preventDefault());
  }

  get isDown() {
    return this.dialog.open;
  }

  /** Hands the device over, if somebody else at it is waited for. */
  handOver() {
    const hides = this.#hides();
    byId("pass-device").hidden = !hides || this.#own().length < 2;
    if (!hides) this.#endLook();
    if (this.isDown && !hides) {
      // The game has ended behind the curtain: there is nothing left to hide.
      this.dialog.close();
      this.lookFrom(null);
    }
    const revealed = this.#allHaveChosen() && hides && this.model.state.game?.seat !== null;
    const next = this.#next();
    if (this.looking) this.#showLook(next);
    else if (revealed && !this.isDown) this.#everybodyLooks();
    else if (!next) return;
    else if (!this.model.secrets) this.lookFrom(next.seat);
    else if (this.isDown) this.#ask([next]);
    else this.#drop([next]);
  }

  /** Hands the device over without being asked to: whoever takes it says who they are. */
  pass() {
    this.#endLook();
    this.#drop(this.#own().flatMap(({ seat, name }) => (typeof seat === "number" ? [{ seat, name }] : [])));
  }

  #own() {
    return this.model.mine().filter((chair) => !chair.away);
  }

  /** Whether there is something to hide from each other. */
  #hides() {
    const { game } = this.model.state;
    return this.model.secrets && this.model.isPlaying && game && !game.result;
  }

  /** Whether all who chose at the same time have just done so: none of them is left, or the others are asked again. */
  #allHaveChosen() {
    const waited = this.#own().flatMap(({ seat, waiting }) => (waiting && typeof seat === "number" ? [seat] : []));
    const { all, left } = this.choosing;
    const still = left.filter((seat) => waited.includes(seat));
    const done = all.length > 1 && (still.length === 0 || waited.some((seat) => all.includes(seat) && !left.includes(seat)));
    if (done || all.length < 2) this.choosing = { all: waited, left: waited };
    else this.choosing = { all, left: still };
    return done;
  }

  /**
   * Who looks next, and from where; nobody while the game waits for the seat that looks now. Whoever is ready may still be
   * allowed to speak, but the device goes to those who are not.
   * @returns {Next | null}
   */
  #next() {
    const { game } = this.model.state;
    const own = this.#own();
    if (own.length < 2 || !game || !this.model.isPlaying || game.result) return null;
    const waited = own.filter((chair) => chair.waiting);
    if (waited.some((chair) => chair.seat === game.seat)) return null;
    for (const { seat, name } of waited) if (typeof seat === "number") return { seat, name };
    return null;
  }

  /** What came of all choices is shown as everybody may see it. */
  #everybodyLooks() {
    this.looking = true;
    this.hideAll();
    this.lookFrom(null);
  }

  #endLook() {
    this.looking = false;
    byId("look").hidden = true;
  }

  /** @param {Next | null} next whom the device is for afterwards */
  #showLook(next) {
    const look = byId("look");
    const told = String(next?.seat);
    if (look.dataset.next === told && !look.hidden) return;
    look.dataset.next = told;
    look.hidden = false;
    look.replaceChildren(spoken("everybody-look"));
    if (!next) return;
    look.append(" ", button(`${spoken("pass-on-to")} ${next.name}`, () => {
      this.#endLook();
      this.#drop([next]);
    }));
  }

  /** @param {Next[]} people */
  #drop(people) {
    this.hideAll();
    this.#ask(people);
    if (!this.isDown) this.dialog.showModal();
  }

  /** Asks for one of some people, each of whom lifts the curtain for themselves. @param {Next[]} people */
  #ask(people) {
    const [first] = people;
    byId("curtain-title").textContent = people.length === 1 ? `${spoken("hand-over-to")} ${first.name}` : spoken("who-is-here");
    const lift = (/** @type {Next} */ one) => () => {
      this.dialog.close();
      this.lookFrom(one.seat);
    };
    const lone = byId("lift");
    lone.hidden = people.length !== 1;
    lone.onclick = people.length === 1 ? lift(first) : null;
    const buttons = people.length === 1 ? [] : people.map((one) => button(one.name, lift(one)));
    byId("curtain-people").replaceChildren(lone, ...buttons);
  }
}
