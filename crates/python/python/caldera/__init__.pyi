import os
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypedDict

Lang = Literal["en", "fr"]
Source = str | bytes | os.PathLike[str]

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
    def text(self, seat: int | None = None, lang: Lang = "en") -> str: ...
    def svg(self, seat: int | None = None, lang: Lang = "en", *, dark: bool = False) -> str: ...

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
def load(source: Source, until: int | None = None, *, secret: str | None = None, edition: str | None = None) -> Match: ...
def replay(source: Source, show: Callable[[Match], Any], *, edition: str | None = None) -> None: ...
def verify(source: Source, *, edition: str | None = None) -> Proof: ...
