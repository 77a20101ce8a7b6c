// @ts-check
// The page of a table: makes its parts, and joins them. It knows no game and decides nothing.

import { keepAim } from "./aim.js";
import { listenToButtons, showButtons, showTalkRule } from "./buttons.js";
import { Choices } from "./choices.js";
import { listenToCompany, showBar, showClock, showNameForm, showWaitingRoom } from "./company.js";
import { composed, stepped } from "./compose.js";
import { Curtain } from "./curtain.js";
import { byId, byIdAs, fetched } from "./dom.js";
import { Drag } from "./drag.js";
import { showFaces, tickRings } from "./faces.js";
import { Hint } from "./hint.js";
import { Invitations } from "./invitations.js";
import { Keys, helpOnKeys } from "./keys.js";
import { announce } from "./live.js";
import { Log } from "./log.js";
import { openRulesBeside } from "./rule.js";
import { Missed } from "./missed.js";
import { TableModel } from "./model.js";
import { Stage, applyStyles, choosePace } from "./motion.js";
import { showNotices } from "./notices.js";
import { showTurns } from "./page.js";
import { Past } from "./past.js";
import { showChairs, tickClocks } from "./players.js";
import { keepPromptWhole, promptText, showPrompt } from "./prompt.js";
import { reveal } from "./reveal.js";
import { Screen } from "./screen.js";
import { listenToShares, showShares } from "./shares.js";
import { Sheets } from "./sheets.js";
import { Sound } from "./sound.js";
import { showTips } from "./tips.js";
import { Toasts } from "./toasts.js";
import { Watch } from "./watch.js";
import { WholeMap } from "./whole-map.js";
import { Why } from "./why.js";
import { Wishes } from "./wishes.js";
import { spoken } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Ending } from "./ending.js" */
/** @import { Settled } from "./screen.js" */
/** @import { LogLine, TableState } from "./wire.d.ts" */

const [table, main, board] = [byId("table"), byId("main"), byId("board")];
const id = table.dataset.id ?? "";
const model = new TableModel(id, table.dataset.secrets === "true", JSON.parse(byId("state").textContent ?? "{}"));

const log = new Log(byId("log"), byId("talk"), table.dataset.game ?? "");
openRulesBeside(table.dataset.game ?? "", id);
const ruleLink = (/** @type {string} */ rule) => log.rule(rule);
const wishes = new Wishes(model, table, byId("refusal"), byId("sending"), ruleLink);
const choices = new Choices(main, byId("choices"), (choice) => act(choice.action));
const serves = (/** @type {Element} */ target) => choices.serves(target);
const why = new Why(main, id, () => model.newest.game ? { seat: model.newest.game.seat, touched: choices.touched } : null, serves, ruleLink);
const sound = new Sound();
const stage = new Stage(board, byId("panels"), byId("caption"), (name) => sound.play(name));
const missed = new Missed(id, byId("missed"), stage, ruleLink);
const hint = new Hint(byId("hint"), byId("advice"), main, id);
const invitations = new Invitations(model, () => showWaitingRoom(model, invitations));
const zoom = new Zoom(board, byId("zoom"));
const sheets = new Sheets(table, byId("sheets"), choices);
const toasts = new Toasts(model, sheets);
const curtain = new Curtain(byIdAs("curtain", HTMLDialogElement), model, () => {
  screen.drawAnew();
  hideAll();
}, lookFrom);
const screen = new Screen(model, stage, log, () => curtain.isDown, settle);
const watch = new Watch(model, {
  onTable: (state, whole) => {
    model.setClock(state);
    // In the background nothing moves, so nothing would be shown soon enough to notice whose turn it is.
    showTurns();
    screen.show(state, whole);
  },
  onPresence: (who) => {
    model.presence = who;
    const watching = spoken(who.watching === 1 ? "watching-one" : "watching");
    byId("presence").textContent = who.watching > 0 ? `${who.watching} ${watching}` : "";
    chairs();
    notices();
  },
  onShut: (text) => {
    hideAll();
    byId("say").hidden = true;
    wishes.refuse(text);
  },
});
/** How the game ended; its script comes when it is wanted. @type {Ending | null} */
let ending = null;
const past = new Past(byId("past"), model, stage, () => choices.show({ choices: [], none: "" }), () => {
  stage.show({ drawn: model.state.game?.drawn ?? null, causes: [], still: true, shown: offer });
});
past.offerAgain(byId("log"));
log.names = () => {
  const names = model.state.chairs.map(() => "");
  for (const chair of model.state.chairs) names[chair.seat ?? chair.place] = chair.name;
  return names;
};
log.onPoint = (/** @type {LogLine | null} */ line) => stage.performance.point(past.moment === null ? line : null);
log.onLook = (/** @type {number} */ n) => past.look(n);
wishes.onNewerState = (/** @type {TableState} */ state) => screen.showNewer(state);

