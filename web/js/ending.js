// @ts-check
// The end of a game: places, points by rule and by moment, the course of the lead, what turned it, and what now.

import { get } from "./api.js";
import { byId, byIdAs } from "./dom.js";
import { lead } from "./lead.js";
import { copyPicture, copyText } from "./copy.js";
import { isRanking, showPrompt } from "./prompt.js";
import { spoken } from "./words.js";

/** @import { TableModel } from "./model.js" */
/** @import { Wishes } from "./wishes.js" */
/** @import { ChairState, Ending as EndingStory, RatingChange, RulePoints, Standing } from "./wire.d.ts" */

export class Ending {
  /** @param {TableModel} model @param {Wishes} wishes @param {(rule: string) => Element} link */
  constructor(model, wishes, link) {
    this.model = model;
    this.link = link;
    this.isShown = false;
    /** What stands over the board instead of a ranking. */
    this.sentence = "";
    byId("ending-again").addEventListener("click", () => wishes.playAgain());
    byId("ending-close").addEventListener("click", () => { byId("ending").hidden = true; });
    byId("ending-share").addEventListener("click", () => copyText(`${location.origin}/t/${model.id}/replay?n=0`, byId("ending-share"), byId("ending-link")));
  }

  /** The picture to share, where everybody may see it: what no spectator may see is not offered. */
  #picture() {
    const shown = byIdAs("ending-shown", HTMLImageElement);
    const { href } = byIdAs("ending-save", HTMLAnchorElement);
    shown.addEventListener("load", () => { byId("ending-picture").hidden = false; });
    byId("ending-copy-picture").addEventListener("click", () => copyPicture(href, byId("ending-copy-picture"), byId("ending-link")));
    shown.src = href;
  }

  /** The sheet rises once, when the game is over. @param {boolean} isNew whether it ended before these eyes */
  async show(isNew) {
    const { state, hasEnded } = this.model;
    if (!hasEnded || !state.game || this.isShown) return;
    this.isShown = true;
    const { ending } = await get("/api/tables/{id}/story", { id: this.model.id });
    if (!ending) return;
    byId("ending-again").hidden = this.model.mine().length === 0;
    byId("verdict").textContent = state.phase === "stopped" ? spoken("phase-stopped") : ending.verdict;
    // Where nobody came first, the sentence over the board says the same as the sheet.
    if (state.phase === "over" && !isRanking(state.game.result ?? [])) showPrompt(this.sentence = ending.verdict);
    const seats = [...state.chairs].sort((one, other) => (one.seat ?? one.place) - (other.seat ?? other.place));
    byId("places").replaceChildren(...places(seats, state.game.result ?? [], ending.team));
    const scores = ending.rules.length > 0;
    fill("points", scores, () => this.#byRule(seats, ending.team, ending.rules));
    this.#accounts(seats, ending);
    fill("course", ending.course.length > 1, () => table(seats, ending.team, ending.course.map(({ n, points }) => ({ head: [this.#moment(n)], cells: points }))));
    const names = ending.team ? [spoken("ending-team")] : seats.map((chair) => chair.name);
    const curve = ending.course.length > 2 ? lead(ending.course, names, !ending.team) : null;
    byId("lead").hidden = curve === null;
    for (const place of document.querySelectorAll(".lead-of")) place.textContent = ending.lead ?? "";
    byId("lead").querySelector("svg")?.remove();
    if (curve) byId("lead").append(curve);
    this.#turnings(ending);
    byId("ending").hidden = false;
    this.#picture();
    this.#rated();
    if (isNew) byId("ending").focus({ preventScroll: true });
  }

  /** @param {ChairState[]} seats @param {boolean} team @param {RulePoints[]} rules */
  #byRule(seats, team, rules) {
    return table(seats, team, rules.map(({ rule, title, points }) => ({ head: [title, " ", this.link(rule)], cells: points })));
  }

  /** What else was won and lost, each with a table of its own. @param {ChairState[]} seats @param {EndingStory} ending */
  #accounts(seats, { team, accounts }) {
    byId("accounts").replaceChildren(...accounts.map(({ title, rules }) => {
      const part = document.createElement("details");
      const summary = document.createElement("summary");
      summary.textContent = title;
      part.append(summary, this.#byRule(seats, team, rules));
      return part;
    }));
  }

  /** @param {EndingStory} ending */
  #turnings({ moments }) {
    byId("turnings").hidden = moments.length === 0;
    byId("turnings").querySelector("ol")?.replaceChildren(...moments.map(({ n, text }) => {
      const item = document.createElement("li");
      item.append(this.#moment(n), ` ${text}`);
      return item;
    }));
  }

  /** What the game changed: points by chair, or why it is not rated. */
  async #rated() {
    const told = await get("/api/tables/{id}/ratings", { id: this.model.id }).catch(() => null);
    if (!told) return;
    const part = byId("rated");
    const rows = told.changes.flatMap((change, chair) => (change ? [row(change, this.model.state.chairs[chair]?.name ?? "")] : []));
    part.querySelector("ul")?.replaceChildren(...rows);
    const why = part.querySelector("p");
    if (why) why.textContent = told.why ?? "";
    // Whoever plays alone with bots has not asked for a rating.
    const people = new Set(this.model.state.chairs.map((chair) => chair.person).filter((person) => person));
    part.hidden = rows.length === 0 && (!told.why || people.size < 2);
  }

  /** A link to a moment of the replay. @param {number} n */
  #moment(n) {
    const link = document.createElement("a");
    link.href = `/t/${this.model.id}/replay?n=${n}`;
    link.textContent = n === 0 ? spoken("ending-start") : `${spoken("ending-move")} ${n}`;
    return link;
  }
}

/** What a game changed for somebody. @param {RatingChange} change @param {string} name */
function row({ person, before, after, uncertainty }, name) {
  const item = document.createElement("li");
  const who = document.createElement("a");
  who.href = `/p/${person}`;
  who.textContent = name;
  const by = after - before;
  item.append(who, ` ${before} → `, strong(String(after)), ` (${by > 0 ? "+" : by < 0 ? "−" : "±"}${Math.abs(by)}) ± ${uncertainty}`);
  return item;
}

/** @param {string} id @param {boolean} has @param {() => Element} make */
function fill(id, has, make) {
  byId(id).hidden = !has;
  if (has) byId(id).querySelector("div")?.replaceChildren(make());
}

/** Everybody by place; a team has one result. @param {ChairState[]} seats @param {Standing[]} standings by seat @param {boolean} team */
function places(seats, standings, team) {
  if (team && standings.length > 0) {
    const item = document.createElement("li");
    item.className = "team";
    item.append(...seats.map((chair) => mark(chair.seat ?? chair.place)), strong(seats.map((chair) => chair.name).join(", ")), score(standings[0].score));
    return [item];
  }
  const rows = seats.map((chair) => ({ chair, standing: standings[chair.seat ?? chair.place] })).filter((row) => row.standing);
  rows.sort((one, other) => one.standing.place - other.standing.place);
  return rows.map(({ chair, standing }) => {
    const item = document.createElement("li");
    item.value = standing.place;
    item.append(mark(chair.seat ?? chair.place), strong(chair.name), score(standing.score));
    return item;
  });
}

/** Points by seat, with their sums. @param {ChairState[]} seats @param {boolean} team @param {{head: (string | Node)[], cells: number[]}[]} rows */
function table(seats, team, rows) {
  // All seats of a team have the same points: one column tells them.
  const shown = team ? seats.slice(0, 1) : seats;
  const made = document.createElement("table");
  made.className = "points";
  const head = made.createTHead().insertRow();
  head.append(document.createElement("td"), ...shown.map((chair) => header(team ? spoken("ending-total") : chair.name, "col")));
  const body = made.createTBody();
  for (const { head: title, cells } of rows) {
    const row = body.insertRow();
    const name = header("", "row");
    name.append(...title);
    row.append(name);
    for (const chair of shown) row.insertCell().textContent = String(cells[chair.seat ?? chair.place]).replace("-", "−");
  }
  const foot = made.createTFoot().insertRow();
  foot.append(header(spoken("ending-total"), "row"));
  for (const chair of shown) foot.insertCell().textContent = String(rows.reduce((sum, { cells }) => sum + cells[chair.seat ?? chair.place], 0)).replace("-", "−");
  return made;
}

/** @param {string} text @param {"row" | "col"} scope */
function header(text, scope) {
  const cell = document.createElement("th");
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}

/** @param {number} seat */
function mark(seat) {
  const made = document.createElement("span");
  made.className = `mark mark-${seat}`;
  made.textContent = String.fromCharCode(65 + seat);
  return made;
}

/** @param {string} text */
function strong(text) {
  const made = document.createElement("strong");
  made.textContent = text;
  return made;
}

/** @param {number} points */
function score(points) {
  const made = document.createElement("span");
  made.className = "score";
  made.textContent = String(points);
  return made;
}
