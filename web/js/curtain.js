// @ts-check
// Several people at one device: whoever has decided hands it over to the next whom the game waits for.
// Where seats have secrets a curtain falls in between, and behind it nothing is drawn.

import { byId } from "./dom.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */

export class Curtain {
  /**
   * @param {HTMLDialogElement} dialog @param {TableModel} model
   * @param {() => void} hideAll takes everything away that the last person saw
   * @param {(seat: number) => void} lookFrom shows the table from another seat
   */
  constructor(dialog, model, hideAll, lookFrom) {
    this.dialog = dialog;
    this.model = model;
    this.hideAll = hideAll;
    this.lookFrom = lookFrom;
  }

  get isDown() {
    return this.dialog.open;
  }

  /** Hands the device over, if somebody else at it is waited for. */
  handOver() {
    const next = this.#next();
    if (!next) return;
    if (!this.model.secrets) this.lookFrom(next.seat);
    else if (!this.isDown) this.#drop(next);
  }

  /**
   * Who looks next, and from where; nobody while the game waits for the seat that looks now. Whoever is ready may still be
   * allowed to speak, but the device goes to those who are not.
   */
  #next() {
    const { game } = this.model.state;
    const own = this.model.mine().filter((chair) => !chair.away);
    if (own.length < 2 || !game || !this.model.isPlaying || game.result) return null;
    const waited = own.filter((chair) => chair.waiting);
    if (waited.some((chair) => chair.seat === game.seat)) return null;
    for (const { seat, name } of waited) if (typeof seat === "number") return { seat, name };
    return null;
  }

  /** @param {{seat: number, name: string}} next */
  #drop(next) {
    this.hideAll();
    byId("curtain-title").textContent = `${spoken("hand-over-to")} ${next.name}`;
    this.dialog.showModal();
    byId("lift").onclick = () => {
      this.dialog.close();
      this.lookFrom(next.seat);
    };
  }
}
