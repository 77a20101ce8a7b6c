// @ts-check
// Notices of the browser when it is my turn: for whoever asked for them, and only while none of our pages is looked at.

import { remember, remembered } from "./store.js";

const WANTED = "notify";
const LOOKED = "looked";
/** A page that was looked at so lately needs no notice; visible pages say it more often than this. */
const LATELY = 25000;

/** Whether this browser lets a page show notices: on phones only installed programs may, which the attempt tells. */
export const canNotify = once(() => {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "granted") return true;
  try {
    // Without permission nothing is shown.
    new Notification("").close();
    return true;
  } catch {
    return false;
  }
});

/** Finds something out when it is first asked for. @param {() => boolean} find */
function once(find) {
  /** @type {boolean | undefined} */
  let found;
  return () => (found ??= find());
}

/** Whether notices are wanted and allowed. */
export function notifies() {
  return "Notification" in window && Notification.permission === "granted" && remembered(WANTED) === "yes";
}

/** Turns notices on or off; only now the browser asks its user. @returns {Promise<boolean>} whether it could be done */
export async function toggleNotices() {
  if (notifies()) {
    remember(WANTED, "no");
    return true;
  }
  const allowed = (await Notification.requestPermission()) === "granted";
  if (allowed) remember(WANTED, "yes");
  return allowed;
}

/** When a page of ours was last looked at, and the tables that it then showed as waiting for me. */
function lastLook() {
  const [at, ...tables] = (remembered(LOOKED) ?? "").split(" ");
  return { at: Number(at), tables };
}

export class TurnNotices {
  constructor() {
    /** The tables that wait for me and need no notice any more: they were told, or seen on a page. @type {Set<string>} */
    this.known = new Set();
    this.knownLook = 0;
  }

  /**
   * Tells about tables that have begun to wait for me.
   * @param {string[]} waiting all that wait @param {string} text
   * @returns {number} after how many milliseconds to ask again, because something is still to be told; 0 if nothing is
   */
  tell(waiting, text) {
    if (!document.hidden) {
      remember(LOOKED, [Date.now(), ...waiting].join(" "));
      this.known = new Set(waiting);
      return 0;
    }
    const look = lastLook();
    if (look.at > this.knownLook) for (const table of look.tables) this.known.add(table);
    this.knownLook = look.at;
    const fresh = waiting.filter((table) => !this.known.has(table));
    this.known = new Set(waiting.filter((table) => this.known.has(table)));
    if (fresh.length === 0) return 0;
    const patience = look.at + LATELY - Date.now();
    if (notifies() && patience > 0) return patience;
    for (const table of fresh) {
      this.known.add(table);
      if (notifies()) show(table, text);
    }
    return 0;
  }
}

/** @param {string} table @param {string} text */
function show(table, text) {
  // Several pages in the background say the same: a notice replaces the one with its tag.
  const notice = new Notification("Caldera", { body: text, icon: "/favicon.ico", tag: `turn-${table}` });
  notice.onclick = () => {
    notice.close();
    window.focus();
    if (location.pathname !== `/t/${table}`) location.assign(`/t/${table}`);
  };
}
