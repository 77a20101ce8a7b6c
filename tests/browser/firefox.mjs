// Where Firefox is: what FIREFOX names, or one of its usual names on the PATH, or where Debian's package puts it.
// Run as a program it prints the path, or fails when there is none.

import { fileURLToPath } from "node:url";
import { programPath } from "./chromium.mjs";

/** @param {Record<string, string | undefined>} environment @returns {string | undefined} */
export function firefoxPath(environment = process.env) {
  return programPath(environment.FIREFOX, ["firefox", "firefox-esr"], "/usr/bin/firefox-esr", environment);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = firefoxPath();
  if (path) console.log(path);
  process.exitCode = path ? 0 : 1;
}
