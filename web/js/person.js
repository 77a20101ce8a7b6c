// @ts-check
// Somebody's page: follow them, and dates in the reader's words.

import { messageOf, post } from "./api.js";
import { showTimes } from "./times.js";

const page = document.querySelector("section.person");
const follow = document.getElementById("follow");
follow?.addEventListener("click", async () => {
  const followed = follow.getAttribute("aria-pressed") !== "true";
  const fault = document.getElementById("fault");
  try {
    await post("/api/me/friends", {}, { person: page?.getAttribute("data-id") ?? "", followed });
    follow.setAttribute("aria-pressed", String(followed));
    follow.textContent = (followed ? follow.dataset.unfollow : follow.dataset.follow) ?? "";
    if (fault) fault.textContent = "";
  } catch (error) {
    if (fault) fault.textContent = messageOf(error);
  }
});

showTimes();
