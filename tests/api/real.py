"""Opens tables of every game at a server and writes its API document anew, so that whoever makes up requests from it asks
for what is there: tables that wait, are played and have ended, people, games, rules, actions that can be taken now.

    real.py ADDRESS COOKIE OUT
"""

import json
import sys
import urllib.request

address, cookie, out = sys.argv[1:]


class Somebody:
    """A guest at the server."""

    def __init__(self, cookie=None):
        self.cookie = cookie

    def ask(self, path, body=None):
        request = urllib.request.Request(address + path, None if body is None else json.dumps(body).encode())
        request.add_header("content-type", "application/json")
        if self.cookie:
            request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            self.cookie = (answer.headers.get("set-cookie") or self.cookie or "").split(";")[0]
            return json.load(answer)


fuzz, bob = Somebody(cookie), Somebody()
bob.ask("/api/me", {"name": "Bob"})
people = [one.ask("/api/me")["id"] for one in (fuzz, bob)]
games = [game["id"] for game in fuzz.ask("/api/games")["games"]]


def opened(game, chairs):
    plan = {"game": game, "table": {"seats": len(chairs)}, "hints": "always"}
    return fuzz.ask("/api/tables", {"plan": plan, "chairs": chairs})["id"]


me, anyone, beside = {"kind": "me"}, {"kind": "anyone"}, {"kind": "beside", "name": "Bo"}
bot = {"kind": "bot", "level": "instant"}
tables, actions, rules = [], {"pass"}, []
for game in games:
    waiting, shared = opened(game, [me, anyone]), opened(game, [me, anyone])
    bob.ask(f"/api/tables/{shared}/sit", {})
    alone, ended, bots = opened(game, [me, beside]), opened(game, [me, bot]), opened(game, [bot, bot])
    for step in range(6):
        told = fuzz.ask(f"/api/tables/{alone}?as=data")["game"]
        if not told or not told.get("actions"):
            break
        choice = {"seat": told["seat"], "number": told["number"], "action": told["actions"][step % len(told["actions"])]}
        fuzz.ask(f"/api/tables/{alone}/act", choice)
    fuzz.ask(f"/api/tables/{ended}/resign", {})
    playing = [alone, shared, opened(game, [me, bot])]
    for table in playing:
        told = fuzz.ask(f"/api/tables/{table}?as=data")["game"]
        actions.update(((told or {}).get("actions") or [])[:8])
    tables += [waiting, ended, bots, *playing]

document = fuzz.ask("/api")


def limit(schema, name):
    """Says of a value that it is one of those that are there."""
    real = {"action": sorted(actions), "game": games, "table": tables, "person": people}.get(name)
    if real and schema.get("type") == "string":
        schema["enum"] = real
    if name in ("seat", "place", "number", "n", "since") and "integer" in schema.get("type", ""):
        schema["maximum"] = 12


for path, operations in document["paths"].items():
    for operation in operations.values():
        for parameter in operation.get("parameters", []):
            name, schema = parameter["name"], parameter["schema"]
            if name == "id":
                schema["enum"] = tables if path.startswith("/api/tables/") else people
            limit(schema, name)
for schema in document["components"]["schemas"].values():
    for name, value in schema.get("properties", {}).items():
        limit(value, name)
with open(out, "w") as file:
    json.dump(document, file)
print(f"{len(tables)} tables, {len(actions)} actions")
