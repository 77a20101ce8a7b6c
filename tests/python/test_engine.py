"""Python is told the same as a program that speaks with `caldera engine`."""

import json
import os
import random
import subprocess

import caldera
import pytest

PROGRAM = os.environ.get("CALDERA")
# Events as they are, whoever may know of them.
ALL = {"for": "all"}


class Engine:
    """The program, asked line by line."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, method, **params):
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(10) == 0


@pytest.fixture
def engine():
    assert PROGRAM, "CALDERA names the program; tests/python/run.sh sets it"
    engine = Engine()
    yield engine
    engine.close()


@pytest.mark.parametrize("card", caldera.games(), ids=lambda card: card["id"])
def test_positions_views_events_and_records_are_the_same(engine, card):
    game, seats = card["id"], card["seats"][1]
    told = engine.ask("new", game=game, seats=seats, seed=11, **ALL)["result"]
    match, chance = caldera.new(game, seats=seats, seed=11), random.Random(2)
    for _ in range(60):
        name = told["match"]
        same = lambda method, **more: engine.ask(method, match=name, **more)["result"]  # noqa: E731
        assert told["hash"] == match.hash
        assert told["events"] == [
            {"rule": event["rule"], "event": event["event"], "text": event["text"]["en"]}
            for event in match.events(since=match.number - 1, whole=True)
        ]
        assert same("position") == match.position()
        for seat in range(seats):
            assert same("view", seat=seat) == match.view(seat)
            actions = same("actions", seat=seat, lang="fr")
            assert [(one["action"], one["text"]) for one in actions["actions"]] == match.choices(seat, "fr")
        assert same("view") == match.view()
        if match.over:
            assert told["turn"]["over"] == match.outcome
            break
        assert told["turn"] == {"deciding": list(match.turn), "waited": list(match.waited)}
        seat = match.waited[0]
        action = chance.choice(match.actions(seat))
        told = engine.ask("play", match=name, seat=seat, action=action, **ALL)["result"]
        match.play(seat, action)
    assert engine.ask("record", match=told["match"])["result"]["text"] == match.record()


def test_refusals_and_bots_are_the_same(engine):
    name = engine.ask("new", game="wrath", seats=2, seed=1)["result"]["match"]
    match = caldera.new("wrath", seats=2, seed=1)
    refused = engine.ask("play", match=name, seat=1, action="roll")["error"]["data"]
    with pytest.raises(caldera.Refused) as fault:
        match.play(1, "roll")
    assert (fault.value.rule, fault.value.text, fault.value.facts) == (refused["rule"], refused["text"], refused["facts"])
    engine.ask("play", match=name, seat=0, action="roll")
    match.play(0, "roll")
    told = engine.ask("bot", match=name, seat=0, level="newcomer", seed=3)["result"]
    assert match.bot(0, "newcomer", 3)["action"] == told["action"]