/** @param {string} action */
async function act(action) {
  // What was refused is not half chosen any more; whoever plays on has seen what was missed.
  if (await wishes.act(action)) byId("missed").hidden = true;
  else choices.unpick();
}

/** @param {number | null} seat */
function lookFrom(seat) {
  screen.drawAnew();
  watch.lookFrom(seat);
}

/** The drawing stands: everything around it follows. @param {Settled} settled */
function settle({ state, news, whole, last }) {
  const number = String(state.game?.number ?? "");
  // A word said at the table takes nobody out of the past; a new drawing does.
  if (table.dataset.number !== number) past.close();
  table.dataset.number = number;
  log.add(news, whole);
  if (!whole) announce(byId("live"), news.filter((line) => !log.mutes(line)));
  if (!whole) sheets.said(news.filter((line) => line.kind === "chat" && !log.mutes(line)).length);
  if (!whole) toasts.told(news.filter((line) => !log.mutes(line)));
  missed.told(state, news, whole);
  why.hide();
  hint.show(state);
  offer();
  chairs();
  showBar(model, wishes);
  showClock(model);
  showWaitingRoom(model, invitations);
  showNameForm(model);
  invitations.refresh();
  showShares(state, model.mine());
  notices();
  showButtons(model);
  showTalkRule(model, ruleLink);
  for (const place of [byId("panels"), board]) reveal(place);
  if (last) curtain.handOver();
  if (last && !curtain.isDown) hear(state, whole);
  showTurns();
}

/** Whether it was my turn, and whether the game had ended, when it was last looked at. */
const heard = { isMine: false, hasEnded: false };

/** My turn, or the end: heard once, and seen anyway. @param {TableState} state @param {boolean} whole whether it was so when somebody came */
function hear(state, whole) {
  const isMine = model.isPlaying && model.mine().some((chair) => chair.waiting);
  const isNew = !whole && model.hasEnded && !heard.hasEnded;
  if (isNew) sound.play("end");
  else if (isMine && !heard.isMine && !whole) sound.play("turn");
  Object.assign(heard, { isMine, hasEnded: model.hasEnded });
  if (model.hasEnded && state.game) showEnding(isNew).catch((fault) => wishes.refuse(fault.message));
}

/** @param {boolean} isNew whether the game ended before these eyes */
async function showEnding(isNew) {
  const { Ending } = await import("./ending.js");
  ending ??= new Ending(model, wishes, ruleLink);
  await ending.show(isNew);
}

/** Offers what can be done in the newest state, also while older ones are still being shown: a touch ends the show. */
function offer() {
  const { game } = model.newest;
  const shown = !curtain.isDown;
  // Whoever has left to a bot is asked nothing.
  const open = shown && model.isPlaying && !model.isAway ? game?.drawn?.choices ?? [] : [];
  const none = shown && game && !model.hasEnded ? spoken("nothing-to-do") : "";
  choices.show({ choices: open, none, moment: game ? String(game.seat) : "", kinds: game?.drawn?.kinds });
  for (const list of document.querySelectorAll(".sheet-choices")) list.toggleAttribute("hidden", model.hasEnded);
}

