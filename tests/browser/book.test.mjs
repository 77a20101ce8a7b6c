// The book: every rule has its place, words are found, and the worked examples are drawn when they come into sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, opened } from "./fixture.mjs";

const fixture = opened();

/** What the pictures that are shown say to those who do not see them. */
const descriptions = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".shown img")].filter((picture) => picture.offsetParent !== null).map((picture) => picture.alt));

/** The book of one game, in both languages, on a phone and on a wide screen. */
async function read(game) {
  for (const options of [{ locale: "fr-FR", viewport: { width: 360, height: 740 } }, { colorScheme: "dark" }]) {
    const { page, faults, context } = await fixture.person(options);
    const asked = [];
    page.on("request", (request) => request.url().includes("/examples/") && asked.push(request.url()));
    await page.goto(`/book/${game}`);
    await page.waitForLoadState("networkidle");
    const all = await descriptions(page);
    assert.ok(all.length > 8, `${game} has ${all.length} pictures`);
    assert.ok(asked.length < all.length / 2, `${asked.length} of ${all.length} pictures were fetched before anybody saw them`);
    assert.ok(all.every((text) => text.length > 10), "every picture says what it shows");
    await page.locator(".shown").first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const seen = [...document.querySelectorAll(".shown img")].find((picture) => picture.offsetParent !== null);
      return seen.complete && seen.naturalWidth > 0;
    });
    const theme = options.colorScheme ?? "light";
    assert.ok(asked.length > 0 && asked.every((url) => url.includes(`-${theme}.svg`)), `only pictures of the ${theme} theme are fetched`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${game} is ${wide} pixels too wide`);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll(".book a.rule")].map((link) => link.getAttribute("href")).filter((href) => !document.getElementById(href.slice(1))));
    assert.deepEqual(broken, [], "every rule that is named can be opened");
    assert.deepEqual(faults, []);
    await context.close();
  }
}

test("the examples of every book are drawn in both languages, on a phone and on a wide screen", async (every) => {
  for (const game of await games(fixture.address)) await every.test(game, () => read(game));
});

test("another theme shows the other pictures, and another language keeps the place", async () => {
  const { page, faults, context } = await fixture.person();
  await page.goto("/book/wrath");
  await page.locator(".shown").first().scrollIntoViewIfNeeded();
  await page.click("#theme");
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll(".shown img")].find((picture) => picture.offsetParent !== null).getAttribute("src"));
  assert.match(shown, /-dark\.svg/);
  await page.goto("/book/wrath?q=egg");
  assert.ok((await page.locator(".found").count()) > 1);
  await page.click('header a[hreflang="fr"]');
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  assert.equal(await page.inputValue("#q"), "egg", "what was looked for is still there");
  await page.goto("/learn/wrath/2");
  await page.click('header a[hreflang="en"]');
  assert.equal(new URL(page.url()).pathname, "/learn/wrath/2");
  await page.goto("/book/wrath?lang=en");
  await page.locator(".book h3 a.rule").last().click();
  const { hash } = new URL(page.url());
  assert.match(hash, /^#WRA-/);
  await page.click('header a[hreflang="fr"]');
  await page.waitForURL(/lang=fr/);
  assert.equal(new URL(page.url()).hash, hash, "the book is open at the same rule");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a picture that is opened alone is styled and can do nothing", async () => {
  const { page, context } = await fixture.person();
  const answer = await page.goto("/book/wrath/examples/0/before-light.svg?lang=fr");
  assert.equal(answer.status(), 200);
  assert.match(answer.headers()["content-type"], /svg/);
  assert.match(answer.headers()["content-security-policy"], /default-src 'none'.*sandbox/);
  const [{ pictures: [{ light }] }] = await (await context.request.get("/api/books/wrath/examples?lang=fr")).json();
  const { pathname, searchParams } = new URL(light, fixture.address);
  const print = searchParams.get("v");
  for (const [query, lasting] of [[`lang=fr&v=${print}`, true], [`v=${print}`, false], ["lang=fr", false], ["lang=fr&v=old", false], [`lang=xx&v=${print}`, false]]) {
    const { "cache-control": kept } = (await context.request.get(`${pathname}?${query}`)).headers();
    assert.equal(/immutable/.test(kept), lasting, `${query}: ${kept}`);
  }
  const filled = await page.evaluate(() => getComputedStyle(document.querySelector(".ground")).fill);
  assert.notEqual(filled, "rgb(0, 0, 0)", "its style is inside");
  for (const wrong of ["/book/wrath/examples/9999/before-light.svg", "/book/wrath/examples/0/side-light.svg", "/book/chess/examples/0/before-light.svg", "/book/wrath/examples/x/before-light.svg"]) {
    assert.equal((await page.goto(wrong)).status(), 404, wrong);
  }
  await context.close();
});

test("things are pictured beside their rules and in tables, and a slip of the pen is understood", async () => {
  const { page, faults, context } = await fixture.person();
  await page.goto("/book/warlock");
  const counted = await page.evaluate(() => ({
    beside: document.querySelectorAll(".portraits svg.portrait").length,
    tables: document.querySelectorAll("td svg.portrait").length,
    seen: [...document.querySelectorAll("svg.portrait")].every((one) => one.getBoundingClientRect().height >= 20),
  }));
  assert.ok(counted.beside >= 20 && counted.tables >= 40, JSON.stringify(counted));
  assert.ok(counted.seen, "every picture is large enough to see");
  await page.goto("/book/warlock?q=crocodlie");
  await page.click(".meant button");
  await page.waitForURL(/q=/);
  assert.match(await page.textContent("article.found"), /Crocodile/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the words of a game stand in alphabetical order, each with what its rule says, and lead to it", async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      for (const locale of ["en-GB", "fr-FR"]) {
        const { page, faults, context } = await fixture.person({ locale, viewport: { width: 360, height: 740 } });
        await page.goto(`/book/${game}`);
        await page.click(`a[href^="/book/${game}/terms"]`);
        const told = await page.evaluate(() => ({
          words: [...document.querySelectorAll("dl dt")].map((term) => term.textContent),
          says: [...document.querySelectorAll("dl dd")].map((text) => text.querySelector("p")?.textContent.trim() ?? ""),
          wide: document.documentElement.scrollWidth,
        }));
        assert.ok(told.words.length >= 12, `${told.words}`);
        assert.deepEqual(told.words, [...told.words].sort((one, other) => one.localeCompare(other, locale, { sensitivity: "base" })));
        assert.ok(told.says.every((text) => text.length > 10), `${told.says.filter((text) => text.length <= 10)}`);
        assert.ok(told.wide <= 360, `${told.wide} pixels wide`);
        const rule = await page.locator("dl a.rule").first().textContent();
        await page.locator("dl a.rule").first().click();
        await page.waitForURL(`**/book/${game}#${rule}`);
        assert.ok(await page.locator(`[id="${rule}"]`).count() === 1, "the rule is there");
        assert.deepEqual(faults, []);
        await context.close();
      }
    });
  }
});
