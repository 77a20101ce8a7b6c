// @ts-check
// What can be seen in a drawing: every thing that has an id or a kind, where it is, and what it says of itself.
//
// It knows no game. Drawings say what they need with attributes, described in crates/boards/src/drawing.rs: `data-kind` and
// `data-amount` for pieces that are alike, `data-on` for what they stand on, `data-lane` for places that are pushed round,
// `data-die` and `data-face` for what is rolled or turned, `data-count` for numbers.

/**
 * @typedef {object} Spot
 * @property {Element} element
 * @property {DOMRect} rect where it is on the screen
 * @property {{x: number, y: number}} at the point that moves: its origin, or its middle
 * @property {DOMMatrix | null} matrix from its own coordinates to those of its drawing
 * @property {DOMRect | null} box its extent in its own coordinates
 * @property {string} home the class of the drawing it lies in
 */

/** @typedef {{ids: Map<string, Spot>, kinds: Map<string, Holding[]>, lanes: Map<string, Spot[]>, rolls: string}} Sight */
/** @typedef {{place: string, amount: number, spot: Spot}} Holding */

/** Everything there is to see. @param {Element[]} roots @returns {Sight} */
export function look(roots) {
  /** @type {Sight} */
  const sight = { ids: new Map(), kinds: new Map(), lanes: new Map(), rolls: "" };
  for (const root of roots) {
    for (const element of root.querySelectorAll("[id], [data-kind]")) {
      if (element.closest("defs")) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 || rect.height > 0) note(sight, element, spot(element, rect));
    }
    const rolls = Array.from(root.querySelectorAll("[data-roll]"), (one) => one.getAttribute("data-roll"));
    sight.rolls += rolls.join(" ");
  }
  return sight;
}

/** @param {Sight} sight @param {Element} element @param {Spot} seen */
function note(sight, element, seen) {
  const kind = element.getAttribute("data-kind");
  if (kind !== null) {
    const place = element.getAttribute("data-on") ?? element.id;
    const amount = Number(element.getAttribute("data-amount") ?? 1);
    push(sight.kinds, kind, { place, amount, spot: seen });
  } else if (element.id) {
    sight.ids.set(element.id, seen);
  }
  for (const lane of (element.getAttribute("data-lane") ?? "").split(" ").filter(Boolean)) push(sight.lanes, lane, seen);
}

/** @template T @param {Map<string, T[]>} lists @param {string} key @param {T} value */
function push(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Where one element is. @param {Element} element @returns {Spot} */
export function spot(element, rect = element.getBoundingClientRect()) {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const svg = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
  if (!(element instanceof SVGGraphicsElement) || !svg) {
    return { element, rect, at: middle, matrix: null, box: null, home: panelClass(element) };
  }
  const [own, whole] = [element.getScreenCTM(), svg.getScreenCTM()];
  const matrix = own && whole ? DOMMatrix.fromMatrix(whole).inverse().multiply(own) : null;
  // What is placed by its own transform moves with its origin, however its contents grow.
  const at = own && element.hasAttribute("transform") ? { x: own.e, y: own.f } : middle;
  return { element, rect, at, matrix, box: element.getBBox(), home: svg.getAttribute("class") ?? "" };
}

/** The class of the block that gives an element of the panels its look. @param {Element} element */
function panelClass(element) {
  return element.closest("#panels > *")?.getAttribute("class") ?? "";
}

/** A movement on the screen in the coordinates an element is placed in. @param {Element} element @param {number} dx @param {number} dy */
export function inParent(element, dx, dy) {
  const parent = element instanceof SVGElement ? element.parentNode : null;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (!matrix) return { x: dx, y: dy };
  const turned = DOMMatrix.fromMatrix(matrix).inverse();
  return { x: turned.a * dx + turned.c * dy, y: turned.b * dx + turned.d * dy };
}

/** The middle of an element in the coordinates it is placed in; boxes of the page turn around their own middle anyway. @param {Element} element */
export function middleInParent(element) {
  if (!(element instanceof SVGGraphicsElement) || !(element.parentNode instanceof SVGGraphicsElement)) return { x: 0, y: 0 };
  const matrix = element.parentNode.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const rect = element.getBoundingClientRect();
  const middle = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
  return middle.matrixTransform(DOMMatrix.fromMatrix(matrix).inverse());
}

/** The middle of a rectangle. @param {DOMRect} rect */
export const middleOf = (rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** What makes a shape look as it does, wherever its copy hangs. */
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "color", "font-family", "font-size", "font-weight", "text-anchor"];

/** Gives a copy the looks of its original: style sheets know things by where they stand. @param {Element} original @param {Element} copy */
function dress(original, copy) {
  const [shapes, copies] = [[original, ...original.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  for (const [number, shape] of shapes.entries()) {
    const [style, one] = [getComputedStyle(shape), copies[number]];
    if (!(one instanceof SVGElement || one instanceof HTMLElement)) continue;
    for (const name of LOOKS) one.style.setProperty(name, style.getPropertyValue(name));
  }
}

/** A picture of something seen, to be carried over the page. @param {Spot} seen @param {DOMRect} rect where it begins */
export function picture(seen, rect) {
  const frame = document.createElement("div");
  frame.className = "flight";
  Object.assign(frame.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  // Of a place with a number on it only the figure travels.
  const figure = seen.box ? seen.element : seen.element.querySelector("svg") ?? seen.element;
  const copy = /** @type {Element} */ (figure.cloneNode(true));
  dress(figure, copy);
  for (const number of copy.querySelectorAll(".count, .can-ring")) number.remove();
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-thing]")]) {
    for (const name of ["id", "data-thing", "tabindex", "role"]) one.removeAttribute(name);
    one.classList.remove("can", "picked", "changed");
  }
  if (seen.box) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", seen.home);
    svg.setAttribute("viewBox", `${seen.box.x} ${seen.box.y} ${seen.box.width} ${seen.box.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    frame.append(svg);
  } else {
    frame.classList.add(...seen.home.split(" ").filter(Boolean));
    frame.append(copy);
  }
  return frame;
}
