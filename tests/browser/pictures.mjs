// Makes the pictures in docs/pictures: every board in the middle of a game, on a desk and on a phone.
// `cargo xtask pictures` runs it.

import { mkdirSync } from "node:fs";
import { browse, choose, person, serve } from "./fixture.mjs";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

/** How many decisions are made before somebody takes a picture. */
const games = { wrath: 26, trex: 6, fuji: 6, warlock: 14, sapiens: 12 };
const looks = [
  { name: "desktop", viewport: { width: 1280, height: 900 } },
  { name: "phone", viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
];

const server = await serve();
const browser = await browse();
try {
  for (const [game, decisions] of Object.entries(games)) {
    const { page, context } = await person(browser, server.address, { locale: "fr-FR", reducedMotion: "reduce" });
    await page.goto(`/new/${game}?lang=fr`);
    await page.selectOption("#chair-1", "bot:newcomer");
    await page.click("#new button[type=submit]");
    await page.waitForURL(/\/t\//);
    for (let made = 0, tries = 0; made < decisions && tries < 400; tries += 1) {
      if (await choose(page, made * 5 + 1)) made += 1;
      await page.waitForTimeout(150);
    }
    const table = page.url();
    const state = await context.storageState();
    await context.close();
    for (const { name, ...look } of looks) {
      const shown = await browser.newContext({ baseURL: server.address, locale: "fr-FR", storageState: state, reducedMotion: "reduce", ...look });
      const view = await shown.newPage();
      await view.goto(table);
      await view.waitForSelector("#board svg");
      await view.waitForTimeout(600);
      await view.screenshot({ path: `${folder}${game}-${name}.png` });
      await shown.close();
    }
    console.log(`${game}: ${looks.map((look) => `${game}-${look.name}.png`).join(", ")}`);
  }
} finally {
  await browser.close();
  await server.kill();
  server.clean();
}
