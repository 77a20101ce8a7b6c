// The wire: the types of the scripts are those of the API document, and the server answers what the document says.

import { Ajv2020 } from "ajv/dist/2020.js";
import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { serve } from "./fixture.mjs";
import { FILE, typesOf } from "./wire.mjs";

let server;
let document;
before(async () => {
  server = await serve();
  document = await fetch(`${server.address}/api`).then((answer) => answer.json());
});
after(async () => {
  await server?.kill();
  server?.clean();
});

test("web/js/wire.d.ts is made from the API document", async () => {
  const types = await typesOf(document);
  if (process.env.CALDERA_BLESS) writeFileSync(FILE, types);
  assert.equal(readFileSync(FILE, "utf8"), types, "the document has changed: CALDERA_BLESS=1 tests/browser/run.sh wire");
});

test("no script calls what it gets `any`", () => {
  const folder = new URL("./", FILE);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(new URL(name, folder), "utf8");
    assert.ok(text.startsWith("// @ts-check\n"), `${name} is checked`);
    assert.doesNotMatch(text, /@\w+\s*\{[^\n]*?\bany\b[^\n]*?\}/, name);
  }
});

/** Somebody with a cookie of their own. */
async function guest(name) {
  const arrived = await fetch(`${server.address}/api/me`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }),
  });
  const cookie = arrived.headers.get("set-cookie").split(";")[0];
  const ask = async (path, body) => {
    const headers = { cookie, "content-type": "application/json" };
    const answer = await fetch(server.address + path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
    return answer.json();
  };
  return { cookie, ask, person: await arrived.json() };
}

/** Says what is wrong with a value, by the document: fields it does not name are wrong too. */
function checker() {
  const closed = structuredClone(document);
  const close = (schema) => {
    if (schema === null || typeof schema !== "object") return;
    if (schema.type === "object" && schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
    Object.values(schema).forEach(close);
  };
  Object.values(closed.components.schemas).forEach(close);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(closed, "api");
  return (name, value, where) => {
    const check = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    assert.ok(value !== undefined, `${where} was answered`);
    assert.ok(check(value), `${where} is no ${name}: ${JSON.stringify(check.errors?.slice(0, 5))} in ${JSON.stringify(value).slice(0, 600)}`);
  };
}

/** The first messages of a stream, until each of these events was heard. */
async function heard(path, cookie, events) {
  const ending = new AbortController();
  const answer = await fetch(server.address + path, { headers: { cookie }, signal: ending.signal });
  const messages = [];
  let text = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const whole = text.split("\n\n");
    text = whole.pop();
    for (const one of whole) {
      const [, event] = /^event: (.*)$/m.exec(one) ?? [];
      if (event) messages.push({ event, data: JSON.parse(/^data: (.*)$/m.exec(one)[1]) });
    }
    if (events.every((event) => messages.some((one) => one.event === event))) break;
  }
  ending.abort();
  return messages;
}

test("the server answers what the document says, waiting, playing and at the end", async () => {
  const is = checker();
  const ada = await guest("Ada");
  is("Person", ada.person, "who arrives");
  is("Games", await ada.ask("/api/games"), "the games");
  is("Told", await ada.ask("/api/tables/nowhere"), "a fault");
  const plan = { game: "wrath", table: { seats: 2 }, pace: { kind: "days", days: 2 }, hints: "always" };
  const { id } = await ada.ask("/api/tables", { plan, chairs: [{ kind: "me" }, { kind: "anyone" }], share: "Vesuvius" });
  const table = `/api/tables/${id}`;
  is("TableState", await ada.ask(table), "a table that waits");
  is("Invitations", await ada.ask(`${table}/invitations`), "the invitations");
  for (const listed of await ada.ask("/api/me/tables")) is("Listed", listed, "a table in a list");
  for (const message of await heard("/api/lobby", ada.cookie, ["lobby"])) is("LobbyMessage", message, "the lobby's stream");

  is("Done", await ada.ask(`${table}/start`, { level: "instant" }), "a wish");
  is("Done", await ada.ask(`${table}/say`, { text: "Hello" }), "something said");
  const messages = await heard(`${table}/stream?since=0`, ada.cookie, ["table", "presence"]);
  for (const message of messages) is("TableMessage", message, "the table's stream");
  const several = await heard(`/api/streams?at=a.${id}.-.0.en,b.${"a".repeat(20)}.-.0.en`, ada.cookie, ["from", "table", "shut"]);
  for (const message of several) is("TableMessage", message, "the stream of several tables");
  const turn = async (asked) => {
    for (;;) {
      const state = await ada.ask(table + asked);
      if (state.phase !== "playing" || state.game.deciders.includes(state.game.seat)) return state;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const playing = await turn("");
  is("TableState", playing, "a running table");
  is("TableState", await ada.ask(`${table}?as=data`), "a running table as data");
  assert.ok(playing.game.drawn.choices.some((choice) => choice.odds), "some choice tells its odds");
  is("WhyNot", await ada.ask(`${table}/why?thing=nothing`), "why not");
  is("Hint", await ada.ask(`${table}/hint`), "a hint");
  is("Told", await ada.ask(`${table}/act`, { seat: playing.game.seat, number: 9999, action: "roll" }), "a request that comes too late");

  for (let step = 0; step < 3000; step += 1) {
    const { phase, game } = await turn("?as=data");
    if (phase !== "playing") break;
    await ada.ask(`${table}/act`, { seat: game.seat, number: game.number, action: game.actions[(step * 7) % game.actions.length], as: "data" });
  }
  const ended = await ada.ask(table);
  assert.equal(ended.phase, "over");
  is("TableState", ended, "a table that is over");
  is("Moment", await ada.ask(`${table}/replay?n=3`), "a moment of the replay");
  is("Proved", await ada.ask(`${table}/verify`), "a proof");
  for (const listed of await ada.ask("/api/me/tables")) is("Listed", listed, "a finished table in a list");
  for (const tally of Object.values(await ada.ask("/api/me/statistics"))) is("Tally", tally, "results");
});
