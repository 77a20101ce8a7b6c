// The table: fills the page from the stream and sends what people choose. It knows no game.

import { keepAim } from "./aim.js";
import { Fault, beSomebody, get, me, post, postSurely, send, spoken } from "./api.js";
import { Choices } from "./choices.js";
import { composed } from "./compose.js";
import { Drag } from "./drag.js";
import { Keys, helpOnKeys } from "./keys.js";
import { Hint } from "./hint.js";
import { Log } from "./log.js";
import { Missed } from "./missed.js";
import { Stage, applyStyles, choosePace } from "./motion.js";
import { canNotify, notifies, toggleNotices } from "./notify.js";
import { showTurns, tell } from "./page.js";
import { showChairs, tickClocks } from "./players.js";
import { listenToShares, showShares } from "./shares.js";
import { openSheets } from "./sheets.js";
import { listen } from "./stream.js";
import { showTips } from "./tips.js";
import { Why } from "./why.js";
import { Zoom } from "./zoom.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const table = byId("table");
const id = table.dataset.id ?? "";
const secrets = table.dataset.secrets === "true";
/** Behind it nothing is drawn. */
const curtain = /** @type {HTMLDialogElement} */ (byId("curtain"));
/** @type {any} */
let state = JSON.parse(byId("state").textContent ?? "{}");
/** @type {{present: string[], watching: number}} */
let presence = { present: [], watching: 0 };
let sending = false;
/** The seat this device looks from; none lets the server choose. @type {number | null} */
let seat = null;

const log = new Log(byId("log"), byId("talk"), table.dataset.game ?? "");
const choices = new Choices(byId("main"), byId("choices"), (choice) => act(choice.action), (key) => refuse(spoken(key)));
const why = new Why(byId("main"), id, () => state.game && { seat: state.game.seat, touched: choices.touched }, (rule) => log.rule(rule));
const stage = new Stage(byId("board"), byId("panels"), byId("caption"));
const missed = new Missed(id, byId("missed"), stage, (rule) => log.rule(rule));
const hint = new Hint(byId("hint"), byId("advice"), byId("main"), id);
const mine = () => state.chairs.filter((/** @type {any} */ chair) => chair.person && chair.person === me()?.id);

/** @param {string} text @param {string} [rule] */
function refuse(text, rule) {
  const place = byId("refusal");
  place.replaceChildren(text);
  if (rule) place.append(" ", log.rule(rule));
  place.hidden = text === "";
}

/** Does something and tells when it was refused. @param {() => Promise<any>} doing @returns {Promise<boolean>} whether it was done */
async function attempt(doing) {
  if (sending) return false;
  sending = true;
  table.setAttribute("aria-busy", "true");
  refuse("");
  try {
    await doing();
    return true;
  } catch (fault) {
    if (fault instanceof Fault) {
      // The stream may have been quicker: what it told since is not taken back.
      if (fault.told.state?.seq >= queuedSeq) show({ ...fault.told.state, log: [] });
      refuse(fault.message, fault.told.rule);
      return false;
    }
    throw fault;
  } finally {
    sending = false;
    table.removeAttribute("aria-busy");
  }
}

/** @param {string} action */
async function act(action) {
  const { seat, number } = state.game;
  // What was refused is not half chosen any more.
  if (!(await attempt(() => postSurely(`/api/tables/${id}/act`, { seat, number, action })))) choices.unpick();
}
const wish = (/** @type {string} */ what, /** @type {object} */ body = {}) =>
  attempt(() => postSurely(`/api/tables/${id}/${what}`, body));

/**
 * Shows the table as it is now, after whatever is still moving.
 * @param {any} next @param {boolean} [whole] whether it tells everything there is, not only what is new
 */
function show(next, whole = state === next) {
  // What was drawn before the page came is put up by the page itself.
  const drawn = state === next || curtain.open ? null : next.game?.drawn ?? null;
  // Behind the curtain nobody is told anything: the next one hears it all from their own seat.
  const news = curtain.open ? [] : log.fresh(next.log, whole);
  const causes = whole ? [] : news.filter((/** @type {any} */ line) => line.kind === "event" || line.kind === "move");
  const moved = drawn && (next.game.number !== queuedNumber || next.game.seat !== queuedSeat);
  // Another seat is another point of view, not a movement.
  const still = next.game?.seat !== queuedSeat;
  queuedNumber = next.game?.number;
  queuedSeat = next.game?.seat;
  queuedSeq = next.seq;
  stage.show({ drawn: moved ? drawn : null, causes, still, shown: (last) => settle(next, news, whole, last) });
}
/** The drawing that was last sent to the stage. @type {number | undefined} */
let queuedNumber;
/** @type {number | null | undefined} */
let queuedSeat;
/** The last line that was told with it, or without one. */
let queuedSeq = 0;

