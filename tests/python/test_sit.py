"""Python players at the tables of a real server."""

import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from urllib import request

import caldera
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    options = ["--address", "127.0.0.1:0", "--data", folder, "--bot-pause", "0", "--unlimited", "--lang", "en"]
    with subprocess.Popen([os.environ["CALDERA"], "serve", *options], stdout=subprocess.PIPE, text=True) as running:
        for line in running.stdout:
            if found := re.search(r"http://[0-9.:]+", line):
                break
        # What it says later is read, so that it never waits for us.
        threading.Thread(target=running.stdout.read, daemon=True).start()
        yield Host(found[0])
        running.terminate()


class Host:
    """Whoever opens tables."""

    def __init__(self, address, cookie=None):
        self.address, self.cookie = address, cookie
        if cookie is None:
            self.cookie = self.send("/api/me", {"name": "Host"})[0]["set-cookie"].partition(";")[0]

    def send(self, path, asked=None):
        headers = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
        body = None if asked is None else json.dumps(asked).encode()
        with request.urlopen(request.Request(self.address + path, body, headers), timeout=30) as answer:
            text = answer.read().decode()
            return answer.headers, text

    def ask(self, path, asked=None):
        return json.loads(self.send(path, asked)[1])

    def open(self, game, *chairs, **plan):
        """A table; returns its name and the links of its free chairs."""
        chairs = [{"kind": "bot", "level": chair} if chair in caldera.bots() else {"kind": chair} for chair in chairs]
        plan = {"game": game, "table": {"seats": len(chairs), "options": {}}, **plan}
        table = self.ask("/api/tables", {"plan": plan, "chairs": chairs})["id"]
        invited = self.ask(f"/api/tables/{table}/invitations")["chairs"]
        return table, [f"{self.address}/t/{table}?invite={chair['invite']}" for chair in invited]


class Witness:
    """Plays by chance, and remembers what it was told."""

    def __init__(self):
        self.begun, self.numbers, self.asked, self.ended = [], [], [], []

    def begin(self, told):
        self.begun.append(told)

    def event(self, told):
        assert all(event["rule"] and event["event"] is not None for event in told["events"])
        self.numbers.append(told["number"])

    def decide(self, asked):
        self.asked.append(asked)
        return random.Random(asked["seed"]).choice(asked["actions"])

    def end(self, told):
        self.ended.append(told)


def at_once(*calls):
    """Results of calls that go on at the same time."""
    results = [None] * len(calls)

    def do(place, call):
        try:
            results[place] = call()
        except Exception as fault:  # noqa: BLE001
            results[place] = fault

    threads = [threading.Thread(target=do, args=each, daemon=True) for each in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(90)
    return results


def test_two_players_and_a_bot_play_a_whole_game_that_nobody_may_watch(server, tmp_path):
    table, links = server.open("trex", "friend", "friend", "newcomer", watched=False)
    players = [Witness(), Witness()]
    names, keys = ["Ada", "Ben"], [tmp_path / "ada", tmp_path / "ben"]
    seats = zip(links, players, names, keys)
    one, other = at_once(*(partial(caldera.sit, link, player, name, key=key) for link, player, name, key in seats))
    assert isinstance(one, list) and isinstance(other, list), (one, other)
    assert one == other and len(one) == 3
    ada = Host(server.address, keys[0].read_text().strip())
    record = ada.send(f"/api/tables/{table}/record")[1]
    match, proof = caldera.load(record), caldera.verify(record)
    assert match.over and match.outcome == one and proof["finished"] and proof["sealed"]
    for player, name in zip(players, names):
        [begun], [ended] = player.begun, player.ended
        seat = begun["seat"]
        assert begun["game"] == "trex" and begun["seats"] == 3 and begun["names"][seat] == name
        assert all(asked["seat"] == seat and asked["complete"] for asked in player.asked)
        assert ended["why"] == "over" and ended["standings"] == one
        # It saw the game as its seat did: every number once, in order, to the last.
        assert player.numbers == sorted(set(player.numbers)) and player.numbers[-1] <= match.number
        last = player.asked[-1]
        then = caldera.load(record, until=last["number"])
        assert then.view(seat) == last["view"] and sorted(then.actions(seat)) == sorted(last["actions"])
    assert players[0].begun[0]["seat"] != players[1].begun[0]["seat"]


def test_the_example_sits_down(server):
    _, [link] = server.open("trex", "friend", "newcomer")
    example = ROOT / "examples" / "python" / "at_table.py"
    ended = subprocess.run([sys.executable, example, link], capture_output=True, text=True, timeout=90)
    assert ended.returncode == 0 and ended.stdout.startswith("over: [{"), ended.stderr


def test_it_comes_back_to_its_chair(server, tmp_path):
    table, [link] = server.open("wrath", "friend", "newcomer")
    key, player = tmp_path / "key", Witness()

    def fails(asked):
        if len(player.asked) == 2:
            raise ZeroDivisionError
        return player.decide(asked)

    with pytest.raises(ZeroDivisionError):
        caldera.sit(link, fails, "Ada", key=key)
    assert key.stat().st_mode & 0o777 == 0o600
    chairs = server.ask(f"/api/tables/{table}?as=data")["chairs"]
    assert [chair["away"] for chair in chairs if chair["name"] == "Ada"] == [True], "a bot plays on meanwhile"
    standings = caldera.sit(link, player, key=key)
    assert standings is not None and len(standings) == 2
    if server.ask(f"/api/tables/{table}?as=data")["phase"] == "over":
        assert caldera.load(server.send(f"/api/tables/{table}/record")[1]).outcome == standings


def test_a_lost_connection_is_taken_up_again(server, monkeypatch):
    """The stream breaks after every third message."""
    from caldera import _sit

    whole, broken = _sit._messages, []

    def breaks(stream):
        for number, message in enumerate(whole(stream)):
            if number == 3:
                broken.append(number)
                raise ConnectionResetError
            yield message

    monkeypatch.setattr(_sit, "_messages", breaks)
    monkeypatch.setattr(_sit, "_patiently", lambda: iter([0.01] * 1000))
    _, [link] = server.open("trex", "friend", "newcomer")
    player = Witness()
    assert len(caldera.sit(link, player)) == 2
    assert len(broken) > 2 and player.numbers == sorted(set(player.numbers)), "nothing is told twice"


def test_what_the_server_does_not_allow_is_said_in_its_words(server):
    for link in ("", "ftp://example.org/t/abc", "http://example.org/", "http://example.org/t/"):
        with pytest.raises(ValueError, match="a link to a table"):
            caldera.sit(link, lambda asked: "")
    with pytest.raises(RuntimeError, match="no such table|There is no"):
        caldera.sit(f"{server.address}/t/abcdefghjkmnpqrstuvw", lambda asked: "")
    table, [link] = server.open("trex", "friend", "newcomer")
    with pytest.raises(RuntimeError):
        caldera.sit(link.partition("?")[0], lambda asked: "")
    # An action that is not legal ends the player and not the game.
    with pytest.raises(ValueError, match="not one of the legal"):
        caldera.sit(link, lambda asked: "fly")
    for _ in range(100):
        if server.ask(f"/api/tables/{table}?as=data")["phase"] in ("over", "playing"):
            break
        time.sleep(0.1)
    assert server.ask(f"/api/tables/{table}?as=data")["phase"] in ("over", "playing")