/** The sentence over the board: what is asked, or what is still to be touched. How a game ended is told after it was shown. */
function ask() {
  const isEnding = model.newest.game?.result && !model.state.game?.result;
  showPrompt(curtain.isDown ? "" : choices.stage() || ending?.sentence || promptText(isEnding ? model.state : model.newest));
}

function chairs() {
  showChairs(byId("chairs"), model, wishes);
  showFaces(byId("faces"), model);
}

function notices() {
  showNotices(byId("notices"), model, wishes, byId("again").textContent ?? "");
  sheets.badge("players", byId("notices").querySelectorAll(":scope > :has(button)").length);
  if (!curtain.isDown) toasts.tick();
  tickClocks(model.clockAhead);
  tickRings(model.clockAhead);
}

/** Nothing that was drawn, told or asked for one person is left for the next. */
function hideAll() {
  stage.skip();
  past.close();
  stage.performance.point(null);
  byId("ending").hidden = true;
  byId("caption").hidden = true;
  for (const place of ["caption", "board", "panels", "live", "tip"]) byId(place).replaceChildren();
  log.clear();
  missed.forget();
  hint.forget();
  toasts.hide();
  why.hide();
  wishes.refuse("");
  choices.show({ choices: [], none: "" });
}

listenToButtons(model, wishes);
listenToShares(wishes);
listenToCompany(model, wishes);
main.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.compose === undefined) return;
  event.preventDefault();
  act(composed(form));
});
stage.dressers.push(() => zoom.dress());
main.addEventListener("click", (event) => stepped(event.target));
const wholeMap = new WholeMap(board, zoom);
choices.watchers.push(() => wholeMap.show());
screen.onNewest = offer;
choices.watchers.push(ask);
// Whoever has taken something sees where it can go.
choices.watchers.push(() => {
  if (choices.touched.length > 0) zoom.follow(board.querySelectorAll("[data-thing].can"));
  else zoom.unfollow();
});
new Drag(main, choices);
// Names for those who listen follow the drawing. They come a moment after it: what is seen first is not delayed by them.
setTimeout(async () => {
  const { nameEverything } = await fetched(() => import("./ear.js"));
  const name = () => nameEverything(board);
  stage.dressers.push(name);
  choices.watchers.push(name);
  name();
}, 1500);
// What a touch would bring is wanted when somebody points at things: only then its script comes.
const points = new AbortController();
for (const way of ["pointermove", "pointerdown", "focusin"]) {
  main.addEventListener(way, async () => {
    points.abort();
    const { Previews } = await fetched(() => import("./preview.js"));
    new Previews(main, board, choices, id, () => {
      const { game } = model.newest;
      return game && model.isPlaying && past.moment === null ? { seat: game.seat, number: game.number } : null;
    });
  }, { signal: points.signal });
}
new Keys(main, choices);
helpOnKeys(byIdAs("keys", HTMLDialogElement));
choosePace(byIdAs("motion", HTMLSelectElement));
sound.choose(byIdAs("volume", HTMLInputElement), byIdAs("mute", HTMLInputElement));
stage.dressers.push(showTips(table, byId("tip"), ruleLink));
missed.before = () => choices.show({ choices: [], none: "" });
missed.after = () => stage.show({ drawn: model.state.game?.drawn ?? null, causes: [], shown: offer });
keepAim(main);
// Whoever is in a hurry need not wait: any touch or key shows at once how things stand.
for (const hurry of ["pointerdown", "keydown"]) document.addEventListener(hurry, () => stage.skip(), { capture: true });
// What is told over the board lies on what somebody touches next.
board.addEventListener("pointerdown", () => { byId("caption").hidden = true; });

applyStyles(table);
zoom.dress();
keepPromptWhole();
screen.showFirst();
// Whoever comes by an invitation that opens nothing any more is told so.
if (new URLSearchParams(location.search).has("invite") && model.mine().length === 0) {
  wishes.refuse(spoken(model.state.phase === "waiting" ? "fault-invite-used" : "fault-begun"));
}
watch.goOn();
setInterval(() => {
  if (model.isPlaying) notices();
}, 1000);
