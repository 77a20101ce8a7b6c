// Hands that play any game: with the mouse, with the keyboard, with a thumb. They know no game: the table tells the paths.

import { meant, touch } from "../../web/js/touching.js";

/** As much of a path as has to be touched: a sole completion completes itself. */
export function needed(choices, path) {
  let touched = [];
  for (const [number, thing] of path.entries()) {
    touched = touch(choices, touched, thing) ?? touched;
    if (meant(choices, touched)) return path.slice(0, number + 1);
  }
  return path;
}

/** Opens a table over the page's own session and goes there. @returns {Promise<string>} its id */
export async function sitDown(page, plan, others) {
  await page.goto("/");
  const id = await page.evaluate(async ({ plan, others }) => {
    const post = async (path, body) => {
      const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return answer.json();
    };
    await post("/api/me", { name: "Ada" });
    const opened = await post("/api/tables", { plan, chairs: [{ kind: "me" }, ...others] });
    return opened.id ?? JSON.stringify(opened);
  }, { plan, others });
  await page.goto(`/t/${id}`);
  return id;
}

/** Plays to the end by the API, for all seats at this screen; how many moves it took. */
export function playOut(page, id, seats) {
  return page.evaluate(async ({ id, seats }) => {
    for (let step = 0; step < 3000; step += 1) {
      for (let seat = 0; seat < seats; seat += 1) {
        const state = await (await fetch(`/api/tables/${id}?seat=${seat}`)).json();
        if (state.phase === "over") return state.game.number;
        const choices = state.game.drawn.choices;
        if (choices.length === 0) continue;
        const shortest = Math.min(...choices.map((choice) => choice.path.length));
        const among = choices.filter((choice) => choice.path.length === shortest);
        const pick = step < 40 ? choices[(step * 31 + 7) % choices.length] : among[(step * 7919 + 13) % among.length];
        await fetch(`/api/tables/${id}/act`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ seat, number: state.game.number, action: pick.action }),
        });
        break;
      }
    }
    return null;
  }, { id, seats });
}

/**
 * What to do next: the game's end, nothing yet, or the things to touch, told by the table. The first decisions differ from
 * each other, later ones are the shortest, so that games end.
 */
export function nextPath(page, id, number, hurryAfter) {
  return page.evaluate(async ({ id, number, hurryAfter }) => {
    const table = document.getElementById("table");
    if (table.getAttribute("aria-busy")) return { wait: true };
    const state = await (await fetch(`/api/tables/${id}`)).json();
    if (state.phase === "over") return { over: true };
    const choices = state.game?.drawn?.choices ?? [];
    // The page must show the same position.
    const shown = table.dataset.number === String(state.game?.number) && document.querySelectorAll("#choices button").length > 0;
    if (choices.length === 0 || !shown) return { wait: true };
    const drawn = choices.filter((choice) => choice.path.every((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)));
    const lengths = drawn.map((choice) => choice.path.length);
    const shortest = drawn.filter((choice) => choice.path.length === Math.min(...lengths));
    const among = number < hurryAfter ? drawn : shortest;
    const pick = among[(number * 7919 + 13) % among.length];
    return pick ? { path: pick.path, action: pick.action, choices, number: state.game.number } : { lost: choices.map((choice) => choice.path) };
  }, { id, number, hurryAfter });
}

/** A point where a touch meets this thing and no other, scrolled into view: whole pixels, as fingers and mice have them. */
export function pointOf(page, thing) {
  return page.evaluate((thing) => {
    const elements = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
    const meets = (element, x, y) => document.elementFromPoint(x, y)?.closest("[data-thing], [data-why]") === element;
    // A pixel at the edge may be rounded to the neighbour's: better one with ground around it.
    const around = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]];
    const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.38, 0.62, 0.03, 0.97];
    for (const sure of [around, [[0, 0]]]) {
      for (const element of elements) {
        if (element.getClientRects().length === 0) continue;
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const rect = element.getBoundingClientRect();
        for (const down of steps) {
          for (const along of steps) {
            const [x, y] = [Math.round(rect.x + rect.width * along), Math.round(rect.y + rect.height * down)];
            if (sure.every(([dx, dy]) => meets(element, x + dx, y + dy))) return { x, y, width: rect.width, height: rect.height };
          }
        }
      }
    }
    return null;
  }, thing);
}

/** Why a thing cannot be touched: where it is drawn, and what lies in front of its middle. */
function hindrance(page, thing) {
  return page.evaluate((thing) => {
    const name = (element) => (element ? element.outerHTML.replace(/>[^]*/, ">").slice(0, 160) : "nothing");
    const told = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].map((element) => {
      const rect = element.getBoundingClientRect();
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const front = document.elementFromPoint(x, y);
      const around = front?.closest("[data-thing], [id]");
      const inside = around && around !== front ? ` inside ${name(around)}` : "";
      return `${Math.round(rect.width)}×${Math.round(rect.height)} at ${Math.round(x)},${Math.round(y)} behind ${name(front)}${inside}`;
    });
    return `${told.join("; ") || "it is not drawn"} (window ${innerWidth}×${innerHeight})`;
  }, thing);
}

