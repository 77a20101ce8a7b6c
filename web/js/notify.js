// Notices of the browser when it is my turn: for whoever asked for them, and only while none of our pages is looked at.

import { remember, remembered } from "./store.js";

const WANTED = "notify";
const LOOKED = "looked";
/** A page that was looked at so lately needs no notice; visible pages say it more often than this. */
const LATELY = 25000;

/** Whether this browser lets a page show notices: on phones only installed programs may, which the attempt tells. */
export function canNotify() {
  able ??= tryNotice();
  return able;
}
/** @type {boolean | undefined} */
let able;

function tryNotice() {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "granted") return true;
  try {
    // Without permission nothing is shown.
    new Notification("").close();
    return true;
  } catch {
    return false;
  }
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

/** Tells about tables that have begun to wait for me. @param {string[]} tables @param {string} text */
export function noticeTurns(tables, text) {
  if (!document.hidden) {
    remember(LOOKED, String(Date.now()));
    return;
  }
  if (!notifies() || Date.now() - Number(remembered(LOOKED)) < LATELY) return;
  for (const table of tables) {
    // Several pages in the background say the same: a notice replaces the one with its tag.
    const notice = new Notification("Caldera", { body: text, icon: "/favicon.ico", tag: `turn-${table}` });
    notice.onclick = () => {
      notice.close();
      window.focus();
      if (location.pathname !== `/t/${table}`) location.assign(`/t/${table}`);
    };
  }
}
