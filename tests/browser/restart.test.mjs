// A server that is ended in order and started anew on a socket that somebody else holds, as systemd does: a quick restart is not
// noticed, during a longer one the page says that it is reconnecting, and the game goes on within about a second.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browse, person } from "./fixture.mjs";
import { sitDown } from "./hands.mjs";

/** From the moment at which the next server serves until the page has played on. Measured: about half a second on a quiet machine. */
const LONGEST_MS = 2500;
/** How long a longer restart takes: the page waits a moment before it says that something is lost. */
const AWAY_MS = 4000;

/** Holds a socket and starts and ends servers on it, as the third open file, told by the environment. */
const HOLDER = `
import os, socket, subprocess, sys
held = socket.socket()
held.bind(("127.0.0.1", 0))
held.listen(512)
os.dup2(held.fileno(), 3)
print(held.getsockname()[1], flush=True)
as_systemd = ["sh", "-c", 'export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" "$@"']
for line in sys.stdin:
    if line.strip() == "start":
        server = subprocess.Popen(as_systemd + sys.argv[1:], pass_fds=[3], stdout=subprocess.PIPE, text=True)
        print(server.stdout.readline().strip(), flush=True)
    else:
        server.terminate()
        print(server.wait(), flush=True)
`;

/** @param {string} folder of the servers' data */
async function hold(folder) {
  const words = [String(process.env.CALDERA), "serve", "--data", folder, "--unlimited", "--lang", "en"];
  const holder = spawn("python3", ["-c", HOLDER, ...words], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const said = async () => String((await lines.next()).value);
  const ask = (word) => { holder.stdin.write(`${word}\n`); return said(); };
  const address = `http://127.0.0.1:${await said()}`;
  return { address, start: () => ask("start"), end: () => ask("end"), close: () => holder.stdin.end() };
}

test("a server that is started anew is hardly noticed: the page goes on by itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), "caldera-restart-"));
  const held = await hold(folder);
  await held.start();
  const browser = await browse();
  const { page, faults } = await person(browser, held.address);
  await sitDown(page, { game: "wrath", table: { seats: 2 } }, [{ kind: "beside", name: "Blaise" }]);
  await page.waitForSelector('[data-thing="go:roll"].can');
  const began = Date.now();
  assert.equal(await held.end(), "0", "it ends in order");
  await held.start();
  const anew = Date.now();
  await page.click('[data-thing="go:roll"]');
  await page.waitForFunction(() => document.getElementById("table").dataset.number === "1", undefined, { polling: 20 });
  const back = Date.now() - anew;
  console.log(`# the next server served after ${anew - began} ms, the page had played on ${back} ms later`);
  assert.ok(back < LONGEST_MS, `it took ${back} ms`);

  // Nobody serves for a while: the page says so, and takes it back by itself.
  await held.end();
  await page.waitForSelector("#line:not([hidden])");
  assert.match(String(await page.textContent("#line")), /reconnecting/, "what is lost is said");
  await new Promise((resolve) => { setTimeout(resolve, AWAY_MS); });
  await held.start();
  const again = Date.now();
  await page.waitForSelector("#line", { state: "hidden" });
  await page.waitForSelector('[data-thing^="go:"].can, .can');
  console.log(`# after ${AWAY_MS} ms without a server the page was back ${Date.now() - again} ms after the next one served`);
  assert.ok(Date.now() - again < LONGEST_MS, `it took ${Date.now() - again} ms`);
  assert.deepEqual(faults, []);
  await browser.close();
  await held.end();
  held.close();
  rmSync(folder, { recursive: true, force: true });
});
