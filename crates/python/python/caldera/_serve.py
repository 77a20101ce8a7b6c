"""A Python function as a player in the program `caldera`."""

from __future__ import annotations

import json
import sys


def serve(decide, *, lines=None, out=None) -> None:
    """Lets a function play in `caldera arena`, `simulate` and `play --level`, as `program:python my_policy.py`.

    For every decision `decide(asked)` is given `asked["game"]`, `asked["seats"]`, `asked["seat"]`, `asked["seed"]` (for a choice by
    chance that can be made again), `asked["view"]` (what the seat knows, as `State.view` gives it) and `asked["actions"]` (the
    legal actions), and returns one of the actions. `lines` and `out` stand for standard input and output. Whatever else the
    function prints must not go to standard output.
    """
    out = out or sys.stdout
    for line in lines or sys.stdin:
        if not line.strip():
            continue
        message = json.loads(line)
        action = decide(message["params"])
        if action not in message["params"]["actions"]:
            raise ValueError(f"{action!r} is not one of the legal actions")
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {"action": action}}), file=out, flush=True)
