"""Python functions and objects as players in the program: one process for many games, told what their seat witnessed."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import caldera
import pytest

ROOT = Path(__file__).parents[2]
POLICY = ROOT / "examples" / "python" / "policy.py"


def program(*arguments, **settings):
    return subprocess.run(
        [os.environ["CALDERA"], *map(str, arguments)], capture_output=True, text=True, timeout=120, **settings
    )


def arena(player, games=4, **settings):
    who = f"program:{sys.executable} {player},random"
    ended = program("arena", "trex", "--bots", who, "--games", games, "--json", "--threads", 1, **settings)
    return ended, json.loads(ended.stdout)


def spoken(player, *messages):
    out = io.StringIO()
    lines = [json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in messages]
    caldera.serve(player, lines=[*lines, "\n"], out=out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_function_answers_what_asks_for_an_answer():
    asked = {"actions": ["N", "S"], "seat": 0, "complete": True}
    hello = {"id": 0, "method": "hello", "params": {"protocol": 2, "program": "caldera"}}
    decide = {"id": 7, "method": "decide", "params": asked}
    began = {"method": "begin", "params": {"seat": 0}}
    told = spoken(lambda asked: asked["actions"][1], hello, began, decide, {"method": "end", "params": {}})
    assert [answer["id"] for answer in told] == [0, 7] and told[0]["result"]["protocol"] == 2
    assert told[1] == {"jsonrpc": "2.0", "id": 7, "result": {"action": "S"}}
    [unknown] = spoken(lambda _: "N", {"id": 3, "method": "dance", "params": {}})
    assert unknown["error"]["code"] == -32601
    with pytest.raises(ValueError, match="not one of the legal"):
        spoken(lambda _: "E", decide)
    # Where more is legal than is listed, the program judges.
    more = {**decide, "params": {**asked, "complete": False}}
    assert spoken(lambda _: "E", more)[0]["result"] == {"action": "E"}


def test_one_process_plays_many_games_in_the_arena(tmp_path):
    (tmp_path / "player.py").write_text(
        """
import json, os, sys
import caldera


class Player:
    def __init__(self):
        self.kept = {"process": os.getpid(), "begun": [], "decided": 0, "seen": 0, "ended": []}

    def begin(self, told):
        self.seat = told["seat"]
        self.kept["begun"].append([told["game"], told["names"], told["view"] is not None])

    def event(self, told):
        self.kept["seen"] += all(event["rule"] and event["text"] for event in told["events"])

    def decide(self, asked):
        print("this is not an answer")
        assert asked["seat"] == self.seat and asked["millis"] > 0
        self.kept["decided"] += 1
        return asked["actions"][asked["seed"] % len(asked["actions"])]

    def end(self, told):
        self.kept["ended"].append([told["why"], self.seat in told["winners"]])
        with open("kept.json", "w") as file:
            json.dump(self.kept, file)


caldera.serve(Player())
"""
    )
    ended, report = arena("player.py", games=6, cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert report["games"] == 6 and report["lost_by_failing"] == 0
    kept = json.loads((tmp_path / "kept.json").read_text())
    assert len(kept["begun"]) == len(kept["ended"]) == 6, "all games are told to one process"
    assert all(game == "trex" and len(names) == 2 and view for game, names, view in kept["begun"])
    assert all(why == "over" for why, _ in kept["ended"]) and kept["seen"] > kept["decided"] > 0


def test_a_policy_in_python_plays_in_the_arena(tmp_path):
    ended, report = arena(POLICY, cwd=tmp_path)
    assert ended.returncode == 0 and report["games"] == 4 and report["lost_by_failing"] == 0, ended.stderr


def test_a_player_that_fails_loses_with_its_last_words(tmp_path):
    (tmp_path / "fails.py").write_text("import caldera\ncaldera.serve(lambda asked: 1 / 0)\n")
    _, report = arena("fails.py", games=2, cwd=tmp_path)
    assert report["lost_by_failing"] == 2
    assert "ZeroDivisionError" in json.dumps(report["failures"])