/** What the page shows after a touch that did nothing. */
function aftermath(page) {
  return page.evaluate(() => {
    const table = document.getElementById("table");
    const told = ["#refusal", "#tip", ".why", "#caption"].map((place) => [place, document.querySelector(place)])
      .filter(([, element]) => element && !element.hidden).map(([place, element]) => `${place} says ${element.textContent.trim()}`);
    const picked = [...document.querySelectorAll("[data-thing].picked")].map((one) => one.getAttribute("data-thing"));
    return [`number ${table.dataset.number}`, `picked ${picked.join(", ") || "nothing"}`, ...told].join("; ");
  });
}

/** Clicks with the mouse. */
export const mouse = {
  async touch(page, thing) {
    const point = await pointOf(page, thing);
    if (!point) throw new Error(`nothing to click for ${thing}: ${await hindrance(page, thing)}`);
    await page.mouse.click(point.x, point.y);
  },
};

/** Taps with a thumb; a sheet is opened first if the thing lies in it. */
export const thumb = {
  async touch(page, thing) {
    let point = await pointOf(page, thing);
    if (!point) {
      const sheet = await page.evaluate((thing) => {
        const element = document.querySelector(`#panels [data-thing="${CSS.escape(thing)}"]`);
        return element && document.getElementById("sheets") ? "panels" : "";
      }, thing);
      if (sheet) await page.tap(`#sheets [data-sheet="${sheet}"]`);
      point = await pointOf(page, thing);
    }
    if (!point && (await page.locator("#zoom [data-zoom='all']").isVisible())) {
      // The board is shown closer than where this thing lies.
      await page.tap("#zoom [data-zoom='all']");
      point = await pointOf(page, thing);
    }
    if (!point) throw new Error(`nothing to tap for ${thing}: ${await hindrance(page, thing)}`);
    await page.touchscreen.tap(point.x, point.y);
  },
};

/** One finger on the glass, as the device reports it. */
export async function finger(context, page) {
  const wire = await context.newCDPSession(page);
  const send = (type, at) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at.x, y: at.y, id: 1 }] : [] });
  return {
    /** Goes from one point to another after a rest; `meanwhile` looks before it is lifted. */
    async drag(from, to, rest, meanwhile = async () => {}) {
      await send("touchStart", from);
      if (rest > 0) await page.waitForTimeout(rest);
      for (let step = 1; step <= 6; step += 1) {
        await send("touchMove", { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
      }
      await meanwhile();
      await send("touchEnd", null);
    },
    /** Stays for a while. */
    async press(at, time) {
      await send("touchStart", at);
      await page.waitForTimeout(time);
      await send("touchEnd", null);
    },
  };
}

/** Plays on until the person who looks has a choice whose path fits; says which and where. */
export async function untilChoice(page, id, fits) {
  for (let step = 0; step < 3000; step += 1) {
    const found = await page.evaluate(async (id) => {
      const table = document.getElementById("table");
      const { game } = await (await fetch(`/api/tables/${id}`)).json();
      const shown = !table.getAttribute("aria-busy") && table.dataset.number === String(game.number);
      return shown ? { number: game.number, choices: game.drawn?.choices ?? [] } : null;
    }, id);
    const choice = found?.choices.find((choice) => fits(choice.path));
    if (choice) return { ...choice, choices: found.choices, number: found.number };
    // Who presses while the page still shows how it came about never sees it come to rest.
    if (found) await page.evaluate((pick) => {
      const buttons = [...document.querySelectorAll("#choices button")];
      if (!document.getElementById("table").getAttribute("aria-busy")) buttons[pick % Math.max(1, buttons.length)]?.click();
    }, step * 7 + 3);
    await page.waitForTimeout(25);
  }
  throw new Error("no such choice came");
}

/** Goes to a thing with Tab and arrows, and presses Enter. */
export const keyboard = {
  async touch(page, thing) {
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? null);
    if ((await at()) === null) {
      await page.evaluate(() => document.getElementById("main").focus());
      for (let press = 0; press < 40 && (await at()) === null; press += 1) await page.keyboard.press("Tab");
    }
    // Reading order is a way to everything.
    const steps = await page.evaluate((thing) => {
      const shown = [...document.querySelectorAll("#main [data-thing].can, #main [data-thing].picked")].filter((one) => one.getClientRects().length > 0);
      return [...new Set(shown.map((one) => one.getAttribute("data-thing")))].indexOf(thing);
    }, thing);
    await page.keyboard.press("Home");
    for (let press = 0; press < steps; press += 1) await page.keyboard.press("PageDown");
    if ((await at()) !== thing) throw new Error(`the keyboard does not reach ${thing}`);
    await page.keyboard.press("Enter");
  },
};

/** Plays to the end with these hands. @returns how many decisions it took */
export async function playToEnd(page, id, hands, { hurryAfter = 12, most = 900 } = {}) {
  let decisions = 0;
  for (let step = 0; step < 20000; step += 1) {
    const next = await nextPath(page, id, decisions, hurryAfter);
    if (next.over) return decisions;
    if (next.lost) throw new Error(`no path can be touched: ${JSON.stringify(next.lost).slice(0, 400)}`);
    if (next.wait) {
      await page.waitForTimeout(15);
      continue;
    }
    decisions += 1;
    if (decisions > most) throw new Error(`not over after ${most} decisions`);
    for (const thing of needed(next.choices, next.path)) await hands.touch(page, thing);
    await page.waitForFunction((text) => document.getElementById("table").dataset.number !== text, String(next.number), { polling: 15, timeout: 15000 })
      .catch(async () => { throw new Error(`${next.action} was not played by touching ${next.path}: ${await aftermath(page)}`); });
  }
  throw new Error("the game did not end");
}
