// What is too small, covered, cut or out of view on a table's page, in words: the sizes that every screen keeps.

/** The smallest letters, and what a finger or a mouse can hit, in pixels. */
const LETTERS = 10;
const TARGET = 24;
/** How much of what is mine is in view at least, in pixels. */
const MINE = 120;

/** Everything that is too small, covered or out of view, in words; with `inside` also each box and picture of the panels. */
export function faults(page, { wide, inside = false }) {
  return page.evaluate(({ wide, within, LETTERS, TARGET, MINE }) => {
    const found = [];
    const board = document.getElementById("board");
    const frame = board.getBoundingClientRect();
    // Around the part that is looked at, a screen of another shape shows a little more.
    const svg = board.querySelector("svg");
    const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const corner = (x, y) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const [from, to] = [corner(x, y), corner(x + width, y + height)];
    const looked = (rect) => rect.left >= from.x - 1 && rect.right <= to.x + 1 && rect.top >= from.y - 1 && rect.bottom <= to.y + 1;
    const seen = (rect) => looked(rect) && rect.width > 0 && rect.left >= Math.max(0, frame.left) - 1 && rect.right <= Math.min(innerWidth, frame.right) + 1
      && rect.top >= Math.max(0, frame.top) - 1 && rect.bottom <= Math.min(innerHeight, frame.bottom) + 1;
    for (const text of board.querySelectorAll("svg text, svg tspan")) {
      const rect = text.getBoundingClientRect();
      if (!seen(rect) || !text.textContent.trim() || text.closest("defs") || !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
      if (size < LETTERS - 0.05) found.push(`“${text.textContent.trim().slice(0, 20)}” (${text.getAttribute("class") ?? text.parentNode.getAttribute("class")}) is ${size.toFixed(1)} px`);
    }
    for (const place of ["#panels", "#asked", "#choices", "#log"]) {
      for (const element of document.querySelectorAll(`${place}, ${place} *`)) {
        const own = Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
        if (!own || element.closest("svg") || element.getClientRects().length === 0) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        const least = element.matches("a.rule") ? 12 : LETTERS;
        if (size < least) found.push(`${place} ${element.className || element.nodeName} is ${size} px`);
      }
    }
    for (const thing of document.querySelectorAll("#board [data-thing].can")) {
      const rect = thing.getBoundingClientRect();
      if (seen(rect) && Math.min(rect.width, rect.height) < TARGET) found.push(`${thing.dataset.thing} is ${Math.round(rect.width)}×${Math.round(rect.height)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const panels = document.getElementById("panels");
    if (panels.scrollWidth > panels.clientWidth + 1) found.push(`the panels are ${panels.scrollWidth} px in ${panels.clientWidth}`);
    // Nothing in them is wider than its own frame, and none of their pictures has letters that cannot be read.
    for (const element of within ? panels.querySelectorAll("*") : []) {
      if (element.closest("svg") || element.clientWidth === 0 || !element.checkVisibility()) continue;
      if (element.scrollWidth > element.clientWidth + 2) found.push(`${element.className || element.nodeName} is ${element.scrollWidth} px in ${element.clientWidth}`);
    }
    for (const text of within ? panels.querySelectorAll("svg text") : []) {
      if (!text.textContent.trim() || text.closest(".spare") || !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
      if (size < LETTERS - 0.05) found.push(`“${text.textContent.trim()}” (${text.getAttribute("class")}) in the panels is ${size.toFixed(1)} px`);
    }
    const held = panels.getBoundingClientRect();
    const inside = Math.min(held.bottom, innerHeight) - Math.max(held.top, 0);
    if (inside < MINE) found.push(`only ${Math.round(inside)} px of what is mine are in view`);
    const [visible, least] = [Math.min(frame.bottom, innerHeight) - Math.max(0, frame.top), innerHeight * (wide ? 0.25 : 0.3)];
    if (visible < least) found.push(`the board is ${Math.round(visible)} px high`);
    // The list of choices is there, or one touch away.
    const choices = innerWidth >= 1600 ? document.getElementById("choices") : document.querySelector('#sheets [data-sheet="choices"]');
    const at = choices.getBoundingClientRect();
    if (!(at.height > 0 && at.top < innerHeight - 40)) found.push(`the choices begin at ${Math.round(at.top)}`);
    // What is mine begins in view: dice, cards, tiles and the buttons that go on.
    const go = [...document.querySelectorAll("#panels .go.can, #panels .buttons .can")].find((one) => one.getBoundingClientRect().height > 0);
    if (go && go.getBoundingClientRect().top > Math.min(held.bottom, innerHeight)) found.push(`${go.dataset.thing} lies below what is seen`);
    if (document.documentElement.scrollHeight > innerHeight + 1) found.push(`the page is ${document.documentElement.scrollHeight} px high`);
    const covered = document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height / 2);
    if (!board.contains(covered)) found.push(`the board lies behind ${covered?.outerHTML.slice(0, 80)}`);
    const asked = document.getElementById("asked");
    if (asked.scrollHeight > asked.clientHeight + 2) found.push(`the sentence is cut: ${asked.textContent}`);
    return [...new Set(found)];
  }, { wide, within: inside, LETTERS, TARGET, MINE });
}
