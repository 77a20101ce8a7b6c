"""A Python player at a table of a server, over its public API (the document at `/api`)."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import time
from pathlib import Path
from urllib import request
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit

from ._serve import decided, tell

#: So long is asked again where the server is away or has no room, in seconds.
PATIENCE = 600
#: The server says something at least this often.
SILENCE = 90


def sit(link, player, name=None, *, key=None):
    """Takes a chair at a table of a server and plays there until the game ends; returns place and score by seat.

    `link` is the address that an invitation gives, `https://…/t/…?invite=…`, or that of a table with a chair for anyone.
    `player` is a function or an object as `serve` takes it; what it is asked is the same, without `millis`. `name` is how the
    others see it. With `key`, the name of a file, it keeps there who it is: called again it comes back to its chair. Keep that
    file to yourself.

    A game that is ended before its end returns None. What the server does not allow raises RuntimeError with its sentence. If the
    player fails, a bot of the server plays on in its place, so that nobody waits.
    """
    server = Server(link, name or getattr(player, "__name__", type(player).__name__), key)
    server.take_a_chair()
    try:
        return _play(server, player)
    except BaseException:
        with contextlib.suppress(Exception):
            server.post("leave", {})
        raise


def _play(server, player):
    begun, told, asked = False, -1, -1
    for table in server.states():
        game, phase = table["game"], table["phase"]
        if game is None:
            if phase == "stopped":
                return None
            continue
        if game["seat"] is None:
            raise RuntimeError("the chair is no longer this player's")
        if not begun:
            begun = True
            tell(player, "begin", _beginning(table))
        for number, events in _witnessed(table["log"]):
            if number > told:
                told = number
                tell(player, "event", {"number": number, "undo": None, "events": events})
        if phase == "sealed":
            # The game is over; only its seal is still that of others who play the same start.
            phase = "over" if game["result"] else "stopped"
        if phase in ("over", "stopped"):
            return _end(player, phase, game["result"])
        if _is_waited_for(table) and game["number"] != asked:
            asked = game["number"]
            action = decided(player, _question(table))
            act = {"seat": game["seat"], "number": asked, "action": action, "key": secrets.token_hex(12)}
            # What comes too late is left: the stream tells what has happened meanwhile.
            with contextlib.suppress(TooLate):
                server.post("act", act)
    raise AssertionError("states never end by themselves")


def _beginning(table):
    seats = [chair["name"] for chair in sorted(table["chairs"], key=lambda chair: chair["seat"])]
    plan, game = table["plan"], table["game"]
    return {
        "game": plan["game"],
        "table": plan["table"],
        "seats": plan["table"]["seats"],
        "seat": game["seat"],
        "names": seats,
        "seed": secrets.randbits(53),
        "view": game["view"],
    }


def _question(table):
    game = table["game"]
    return {
        "game": table["plan"]["game"],
        "seats": table["plan"]["table"]["seats"],
        "seat": game["seat"],
        "number": game["number"],
        "seed": secrets.randbits(53),
        "view": game["view"],
        "actions": game["actions"],
        "complete": game["lists_all"],
    }


def _witnessed(log):
    """The events of a log by the number of their entry, in order."""
    numbers = {}
    for line in log:
        if line["kind"] == "event":
            numbers.setdefault(line.get("number", 0), []).append({"rule": line.get("rule"), "event": line.get("event")})
    return sorted(numbers.items())


def _is_waited_for(table):
    seat = table["game"]["seat"]
    return any(chair["waiting"] for chair in table["chairs"] if chair["seat"] == seat)


def _end(player, phase, standings):
    winners = [seat for seat, standing in enumerate(standings or []) if standing["place"] == 1]
    why = "over" if phase == "over" else "left"
    tell(player, "end", {"why": why, "standings": standings, "winners": winners if standings else None})
    return standings if phase == "over" else None


class Server:
    """The table that a link leads to, for one guest."""

    def __init__(self, link, name, key=None):
        parts = urlsplit(link)
        before, found, after = parts.path.partition("/t/")
        if parts.scheme not in ("http", "https") or not found or not after.strip("/"):
            raise ValueError(f"a link to a table looks like https://example.org/t/NAME?invite=…, not like {link!r}")
        self.root, self.id = f"{parts.scheme}://{parts.netloc}{before}", after.strip("/").partition("/")[0]
        self.table = f"/api/tables/{self.id}"
        self.invite = (parse_qs(parts.query).get("invite") or [None])[0]
        self.cookie, self.name, self.key = None, name, None if key is None else Path(os.fspath(key))

    def take_a_chair(self):
        """Says who it is and sits down, or comes back to its chair."""
        if self.key is not None and self.key.exists():
            self.cookie = self.key.read_text(encoding="utf-8").strip()
            me = self.ask("/api/me")
        else:
            me = self.arrive()
        own = [chair for chair in self.seen_by_a_guest() if chair["person"] == me["id"]]
        if not own:
            self.post("sit", {"invite": self.invite} if self.invite else {})
        elif own[0]["away"]:
            self.post("return", {})

    def arrive(self):
        answer, me = self.send("/api/me", {"name": self.name[:40]})
        self.cookie = answer["set-cookie"].partition(";")[0]
        if self.key is not None:
            with open(os.open(self.key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.write(self.cookie + "\n")
        return me

    def seen_by_a_guest(self):
        try:
            return self.ask(f"{self.table}?as=data")["chairs"]
        except Forbidden:
            # Nobody may watch here: so this guest does not sit here yet.
            return []

    def ask(self, path):
        return self.send(path, None)[1]

    def post(self, wish, asked):
        """Asks for something at the table."""
        self.send(f"{self.table}/{wish}", {**asked, "as": "data"})

    def send(self, path, asked):
        body = None if asked is None else json.dumps(asked).encode()
        for wait in _patiently():
            try:
                with self.open(path, body, timeout=30) as answer:
                    return answer.headers, json.load(answer)
            except HTTPError as fault:
                if fault.code not in (429, 502, 503, 504):
                    raise _refused(fault) from None
                last = _refused(fault)
                wait = max(wait, float(fault.headers.get("retry-after") or 0))
            except OSError as fault:
                last = fault
            time.sleep(wait)
        raise last

    def open(self, path, body=None, **settings):
        headers = {"content-type": "application/json", "accept-language": "en"}
        if self.cookie:
            headers["cookie"] = self.cookie
        # Addresses come from the link that the caller has chosen; they are http or https.
        return request.urlopen(request.Request(self.root + path, body, headers), **settings)

    def states(self):
        """The table, now and whenever something happens there. A lost connection is taken up again."""
        last, waits = 0, _patiently()
        while True:
            try:
                with self.open(f"{self.table}/stream?as=data&since={last}", timeout=SILENCE) as stream:
                    for kind, data in _messages(stream):
                        if kind == "table":
                            last, waits = data["seq"], _patiently()
                            yield data
                        elif kind == "bye":
                            break
            except HTTPError as fault:
                if fault.code not in (429, 502, 503, 504):
                    raise _refused(fault) from None
            except OSError:
                pass
            wait = next(waits, None)
            if wait is None:
                raise RuntimeError(f"{self.root} is away")
            time.sleep(wait)


def _messages(stream):
    """The messages of a stream of server-sent events: name and data."""
    kind, data = "", []
    for line in stream:
        field, _, value = line.decode("utf-8").rstrip("\r\n").partition(":")
        if field == "event":
            kind = value.strip()
        elif field == "data":
            data.append(value.removeprefix(" "))
        elif not field and not value:
            if data:
                text = "\n".join(data)
                yield kind, json.loads(text) if kind == "table" else text
            kind, data = "", []


def _patiently():
    """How long to wait before each attempt, until patience ends."""
    wait, ends = 0.5, time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        yield wait
        wait = min(2 * wait, 30)


class Forbidden(RuntimeError):
    """The server does not allow it."""


class TooLate(RuntimeError):
    """The game has gone on since."""


def _refused(fault):
    """What the server says, in its words."""
    try:
        said = json.load(fault)
        text = " ".join(filter(None, [said.get("text"), said.get("rule") and f"({said['rule']})"]))
    except ValueError:
        text = ""
    kind = {403: Forbidden, 409: TooLate}.get(fault.code, RuntimeError)
    return kind(text or f"the server answered {fault.code}")
