// Every game by ear: whoever plays here knows the page only by the roles and names of its accessibility tree, and presses keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, games, opened, settled } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

const fixture = opened();
const SHORTEST = { fuji: { scenario: "S1" }, warlock: { round_cap: 2 } };

/** The accessibility tree: roles, names, and the node behind each. */
async function tree(wire) {
  const { nodes } = await wire.send("Accessibility.getFullAXTree");
  return nodes.map((node) => ({
    id: node.nodeId,
    ignored: node.ignored,
    parent: node.parentId,
    role: node.role?.value,
    name: (node.name?.value ?? "").trim(),
    node: node.backendDOMNodeId,
    pressed: node.properties?.find(({ name }) => name === "pressed")?.value.value === "true",
    disabled: node.properties?.some(({ name, value }) => name === "disabled" && value.value) ?? false,
  }));
}

/** Everything that can be heard inside a node. */
function inside(nodes, root) {
  const children = new Map();
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const found = [];
  const walk = (node) => {
    if (!node.ignored) found.push(node);
    for (const child of children.get(node.id) ?? []) walk(child);
  };
  if (root) walk(root);
  return found;
}

/** Puts the keyboard on a node and presses Enter, as a screen reader does. */
async function press(wire, page, { node }) {
  await wire.send("DOM.focus", { backendNodeId: node });
  await page.keyboard.press("Enter");
}

/** One game, heard from the first decision to the last. */
async function listen(game) {
  const { page, faults, context } = await fixture.person();
  await sitDown(page, { game, table: { seats: 2, options: SHORTEST[game] ?? {} } }, [{ kind: "bot", level: "instant" }]);
  await page.waitForSelector("#board > *");
  const wire = await context.newCDPSession(page);
  await wire.send("DOM.enable");
  await wire.send("Accessibility.enable");
  const spoken = new Set();
  let [halves, presses, heard] = [0, 0, 0];
  for (let step = 0; step < 6000; step += 1) {
    const nodes = await tree(wire);
    const region = inside(nodes, nodes.find(({ role, name }) => role === "region" && name === "Board"));
    const said = region.find(({ role }) => role === "status");
    const sentence = inside(nodes, said).filter(({ role }) => role === "StaticText").map(({ name }) => name).join(" ");
    spoken.add(sentence);
    if (nodes.some(({ role, name }) => role === "button" && /^(rematch|play again)/i.test(name))) break;
    const things = region.filter(({ role, pressed, disabled }) => role === "button" && !pressed && !disabled);
    const offered = things.filter(({ name }) => !/^(undo|hint|advice|back|take back|zoom|closer|farther|whole|pass|\+|−|⤢|◀|▶|←|→)/i.test(name));
    for (const { name } of offered) assert.ok(name.length > 0, `${game}: a button without a name while "${sentence}"`);
    if (region.some(({ role, pressed }) => role === "button" && pressed)) halves += 1;
    heard = Math.max(heard, region.filter(({ role, name }) => ["img", "image", "button", "group"].includes(role) && name).length);
    if (offered.length === 0) {
      await page.waitForTimeout(30);
      continue;
    }
    presses += 1;
    // The first decisions differ; later ones press what ends a decision, where there is such a thing.
    const closing = offered.filter(({ name }) => /^(end|keep|done|ready|no |skip|finish|stay|pass|roll)/i.test(name));
    const among = step > 60 && closing.length > 0 && step % 3 > 0 ? closing : offered;
    await press(wire, page, among[(step * 7919 + 13) % among.length]).catch(() => {});
    await page.waitForTimeout(20);
  }
  console.log(`# ${game} by ear: ${presses} presses, ${spoken.size} sentences, ${halves} half choices, ${heard} named things`);
  assert.ok(await page.evaluate(() => !document.getElementById("after-end").hidden), `${game} came to its end`);
  assert.ok(spoken.size > 5 && heard > 12, `${game}: the board is told`);
  // A game of few presses may be over before anything takes two.
  assert.ok(halves > 0 || presses < 40, `${game}: what is half chosen is heard as pressed`);
  assert.deepEqual(faults, []);
  await context.close();
}

test("every game is played to its end by ear", { concurrency: 2 }, async (every) => {
  await Promise.all((await games(fixture.address)).map((game) => every.test(game, { timeout: 600000 }, () => listen(game))));
});

