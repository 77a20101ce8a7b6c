// @ts-check
// My friends: follow somebody, or no longer. Who is here is asked again now and then while the page is looked at.

import { messageOf, post } from "./api.js";

/** How often to look who is here. */
const PAUSE = 60000;

for (const button of document.querySelectorAll("button[data-person]")) {
  button.addEventListener("click", async () => {
    try {
      await post("/api/me/friends", {}, { person: button.getAttribute("data-person") ?? "", followed: button.getAttribute("data-followed") !== "true" });
      location.reload();
    } catch (error) {
      const fault = document.getElementById("fault");
      if (fault) fault.textContent = messageOf(error);
    }
  });
}

// Whoever has opened a list of games, or goes through the page by keyboard, is not interrupted.
setInterval(() => {
  const busy = document.hidden || document.querySelector("details[open]") || document.activeElement !== document.body;
  if (!busy) location.reload();
}, PAUSE);
