// Letters and signs: every one on every page comes from the fonts we ship, whatever the machine has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, games, opened } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();

/** The fonts of the machine that a page uses, with some of the text that asks for them. @param {Set<string>} known letters found before, with their font */
async function strangers(page, known) {
  await page.evaluate(() => document.fonts.ready);
  // Elements with a letter that was not yet seen in their font are marked; what is folded away is shown for once.
  const seen = await page.evaluate((known) => {
    const seen = new Set(known);
    for (const one of document.querySelectorAll("details")) one.open = true;
    for (const one of document.querySelectorAll("dialog")) one.setAttribute("open", "");
    for (const one of document.querySelectorAll("body, body *")) {
      const text = Array.from(one.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join("");
      if (!text.trim() || one.closest("script, option") || !one.checkVisibility()) continue;
      const { fontFamily, fontWeight } = getComputedStyle(one);
      const fresh = [...new Set(text)].map((letter) => `${letter} ${fontFamily} ${fontWeight}`).filter((letter) => !seen.has(letter));
      for (const letter of fresh) seen.add(letter);
      if (fresh.length > 0) one.setAttribute("data-letters", "");
    }
    return [...seen];
  }, [...known]);
  for (const letter of seen) known.add(letter);
  const wire = await page.context().newCDPSession(page);
  await wire.send("DOM.enable");
  await wire.send("CSS.enable");
  const { root } = await wire.send("DOM.getDocument");
  const { nodeIds } = await wire.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-letters]" });
  const found = new Set();
  for (const nodeId of nodeIds) {
    const { fonts } = await wire.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts.filter((one) => !one.isCustomFont)) {
      const { outerHTML } = await wire.send("DOM.getOuterHTML", { nodeId });
      found.add(`${font.familyName} for “${outerHTML.replace(/<[^>]*>/g, "").trim().slice(0, 60)}”`);
    }
  }
  await wire.detach();
  return [...found];
}

for (const locale of ["fr-FR", "en-GB"]) {
  test(`no page asks the machine for a letter or a sign (${locale})`, { timeout: 300000 }, async () => {
    const { page, context } = await fixture.person({ locale, viewport: { width: 1680, height: 1050 } });
    const all = await games(fixture.address);
    const known = new Set();
    for (const path of ["/", "/me", "/book", ...all.flatMap((game) => [`/new/${game}`, `/learn/${game}`, `/book/${game}`])]) {
      await page.goto(path);
      assert.deepEqual(await strangers(page, known), [], path);
    }
    for (const game of all) {
      const id = await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      for (let step = 0; step < 5; step += 1) {
        await page.waitForFunction(() => document.querySelectorAll("#choices button").length > 0);
        await choose(page, step * 5 + 2);
        await page.waitForTimeout(80);
      }
      assert.deepEqual(await strangers(page, known), [], game);
      await page.goto(`/t/${id}/replay`);
      assert.deepEqual(await strangers(page, known), [], `${game}, shown again`);
    }
    assert.ok(known.size > 200, "there was something to read");
    await context.close();
  });
}

test("a sign that we do not ship is noticed", async () => {
  const { page, context } = await fixture.person();
  await page.goto("/");
  await page.evaluate(() => document.querySelector("h1").append("Ж"));
  assert.equal((await strangers(page, new Set())).length, 1);
  await context.close();
});

test("the fonts are few, small, and kept by the browser", async () => {
  const { page, context } = await fixture.person();
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.endsWith(".woff2")));
  assert.ok(addresses.length >= 3, "there are fonts");
  let bytes = 0;
  for (const address of addresses) {
    const answer = await fetch(address);
    assert.equal(answer.headers.get("content-type"), "font/woff2");
    assert.match(answer.headers.get("cache-control"), /immutable/);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  assert.ok(bytes < 80000, `${bytes} bytes of fonts`);
  await context.close();
});
