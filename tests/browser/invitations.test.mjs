// Inviting a friend to a chair.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openTable, opened } from "./fixture.mjs";

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
