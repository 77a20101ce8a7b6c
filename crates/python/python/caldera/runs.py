"""Long work in parts, on this core: many games, arenas, game files looked back at, or work of your own.

    >>> from caldera import runs
    >>> runs.simulate("trex", ["newcomer", "random"], games=200, seed=7)["shares"]
    >>> runs.arena("wrath", ["random", "greedy", "newcomer"], games=40, file="night.jsonl", told=runs.progress())
    >>> runs.analyse(["one.caldera", "two.caldera"], effort="quick")

`caldera.ray` has the same functions for a cluster, with the same results: what comes out depends on the seeds alone, not on who
computes it, in which order, or in how many parts.

With `file=` the result of every part is kept there as soon as it is done. The same call again goes on where the file ends.
`told(done, all)` is called after every part; `progress()` makes one that writes how far the run is.

A player is the name of a bot (`caldera.bots()`), or a function or object as `caldera.serve` takes it. Bots think afresh at every
decision. In an object nothing must be left from one game to the next: a part may be played anywhere.
"""

from __future__ import annotations

import hashlib

from ._games import Duelled, Recorded, Simulated, Table, added, analysed, checked, name_of, second_did_better, wilson
from ._kept import carry_out, one_after_the_other, progress

__all__ = ["analyse", "arena", "progress", "records", "run", "simulate"]


def run(work, parts, *, what="", file=None, told=None, each=one_after_the_other) -> list:
    """Does `work(part)` for every part and returns the results in order. Parts and results are plain data (as in JSON).

    `what` says what is computed: a file of something else, or of other parts, is refused. `each` says who does it.
    """
    parts = list(parts)
    digest = hashlib.sha256(repr(parts).encode()).hexdigest()
    return carry_out(work, parts, {"task": what or name_of(work), "parts": digest}, each, file, told)


def simulate(
    game,
    players="random",
    games=1000,
    seed=0,
    *,
    seats=None,
    options=None,
    edition=None,
    size=None,
    file=None,
    told=None,
    each=one_after_the_other,
) -> dict:
    """Plays games with the same players in the same seats, one per seed from `seed` on; returns sums as `caldera.rollouts`.

    One player stands for all seats. If all are `random` the games are those of `caldera.rollouts`. `size` is the number of
    games in a part.
    """
    table, players = _seated(game, players, seats, options, edition)
    size = size or (10_000 if all(player == "random" for player in players) else 10)
    names = [name_of(player) for player in players]
    what = table.what(task="simulate", players=names, games=games, seed=seed, size=size)
    work = Simulated((game, table.seats, options, edition), players)
    return added(carry_out(work, _ranges(seed, games, size), what, each, file, told), table.seats)


def records(
    game,
    players="newcomer",
    games=100,
    seed=0,
    *,
    seats=None,
    options=None,
    edition=None,
    size=10,
    file=None,
    told=None,
    each=one_after_the_other,
) -> list[str]:
    """Plays games as `simulate` does and returns their game files as text: what a program that learns by self-play reads."""
    table, players = _seated(game, players, seats, options, edition)
    names = [name_of(player) for player in players]
    what = table.what(task="records", players=names, games=games, seed=seed, size=size)
    work = Recorded((game, table.seats, options, edition), players)
    return [text for part in carry_out(work, _ranges(seed, games, size), what, each, file, told) for text in part]


def arena(
    game,
    players,
    games=100,
    seed=0,
    *,
    seats=None,
    options=None,
    edition=None,
    size=10,
    file=None,
    told=None,
    each=one_after_the_other,
) -> dict:
    """Plays everybody against everybody, `games` games each pair, in the seats and with the dice of `caldera arena`.

    Returns `duels`: `first`, `second`, `games`, the `share` of comparisons in which the second did better (ties as halves) with its
    95 % Wilson interval (`low`, `high`), and `lines`: every game with its number, seed, decisions and (place, score) by seat.
    """
    players = checked(players)
    names = [name_of(player) for player in players]
    if len(set(names)) < len(names) or len(names) < 2:
        raise ValueError(f"an arena needs two or more players with different names, not {', '.join(names) or 'none'}")
    table = Table(game, seats, options, edition)
    if _card(game)["cooperative"]:
        raise ValueError(f"{game} is won or lost together: simulate it with each player instead")
    duels = [(first, second) for second in range(len(names)) for first in range(second)]
    # All duels advance together, so that a run that is stopped early knows a little of everything.
    parts = [[*duel, seed, begin, min(begin + size, games)] for begin in range(0, games, size) for duel in duels]
    what = table.what(task="arena", players=names, games=games, seed=seed, size=size)
    work = Duelled((game, table.seats, options, edition), players)
    results = carry_out(work, parts, what, each, file, told)
    return {
        "game": game,
        "seats": table.seats,
        "seed": seed,
        "duels": [_duel(names, duel, parts, results) for duel in duels],
    }


def analyse(files, effort="standard", *, file=None, told=None, each=one_after_the_other) -> list[dict]:
    """Looks back at game files (whatever `caldera.load` takes) as `caldera.analyse` does; returns the reports in order."""
    from . import _text

    parts = [[_text(source), effort] for source in files]
    return run(analysed, parts, what=f"analyse {effort}", file=file, told=told, each=each)


def _seated(game, players, seats, options, edition):
    alone = isinstance(players, str) or callable(getattr(players, "decide", players))
    players = checked([players] if alone else players)
    table = Table(game, seats, options, edition)
    if alone:
        players = players * table.seats
    if len(players) != table.seats:
        raise ValueError(f"{len(players)} players for {table.seats} seats: name one for all, or one for each")
    return table, players


def _ranges(seed, games, size):
    return [[seed + begin, min(size, games - begin)] for begin in range(0, games, size)]


def _card(game):
    from . import games

    return next(card for card in games() if card["id"] == game)


def _duel(names, duel, parts, results):
    lines = [line for part, result in zip(parts, results) if tuple(part[:2]) == duel for line in result]
    share = sum(second_did_better(line) for line in lines) / max(len(lines), 1)
    low, high = wilson(share, len(lines))
    first, second = (names[player] for player in duel)
    return {
        "first": first,
        "second": second,
        "games": len(lines),
        "share": share,
        "low": low,
        "high": high,
        "lines": lines,
    }
