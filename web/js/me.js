// @ts-check
// Who this browser is.

import { post } from "./api.js";

/** As the page was told. @returns {{id: string, name: string} | null} */
export function me() {
  const who = document.getElementById("who");
  return who ? { id: who.dataset.id ?? "", name: who.dataset.name ?? "" } : null;
}

/** A name for a newcomer, that can be changed: of animals and plants, since bots have those of stones. */
export function suggestedName() {
  const names = ["Ammonite", "Bison", "Condor", "Dodo", "Gecko", "Gingko", "Iguane", "Libellule", "Mammouth", "Nautile", "Tapir", "Tortue"];
  const number = crypto.getRandomValues(new Uint16Array(2));
  return `${names[number[0] % names.length]} ${(number[1] % 900) + 100}`;
}

/** Makes sure that this browser is somebody; a newcomer gets a name that can be changed later. */
export async function beSomebody() {
  return me() ?? post("/api/me", {}, { name: suggestedName() });
}
