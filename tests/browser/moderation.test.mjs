// Somebody spoils a table: the others report, keep away, and the host closes the chat or sends a spectator away.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { openTable, opened } from "./fixture.mjs";

const fixture = opened();

async function leave(...people) {
  for (const { context, faults } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

async function say(page, text) {
  await page.evaluate((text) => {
    document.getElementById("saying").value = text;
    document.getElementById("say").requestSubmit();
  }, text);
}

const press = (page, selector) => page.evaluate((selector) => document.querySelector(selector).click(), selector);
const said = (page, text) => page.waitForFunction((text) => [...document.querySelectorAll("#talk li")].some((line) => line.textContent.includes(text)), text);
const dialog = (page) => page.waitForSelector("dialog.moderation[open]");

/** Opens what can be done about whoever said a line. */
async function about(page, text) {
  await said(page, text);
  await page.evaluate((text) => {
    const line = [...document.querySelectorAll("#talk li")].find((line) => line.textContent.includes(text));
    [...line.querySelectorAll("button")].at(-1).click();
  }, text);
  await dialog(page);
}

test("a line is reported, a person is kept away, a spectator is sent away, the chat is closed", async () => {
  const host = await fixture.person({ locale: "fr-FR" });
  await openTable(host.page, "wrath", ["me", "anyone"]);
  const url = host.page.url();
  const guest = await fixture.person();
  await guest.page.goto(url);
  await guest.page.click("li.chair button");
  await guest.page.waitForSelector("#board > *");
  const spectator = await fixture.person();
  await spectator.context.request.post("/api/me", { data: { name: "Mallory" } });
  await spectator.page.goto(url);
  await spectator.page.waitForSelector("#board > *");
  await say(spectator.page, "buy my stones");

  // The guest reports the line; the operator reads it.
  await about(guest.page, "buy my stones");
  assert.match(await guest.page.textContent("dialog.moderation blockquote"), /buy my stones/);
  assert.equal(await guest.page.locator("dialog.moderation [data-does=remove]").count(), 0, "a guest cannot send anybody away");
  await guest.page.fill("#report-reason", "advertising");
  await guest.page.click("dialog.moderation form button[type=submit]");
  await guest.page.waitForFunction(() => /Reported/.test(document.getElementById("told").textContent));
  const reports = execFileSync(process.env.CALDERA, ["people", "reports", "--data", fixture.folder]).toString();
  assert.match(reports, /advertising/);
  assert.match(reports, /buy my stones/);

  // The host closes the chat: the others are told why they cannot speak, and the host opens it again.
  await press(host.page, "#hush");
  await host.page.waitForFunction(() => /Laisser tout le monde parler/.test(document.getElementById("hush").textContent));
  await say(guest.page, "can anybody hear me");
  await guest.page.waitForFunction(() => /lets nobody else speak/.test(document.body.textContent));
  await press(host.page, "#hush");
  await host.page.waitForFunction(() => /Ne laisser personne/.test(document.getElementById("hush").textContent));
  await say(guest.page, "now you can");
  await said(host.page, "now you can");

  // The host sends the spectator away: their page says so, and they cannot come back.
  await about(host.page, "buy my stones");
  assert.match(await host.page.textContent("dialog.moderation"), /Renvoyer de cette table/);
  await host.page.click("dialog.moderation [data-does=remove]");
  await host.page.waitForFunction(() => /renvoyée/.test(document.getElementById("told").textContent));
  const back = await spectator.context.request.get(url.replace("/t/", "/api/tables/"));
  assert.equal(back.status(), 403);
  assert.match((await back.json()).text, /sent you away/);

  // The host keeps the guest away from the next tables, from the list of players.
  await host.page.evaluate(() => [...document.querySelectorAll(".chair:not(.mine) button.quiet")].at(-1).click());
  await dialog(host.page);
  await host.page.click("dialog.moderation [data-does=block]");
  await host.page.waitForFunction(() => /tenue à l’écart/.test(document.getElementById("told").textContent));
  await openTable(host.page, "wrath", ["me", "anyone"]);
  const next = new URL(host.page.url()).pathname.replace("/t/", "/api/tables/");
  const refused = await guest.context.request.post(`${next}/sit`, { data: {} });
  assert.equal(refused.status(), 403, "whoever is kept away cannot sit down");
  await leave(host, guest, spectator);
});
