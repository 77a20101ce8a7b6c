// @ts-check
// The first page: one touch opens a table against bots.

import { get, messageOf, post } from "./api.js";
import { beSomebody } from "./me.js";
import { tell } from "./page.js";

/** @import { ChairWish } from "./wire.d.ts" */

for (const button of document.querySelectorAll("button[data-quick]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await beSomebody();
      const { levels } = await get("/api/games", {});
      const level = levels[Math.floor(levels.length / 2)][0];
      const seats = Number(button.dataset.seats);
      const bots = Array.from({ length: seats - 1 }, () => /** @type {ChairWish} */ ({ kind: "bot", level }));
      const plan = { game: button.dataset.quick ?? "", table: { seats } };
      const { id } = await post("/api/tables", {}, { plan, chairs: [{ kind: "me" }, ...bots] });
      location.assign(`/t/${id}`);
    } catch (fault) {
      button.disabled = false;
      tell(messageOf(fault));
    }
  });
}

// The lobby is live: when it is not what the page shows, its part of the page is fetched anew, in the reader's language.
const lobby = new EventSource("/api/lobby");
lobby.addEventListener("lobby", async (event) => {
  if (document.getElementById("lobby")?.dataset.known === event.data) return;
  const page = await fetch(location.pathname).then((answer) => answer.text()).catch(() => "");
  const fresh = new DOMParser().parseFromString(page, "text/html").getElementById("lobby");
  if (fresh) document.getElementById("lobby")?.replaceWith(fresh);
});
