#!/usr/bin/env python3
"""A bot for Caldera: caldera arena trex --bots "random,program:python3 examples/bots/first.py"

It plays the first action that it has not played in this game yet, and counts its victories. docs/bots.md describes the messages.
"""
import json
import random
import sys


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


seat, played, chance, games, won = 0, set(), random.Random(), 0, 0
for line in sys.stdin:
    message = json.loads(line)
    method, params = message["method"], message["params"]
    if method == "hello":  # once: which messages we understand
        send({"id": message["id"], "result": {"protocol": 2, "name": "first"}})
    elif method == "begin":  # a game: options, edition, names, the view after the setup
        seat, played, chance = params["seat"], set(), random.Random(params["seed"])
    elif method == "event":  # what our seat witnessed
        pass
    elif method == "decide":  # one of these, please
        fresh = [action for action in params["actions"] if action not in played]
        action = fresh[0] if fresh else chance.choice(params["actions"])
        played.add(action)
        send({"id": message["id"], "result": {"action": action}})
    elif method == "end":  # how it ended
        games, won = games + 1, won + (seat in (params["winners"] or []))
print(f"{won} of {games} games won", file=sys.stderr)
