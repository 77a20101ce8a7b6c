// @ts-check
// The first page: one touch opens a table against bots.

import { get, messageOf, post } from "./api.js";
import { beSomebody } from "./me.js";
import { tell } from "./page.js";
import { listenToQuick } from "./quick.js";
import { showTimes } from "./times.js";

/** @import { ChairWish } from "./wire.d.ts" */

listenToQuick();

// Anyone, this game, now: a chair at a table that waits, in one's own language if there is one; otherwise a table of one's own.
for (const button of document.querySelectorAll("button[data-match]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      location.assign(`/t/${await meetAnyone(button.dataset.match ?? "", Number(button.dataset.seats))}`);
    } catch (fault) {
      button.disabled = false;
      tell(messageOf(fault));
    }
  });
}

/** @param {string} game @param {number} fewest @returns {Promise<string>} the table */
async function meetAnyone(game, fewest) {
  const { id: self } = await beSomebody();
  const { lang } = document.documentElement;
  const waiting = (await get("/api/tables", {})).filter(({ card }) => card.plan.game === game && card.plan.pace?.kind !== "days");
  const mine = waiting.find(({ card }) => card.chairs.some((chair) => chair.person === self));
  if (mine) return mine.id;
  waiting.sort((one, other) => Number(other.card.plan.lang === lang) - Number(one.card.plan.lang === lang));
  for (const { id } of waiting) {
    // Somebody else may have been quicker: then the next one.
    if (await post("/api/tables/{id}/sit", { id }, {}).then(() => true, () => false)) return id;
  }
  const seats = Math.max(2, fewest);
  const others = Array.from({ length: seats - 1 }, () => /** @type {ChairWish} */ ({ kind: "anyone" }));
  return (await post("/api/tables", {}, { plan: { game, table: { seats }, lang }, chairs: [{ kind: "me" }, ...others] })).id;
}

/** What is looked for among the open tables. @type {Record<string, string>} */
const wanted = {};

/** Shows the tables that are looked for. */
function filter() {
  for (const row of document.querySelectorAll("#lobby li")) {
    const { game, pace, lang } = /** @type {HTMLElement} */ (row).dataset;
    const is = /** @type {Record<string, string | undefined>} */ ({ game, pace, lang });
    /** @type {HTMLElement} */ (row).hidden = Object.entries(wanted).some(([key, value]) => value !== "" && is[key] !== value);
  }
  for (const [name, value] of Object.entries(wanted)) {
    const field = document.querySelector(`#lobby-filter select[name="${name}"]`);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  showTimes();
}

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.closest("#lobby-filter")) return;
  wanted[target.name] = target.value;
  filter();
});

// The lobby is live: when it is not what the page shows, its part of the page is fetched anew, in the reader's language. A page
// that nobody looks at lets the line go: browsers have few of them.
/** @type {EventSource | null} */
let lobby = null;

function watchLobby() {
  lobby?.close();
  lobby = null;
  if (document.hidden) return;
  lobby = new EventSource("/api/lobby");
  lobby.addEventListener("lobby", async (event) => {
    if (document.getElementById("lobby")?.dataset.known === event.data) return;
    const page = await fetch(location.pathname).then((answer) => answer.text()).catch(() => "");
    const fresh = new DOMParser().parseFromString(page, "text/html").getElementById("lobby");
    if (fresh) document.getElementById("lobby")?.replaceWith(fresh);
    filter();
  });
}

document.addEventListener("visibilitychange", watchLobby);
watchLobby();
filter();
