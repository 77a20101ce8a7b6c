// Ratings, somebody's page, friends: two people play, look each other up and meet again.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { opened } from "./fixture.mjs";

const fixture = opened();

async function keep(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

/** Sends something as the page's own person. */
function send(page, path, body, method = "POST") {
  return page.evaluate(async ({ path, body, method }) => {
    const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.status === 204 ? null : answer.json();
  }, { path, body, method });
}

/** Two people, and games between them that the second, the third… of them gives up. */
async function company(rounds, options) {
  const [ada, bob] = [await fixture.person(options), await fixture.person(options)];
  for (const [who, name] of [[ada, "Ada Lovelace"], [bob, "Bob"]]) {
    await who.page.goto("/");
    who.id = (await send(who.page, "/api/me", { name })).id;
  }
  for (let round = 0; round < rounds; round += 1) {
    const plan = { game: ["wrath", "trex"][round % 2], table: { seats: 2 } };
    const { id } = await send(ada.page, "/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }] });
    await send(bob.page, `/api/tables/${id}/sit`, {});
    await send((round % 3 === 2 ? ada : bob).page, `/api/tables/${id}/resign`, {});
    await ada.page.evaluate((id) => fetch(`/api/tables/${id}/ratings`), id);
    ada.last = id;
  }
  return [ada, bob];
}

async function isSound(page, what) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}

test("the end says what changed, and a person's page shows what its owner wants", async () => {
  const [ada, bob] = await company(6);
  await bob.page.goto(`/t/${ada.last}`);
  await bob.page.waitForSelector("#rated:not([hidden]) li");
  assert.equal(await bob.page.locator("#rated li").count(), 2);
  await bob.page.click("#rated li a >> nth=0");
  await bob.page.waitForURL(/\/p\//);
  assert.equal(await bob.page.textContent("h1"), "Ada Lovelace");
  assert.equal(await bob.page.locator("svg.plot").count(), 2, "how the ratings went");
  await bob.page.click("#follow");
  await bob.page.waitForSelector('#follow[aria-pressed="true"]');
  assert.equal(await bob.page.locator(".history").count(), 0, "her games are her own affair");
  await ada.page.goto("/me");
  await ada.page.check("#shows [name=games]");
  await Promise.all([ada.page.waitForEvent("load"), ada.page.click("#shows button")]);
  assert.equal(await ada.page.isChecked("#shows [name=games]"), true);
  await bob.page.reload();
  assert.equal(await bob.page.locator(".history li").count(), 6);
  assert.match(await bob.page.textContent(".rivals li"), /Bob/);
  await keep(bob.page, "club-person");
  await bob.page.selectOption(".history-filter [name=outcome]", "left");
  await bob.page.fill(".history-filter [name=name]", "bob");
  await bob.page.press(".history-filter [name=name]", "Enter");
  await bob.page.waitForURL(/outcome=left/);
  assert.equal(await bob.page.locator(".history li").count(), 2, "those that she gave up");
  await isSound(bob.page, "a person's page");
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.context.close();
  await bob.context.close();
});

test("friends: followed by keyboard, here if they wish, invited to a table, on a small phone in French", async () => {
  const [ada, bob] = await company(1, { viewport: { width: 360, height: 740 }, locale: "fr-FR", colorScheme: "dark" });
  await ada.page.goto("/friends");
  const follow = `button[data-person="${bob.id}"]`;
  await ada.page.focus(follow);
  await Promise.all([ada.page.waitForEvent("load"), ada.page.keyboard.press("Enter")]);
  assert.equal(await ada.page.getAttribute(follow, "data-followed"), "true");
  await send(bob.page, "/api/me/profile", { ratings: true, games: true, online: true }, "PUT");
  await send(bob.page, "/api/me/friends", { person: ada.id, followed: true });
  await ada.page.reload();
  assert.match(await ada.page.textContent(".friends li"), /en ligne/);
  await isSound(ada.page, "friends");
  await keep(ada.page, "club-friends-phone");
  await ada.page.focus(".invite summary");
  await ada.page.keyboard.press("Enter");
  await ada.page.click(".invite a >> nth=0");
  await ada.page.waitForURL(/\/new\//);
  assert.equal(await ada.page.inputValue("#chair-1"), `kept:${bob.id}`);
  await ada.page.click("#new button[type=submit]");
  await ada.page.waitForURL(/\/t\//);
  await bob.page.goto("/me");
  assert.match(await bob.page.textContent("ul.tables"), /Ada Lovelace/, "he is asked");
  for (const path of [`/p/${bob.id}`, "/best/wrath", "/me"]) {
    await ada.page.goto(path);
    await isSound(ada.page, path);
  }
  await ada.page.goto(`/p/${bob.id}`);
  await keep(ada.page, "club-person-phone");
  assert.deepEqual([...ada.faults, ...bob.faults], []);
  await ada.context.close();
  await bob.context.close();
});
