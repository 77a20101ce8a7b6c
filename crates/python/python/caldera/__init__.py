"""The engine of Caldera: five board games, their records, bots and boards.

    >>> import caldera
    >>> m = caldera.new("trex", seats=4, seed=7)
    >>> m.turn                          # the seats that may act now
    >>> m.actions(0)                    # what seat 0 may do
    >>> m.play(0, m.actions(0)[0])      # raises caldera.Refused where a rule forbids it
    >>> m.view(1)                       # what seat 1 may know
    >>> m.rollouts(1000, seat=0)        # random games on from here
    >>> caldera.verify(m.record())      # the record proves itself

For programs that learn: `state` is a game without a record, with numbered actions and what a seat knows as an array; `vector`
plays many tables at once. `caldera.pettingzoo`, `caldera.gymnasium` and `caldera.openspiel` offer the games to those libraries.
`caldera.runs` does long work in parts (many games, arenas), `caldera.ray` does it on a cluster; `serve` and `sit` let a function
play in the program and at a server's table.

`games()` and `bots()` say what there is. docs/python.md tells the rest.
"""

from __future__ import annotations

import gzip
import importlib
import os
from pathlib import Path

from . import _caldera
from ._caldera import Fault, Match, Refused, State, Vector, at, bots, games, new, rollouts, state, state_at, vector
from ._frame import frame
from ._replay import replay_html
from ._serve import serve
from ._sit import sit

__all__ = [
    "Fault",
    "Match",
    "Refused",
    "State",
    "Vector",
    "analyse",
    "at",
    "bots",
    "frame",
    "games",
    "load",
    "new",
    "replay",
    "replay_html",
    "rollouts",
    "serve",
    "sit",
    "state",
    "state_at",
    "vector",
    "verify",
]

#: Parts of their own, most of which need another library: they are loaded when they are first named.
_PARTS = ("gymnasium", "openspiel", "pettingzoo", "ray", "runs")


def __getattr__(name):
    if name in _PARTS:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted([*globals(), *_PARTS])


def _text(source) -> str:
    """The text of a game file: of a path, or itself. Files packed with gzip are unpacked."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source
    data = bytes(source) if isinstance(source, (bytes, bytearray)) else Path(os.fspath(source)).read_bytes()
    if data.startswith(b"\x1f\x8b"):
        data = gzip.decompress(data)
    return data.decode("utf-8")


def load(source, until=None, *, secret=None, edition=None) -> Match:
    """Opens a game file (a path, its text or its bytes) and returns the match, at its end or after entry `until`.

    A file whose secret is open, or is given as `secret`, can be played on with the same dice. Any other can be looked at;
    `Match.branch(seed)` goes on from there with new dice. `edition` is the text of an edition file that the game file cites
    but does not hold. Raises `Fault` with the line if the file is wrong.
    """
    return _caldera.load(_text(source), until, secret, edition)


def replay(source, show, *, edition=None) -> None:
    """Replays a game file and calls `show(match)` after the setup and after every entry.

    Each match is a copy that can be kept. The hash of every state is compared with the file; what differs raises `Fault`.
    """
    _caldera.replay(_text(source), show, edition)


def verify(source, *, edition=None) -> dict:
    """Proves a game file: every action legal, every draw made again where the secret is open, every hash the same.

    Returns what was proved: `entries`, `draws`, whether it was `sealed`, `finished`, began from a `given` position, and how
    many actions had `forced` draws. Raises `Fault` with the line where something is wrong.
    """
    return _caldera.verify(_text(source), edition)


def analyse(source, effort="standard", *, edition=None) -> dict:
    """Looks back at a game file: the chances after every entry, what decisions gave away, and what was luck.

    `effort` is "quick", "standard" or "deep". The result has the format `caldera-analysis` (docs/analysis.md): shares of a
    victory in millionths, which add up exactly. Raises `Fault` with the line if the file is wrong.
    """
    return _caldera.analyse(_text(source), effort, edition)
