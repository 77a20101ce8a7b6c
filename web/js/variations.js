// @ts-check
// The tree of games that go on from each other: names for one's own, and links to share.

import { messageOf, put } from "./api.js";
import { copyText } from "./copy.js";
import { byId } from "./dom.js";

const section = byId("variations");

for (const button of section.querySelectorAll("button.copy-variation")) {
  if (!(button instanceof HTMLElement)) continue;
  const shown = button.closest(".variation")?.querySelector("code");
  const address = new URL(button.dataset.address ?? "", location.href).href;
  if (shown instanceof HTMLElement) button.addEventListener("click", () => copyText(address, button, shown));
}

for (const form of section.querySelectorAll("form.name-variation")) {
  if (!(form instanceof HTMLFormElement)) continue;
  const status = form.querySelector("[role=status]");
  const title = form.closest(".variation")?.querySelector(".variation-name");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const id = form.dataset.id ?? "";
    let said = section.dataset.saved ?? "";
    try {
      const { branches } = await put("/api/tables/{id}/variations", { id }, { name: String(new FormData(form).get("name") ?? "") });
      const branch = branches.find(({ table }) => table === id);
      if (title && branch) title.textContent = branch.title;
    } catch (fault) {
      said = messageOf(fault);
    }
    if (status) status.textContent = said;
  });
}
