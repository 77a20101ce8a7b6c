// A game told again, moment by moment.

import { get } from "./api.js";
import { ruleLink } from "./log.js";
import { Stage, applyStyles, choosePace } from "./motion.js";
import { tell } from "./page.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const { id, game, seat, last } = byId("replay").dataset;
const slider = /** @type {HTMLInputElement} */ (byId("moment"));
let wanted = Number(slider.value);
let shown = wanted;
let busy = false;
const stage = new Stage(byId("board"), byId("panels"), byId("caption"));
applyStyles(byId("replay"));
choosePace(/** @type {HTMLSelectElement} */ (byId("motion")));

/** @param {number} n */
async function show(n) {
  wanted = Math.min(Math.max(n, 0), Number(last));
  slider.value = String(wanted);
  if (busy) return;
  busy = true;
  try {
    while (true) {
      const asked = wanted;
      const from = seat === undefined ? "" : `&seat=${seat}`;
      const moment = await get(`/api/tables/${id}/replay?n=${asked}${from}`);
      const next = moment.n === shown + 1;
      stage.skip();
      // One step is seen to happen; a leap is only shown.
      stage.show({ drawn: moment.drawn, causes: next ? moment.events : [], still: Math.abs(moment.n - shown) > 1, shown: () => {} });
      shown = moment.n;
      byId("number").textContent = `${moment.n} / ${moment.last}`;
      byId("events").replaceChildren(...moment.events.map((/** @type {any} */ event) => {
        const item = document.createElement("li");
        item.append(event.text, " ", ruleLink(game ?? "", event.rule));
        return item;
      }));
      history.replaceState(null, "", `?n=${moment.n}${from}`);
      if (wanted === asked) break;
    }
  } catch (fault) {
    tell(fault instanceof Error ? fault.message : String(fault));
  } finally {
    busy = false;
  }
}

slider.addEventListener("input", () => show(Number(slider.value)));
byId("first").addEventListener("click", () => show(0));
byId("previous").addEventListener("click", () => show(wanted - 1));
byId("next").addEventListener("click", () => show(wanted + 1));
byId("last").addEventListener("click", () => show(Number(last)));
