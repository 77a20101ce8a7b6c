#!/usr/bin/env python3
"""How a server lives with many sleeping tables: what they cost, how soon one wakes, how fast lists are.

    sleeping.py PROGRAM [TABLES] [FOLDER]

A hundred games are begun through the API; the server ends; its tables are copied in the database until there are so many (all of
them in mid-game, each of a hundred pairs of people at an equal share of them); it starts again and is asked. Prints one line of JSON.
"""

import http.client
import json
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

PAIRS = 100
MOVES = 4
WOKEN = 2000
ASKED = 200


class Server:
    def __init__(self, program, folder):
        command = [program, "serve", "--address", "127.0.0.1:0", "--data", str(folder), "--unlimited", "--bot-pause", "0", "--lang", "en"]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://([\d.]+:\d+)", line):
                self.address = found[1]
                return
        raise SystemExit("the server does not start")

    def end(self):
        self.process.terminate()
        self.process.wait()

    def memory_kib(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


class Visitor:
    def __init__(self, server, cookie=None):
        self.connection = http.client.HTTPConnection(server.address, timeout=60)
        self.cookie = cookie

    def ask(self, method, path, body=None):
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {text[:300]}")
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.split(";")[0]
        return json.loads(text) if "json" in (answer.headers.get("content-type") or "") else text


def begin(server, dice):
    """A pair of people and their game, some moves old."""
    ada, bob = Visitor(server), Visitor(server)
    for one, name in ((ada, "Ada"), (bob, "Bob")):
        one.ask("POST", "/api/me", {"name": name})
    game = ada.ask("GET", "/api/games")["games"][0]["id"]
    chairs = [{"kind": "me"}, {"kind": "anyone"}]
    table = ada.ask("POST", "/api/tables", {"plan": {"game": game, "table": {"seats": 2}}, "chairs": chairs})["id"]
    bob.ask("POST", f"/api/tables/{table}/sit", {})
    done = 0
    while done < MOVES:
        for one in (ada, bob):
            seen = one.ask("GET", f"/api/tables/{table}?as=data")["game"]
            if seen["actions"]:
                act = {"seat": seen["seat"], "number": seen["number"], "action": dice.choice(seen["actions"])}
                one.ask("POST", f"/api/tables/{table}/act", act)
                done += 1
    return ada.cookie


def multiply(database, wanted, dice):
    """Copies every table until there are so many; returns the names of some."""
    store = sqlite3.connect(database)
    store.execute("PRAGMA journal_mode = OFF")
    store.execute("PRAGMA synchronous = OFF")
    letters = "abcdefghjkmnpqrstuvwxyz023456789"
    store.create_function("new_id", 0, lambda: "".join(dice.choices(letters, k=20)), deterministic=False)
    plays, = store.execute("SELECT max(no) FROM play").fetchone()
    entries, = store.execute("SELECT max(no) FROM entry").fetchone()
    columns = {sheet: [row[1] for row in store.execute(f"PRAGMA table_info({sheet})")] for sheet in ("play", "entry", "head")}
    changed = {
        "play": {"id": "new_id()", "no": "no + :plays"},
        "entry": {"no": "no + :entries", "prev": "prev + :entries", "play": "play + :plays"},
        "head": {"play": "play + :plays", "last": "last + :entries"},
    }
    for copy in range(1, -(-wanted // plays)):
        shift = {"plays": copy * plays, "entries": copy * entries, "most": plays, "last": entries}
        for sheet, bound in (("play", "no <= :most"), ("entry", "no <= :last"), ("head", "play <= :most")):
            values = ", ".join(changed[sheet].get(column, column) for column in columns[sheet])
            store.execute(f"INSERT INTO {sheet} ({', '.join(columns[sheet])}) SELECT {values} FROM {sheet} WHERE {bound}", shift)
    store.execute(
        "INSERT INTO sitting (person, play, place) SELECT sitting.person, copied.id, place FROM sitting"
        " JOIN play ON play.id = sitting.play JOIN play AS copied ON (copied.no - 1) % :plays = play.no - 1 AND copied.no > :plays",
        {"plays": plays},
    )
    store.commit()
    count, = store.execute("SELECT count(*) FROM play").fetchone()
    some = [store.execute("SELECT id FROM play WHERE no = ?", (dice.randrange(1, count + 1),)).fetchone()[0] for _ in range(WOKEN)]
    of_one, = store.execute("SELECT count(*) FROM sitting GROUP BY person ORDER BY 1 DESC LIMIT 1").fetchone()
    store.close()
    # Opened once more with the usual journal, so that the server finds what it left.
    again = sqlite3.connect(database)
    again.execute("PRAGMA journal_mode = WAL")
    again.close()
    return count, of_one, some


def milliseconds(times):
    times = sorted(times)
    return {"p50": round(times[len(times) // 2] * 1000, 2), "p99": round(times[int(len(times) * 0.99)] * 1000, 2)}


def timed(visitor, paths):
    times = []
    for path in paths:
        began = time.perf_counter()
        visitor.ask("GET", path)
        times.append(time.perf_counter() - began)
    return milliseconds(times)


def main():
    program, wanted = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    folder = pathlib.Path(tempfile.mkdtemp(prefix="caldera-sleeping-", dir=sys.argv[3] if len(sys.argv) > 3 else None))
    dice = random.Random(7)
    try:
        server = Server(program, folder)
        cookies = [begin(server, dice) for _ in range(PAIRS)]
        server.end()
        count, of_one, some = multiply(folder / "caldera.sqlite", wanted, dice)
        size = sum(file.stat().st_size for file in folder.glob("caldera.sqlite*"))
        server = Server(program, folder)
        ada = Visitor(server, cookies[0])
        ada.ask("GET", "/api/me")
        found = {"tables": count, "tables_of_one_person": of_one, "bytes_per_table": round(size / count), "first_answer_ms": round((time.perf_counter() - server.began) * 1000)}
        found["memory_asleep_kib"] = server.memory_kib()
        paths = [f"/api/tables/{table}?as=data" for table in some]
        found["woken"], found["waking_ms"] = len(paths), timed(ada, paths)
        found["memory_awake_kib"] = server.memory_kib()
        found["awake_ms"] = timed(ada, paths[-ASKED:])
        for name, path in (("my_tables_ms", "/api/me/tables"), ("my_turns_ms", "/api/me/turns"), ("my_page_ms", "/me"), ("open_tables_ms", "/api/tables"), ("first_page_ms", "/")):
            found[name] = timed(ada, [path] * ASKED)
        server.end()
        print(json.dumps(found))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
