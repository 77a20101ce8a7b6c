// @ts-check
// What is this? Hover, focus or a long press on anything with a title shows it, with the rule behind it.

/** Before a tip comes, in milliseconds. */
const PAUSE = 350;
const LONG_PRESS = 500;

/**
 * @param {HTMLElement} area @param {HTMLElement} tip @param {(rule: string) => Element} link makes a link to a rule
 */
export function showTips(area, tip, link) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let coming;
  /** @type {Element | null} */
  let about = null;
  /** Puts the words back that the browser would otherwise show a second time. */
  let restore = () => {};
  /** Whether a finger has rested long enough to ask, and since when it rests. */
  let pressed = false;
  let down = 0;

  /** @param {Element} element @param {{x: number, y: number} | null} at @param {boolean} [held] whether a finger asked */
  const show = (element, at, held = false) => {
    const text = words(element);
    if (!text || !element.isConnected) return;
    tip.replaceChildren(...linked(text, link));
    const rule = element.closest("[data-rule]")?.getAttribute("data-rule");
    if (rule && !text.includes(rule)) tip.append(" ", link(rule));
    tip.classList.toggle("held", held);
    tip.hidden = false;
    place(tip, at ?? element.getBoundingClientRect());
  };
  const hide = () => {
    clearTimeout(coming);
    restore();
    restore = () => {};
    about = null;
    tip.hidden = true;
  };

  area.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const element = told(event.target, area);
    if (element === about) return;
    hide();
    about = element;
    if (!element) return;
    restore = silence(element);
    const at = { x: event.clientX, y: event.clientY };
    coming = setTimeout(() => show(element, at), PAUSE);
  });
  area.addEventListener("pointerleave", (event) => {
    // A finger that is lifted leaves too: what it asked for stays until the next touch.
    if (event.pointerType === "touch") return;
    hide();
  });
  area.addEventListener("focusin", (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    const element = told(event.target, area);
    if (!element) return;
    hide();
    about = element;
    coming = setTimeout(() => show(element, null), PAUSE);
  });
  area.addEventListener("focusout", hide);

  area.addEventListener("pointerdown", (event) => {
    hide();
    // What was just touched is known: its tip does not come back while the mouse stays on it.
    if (event.pointerType !== "touch" && event.target instanceof Element) about = told(event.target, area);
    // A long press whose click never came must not swallow the next one.
    pressed = false;
    if (event.pointerType !== "touch" || !(event.target instanceof Element)) return;
    const element = told(event.target, area);
    if (!element) return;
    const at = { x: event.clientX, y: event.clientY };
    down = event.timeStamp;
    coming = setTimeout(() => {
      pressed = true;
      show(element, at, true);
    }, LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    area.addEventListener(end, (event) => {
      clearTimeout(coming);
      // A busy device may hear of the end of a tap late: what counts is when it happened.
      if (pressed && event.timeStamp - down < LONG_PRESS) {
        pressed = false;
        hide();
      }
    });
  }
  area.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(coming);
  });
  // The tap that ends a long press asked a question; it chose nothing.
  area.addEventListener("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  area.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !area.contains(event.target) && !tip.contains(event.target)) hide();
  });
  return hide;
}

/** What an element says of itself, and the odds of touching it. @param {Element} element */
function words(element) {
  const own = named(element);
  // A button shows its odds itself.
  const odds = element instanceof HTMLButtonElement ? null : element.getAttribute("data-odds");
  return [own, odds].filter(Boolean).join("\n");
}

/** @param {Element} element */
function named(element) {
  return element.getAttribute("data-tip") ?? element.getAttribute("data-said") ?? element.getAttribute("title")
    ?? element.querySelector(":scope > title")?.textContent ?? "";
}

/** A text in which every rule is a link. @param {string} text @param {(rule: string) => Element} link */
function linked(text, link) {
  return text.split(/\b([A-Z]{3}-[A-Z0-9]+-\d+)\b/).map((part, number) => (number % 2 === 1 ? link(part) : part));
}

/** The nearest element around that says something. @param {Element} from @param {Element} area */
function told(from, area) {
  for (let element = /** @type {Element | null} */ (from); element && element !== area; element = element.parentElement) {
    if (words(element)) return element;
  }
  return null;
}

/** Keeps the browser from showing its own tip too; the answer puts everything back. @param {Element} element */
function silence(element) {
  const written = element.getAttribute("title");
  const inside = element.querySelector(":scope > title");
  const text = written ?? inside?.textContent ?? "";
  element.setAttribute("data-said", element.getAttribute("data-tip") ?? text);
  if (written !== null) element.removeAttribute("title");
  if (inside) inside.textContent = "";
  return () => {
    element.removeAttribute("data-said");
    if (written !== null) element.setAttribute("title", written);
    if (inside) inside.textContent = text;
  };
}

/** Beside a point, inside the window. @param {HTMLElement} tip @param {{x: number, y: number, height?: number}} at */
function place(tip, at) {
  const size = tip.getBoundingClientRect();
  const x = Math.min(Math.max(at.x - size.width / 2, 8), innerWidth - size.width - 8);
  const above = at.y - size.height - 10;
  const y = above > 8 ? above : Math.min(at.y + (at.height ?? 0) + 14, innerHeight - size.height - 8);
  tip.style.translate = `${x}px ${y}px`;
}
