// All five games in Firefox: the board comes, touches on it are played, what happens is shown, and no script fails.
// Firefox is driven over WebDriver BiDi by puppeteer-core: playwright-core only knows its own build of Firefox.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import puppeteer from "puppeteer-core";
import { firefoxPath } from "./firefox.mjs";
import { games, serve } from "./fixture.mjs";
import { mouse, needed, nextPath, sitDown } from "./hands.mjs";

/** So many decisions are made in each game: enough to meet most of what a turn has. */
const DECISIONS = 8;

let server;
let browser;
before(async () => {
  server = await serve();
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error("there is no Firefox: name it in FIREFOX, or let run.sh install it");
  browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox: { "ui.prefersReducedMotion": 1 } });
});
after(async () => {
  await browser?.close();
  await server?.kill();
  server?.clean();
});

const rest = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/** A page that the hands of the other tests can use. */
async function newPage() {
  const context = await browser.createBrowserContext();
  const raw = await context.newPage();
  await raw.setViewport({ width: 1280, height: 900 });
  const faults = [];
  raw.on("pageerror", (error) => faults.push(String(error)));
  const page = {
    // As text: of objects inside objects WebDriver BiDi tells only so much.
    async evaluate(asked, about) {
      const told = await raw.evaluate(`(async () => JSON.stringify(await (${asked})(${JSON.stringify(about ?? null)})))()`);
      return told === undefined ? undefined : JSON.parse(told);
    },
    goto: (path) => raw.goto(new URL(path, server.address).href),
    mouse: raw.mouse,
  };
  return { page, raw, faults, close: () => context.close() };
}

/** Makes some decisions by clicking on the board. @returns how many */
async function play(page, id) {
  let made = 0;
  const until = Date.now() + 60000;
  while (made < DECISIONS && Date.now() < until) {
    const next = await nextPath(page, id, made, 6);
    if (next.over) break;
    assert.ok(!next.lost, `no path can be touched: ${JSON.stringify(next.lost)?.slice(0, 300)}`);
    if (next.wait) {
      await rest(30);
      continue;
    }
    for (const thing of needed(next.choices, next.path)) await mouse.touch(page, thing);
    const played = () => page.evaluate(() => document.getElementById("table").dataset.number);
    const patience = Date.now() + 15000;
    while ((await played()) === String(next.number) && Date.now() < patience) await rest(30);
    assert.notEqual(await played(), String(next.number), `${next.action} was not played by touching ${next.path}`);
    made += 1;
  }
  return made;
}

test("every game is played in Firefox", { timeout: 300000 }, async (every) => {
  for (const game of await games(server.address)) {
    await every.test(game, async () => {
      const { page, raw, faults, close } = await newPage();
      const id = await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await raw.waitForSelector("#board > *");
      const began = Date.now();
      const made = await play(page, id);
      console.log(`# ${game}: ${made} decisions in ${Date.now() - began} ms`);
      assert.ok(made >= 5, `only ${made} decisions`);
      const seen = await page.evaluate(() => ({
        log: document.querySelectorAll("#log li").length,
        choices: document.querySelectorAll("#choices button").length,
        wide: document.documentElement.scrollWidth,
      }));
      assert.ok(seen.log > 3, "what happened is told");
      assert.ok(seen.wide <= 1280, `the page is ${seen.wide} pixels wide`);
      assert.deepEqual(faults, []);
      await close();
    });
  }
});
