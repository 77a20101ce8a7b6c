// Where the browser is: what CHROMIUM names, or the first of its usual names on the PATH, or where Debian's package puts it.
// Run as a program it prints the path, or fails when there is none.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const PACKAGED = "/usr/bin/chromium";

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program: the one that somebody named, or the first of these names on the PATH, or where a package puts it. @returns {string | undefined} */
export function programPath(named, names, packaged, environment) {
  if (named) return canRun(named) ? named : undefined;
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, packaged].find(canRun);
}

/** @param {Record<string, string | undefined>} environment @returns {string | undefined} */
export function chromiumPath(environment = process.env) {
  return programPath(environment.CHROMIUM, NAMES, PACKAGED, environment);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = chromiumPath();
  if (path) console.log(path);
  process.exitCode = path ? 0 : 1;
}