/** The drawing stands: everything around it follows. @param {any} next @param {any[]} news @param {boolean} whole @param {boolean} last */
function settle(next, news, whole, last) {
  state = next;
  table.dataset.number = String(next.game?.number ?? "");
  log.add(news, whole);
  if (!whole) speak(news);
  missed.told(next, news, whole);
  why.hide();
  hint.show(next);
  byId("asked").textContent = curtain.open ? "" : asked();
  offer(last);
  showChairs(byId("chairs"), state, presence, { wish, copyInvite });
  showShares(state, mine());
  showNotices();
  showButtons();
  if (last) handOver();
  showTurns();
}

/** Offers what can be done, unless more is still to be shown. @param {boolean} last */
function offer(last) {
  const drawn = curtain.open ? null : state.game?.drawn;
  const moment = state.game ? `${state.game.number} ${state.game.seat}` : "";
  const open = drawn && last && state.phase === "playing" ? drawn.choices : [];
  choices.show(open, state.game && last && !curtain.open ? spoken("nothing-to-do") : "", moment);
}

/** Tells each event to those who listen. @param {any[]} news */
function speak(news) {
  const told = news.filter((line) => line.text && !log.muted.has(line.person)).map((line) => {
    const item = document.createElement("p");
    item.textContent = line.kind === "chat" ? line.name + spoken("colon") + line.text : line.text;
    return item;
  });
  byId("live").append(...told);
  while (byId("live").childElementCount > 12) byId("live").firstElementChild?.remove();
}

function asked() {
  if (state.phase === "waiting") return "";
  if (state.phase === "stopped") return spoken("phase-stopped");
  const names = (/** @type {any[]} */ chairs) => chairs.map((chair) => chair.name).join(", ");
  if (state.game.result) {
    const rows = state.chairs.map((/** @type {any} */ chair) => ({ chair, standing: state.game.result[chair.seat] }));
    rows.sort((/** @type {any} */ a, /** @type {any} */ b) => a.standing.place - b.standing.place);
    const told = rows.map((/** @type {any} */ row) => `${row.standing.place}. ${row.chair.name} (${row.standing.score})`);
    return spoken("game-over") + spoken("colon") + told.join(", ");
  }
  if (state.game.deciders.includes(state.game.seat) && state.game.drawn?.asked) return state.game.drawn.asked;
  const waited = state.chairs.filter((/** @type {any} */ chair) => chair.waiting);
  if (waited.some((/** @type {any} */ chair) => chair.seat === state.game.seat)) return spoken("your-turn");
  return `${spoken("waits-for")} ${names(waited)}`;
}

/** Requests to go back, late players, the next game: what needs an answer. */
function showNotices() {
  const place = byId("notices");
  place.replaceChildren();
  const add = (/** @type {string} */ text, /** @type {[string, () => void][]} */ buttons) => {
    const line = document.createElement("p");
    line.className = "notice";
    line.append(text);
    for (const [name, press] of buttons) line.append(" ", button(name, press));
    place.append(line);
  };
  const own = mine();
  const back = state.asked_back;
  if (back && own.length > 0) {
    const answered = own.some((/** @type {any} */ chair) => back.agreed.includes(chair.place));
    const text = `${state.chairs[back.place].name} ${spoken("back-asked")} ${back.to}.`;
    add(text, answered ? [] : [
      [spoken("agree"), () => wish("back/answer", { agreed: true })],
      [spoken("disagree"), () => wish("back/answer", { agreed: false })],
    ]);
  }
  const now = Date.now() + clockAhead;
  const late = state.chairs.filter((/** @type {any} */ chair) => chair.waiting && chair.due && chair.due <= now);
  if (late.length > 0 && state.phase === "playing") {
    const others = own.some((/** @type {any} */ chair) => !late.includes(chair));
    const choose = (/** @type {string} */ choice) => () => wish("late", { choice });
    add(`${spoken("late")} ${late.map((/** @type {any} */ chair) => chair.name).join(", ")}.`, others
      ? [[spoken("late-wait"), choose("wait")], [spoken("late-bot"), choose("bot")], [spoken("late-end"), choose("end")]]
      : []);
  }
  if (state.again) {
    const link = document.createElement("a");
    link.href = `/t/${state.again}`;
    link.textContent = spoken("again-at");
    add("", []);
    place.lastChild?.appendChild(link);
  } else if (own.length > 0 && (state.phase === "over" || state.phase === "stopped")) {
    add("", [[byId("again").textContent ?? "", playAgain]]);
  }
}
const playAgain = () => attempt(async () => {
  const made = await send("POST", `/api/tables/${id}/again`);
  location.assign(`/t/${made.id}`);
});
let clockAhead = 0;