test("Shift and the arrow keys walk over everything on the board, and each place says what it is", async () => {
  const { page, faults, context } = await fixture.person();
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  await page.waitForSelector("#board [data-named]", { state: "attached" });
  await page.locator("#main [data-thing].can").first().focus();
  await page.keyboard.press("Shift+Home");
  const seen = new Set();
  // Row by row, there and back.
  const rows = ["Right", "Left", "Right", "Left"].flatMap((way) => [way, way, way, "Down"]);
  for (const way of ["", ...rows]) {
    if (way !== "") await page.keyboard.press(`Shift+Arrow${way}`);
    seen.add(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? ""));
  }
  const tiles = [...seen].filter((name) => /(Grassland|Jungle|Lagoon|Cave|Hut|Volcano)/.test(name));
  assert.equal(tiles.length, 16, `tiles by name and place: ${[...seen].join(" | ")}`);
  assert.equal(new Set(tiles).size, tiles.length, "no two are called the same");
  assert.deepEqual(faults, []);
  await context.close();
});

/** What can be walked to, by what it is, with its name. */
function named(page) {
  return page.evaluate(() => {
    const found = {};
    for (const one of document.querySelectorAll("#board [data-thing], #board [data-why], #board [data-named]")) {
      const name = one.getAttribute("aria-label") ?? one.querySelector(":scope > title")?.textContent ?? one.textContent;
      const thing = one.getAttribute("data-thing") ?? one.getAttribute("data-why") ?? name;
      if (one.getClientRects().length > 0) found[thing] ??= name.trim();
    }
    return found;
  });
}

/** Makes some decisions of one person and bots. */
async function decide(page, decisions) {
  for (let step = 0, done = 0; done < decisions && step < 400; step += 1) {
    if (await choose(page, step * 7 + 3)) done += 1;
    await page.waitForTimeout(30);
  }
}

test("whatever can be walked to has a name, and no two have the same, from the first decision to the twelfth", async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      const { page, faults, context } = await fixture.person();
      await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await page.waitForSelector("#board [data-named]", { state: "attached" });
      for (let round = 0; round < 4; round += 1) {
        const things = Object.entries(await named(page));
        assert.ok(things.length >= 12, `${things.length} things`);
        assert.deepEqual(things.filter(([, name]) => name === ""), [], "each has a name");
        const alike = things.filter(([thing, name]) => things.some(([other, called]) => other !== thing && called === name));
        assert.deepEqual(alike, [], "no two are called the same");
        await decide(page, 3);
        await settled(page);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});

/** Presses an arrow with Shift. Tells where the keyboard was and is, and whether anything lay that way. @param {string} way */
async function walk(page, way) {
  const here = () => page.evaluate((way) => {
    const at = document.activeElement;
    const middle = (one) => { const box = one.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
    const ahead = (one) => ({ Right: 1, Left: -1, Up: 0, Down: 0 }[way] * (middle(one).x - middle(at).x)) + ({ Down: 1, Up: -1, Left: 0, Right: 0 }[way] * (middle(one).y - middle(at).y));
    const all = [...document.querySelectorAll("#main [data-thing], #main [data-why], #board [data-named]")].filter((one) => one !== at && one.getClientRects().length > 0);
    return { ...middle(at), name: at.getAttribute("aria-label") ?? at.textContent.trim(), onBoard: at.closest("#board") !== null, lost: at === document.body, more: all.some((one) => ahead(one) >= 4) };
  }, way);
  const before = await here();
  await page.keyboard.press(`Shift+Arrow${way}`);
  return { before, after: await here() };
}

test("on every board arrows walk from place to place the way they point, and each place has a name of its own", async (every) => {
  for (const game of await games(fixture.address)) {
    await every.test(game, async () => {
      const { page, faults, context } = await fixture.person();
      await sitDown(page, { game, table: { seats: 2 } }, [{ kind: "bot", level: "instant" }]);
      await page.waitForSelector("#board [data-named]", { state: "attached" });
      await page.locator("#main [data-thing].can").first().focus();
      await page.keyboard.press("Shift+Home");
      const seen = new Set();
      const wrong = [];
      for (let row = 0; row < 8; row += 1) {
        const along = row % 2 === 0 ? "Right" : "Left";
        for (const way of [...Array(9).fill(along), "Down"]) {
          const { before, after } = await walk(page, way);
          if (after.lost || after.name === "") wrong.push(`${way} from ${before.name} leads nowhere`);
          const gone = { Right: after.x - before.x, Left: before.x - after.x, Down: after.y - before.y }[way];
          if (before.more && gone <= 0) wrong.push(`${way} from ${before.name} leads back to ${after.name}`);
          if (after.onBoard) seen.add(after.name);
        }
      }
      console.log(`# ${game}: ${seen.size} places by arrow keys`);
      assert.deepEqual(wrong, []);
      assert.ok(seen.size >= 12, `${seen.size} places: ${[...seen].join(" | ")}`);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
