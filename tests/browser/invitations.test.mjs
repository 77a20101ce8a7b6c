// Inviting a friend to a chair.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, openTable, opened, person } from "./fixture.mjs";

const fixture = opened();

async function leave(...people) {
  for (const { context, faults } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

/** The link for the whole table, as its page shows it. */
async function tableLink(page) {
  await page.waitForSelector("#invite .link");
  return page.textContent("#invite .link");
}

test("a friend is asked for a name in the page, sits down, and whoever comes after the beginning is told so", async () => {
  const ada = await fixture.person();
  await openTable(ada.page, "wrath", ["me", "friend"]);
  const link = await tableLink(ada.page);
  const [bob, eve] = [await fixture.person({ locale: "fr-FR" }), await fixture.person({ locale: "fr-FR" })];
  for (const { page } of [bob, eve]) page.on("dialog", (dialog) => assert.fail(`the browser asks: ${dialog.message()}`));
  await bob.page.goto(link);
  assert.match(await bob.page.textContent("#invitation"), /vous invite à jouer.*sans pendule/s, "who invites, and on which terms");
  await bob.page.fill("#name", "Bob");
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  await ada.page.waitForFunction(() => /Bob/.test(document.getElementById("chairs").textContent));
  await eve.page.goto(link);
  await eve.page.waitForSelector("#refusal:not([hidden])");
  assert.match(await eve.page.textContent("#refusal"), /déjà commencé/);
  assert.equal(await eve.page.locator(".chair.mine").count(), 0);
  assert.match(await eve.page.textContent("#bar"), /regardez/, "who watches is told so");
  await leave(ada, bob, eve);
});

test("one link and code seat a whole group, who say when they are ready; one only watches", async () => {
  const ada = await fixture.person();
  await ada.page.goto("/new/trex");
  assert.equal(await ada.page.inputValue("#chair-1"), "friend", "with others one begins with free chairs");
  await ada.page.selectOption("#chair-2", "friend");
  await ada.page.click("#new button[type=submit]");
  await ada.page.waitForURL(/\/t\//);
  const link = await tableLink(ada.page);
  assert.match(await ada.page.textContent("#waits-for"), /free: 2/);
  await ada.page.waitForFunction(() => document.querySelector("#invite img")?.naturalWidth > 100);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const [bob, eve, zoe] = [await fixture.person(phone), await fixture.person({ locale: "fr-FR" }), await fixture.person(phone)];
  for (const [{ page }, name] of [[bob, "Bob"], [eve, "Bob"]]) {
    await page.goto(link);
    await page.fill("#name", name);
    await page.click("li.chair button");
    await page.waitForSelector("#ready:not([hidden])");
  }
  assert.ok((await bob.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  await ada.page.waitForFunction(() => /Bob \(2\)/.test(document.getElementById("chairs").textContent));
  assert.equal(await ada.page.locator("#board > *").count(), 0, "nobody is ready yet");
  await zoe.page.goto(`${new URL(link).pathname}?watch=yes`);
  await zoe.page.waitForSelector("#table");
  for (const { page } of [bob, eve]) await page.click("#ready");
  await ada.page.waitForFunction(() => /^Not ready yet: [^,]*\.$/.test(document.getElementById("waits-for").textContent));
  await ada.page.click("#ready");
  for (const { page } of [ada, bob, eve, zoe]) await page.waitForSelector("#board > *", { state: "attached" });
  await leave(ada, bob, eve, zoe);
});

test("the host begins early with bots although a guest is not ready and another has not come", async () => {
  const ada = await fixture.person();
  await ada.page.goto("/new/trex");
  await ada.page.selectOption("#chair-2", "friend");
  await ada.page.click("#new button[type=submit]");
  await ada.page.waitForURL(/\/t\//);
  const link = await tableLink(ada.page);
  const bob = await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 }, hasTouch: true });
  await bob.page.goto(link);
  await bob.page.fill("#name", "Bob");
  await bob.page.tap("li.chair button");
  await bob.page.waitForSelector("#ready:not([hidden])");
  await ada.page.waitForFunction(() => /Bob/.test(document.getElementById("chairs").textContent));
  assert.ok(await bob.page.isHidden("#begin"), "a guest cannot begin");
  await ada.page.selectOption("#begin-level", "newcomer");
  await ada.page.click("#begin button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *", { state: "attached" });
  const { chairs, phase } = await ada.page.evaluate(async (path) => (await fetch(path)).json(), new URL(ada.page.url()).pathname.replace("/t/", "/api/tables/"));
  assert.deepEqual([phase, ...chairs.map((chair) => chair.kind)], ["playing", "person", "person", "bot"]);
  assert.ok(await ada.page.isHidden("#waiting") && await bob.page.isHidden("#waiting"), "nobody waits any more");
  await leave(ada, bob);
});

test("whoever is asked again may decline, and the host reads it and plays with somebody else", async () => {
  const [ada, bob] = [await fixture.person(), await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 }, hasTouch: true })];
  const send = (page, path, body) => page.evaluate(async ({ path, body }) => {
    const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, { path, body });
  for (const [{ page }, name] of [[ada, "Ada"], [bob, "Bob"]]) {
    await page.goto("/");
    await send(page, "/api/me", { name });
  }
  const { id: first } = await send(ada.page, "/api/tables", { plan: { game: "wrath", table: { seats: 2 } }, chairs: [{ kind: "me" }, { kind: "anyone" }] });
  await send(bob.page, `/api/tables/${first}/sit`, {});
  await send(bob.page, `/api/tables/${first}/resign`, {});
  const { id } = await send(ada.page, `/api/tables/${first}/again`, {});
  await ada.page.goto(`/t/${id}`);
  await ada.page.waitForFunction(() => /Bob \(was asked\)/.test(document.getElementById("waits-for").textContent));
  await bob.page.goto(`/t/${id}`);
  await bob.page.tap("#decline");
  await bob.page.waitForURL((address) => address.pathname === "/");
  await ada.page.waitForFunction(() => /Bob cannot play this time/.test(document.getElementById("log").textContent));
  await ada.page.waitForFunction(() => /free: 1/.test(document.getElementById("waits-for").textContent));
  await bob.page.goto("/me");
  assert.equal(await bob.page.locator(`a[href^="/t/${id}"]`).count(), 0, "they are asked no more");
  await ada.page.click("#begin button");
  await ada.page.waitForSelector("#board > *", { state: "attached" });
  await leave(ada, bob);
});

test("over plain http, where browsers copy nothing by themselves, the link stands in the page and works", async () => {
  // Only this machine itself is trusted without https: under another name it is not.
  const browser = await browse(["--host-resolver-rules=MAP caldera.test 127.0.0.1"]);
  const address = fixture.address.replace("127.0.0.1", "caldera.test");
  const ada = await person(browser, address);
  await openTable(ada.page, "wrath", ["me", "friend"]);
  assert.equal(await ada.page.evaluate(() => typeof navigator.clipboard), "undefined", "this browser copies nothing here");
  const link = await tableLink(ada.page);
  assert.ok(link.startsWith(`${ada.page.url()}?invite=`), link);
  await ada.page.click("#invite button");
  await ada.page.waitForFunction(() => document.getElementById("told").classList.contains("shown"));
  assert.equal(await ada.page.evaluate(() => String(getSelection())), link, "the link is at least selected");
  const bob = await person(browser, address);
  await bob.page.goto(link);
  await bob.page.click("li.chair button");
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  assert.equal(await ada.page.locator("#invite .link").count(), 0, "a chair that is taken has no link");
  // The browser itself says that it trusts nothing here; what the page does wrong is told too.
  const own = ({ context, faults }) => ({ context, faults: faults.filter((fault) => !/Cross-Origin-Opener-Policy/.test(fault)) });
  await leave(own(ada), own(bob));
  await browser.close();
});
