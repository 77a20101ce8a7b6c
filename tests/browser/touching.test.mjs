// Whatever belongs to a legal action may be touched first, in any order: no touch is refused, none ends nowhere, and none leads
// to another action. Tried on the choices of whole random games of all games and numbers of seats.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { games, serve } from "./fixture.mjs";
import { closes, meant, possible, touch, wanted } from "../../web/js/touching.js";

let server;
before(async () => { server = await serve(); });
after(async () => { await server?.kill(); server?.clean(); });

/** Dice of our own: the same games every time. */
function dice(seed) {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const shuffled = (list, below) => {
  const copy = [...list];
  for (let n = copy.length - 1; n > 0; n -= 1) {
    const other = below(n + 1);
    [copy[n], copy[other]] = [copy[other], copy[n]];
  }
  return copy;
};

/** Touches the things of a choice in this order and says what came of it. */
function walk(choices, order) {
  let touched = [];
  for (const thing of order) {
    const next = touch(choices, touched, thing);
    if (!next) return { refused: thing, touched };
    touched = next;
    const made = meant(choices, touched);
    if (made) return { made };
  }
  return { touched };
}

/** The same for a choice. Where that could be another choice as well, the page asks for what tells them apart. */
function finished(choices, choice, order) {
  const end = walk(choices, order);
  const asked = end.touched && !end.refused ? wanted(choices, end.touched).find((thing) => choice.also?.includes(thing)) : undefined;
  return asked === undefined ? end : walk(choices, [...order, asked]);
}

/** Every thing of a choice first, the rest in any order; what closes it comes last, or also first. */
function orders(choice, below) {
  const things = choice.path.filter((thing) => !closes(thing));
  const closing = choice.path.filter(closes);
  const also = choice.also ?? [];
  const first = [...things, ...also];
  const found = first.map((one) => [one, ...shuffled(first.filter((other) => other !== one), below), ...closing]);
  found.push([...shuffled(things, below), ...closing]);
  // Whoever presses the button first is told what is wanted, touches it, and presses it again.
  if (closing.length > 0 && things.length > 0) found.push([...closing, ...shuffled(things, below), ...closing]);
  return found;
}

function examine(choices, below, where) {
  // Hundreds of choices differ little: a sample of them is tried, each time another.
  const sample = choices.length > 60 ? shuffled(choices, below).slice(0, 60) : choices;
  for (const choice of sample) {
    for (const order of orders(choice, below)) {
      const end = finished(choices, choice, order);
      const told = `${where}: ${choice.action} by touching ${order.join(" → ")}`;
      assert.ok(!end.refused, `${told} is refused at ${end.refused}`);
      // What closes a path ends it wherever it is pressed: pressed first, it may already say something shorter.
      const early = closes(order[0]) && order.length > 1 && end.made && end.made.path.every(closes);
      if (early) continue;
      const left = end.touched ? possible(choices, end.touched).length : 0;
      assert.ok(end.made, `${told} leads nowhere: ${left} are still possible`);
      assert.equal(end.made.action, choice.action, told);
    }
  }
  return sample.length;
}

async function post(path, body, cookie) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(server.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { answer, told: await answer.json() };
}

/** Plays at random from all seats and examines what each is offered. */
async function play(game, seats, seed, decisions) {
  const below = dice(seed);
  const { answer } = await post("/api/me", { name: "Ada" }, "");
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
  const beside = Array.from({ length: seats - 1 }, (_, n) => ({ kind: "beside", name: `Beside ${n}` }));
  const { told: { id } } = await post("/api/tables", { plan: { game, table: { seats } }, chairs: [{ kind: "me" }, ...beside] }, cookie);
  let tried = 0;
  for (let step = 0; step < decisions; step += 1) {
    const look = async (seat) => (await fetch(`${server.address}/api/tables/${id}?seat=${seat}`, { headers: { cookie } })).json();
    const { game: now } = await look(0);
    if (!now || now.result) break;
    const seat = now.deciders[below(now.deciders.length)];
    const { game: mine } = await look(seat);
    const choices = mine.drawn.choices;
    tried += examine(choices, below, `${game} with ${seats}, decision ${step}`);
    const { action } = choices[below(choices.length)];
    const { answer: acted, told } = await post(`/api/tables/${id}/act`, { seat, number: mine.number, action }, cookie);
    assert.ok(acted.ok, `${action}: ${JSON.stringify(told)}`);
  }
  return tried;
}

test("where a whole path could be another choice as well, what tells them apart is asked for", () => {
  const walks = { action: "walk", path: ["figure:person:0,2", "tile:0,3"], also: ["die:footprint:1"] };
  const enters = { action: "enter", path: ["die:hut:1", "figure:person:0,2"], also: ["tile:0,3"] };
  const touched = ["tile:0,3", "figure:person:0,2"];
  assert.equal(meant([walks, enters], touched), undefined);
  assert.deepEqual(wanted([walks, enters], touched), ["die:footprint:1", "die:hut:1"]);
  assert.equal(meant([walks, enters], [...touched, "die:footprint:1"]), walks);
  assert.equal(meant([walks, enters], [...touched, "die:hut:1"]), enters);
});

test("every action can be begun with any of its things", { timeout: 600000 }, async (every) => {
  const about = await (await fetch(`${server.address}/api/games`)).json();
  for (const game of await games(server.address)) {
    const { fewest, most } = about.games.find((one) => one.id === game);
    for (const seats of new Set([fewest, most])) {
      await every.test(`${game} with ${seats}`, async () => {
        let tried = 0;
        for (const seed of [1, 2, 3]) tried += await play(game, seats, seed * 7919 + seats, 60);
        assert.ok(tried > 100, `${tried} choices`);
        console.log(`# ${game} with ${seats}: ${tried} choices`);
      });
    }
  }
});
