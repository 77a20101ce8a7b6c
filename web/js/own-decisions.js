// @ts-check
// Looking back at one's own decisions while the game runs: some are weighed at a time, until all are.

import { get, messageOf } from "./api.js";
import { byId, byIdAs } from "./dom.js";

/** @import { DecisionAnalysed } from "./wire.d.ts" */

/** How many of the costliest are shown. */
const MOST = 10;

const section = byId("own-decisions");
const { id = "", seat = "", lang, better, instead, move, none, seen, colon } = section.dataset;
const share = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 });
const percent = (/** @type {number} */ millionths) => share.format(millionths / 1e6);
const go = byIdAs("own-go", HTMLButtonElement);

/** A decision that gave something away. @param {DecisionAnalysed} decision */
function told({ n, text, given_away, options, why }) {
  const made = document.createElement("li");
  const link = document.createElement("a");
  link.href = `?n=${n - 1}&seat=${seat}`;
  link.textContent = `${move} ${n}`;
  made.append(link, ` −${percent(given_away)} `, text);
  const [best, chosen] = [options.find((option) => option.best), options.find((option) => option.chosen)];
  if (best) {
    const paragraph = document.createElement("p");
    paragraph.textContent = `${better} ${best.text}${chosen ? ` (${percent(best.worth)} ${instead} ${percent(chosen.worth)})` : ""}`;
    made.append(paragraph);
  }
  const reasons = document.createElement("ul");
  reasons.append(...why.map((reason) => Object.assign(document.createElement("li"), { textContent: reason })));
  if (why.length > 0) made.append(reasons);
  return made;
}

/** All decisions, slice by slice. */
async function weigh() {
  /** @type {DecisionAnalysed[]} */
  const found = [];
  for (let after = 0, more = true; more;) {
    const slice = await get("/api/tables/{id}/decisions", { id, seat: Number(seat), after });
    found.push(...slice.decisions);
    after = found.at(-1)?.n ?? after;
    more = slice.more;
    const costly = found.filter(({ given_away }) => given_away > 0).sort((one, other) => other.given_away - one.given_away);
    byId("own-progress").textContent = `${seen}${colon}${found.length}.${!more && costly.length === 0 ? ` ${none}` : ""}`;
    byId("own-costly").replaceChildren(...costly.slice(0, MOST).map(told));
  }
}

go.addEventListener("click", async () => {
  [go.disabled, byId("own-fault").textContent] = [true, ""];
  await weigh().catch((fault) => { byId("own-fault").textContent = messageOf(fault); });
  go.disabled = false;
});