/** @param {string} name @param {() => void} press */
function button(name, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  made.addEventListener("click", press);
  return made;
}

async function copyInvite(/** @type {number} */ place) {
  await attempt(async () => {
    const found = await get(`/api/tables/${id}/invitations`);
    const invite = found.find((/** @type {any} */ one) => one.place === place)?.invite;
    const link = `${location.origin}/t/${id}?invite=${invite}`;
    await navigator.clipboard.writeText(link).then(() => tell(spoken("copied")), () => tell(link));
  });
}

function showButtons() {
  const own = mine();
  const playing = state.phase === "playing";
  const ended = state.phase === "over" || state.phase === "stopped";
  byId("undo").hidden = !(playing && state.game?.undo);
  byId("leave").hidden = own.length === 0 || ended || own.every((/** @type {any} */ chair) => chair.away);
  byId("resign").hidden = own.length === 0 || !playing || own.every((/** @type {any} */ chair) => chair.resigned);
  byId("ask-back").hidden = !(own.length > 0 && playing && state.plan.casual && state.game.number > 0);
  byId("after-end").hidden = !ended;
  byId("again").hidden = own.length === 0;
  const watchers = byId("watchers");
  watchers.hidden = state.host !== me()?.id;
  watchers.textContent = (state.plan.watched ? watchers.dataset.on : watchers.dataset.off) ?? "";
  const notify = byId("notify");
  notify.hidden = own.length === 0 || ended || !canNotify();
  notify.textContent = (notifies() ? notify.dataset.on : notify.dataset.off) ?? "";
  byId("waiting").hidden = state.phase !== "waiting";
  byId("begin").hidden = state.host !== me()?.id;
}

// Several people at this device: where the game has secrets a curtain falls before the next one looks.
function handOver() {
  const own = mine().filter((/** @type {any} */ chair) => !chair.away);
  if (own.length < 2 || !state.game || state.phase !== "playing" || state.game.result) return;
  const current = state.game.seat;
  if (state.game.deciders.includes(current)) return;
  const next = own.find((/** @type {any} */ chair) => state.game.deciders.includes(chair.seat));
  if (!next) return;
  if (!secrets) {
    lookFrom(next.seat);
    return;
  }
  if (curtain.open) return;
  queuedNumber = undefined;
  hideAll();
  byId("curtain-title").textContent = `${spoken("hand-over-to")} ${next.name}`;
  curtain.showModal();
  byId("lift").onclick = () => {
    curtain.close();
    lookFrom(next.seat);
  };
}

/** Nothing that was drawn, told or asked for one person is left for the next. */
function hideAll() {
  stage.skip();
  byId("caption").hidden = true;
  for (const place of ["caption", "board", "panels", "live", "asked", "tip"]) byId(place).replaceChildren();
  log.clear();
  missed.forget();
  hint.forget();
  why.hide();
  refuse("");
  choices.show([], "");
}

