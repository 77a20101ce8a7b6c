import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TextIO, TypedDict, TypeVar

from . import Player, Source, Sums

Part = TypeVar("Part")
Result = TypeVar("Result")
File = str | os.PathLike[str]
Told = Callable[[int, int], Any]
Each = Callable[[Callable[[Any], Any], dict[int, Any]], Iterator[tuple[int, Any]]]

class Line(TypedDict):
    number: int
    seed: int
    decisions: int
    standings: list[list[int]]

class Duel(TypedDict):
    first: str
    second: str
    games: int
    share: float
    low: float
    high: float
    lines: list[Line]

class Arena(TypedDict):
    game: str
    seats: int
    seed: int
    duels: list[Duel]

def run(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    *,
    what: str = "",
    file: File | None = None,
    told: Told | None = None,
    each: Each = ...,
) -> list[Result]: ...
def simulate(
    game: str,
    players: str | Player | Sequence[str | Player] = "random",
    games: int = 1000,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    size: int | None = None,
    file: File | None = None,
    told: Told | None = None,
    each: Each = ...,
) -> Sums: ...
def records(
    game: str,
    players: str | Player | Sequence[str | Player] = "newcomer",
    games: int = 100,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    size: int = 10,
    file: File | None = None,
    told: Told | None = None,
    each: Each = ...,
) -> list[str]: ...
def arena(
    game: str,
    players: Sequence[str | Player],
    games: int = 100,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
    size: int = 10,
    file: File | None = None,
    told: Told | None = None,
    each: Each = ...,
) -> Arena: ...
def analyse(
    files: Iterable[Source],
    effort: str = "standard",
    *,
    file: File | None = None,
    told: Told | None = None,
    each: Each = ...,
) -> list[dict[str, Any]]: ...
def progress(out: TextIO | None = None) -> Told: ...
