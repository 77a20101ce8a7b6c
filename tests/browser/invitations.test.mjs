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

test("a friend sits down by an invitation, and whoever comes by it after the beginning is told so", async () => {
  const ada = await fixture.person();
  await openTable(ada.page, "wrath", ["me", "friend"]);
  const [{ invite }] = await (await ada.context.request.get(`${ada.page.url().replace("/t/", "/api/tables/")}/invitations`)).json();
  const link = `${ada.page.url()}?invite=${invite}`;
  const [bob, eve] = [await fixture.person({ locale: "fr-FR" }), await fixture.person({ locale: "fr-FR" })];
  bob.page.on("dialog", (dialog) => dialog.accept("Bob"));
  await bob.page.goto(link);
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  await eve.page.goto(link);
  await eve.page.waitForSelector("#refusal:not([hidden])");
  assert.match(await eve.page.textContent("#refusal"), /déjà commencé/);
  assert.equal(await eve.page.locator(".chair.mine").count(), 0);
  await leave(ada, bob, eve);
});

test("over plain http, where browsers copy nothing, the link stands in the page and works", async () => {
  // Only this machine itself is trusted without https: under another name it is not.
  const browser = await browse(["--host-resolver-rules=MAP caldera.test 127.0.0.1"]);
  const address = fixture.address.replace("127.0.0.1", "caldera.test");
  const ada = await person(browser, address);
  await openTable(ada.page, "wrath", ["me", "friend"]);
  assert.equal(await ada.page.evaluate(() => typeof navigator.clipboard), "undefined", "this browser copies nothing here");
  await ada.page.waitForSelector("li.chair .link");
  const link = await ada.page.textContent("li.chair .link");
  assert.ok(link.startsWith(`${ada.page.url()}?invite=`), link);
  await ada.page.click("li.chair button");
  await ada.page.waitForFunction((link) => document.getElementById("told").textContent === link, link);
  const bob = await person(browser, address);
  bob.page.on("dialog", (dialog) => dialog.accept("Bob"));
  await bob.page.goto(link);
  for (const { page } of [ada, bob]) await page.waitForSelector("#board > *");
  assert.equal(await ada.page.locator("li.chair .link").count(), 0, "a chair that is taken has no link");
  // The browser itself says that it trusts nothing here; what the page does wrong is told too.
  const own = ({ context, faults }) => ({ context, faults: faults.filter((fault) => !/Cross-Origin-Opener-Policy/.test(fault)) });
  await leave(own(ada), own(bob));
  await browser.close();
});
