"""A Python function as a player in the program `caldera`."""

from __future__ import annotations

import contextlib
import json
import sys

#: The version of the messages (docs/bots.md).
PROTOCOL = 2


def serve(player, *, lines=None, out=None) -> None:
    """Lets Python play in `caldera arena`, `simulate` and `play --level`, as `program:python my_policy.py`.

    `player` is a function, or an object with the method `decide`. For every decision it is given `asked["game"]`,
    `asked["seats"]`, `asked["seat"]`, `asked["seed"]` (for a choice by chance that can be made again), `asked["view"]` (what the
    seat knows, as `State.view` gives it), `asked["actions"]` (the legal actions), `asked["complete"]` (false where more is
    legal than is listed) and `asked["millis"]` (the time it has), and returns an action.

    One process plays many games, one after the other. An object may have the methods `begin`, `event` and `end`, too: each is
    given what docs/bots.md says of that message. So a player can prepare for a game, remember what its seat witnessed, and
    learn from how it ended.

    What the player prints goes to the error stream, whose end the program shows if the player fails. `lines` and `out` stand
    for standard input and output.
    """
    out = out or sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        for line in lines or sys.stdin:
            if line.strip():
                message = json.loads(line)
                answer = _answer(player, message["method"], message.get("params", {}))
                if "id" in message:
                    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **answer}), file=out, flush=True)


def _answer(player, method, params):
    """What a message is answered, if it asks for an answer."""
    if method == "hello":
        return {"result": {"protocol": PROTOCOL, "name": getattr(player, "__name__", type(player).__name__)}}
    if method == "decide":
        return {"result": {"action": decided(player, params)}}
    if method in ("begin", "event", "end"):
        tell(player, method, params)
        return {"result": None}
    return {"error": {"code": -32601, "message": f"there is no method {method!r}"}}


def decided(player, asked) -> str:
    """What a player does. An action that cannot be legal raises ValueError."""
    action = getattr(player, "decide", player)(asked)
    if action not in asked["actions"] and asked.get("complete", True):
        raise ValueError(f"{action!r} is not one of the legal actions")
    return action


def tell(player, method, params) -> None:
    """Tells a player something, if it wants to know it."""
    told = getattr(player, method, None)
    if told is not None:
        told(params)
