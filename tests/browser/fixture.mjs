// A server and a browser for the tests.

import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { after, before } from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "./chromium.mjs";

/** Starts a server on a free port, in a folder of its own. */
export async function serve(folder = mkdtempSync(join(tmpdir(), "caldera-browser-")), port = 0) {
  const program = process.env.CALDERA;
  if (!program) throw new Error("CALDERA names the program to test; run.sh sets it");
  const child = spawn(program, ["serve", "--address", `127.0.0.1:${port}`, "--data", folder, "--bot-pause", "0", "--unlimited", "--lang", "en"]);
  const address = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const found = /http:\/\/[\d.:]+/.exec(text);
      if (found) resolve(found[0]);
    });
    child.stderr.on("data", (data) => process.stderr.write(data));
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    address,
    folder,
    /** Ends the server at once, as a crash would. */
    kill: () => new Promise((resolve) => { child.removeAllListeners("exit"); child.on("exit", resolve); child.kill("SIGKILL"); }),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts the browser. @param {string[]} [more] further arguments */
export function browse(more = []) {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error("there is no Chromium: name it in CHROMIUM, or let run.sh install it");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more],
  });
}

/** One server and one browser for all tests of a file; both are there once the first test begins. */
export function opened() {
  /** @type {{server?: any, browser?: any}} */
  const fixture = {};
  before(async () => {
    fixture.server = await serve();
    fixture.browser = await browse();
  });
  after(async () => {
    await fixture.browser?.close();
    await fixture.server?.kill();
    fixture.server?.clean();
  });
  return {
    /** Somebody new comes in. @param {object} [options] */
    person: (options) => person(fixture.browser, fixture.server.address, options),
    get browser() { return fixture.browser; },
    get address() { return fixture.server.address; },
    get folder() { return fixture.server.folder; },
    /** The server dies and comes back with what it had written. */
    async crash() {
      const { address, folder } = fixture.server;
      await fixture.server.kill();
      fixture.server = await serve(folder, Number(new URL(address).port));
    },
  };
}

/** The games that the server has: a new one is tested without being named. */
export async function games(address) {
  const told = await fetch(`${address}/api/games`).then((answer) => answer.json());
  return told.games.map((game) => game.id);
}

/** A desk wide enough for everything to be in sight: most tests are not about where things lie. */
const DESK = { width: 1680, height: 1050 };

/** A person with a browser of their own; faults of the page fail the test. */
export async function person(browser, address, options = {}) {
  const context = await browser.newContext({ baseURL: address, locale: "en-GB", viewport: DESK, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_|Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  return { context, page, faults };
}

/** Opens a table with the form; chairs and options are chosen by their values. */
export async function openTable(page, game, chairs, options = {}) {
  await page.goto(`/new/${game}`);
  for (const [place, kind] of chairs.entries()) {
    await page.selectOption(`#chair-${place}`, kind);
    if (kind === "beside") await page.fill(`.chair[data-place="${place}"] .beside-name`, `Beside ${place}`);
  }
  if (Object.keys(options).length > 0) await page.evaluate(() => document.querySelector("#new details").open = true);
  for (const [key, value] of Object.entries(options)) {
    const field = page.locator(`#option-${key}`);
    if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
  // Most tests are not about waiting for each other: the game begins with the last guest.
  await page.uncheck("#ready");
  await page.click("#new button[type=submit]");
  await page.waitForURL(/\/t\//);
}

/** Takes one of the choices listed, if there is one; the program picks, so that games differ. */
export async function choose(page, pick) {
  return page.evaluate((pick) => {
    const buttons = [...document.querySelectorAll("#choices button")];
    if (buttons.length === 0 || document.getElementById("table").getAttribute("aria-busy")) return false;
    buttons[pick % buttons.length].click();
    return true;
  }, pick);
}

/** Until nothing is on its way and the page shows the table as it is. */
export function settled(page) {
  return page.waitForFunction(async () => {
    const table = document.getElementById("table");
    if (table.hasAttribute("aria-busy")) return false;
    const { game } = await (await fetch(`/api/tables/${table.dataset.id}`)).json();
    return table.dataset.number === String(game?.number ?? "");
  });
}

/** Whether the page says that the game has ended. */
export const over = (page) => page.evaluate(() => !document.getElementById("after-end").hidden);

/** Plays until the end, every page in turn. */
export async function playOn(pages, most = 4000) {
  for (let step = 0; step < most; step += 1) {
    if (await over(pages[0])) return step;
    let acted = false;
    for (const page of pages) acted = (await choose(page, step * 7 + 3)) || acted;
    await pages[0].waitForTimeout(acted ? 15 : 40);
  }
  throw new Error(`the game did not end within ${most} steps`);
}