/** @type {{close: () => void} | undefined} */
let stream;
/** Opens the stream anew, from another seat. @param {number | null} from */
function lookFrom(from) {
  seat = from;
  stream?.close();
  queuedNumber = from === null ? queuedNumber : undefined;
  // Another seat was told other things: it hears everything from the beginning.
  let whole = from !== null;
  stream = listen(id, {
    seat,
    since: whole ? 0 : state.seq,
    onTable: (next) => {
      clockAhead = next.now - Date.now();
      // In the background nothing moves, so nothing would be shown soon enough to notice whose turn it is.
      showTurns();
      show(next, whole);
      whole = false;
    },
    onPresence: (who) => {
      presence = who;
      byId("presence").textContent = who.watching > 0 ? `${who.watching} ${spoken(who.watching === 1 ? "watching-one" : "watching")}` : "";
      showChairs(byId("chairs"), state, presence, { wish, copyInvite });
    },
    onLine: (open) => {
      if (!open) tell(spoken("offline"));
      else if (wasLost) tell(spoken("online"));
      wasLost = !open;
    },
    onShut: (text) => {
      hideAll();
      refuse(text);
    },
  });
}
let wasLost = false;

listenToShares(wish);
byId("begin").addEventListener("submit", (event) => {
  event.preventDefault();
  wish("start", { level: /** @type {HTMLSelectElement} */ (byId("begin-level")).value });
});
byId("main").addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.compose === undefined) return;
  event.preventDefault();
  act(composed(form));
});
byId("undo").addEventListener("click", () => wish("undo", { seat: state.game.seat }));
byId("leave").addEventListener("click", () => wish("leave"));
byId("resign").addEventListener("click", () => confirm(spoken("confirm-resign")) && wish("resign"));
byId("ask-back").addEventListener("click", () => wish("back", { to: state.game.number - 1 }));
byId("watchers").addEventListener("click", () => wish("spectators", { allowed: !state.plan.watched }));
byId("again").addEventListener("click", playAgain);
byId("verify").addEventListener("click", () => attempt(async () => {
  const proof = await get(`/api/tables/${id}/verify`);
  byId("proof").textContent = `${proof.text} (${proof.secret.slice(0, 16)}… → ${proof.commitment.slice(0, 16)}…)`;
}));
byId("notify").addEventListener("click", async () => {
  if (!(await toggleNotices())) tell(spoken("notify-refused"));
  showButtons();
});
byId("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (byId("saying"));
  const text = field.value.trim();
  if (text === "") return;
  attempt(async () => {
    await beSomebody();
    await postSurely(`/api/tables/${id}/say`, { text });
    field.value = "";
  });
});

// A friend who comes by an invitation sits down at once.
async function arrive() {
  const invite = new URLSearchParams(location.search).get("invite");
  if (!invite || mine().length > 0) return;
  if (state.phase !== "waiting") {
    refuse(spoken("fault-begun"));
    return;
  }
  if (!me()) {
    const name = prompt(spoken("choose-name"));
    if (!name) return;
    await post("/api/me", { name });
  }
  await post(`/api/tables/${id}/sit`, { invite });
  location.replace(`/t/${id}`);
}

const zoom = new Zoom(byId("board"), byId("zoom"));
stage.dressers.push(() => zoom.dress());
// Whoever has taken something sees where it can go.
choices.watchers.push(() => {
  if (choices.touched.length > 0) zoom.follow(byId("board").querySelectorAll("[data-thing].can"));
  else zoom.unfollow();
});
new Drag(byId("main"), choices);
new Keys(byId("main"), choices);
helpOnKeys(/** @type {HTMLDialogElement} */ (byId("keys")));
choosePace(/** @type {HTMLSelectElement} */ (byId("motion")));
openSheets(table, byId("sheets"), choices);
stage.dressers.push(showTips(byId("table"), byId("tip"), (rule) => log.rule(rule)));
missed.before = () => choices.show([], "");
missed.after = () => {
  stage.show({ drawn: state.game?.drawn ?? null, causes: [], shown: offer });
};
keepAim(byId("main"));
// Whoever is in a hurry need not wait: any touch or key shows at once how things stand.
for (const hurry of ["pointerdown", "keydown"]) document.addEventListener(hurry, () => stage.skip(), { capture: true });

clockAhead = state.now - Date.now();
applyStyles(table);
zoom.dress();
show(state);
arrive().catch((fault) => refuse(fault.message));
lookFrom(null);
setInterval(() => {
  tickClocks(byId("chairs"), clockAhead);
  if (state.chairs.some((/** @type {any} */ chair) => chair.due)) showNotices();
}, 1000);
