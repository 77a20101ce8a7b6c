// @ts-check
// Who this browser is.

import { post } from "./api.js";

/** As the page was told. @returns {{id: string, name: string} | null} */
export function me() {
  const who = document.getElementById("who");
  return who ? { id: who.dataset.id ?? "", name: who.dataset.name ?? "" } : null;
}

/** Makes sure that this browser is somebody; a newcomer gets a name that can be changed later. */
export async function beSomebody() {
  const known = me();
  if (known) return known;
  const names = ["Ammonite", "Basalte", "Cendre", "Dino", "Fougère", "Gecko", "Lave", "Mammouth", "Obsidienne", "Silex"];
  const number = crypto.getRandomValues(new Uint16Array(2));
  const name = `${names[number[0] % names.length]} ${(number[1] % 900) + 100}`;
  return post("/api/me", {}, { name });
}
