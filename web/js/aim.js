// @ts-check
// Aim: what a finger came down on is what is meant. A touch hurries whatever still moves, so something else may lie under the
// finger when it is lifted, or the same thing drawn anew; without this, another would be chosen or none.

/** What can be aimed at. */
const AIMED = "[data-thing], #choices button";
/** What of it is of use. */
const USEFUL = "[data-thing].can, [data-thing].picked, #choices button";
/** Further than this is no tap, in pixels: the finger drags something, or went elsewhere on purpose. */
export const FAR = 8;

/** @typedef {{element: Element, isUseful: boolean, x: number, y: number}} Aim what was under the pointer when it came down, and where */

/** @param {HTMLElement} area where the things are */
export function keepAim(area) {
  const aimedAt = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element && area.contains(target) ? target.closest(AIMED) : null;
  /** @type {Aim | null} */
  let aim = null;
  document.addEventListener("pointerdown", (event) => {
    const element = aimedAt(event.target);
    aim = element && { element, isUseful: element.matches(USEFUL), x: event.clientX, y: event.clientY };
  }, { capture: true });
  document.addEventListener("pointerup", (event) => {
    if (aim && Math.hypot(event.clientX - aim.x, event.clientY - aim.y) > FAR) aim = null;
    if (!aim || aim.element.isConnected || event.pointerType === "touch" || event.button !== 0) return;
    // Browsers send no click when what a mouse came down on is gone since.
    const lost = aim;
    setTimeout(() => {
      if (aim !== lost) return;
      aim = null;
      press(drawnAnew(lost, area));
    });
  }, { capture: true });
  document.addEventListener("click", (event) => {
    const was = aim;
    aim = null;
    // A key or a program presses what it names; only a pointer can miss.
    if (!was || !event.isTrusted || event.detail === 0) return;
    const meant = was.element.isConnected ? was.element : drawnAnew(was, area);
    if (meant && meant === aimedAt(event.target)) return;
    // What is of no use takes nothing away, unless it has become of use in a new drawing.
    if (!was.isUseful && (meant === null || meant === was.element)) return;
    event.stopPropagation();
    event.preventDefault();
    press(meant);
  }, { capture: true });
}

/** @param {Element | null} element in a drawing that is gone nothing is chosen */
function press(element) {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** The same thing, or the same sentence of the list, in the drawing that stands now. @param {Aim} aim @param {HTMLElement} area @returns {Element | null} */
function drawnAnew({ element, x, y }, area) {
  const name = ["data-thing", "data-action"].find((one) => element.hasAttribute(one));
  if (!name) return null;
  const same = `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`;
  const here = document.elementFromPoint(x, y)?.closest(same);
  if (here && area.contains(here)) return here;
  const found = Array.from(area.querySelectorAll(same));
  return found.find((one) => one.matches(USEFUL)) ?? found[0] ?? null;
}
