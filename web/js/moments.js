// @ts-check
// Moments are written in the reader's own time and language.

/** Writes every moment of the page. */
export function writeMoments() {
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of document.querySelectorAll("time[data-moment]")) {
    if (time instanceof HTMLElement) time.textContent = form.format(Number(time.dataset.moment));
  }
}
