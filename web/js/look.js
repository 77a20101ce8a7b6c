// @ts-check
// Looking back at a finished game: waits until the bots have looked at it, then shows what decided it, moment by moment. The board
// and its slider are those of a replay; playing on from a moment is done by what-if.js.

import "./replay.js";
import { Fault, get, messageOf, post } from "./api.js";
import { copyPicture, copyText } from "./copy.js";
import { curve } from "./curve.js";
import { byId, byIdAs } from "./dom.js";
import { spoken } from "./words.js";

/** @import { AnalysisFound, MomentAnalysed, PlayerAnalysed, Story } from "./wire.d.ts" */

/** How often one looks how far the bots are, and after how many looks they are asked again if nothing goes on. */
const [PATIENCE, ASKED_AGAIN] = [700, 8];
/** A mistake of at least this much of a victory is one to jump to. */
const TO_JUMP_TO = 20000;

const place = byId("looking");
const id = place.dataset.id ?? "";
const effort = place.dataset.effort === "quick" ? "quick" : "standard";
const slider = byIdAs("moment", HTMLInputElement);
const numbers = { style: /** @type {const} */ ("percent"), maximumFractionDigits: 1 };
const plain = new Intl.NumberFormat(document.documentElement.lang, numbers);
const signed = new Intl.NumberFormat(document.documentElement.lang, { ...numbers, signDisplay: "exceptZero" });
const percent = (/** @type {number} */ share) => plain.format(share / 1e6);
const change = (/** @type {number} */ share) => signed.format(share / 1e6);
const move = (/** @type {number} */ n) => `${spoken("ending-move")} ${n}`;

