// @ts-check
// When something happened and when it is due, in words, as the reader's language says it.

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86400000], ["hour", 3600000], ["minute", 60000]]);

/** How far a moment is from now. @param {number} at */
function fromNow(at) {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  const away = at - Date.now();
  for (const [unit, length] of UNITS) if (Math.abs(away) >= length) return words.format(Math.trunc(away / length), unit);
  return words.format(0, "second");
}

/** Fills every time on the page. */
export function showTimes() {
  for (const time of document.querySelectorAll("time")) {
    const at = time.dataset.due ?? time.dataset.at;
    if (at === undefined) continue;
    time.textContent = fromNow(Number(at));
    time.title = new Date(Number(at)).toLocaleString(document.documentElement.lang);
  }
}
