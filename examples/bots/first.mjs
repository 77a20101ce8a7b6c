// A bot for Caldera: caldera arena trex --bots "random,program:node examples/bots/first.mjs"
// It plays the first action that it has not played in this game yet, and counts its victories. docs/bots.md describes the messages.
import { createInterface } from "node:readline";

const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
let [seat, played, games, won] = [0, new Set(), 0, 0];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === "hello") { // once: which messages we understand
    send({ id, result: { protocol: 2, name: "first" } });
  } else if (method === "begin") { // a game: options, edition, names, the view after the setup
    [seat, played] = [params.seat, new Set()];
  } else if (method === "event") { // what our seat witnessed
  } else if (method === "decide") { // one of these, please
    const fresh = params.actions.filter((action) => !played.has(action));
    const action = fresh[0] ?? params.actions[params.seed % params.actions.length];
    played.add(action);
    send({ id, result: { action } });
  } else if (method === "end") { // how it ended
    games += 1;
    won += (params.winners ?? []).includes(seat) ? 1 : 0;
  }
}
console.error(`${won} of ${games} games won`);
