// An account carries games to another device.

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

test("an account brings games to another device, and a wrong password does not", async () => {
  const ada = await fixture.person({ locale: "fr-FR" });
  await openTable(ada.page, "sapiens", ["me", "bot:newcomer"]);
  const { pathname } = new URL(ada.page.url());
  const login = `ada-${Date.now()}`;
  await ada.page.goto("/me");
  await ada.page.fill("#keep-login", login);
  await ada.page.fill("#keep-password", "lave et cendres");
  await ada.page.click("#keep button");
  await ada.page.waitForSelector(`strong:text("${login}")`);
  const phone = await fixture.person({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
  await phone.page.goto("/me");
  await phone.page.fill("#login-login", login);
  await phone.page.fill("#login-password", "cendres et lave");
  await phone.page.click("#login button");
  await phone.page.waitForSelector("#login .fault:not(:empty)");
  assert.match(await phone.page.textContent("#login .fault"), /faux/);
  await phone.page.fill("#login-password", "lave et cendres");
  await phone.page.click("#login button");
  await phone.page.waitForSelector(`a[href="${pathname}"]`);
  await phone.page.click(`a[href="${pathname}"]`);
  await phone.page.waitForSelector("#choices button", { state: "attached" });
  await phone.page.goto("/me");
  await phone.page.click("#logout");
  await phone.page.waitForURL("/");
  assert.equal((await phone.context.request.get("/api/me/tables")).status(), 401, "the pass is gone");
  await leave(ada, phone);
});
