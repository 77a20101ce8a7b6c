// @ts-check
// Aim: what a finger came down on is what is meant. A touch hurries whatever still moves, so something else may lie under the
// finger when it is lifted; without this, that would be chosen.

/** What can be aimed at: what is of use. */
const AIMED = "[data-thing].can, [data-thing].picked, #choices button";
/** Further than this is no tap, in pixels: the finger drags something, or went elsewhere on purpose. */
export const FAR = 8;

/** @param {HTMLElement} area where the things are */
export function keepAim(area) {
  const aimedAt = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element && area.contains(target) ? target.closest(AIMED) : null;
  /** @type {{element: Element, x: number, y: number} | null} */
  let aim = null;
  document.addEventListener("pointerdown", (event) => {
    const element = aimedAt(event.target);
    aim = element && { element, x: event.clientX, y: event.clientY };
  }, { capture: true });
  document.addEventListener("pointerup", (event) => {
    if (aim && Math.hypot(event.clientX - aim.x, event.clientY - aim.y) > FAR) aim = null;
  }, { capture: true });
  document.addEventListener("click", (event) => {
    const was = aim;
    aim = null;
    // A key or a program presses what it names; only a pointer can miss.
    if (!was || !event.isTrusted || event.detail === 0 || aimedAt(event.target) === was.element) return;
    event.stopPropagation();
    event.preventDefault();
    // In a drawing that is gone nothing is chosen.
    if (was.element.isConnected) was.element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, { capture: true });
}