/** Whether the page is dark. */
const isDark = () => (document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

/** Shows the position after so many moves. @param {number} n */
function go(n) {
  slider.value = String(n);
  slider.dispatchEvent(new Event("input"));
}

/** Waits for the analysis; asks for it if nobody makes it. @returns {Promise<AnalysisFound>} */
async function analysed() {
  for (let look = 0; ; look += 1) {
    let known = await get("/api/tables/{id}/analysis", { id, effort });
    if (!known.found && !known.running && look % ASKED_AGAIN === 0) {
      known = await post("/api/tables/{id}/analysis", { id }, { effort });
    }
    if (known.found) return known.found;
    byId("progress").hidden = false;
    byId("progress-text").textContent = `${spoken("analysis-progress")} ${known.done} / ${known.all}`;
    const bar = byIdAs("progress-bar", HTMLProgressElement);
    [bar.max, bar.value] = [Math.max(known.all, 1), known.done];
    await new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
  }
}

class Look {
  /** @param {AnalysisFound} found @param {Story} story */
  constructor(found, story) {
    this.found = found;
    this.picture = curve(found, story, { told: this.#told(), room: place.clientWidth, percent, go });
    byId("curve").replaceChildren(this.picture.svg);
    byId("legend").replaceChildren(...this.#lines().map(([seat, name]) => item(mark(seat), ` ${name}`)));
    byId("sums").replaceChildren(sums(found));
    const who = byIdAs("player", HTMLSelectElement);
    who.replaceChildren(...found.players.map(({ name }, seat) => new Option(name, String(seat), seat === found.mine, seat === found.mine)));
    who.addEventListener("change", () => this.tell(found.players[Number(who.value)]));
    this.tell(found.players[found.mine ?? 0]);
    byId("next-mistake").addEventListener("click", () => this.nextMistake());
    byId("copy-moment").addEventListener("click", () => copyText(location.href, byId("copy-moment"), byId("copied-moment")));
    const picture = (/** @type {string} */ kind) => `/t/${id}/curve.${kind}?effort=${effort}`;
    byIdAs("save-curve", HTMLAnchorElement).href = picture("png");
    byIdAs("draw-curve", HTMLAnchorElement).href = picture("svg");
    byId("copy-curve").addEventListener("click", () => copyPicture(new URL(picture("png"), location.href).href, byId("copy-curve"), byId("copied-curve")));
    for (const part of ["curve-figure", "here", "found"]) byId(part).hidden = false;
    byId("progress").hidden = true;
  }

  /** Who has a line. @returns {[number, string][]} */
  #lines() {
    if (this.found.team) return [[0, spoken("analysis-team")]];
    return this.found.players.map(({ name }, seat) => [seat, name]);
  }

  /** The curve in words. */
  #told() {
    const lines = this.#lines().map(([seat, name]) => `${name} ${percent(this.found.start[seat])} → ${percent(this.found.players[seat].result)}`);
    return `${spoken("analysis-curve")}${spoken("colon")}${lines.join(", ")}`;
  }

  /** What cost somebody most, and what luck they had. @param {PlayerAnalysed} player */
  tell(player) {
    const seat = this.found.players.indexOf(player);
    const costly = player.costliest.map((n) => this.#mistake(this.found.moments[n - 1]));
    byId("costliest").replaceChildren(...(costly.length > 0 ? costly : [item(spoken("analysis-none-costly"))]));
    const lucky = player.luckiest.map((n) => {
      const { luck, text, seat: actor } = this.found.moments[n - 1];
      return item(this.#link(n), ` ${change(luck[seat])} `, `${this.found.players[actor].name}${spoken("colon")}${text}`, this.#board(n, actor));
    });
    byId("luckiest").replaceChildren(...(lucky.length > 0 ? lucky : [item(spoken("analysis-none-lucky"))]));
  }

  /** A decision that gave something away. @param {MomentAnalysed} moment */
  #mistake({ n, seat, text, given_away, options, why }) {
    const made = item(this.#link(n), ` ${change(-given_away)} `, text);
    const [best, chosen] = [options.find((option) => option.best), options.find((option) => option.chosen)];
    if (best) {
      const instead = chosen ? ` (${percent(best.worth)} ${spoken("analysis-instead")} ${percent(chosen.worth)})` : "";
      const better = document.createElement("p");
      better.textContent = `${spoken("analysis-better")} ${best.text}${instead}`;
      made.append(better);
    }
    made.append(reasons(document.createElement("ul"), why), this.#board(n, seat));
    return made;
  }

  /** The position in which a move was decided, as its player saw it; it is fetched when it comes into sight. @param {number} n @param {number} seat */
  #board(n, seat) {
    const picture = document.createElement("img");
    picture.loading = "lazy";
    picture.alt = `${spoken("analysis-board")}${spoken("colon")}${move(n)}`;
    picture.src = `/api/tables/${id}/board.svg?n=${n - 1}&seat=${seat}&colours=${isDark() ? "dark" : "light"}`;
    const link = this.#link(n);
    link.className = "small-board";
    link.replaceChildren(picture);
    return link;
  }

  /** A link to the position in which a move was decided. @param {number} n */
  #link(n) {
    const link = document.createElement("a");
    link.href = `?n=${n - 1}&effort=${effort}`;
    link.textContent = move(n);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      go(n - 1);
      byId("replay").scrollIntoView({ block: "start" });
    });
    return link;
  }

  /** What is known of the moment that is shown: what was decided there, and what it was worth. @param {number} n */
  show(n) {
    this.picture.point(n);
    const { moments, players, start } = this.found;
    const chances = n === 0 ? start : moments[n - 1].chances;
    byId("here-chances").textContent = this.#lines().map(([seat, name]) => `${name} ${percent(chances[seat])}`).join(" · ");
    const next = moments[n];
    byId("here-decision").textContent = next ? `${move(n + 1)}${spoken("colon")}${players[next.seat].name} – ${next.text}` : spoken("analysis-over");
    const luck = next ? players.map(({ name }, seat) => ({ name, luck: next.luck[seat] })).filter(({ luck }) => Math.abs(luck) >= 500) : [];
    const told = luck.map(({ name, luck }) => `${spoken("analysis-luck")}${spoken("colon")}${name} ${change(luck)}`);
    if (next && next.given_away > 0) told.unshift(`${spoken("analysis-cost")} ${percent(next.given_away)}`);
    byId("here-options").replaceChildren(...(next && next.options.length > 0 ? [choices(next)] : []));
    reasons(byId("here-why"), next ? [...told, ...next.why] : []);
    byIdAs("next-mistake", HTMLButtonElement).disabled = this.#mistakeAfter(n) === undefined;
  }

  /** The next position after this one in which somebody gave much away. @param {number} n */
  #mistakeAfter(n) {
    return this.found.moments.find((moment) => moment.n - 1 > n && moment.given_away >= TO_JUMP_TO);
  }

  nextMistake() {
    const next = this.#mistakeAfter(Number(slider.value));
    if (next) go(next.n - 1);
  }
}

