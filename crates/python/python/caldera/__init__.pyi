import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol, TextIO, TypedDict

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from . import gymnasium as gymnasium
from . import openspiel as openspiel
from . import pettingzoo as pettingzoo
from . import ray as ray
from . import runs as runs

Lang = Literal["en", "fr"]
Source = str | bytes | os.PathLike[str]

class _Decides(Protocol):
    """May also have `begin`, `event` and `end`, each of which is given what docs/bots.md says of that message."""
    def decide(self, asked: dict[str, Any], /) -> str: ...

Player = Callable[[dict[str, Any]], str] | _Decides

class Texts(TypedDict):
    en: str
    fr: str

class Card(TypedDict):
    id: str
    title: Texts
    seats: list[int]
    rules: int
    oldest: int
    cooperative: bool
    secrets: bool
    options: list[str]
    editions: list[str]

class Standing(TypedDict):
    place: int
    score: int

class Event(TypedDict):
    number: int
    rule: str
    event: Any
    text: Texts

class Decision(TypedDict):
    action: str
    explanation: dict[str, Any]
    reasons: list[Texts]

class NumberedDecision(Decision):
    number: int

class Sums(TypedDict):
    games: int
    decisions: int
    wins: list[int]
    shares: list[float]
    scores: list[float]

class Proof(TypedDict):
    entries: int
    draws: int
    sealed: bool
    finished: bool
    given: bool
    forced: int

class Refused(Exception):
    rule: str
    text: str
    texts: Texts
    facts: dict[str, Any]

class Fault(ValueError):
    key: str
    text: str
    texts: Texts
    line: int | None

class Match:
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def rules(self) -> int: ...
    @property
    def edition(self) -> str: ...
    @property
    def turn(self) -> tuple[int, ...]: ...
    @property
    def waited(self) -> tuple[int, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> list[Standing] | None: ...
    @property
    def number(self) -> int: ...
    @property
    def hash(self) -> str: ...
    def actions(self, seat: int) -> list[str]: ...
    def choices(self, seat: int, lang: Lang = "en") -> list[tuple[str, str]]: ...
    def lists_all(self, seat: int) -> bool: ...
    def play(self, seat: int, action: str, draws: Sequence[Any] | None = None) -> None: ...
    def undo(self, seat: int | None = None) -> int: ...
    def view(self, seat: int | None = None) -> Any: ...
    def position(self) -> Any: ...
    def record(self) -> str: ...
    def events(self, seat: int | None = None, since: int = -1, *, whole: bool = False) -> list[Event]: ...
    def bot(
        self, seat: int, level: str = "expert", seed: int = 0, *, threads: int = 1, millis: int | None = None
    ) -> Decision: ...
    def rollouts(self, count: int = 1000, seed: int = 0, *, seat: int | None = None, threads: int = 1) -> Sums: ...
    def copy(self) -> Match: ...
    def branch(self, seed: int | None = None) -> Match: ...
    def state(self, seed: int = 0) -> State: ...
    def text(self, seat: int | None = None, lang: Lang = "en") -> str: ...
    def svg(self, seat: int | None = None, lang: Lang = "en", *, dark: bool = False) -> str: ...
    def _repr_svg_(self) -> str: ...

class State:
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def turn(self) -> tuple[int, ...]: ...
    @property
    def waited(self) -> tuple[int, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> list[Standing] | None: ...
    @property
    def returns(self) -> list[float]: ...
    @property
    def action_count(self) -> int: ...
    @property
    def fixed_numbers(self) -> bool: ...
    @property
    def observation_names(self) -> list[str]: ...
    @property
    def feature_names(self) -> list[str]: ...
    def legal(self, seat: int | None = None) -> list[int]: ...
    def actions(self, seat: int | None = None) -> list[str]: ...
    def mask(self, seat: int | None = None) -> NDArray[np.bool_]: ...
    def play(self, number: int, seat: int | None = None) -> None: ...
    def number(self, action: str, seat: int | None = None) -> int: ...
    def draws(self, number: int, seat: int | None = None) -> bool: ...
    def observation(self, seat: int | None = None) -> NDArray[np.float32]: ...
    def features(self, seat: int | None = None) -> NDArray[np.float32]: ...
    def view(self, seat: int | None = None) -> Any: ...
    def text(self, seat: int | None = None, lang: Lang = "en") -> str: ...
    def position(self) -> Any: ...
    def imagine(self, seat: int, seed: int) -> State: ...
    def copy(self) -> State: ...
    def reseed(self, seed: int) -> None: ...
    def bot(
        self,
        seat: int | None = None,
        level: str = "standard",
        seed: int = 0,
        *,
        threads: int = 1,
        millis: int | None = None,
    ) -> NumberedDecision: ...

class Vector:
    seats: NDArray[np.int32]
    counts: NDArray[np.int32]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    masks: NDArray[np.bool_] | None
    observations: NDArray[np.float32] | None
    @property
    def game(self) -> str: ...
    @property
    def tables(self) -> int: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_names(self) -> list[str]: ...
    def reset(self, seed: int = 0) -> None: ...
    def step(self, actions: NDArray[np.int64], *, places: bool = False) -> None: ...
    def features(self, table: int) -> NDArray[np.float32]: ...

def games() -> list[Card]: ...
def bots() -> list[str]: ...
def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    rules: int | None = None,
) -> Match: ...
def state(
    game: str,
    seats: int | None = None,
    seed: int = 0,
    *,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    rules: int | None = None,
    hashed: bool = False,
) -> State: ...
def state_at(game: str, position: Any, seed: int = 0, *, edition: str | None = None, hashed: bool = False) -> State: ...
def vector(
    game: str,
    tables: int = 1024,
    seats: int | None = None,
    seed: int = 0,
    *,
    observations: bool = True,
    masks: bool = True,
    hashed: bool = False,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    rules: int | None = None,
) -> Vector: ...
def at(game: str, position: Any, seed: int | None = None, *, edition: str | None = None) -> Match: ...
def rollouts(
    game: str,
    seats: int | None = None,
    count: int = 1000,
    seed: int = 0,
    *,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    threads: int = 1,
) -> Sums: ...
def load(
    source: Source, until: int | None = None, *, secret: str | None = None, edition: str | None = None
) -> Match: ...
def replay(source: Source, show: Callable[[Match], Any], *, edition: str | None = None) -> None: ...
def analyse(source: Source, effort: str = "standard", *, edition: str | None = None) -> dict[str, Any]: ...
def verify(source: Source, *, edition: str | None = None) -> Proof: ...
def replay_html(
    source: Source | Match,
    path: str | os.PathLike[str] | None = None,
    *,
    seat: int | None = None,
    lang: Lang = "en",
    dark: bool = False,
    edition: str | None = None,
) -> str: ...
def serve(player: Player, *, lines: Iterable[str] | None = None, out: TextIO | None = None) -> None: ...
def sit(
    link: str, player: Player, name: str | None = None, *, key: str | os.PathLike[str] | None = None
) -> list[Standing] | None: ...
def frame(
    source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], *, of: Literal["games", "actions"] = "games"
) -> pd.DataFrame: ...
