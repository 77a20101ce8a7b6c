// Makes the pictures in docs/pictures: every board in the middle of a game on a desk and on a phone, and on all screens side by
// side, the great moment of each game, the end of one, and the pages around a game. `cargo xtask pictures` runs it; games can be named to make only their pictures.

import { mkdirSync } from "node:fs";
import { browse, choose, over, person, serve } from "./fixture.mjs";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

/**
 * How many decisions are made before somebody takes a picture, and what is seen of the great moment: what the show puts over
 * the page, or what lies before the player.
 */
const games = {
  wrath: { decisions: 26, moment: ".sky:has(.shade):has(.flood) .written", seats: 3 },
  trex: { decisions: 6, moment: ".sky .turned", seats: 4 },
  fuji: { decisions: 6, moment: ".sky .written", seats: 3 },
  warlock: { decisions: 14, moment: "#panels .war-fight .die", seats: 3 },
  sapiens: { decisions: 12, moment: ".sky .glow.good, .sky .number", seats: 2 },
};
/** The screens that every board has to fit, wide ones first. */
const SCREENS = [[1920, 1080], [1280, 900], [1366, 682], [820, 1180], [390, 844], [360, 740], [740, 360], [640, 450]];
const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const server = await serve();
const browser = await browse();

/** Somebody with bots at a table. */
async function sit(game, options) {
  const someone = await person(browser, server.address, { locale: "fr-FR", ...options });
  const { page } = someone;
  await page.goto("/?lang=fr");
  const id = await page.evaluate(async ({ game, seats }) => {
    const post = async (path, body) => (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await post("/api/me", { name: "Ada" });
    const bots = ["newcomer", "standard", "instant"].slice(0, seats - 1).map((level) => ({ kind: "bot", level }));
    return (await post("/api/tables", { plan: { game, table: { seats } }, chairs: [{ kind: "me" }, ...bots] })).id;
  }, { game, seats: games[game].seats });
  await page.goto(`/t/${id}`);
  await page.waitForSelector("#board svg");
  return { ...someone, id };
}

/** Plays some decisions. */
async function play(page, decisions) {
  for (let made = 0, tries = 0; made < decisions && tries < 600; tries += 1) {
    if (await choose(page, made * 5 + 1)) made += 1;
    await page.waitForTimeout(120);
  }
  await page.waitForFunction(() => document.querySelectorAll("#choices button").length > 0, null, { timeout: 20000 }).catch(() => {});
}

/** The same table as somebody sees it who comes now. */
async function pictured(context, address, name, look) {
  const shown = await browser.newContext({ baseURL: server.address, locale: "fr-FR", storageState: await context.storageState(), reducedMotion: "reduce", ...look });
  const view = await shown.newPage();
  await view.goto(address);
  await view.waitForLoadState("load");
  await view.evaluate(() => document.fonts.ready);
  await view.waitForTimeout(700);
  await save(view, name);
  await shown.close();
}

/** The same table on all screens, at half their size, on one sheet. */
async function sheet(context, address, name) {
  const shown = await browser.newContext({ baseURL: server.address, locale: "fr-FR", storageState: await context.storageState(), reducedMotion: "reduce" });
  const view = await shown.newPage();
  const pictures = [];
  for (const [width, height] of SCREENS) {
    await view.setViewportSize({ width, height });
    await view.goto(address);
    await view.waitForLoadState("load");
    await view.evaluate(() => document.fonts.ready);
    await view.waitForTimeout(600);
    pictures.push({ width, height, data: (await view.screenshot({ type: "png" })).toString("base64") });
  }
  const all = pictures.map(({ width, height, data }) => `<figure><img src="data:image/png;base64,${data}" width="${width / 2}" height="${height / 2}"><figcaption>${width} × ${height}</figcaption></figure>`);
  const paper = await shown.newPage();
  await paper.setViewportSize({ width: 1660, height: 1400 });
  await paper.setContent(`<style>body { margin: 16px; background: #2b2320; color: #f4e9da; font: 15px sans-serif; display: flex; flex-wrap: wrap; gap: 16px; align-items: end; } figure { margin: 0; } img { display: block; border-radius: 6px; }</style>${all.join("")}`);
  const height = await paper.evaluate(() => document.documentElement.scrollHeight);
  await paper.setViewportSize({ width: 1660, height });
  await save(paper, name);
  await shown.close();
}

async function save(page, name) {
  await page.screenshot({ path: `${folder}${name}.jpg`, type: "jpeg", quality: 84 });
  console.log(`${name}.jpg`);
}

/** Plays with everything moving until the great moment is there. */
async function moment(game) {
  const { page, context } = await sit(game, { ...DESK, reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("pace", "calm"));
  await page.reload();
  await page.waitForSelector("#board svg");
  for (let step = 0; step < 4000; step += 1) {
    if (await page.evaluate((seen) => document.querySelector(seen)?.checkVisibility() ?? false, games[game].moment)) {
      await page.waitForTimeout(game === "trex" ? 1000 : 150);
      await save(page, `${game}-moment`);
      await context.close();
      return;
    }
    // Who presses while something is shown ends the show: only a table at rest is played on.
    const rests = await page.evaluate(() => !document.querySelector(".sky > *"));
    if (rests) await choose(page, step * 7 + 3);
    await page.waitForTimeout(40);
  }
  throw new Error(`the great moment of ${game} did not come`);
}

/** A game played to its end, before somebody's eyes. */
async function ending(game) {
  const { page, context } = await sit(game, DESK);
  for (let step = 0; step < 6000 && !(await over(page)); step += 1) {
    await choose(page, step * 7 + 3);
    await page.waitForTimeout(20);
  }
  await page.waitForSelector("#ending:not([hidden])");
  await page.waitForTimeout(900);
  await save(page, "ending");
  await context.close();
}

/** The end of a game, the first page, a book. */
async function around() {
  await ending("sapiens");
  const { context } = await person(browser, server.address, { locale: "fr-FR" });
  await pictured(context, "/?lang=fr", "home", DESK);
  await pictured(context, "/book/wrath?lang=fr", "book", DESK);
  await context.close();
}

try {
  const named = process.argv.slice(2);
  for (const game of named.length > 0 ? named : Object.keys(games)) {
    const { page, context, id } = await sit(game, DESK);
    await play(page, games[game].decisions);
    await pictured(context, `/t/${id}`, `${game}-desktop`, DESK);
    await pictured(context, `/t/${id}`, `${game}-phone`, PHONE);
    await sheet(context, `/t/${id}`, `${game}-screens`);
    if (game === "fuji") await pictured(context, `/t/${id}`, "dark", { ...DESK, colorScheme: "dark" });
    await context.close();
    await moment(game);
  }
  if (named.length === 0) await around();
} finally {
  await browser.close();
  await server.kill();
  server.clean();
}