/** What there was to choose from. @param {MomentAnalysed} moment */
function choices({ options }) {
  const rows = options.map(({ text, worth, low, high, best, chosen }) => {
    const signs = [best ? spoken("analysis-best") : "", chosen ? spoken("analysis-chosen") : ""].filter((sign) => sign).join(", ");
    return { head: signs ? `${text} (${signs})` : text, cells: [percent(worth), `${percent(low)} – ${percent(high)}`], strong: chosen };
  });
  return table([spoken("analysis-option"), spoken("analysis-worth"), "95 %"], rows);
}

/** What made everybody's result. @param {AnalysisFound} found */
function sums({ players }) {
  const heads = ["", "start", "own", "others", "luck", "later", "result", "mistakes"].map((key) => (key ? spoken(`analysis-${key}`) : ""));
  const rows = players.map(({ name, start, own, others, luck, later, result, choices, mistakes }) => ({
    head: name,
    cells: [percent(start), ...[own, others, luck, later].map(change), percent(result), `${mistakes} / ${choices}`],
    strong: false,
  }));
  return table(heads, rows);
}

/** @param {string[]} heads @param {{head: string, cells: string[], strong: boolean}[]} rows */
function table(heads, rows) {
  const made = document.createElement("table");
  made.className = "points";
  const head = made.createTHead().insertRow();
  for (const text of heads) {
    const cell = document.createElement(text ? "th" : "td");
    if (cell instanceof HTMLTableCellElement && text) cell.scope = "col";
    cell.textContent = text;
    head.append(cell);
  }
  const body = made.createTBody();
  for (const { head: title, cells, strong: chosen } of rows) {
    const row = body.insertRow();
    row.classList.toggle("chosen", chosen);
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = title;
    row.append(name);
    for (const text of cells) row.insertCell().textContent = text;
  }
  return made;
}

/** @param {(string | Node)[]} parts */
function item(...parts) {
  const made = document.createElement("li");
  made.append(...parts);
  return made;
}

/** @param {HTMLElement} list @param {string[]} texts */
function reasons(list, texts) {
  list.replaceChildren(...texts.map((text) => item(text)));
  list.hidden = texts.length === 0;
  return list;
}

/** @param {number} seat */
function mark(seat) {
  const made = document.createElement("span");
  made.className = `mark mark-${seat}`;
  made.textContent = String.fromCharCode(65 + seat);
  return made;
}

async function begin() {
  const found = await analysed();
  const look = new Look(found, await get("/api/tables/{id}/story", { id }));
  look.show(Number(slider.value));
  document.addEventListener("moment", (event) => look.show(/** @type {CustomEvent<number>} */ (event).detail));
  document.addEventListener("keydown", (event) => {
    const writes = event.target instanceof HTMLInputElement && event.target.type !== "range" || event.target instanceof HTMLSelectElement;
    if (event.key !== "n" || writes || event.altKey || event.ctrlKey || event.metaKey) return;
    look.nextMistake();
  });
}

begin().catch((fault) => {
  byId("progress").hidden = false;
  byId("progress-text").textContent = fault instanceof Fault && fault.status === 401 ? spoken("analysis-nobody") : messageOf(fault);
  byId("progress-bar").hidden = true;
});
