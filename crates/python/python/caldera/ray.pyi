import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TextIO, TypeVar

from . import Player, Source, Sums
from .runs import Arena

Part = TypeVar("Part")
Result = TypeVar("Result")
File = str | os.PathLike[str]
Told = Callable[[int, int], Any]

def run(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    *,
    what: str = "",
    file: File | None = None,
    told: Told | None = None,
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
) -> Arena: ...
def analyse(
    files: Iterable[Source],
    effort: str = "standard",
    *,
    file: File | None = None,
    told: Told | None = None,
) -> list[dict[str, Any]]: ...
def progress(out: TextIO | None = None) -> Told: ...
