// @ts-check
// The first page: one touch opens a table against bots.

import { messageOf, post } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { beSomebody } from "./me.js";
import { tell } from "./page.js";
import { listenToQuick } from "./quick.js";
import { showTimes } from "./times.js";

/** @import { MeetPace } from "./wire.d.ts" */

listenToQuick();

// Anyone, this game, this pace: a chair at a table that waits, or a table of one's own. The server knows both.
const meeting = byIdAs("meet", HTMLDialogElement);
for (const button of document.querySelectorAll("button[data-match]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", () => {
    meeting.dataset.game = button.dataset.match;
    byId("meet-title").textContent = `${button.textContent?.trim()} – ${button.dataset.title}`;
    meeting.showModal();
  });
}
const paces = Array.from(meeting.querySelectorAll("button[data-pace]")).filter((button) => button instanceof HTMLButtonElement);
for (const button of paces) {
  button.addEventListener("click", async () => {
    for (const one of paces) one.disabled = true;
    try {
      await beSomebody();
      const pace = /** @type {MeetPace} */ (button.dataset.pace);
      const { id } = await post("/api/meet", {}, { game: meeting.dataset.game ?? "", pace });
      location.assign(`/t/${id}`);
    } catch (fault) {
      meeting.close();
      tell(messageOf(fault));
    } finally {
      for (const one of paces) one.disabled = false;
    }
  });
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
