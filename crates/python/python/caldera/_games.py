"""Games between bots and functions, one part of a run at a time. What comes out depends on the seeds and on nothing else."""

from __future__ import annotations

import hashlib
import json
import math

from . import _caldera
from ._serve import decided

#: Victories are counted in parts of this, which every number of winners up to 8 divides.
WHOLE = 840
_MASK = (1 << 64) - 1


class Table:
    """What is played, checked once before any work begins."""

    def __init__(self, game, seats, options, edition):
        self.game = game
        self.settings = {"options": options, "edition": edition}
        first = _caldera.new(game, seats, 0, **self.settings)
        self.seats = first.seats
        self.header = json.loads(first.record().splitlines()[0])

    def what(self, **more):
        """What a run computes, as the header of its file says it."""
        return {key: self.header[key] for key in ("game", "rules", "edition", "table")} | more


def name_of(player) -> str:
    """How a player is called in results: a bot by its name, a function or object by its own."""
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def checked(players):
    """Players by seat or in an arena; a bot that there is none of is refused before any work begins."""
    for player in players if isinstance(players, (list, tuple)) else [players]:
        if isinstance(player, str) and player not in _caldera.bots():
            raise ValueError(f"there is no bot {player!r}; there are {', '.join(_caldera.bots())}")
        if not isinstance(player, str) and not callable(getattr(player, "decide", player)):
            raise ValueError(f"a player is the name of a bot, a function or an object with `decide`, not {player!r}")
    return list(players)


def decision_seed(game, decision):
    """The seed of one decision of a game, as in `caldera arena`."""
    return ((game ^ 0x5EED_0B07) * 0x9E37_79B9_7F4A_7C15 + decision) & _MASK


def _private(seed):
    """A seed for a function, from which ours cannot be computed: the one that a program is given."""
    return int.from_bytes(hashlib.sha256(f"for a program: {seed}".encode()).digest()[:8], "big") >> 11


def _choice(match, seat, player, seed):
    if isinstance(player, str):
        return match.bot(seat, player, seed)["action"]
    asked = {
        "game": match.game,
        "seats": match.seats,
        "seat": seat,
        "number": match.number,
        "seed": _private(seed),
        "view": match.view(seat),
        "actions": match.actions(seat),
        "complete": match.lists_all(seat),
    }
    return decided(player, asked)


def play(table: Table, players, seed):
    """One game, a player by seat; returns the match at its end."""
    match = _caldera.new(table.game, table.seats, seed, **table.settings)
    decisions = 0
    while not match.over:
        seat = match.waited[0]
        match.play(seat, _choice(match, seat, players[seat], decision_seed(seed, decisions)))
        decisions += 1
    return match


def _line(match, seed):
    standings = [[standing["place"], standing["score"]] for standing in match.outcome]
    return {"seed": seed, "decisions": match.number, "standings": standings}


class Simulated:
    """Plays the games of a range of seeds; returns sums in whole numbers, which can be added up in any order."""

    def __init__(self, setting, players):
        self.setting, self.players = setting, players

    def __call__(self, part):
        seed, count = part
        table = Table(*self.setting)
        if all(player == "random" for player in self.players):
            sums = _caldera.rollouts(table.game, table.seats, count, seed, **table.settings)
            parts = [round(share * WHOLE * count) for share in sums["shares"]]
            scores = [round(score * count) for score in sums["scores"]]
            return {**{key: sums[key] for key in ("games", "decisions", "wins")}, "parts": parts, "scores": scores}
        lines = [_line(play(table, self.players, seed + number), seed + number) for number in range(count)]
        return _sums(lines, table.seats)


def _sums(lines, seats):
    sums = {"games": 0, "decisions": 0, "wins": [0] * seats, "parts": [0] * seats, "scores": [0] * seats}
    for line in lines:
        winners = sum(place == 1 for place, _ in line["standings"])
        sums["games"] += 1
        sums["decisions"] += line["decisions"]
        for seat, (place, score) in enumerate(line["standings"]):
            sums["scores"][seat] += score
            if place == 1:
                sums["wins"][seat] += 1
                sums["parts"][seat] += WHOLE // winners
    return sums


def added(parts, seats):
    """The sums of all parts, as `caldera.rollouts` tells them."""
    games, decisions = (sum(part[key] for part in parts) for key in ("games", "decisions"))
    wins, shares, scores = (
        [sum(part[key][seat] for part in parts) for seat in range(seats)] for key in ("wins", "parts", "scores")
    )
    return {
        "games": games,
        "decisions": decisions,
        "wins": wins,
        "shares": [share / WHOLE / max(games, 1) for share in shares],
        "scores": [score / max(games, 1) for score in scores],
    }


class Duelled:
    """Plays some games of a duel: two players, who sit as in `caldera arena`."""

    def __init__(self, setting, players):
        self.setting, self.players = setting, players

    def __call__(self, part):
        first, second, base, begin, end = part
        table = Table(*self.setting)
        lines = []
        for number in range(begin, end):
            seed = (base + number // table.seats) & _MASK
            who = [first if alone else second for alone in duel_seats(table.seats, number)]
            ended = play(table, [self.players[player] for player in who], seed)
            lines.append({"number": number, **_line(ended, seed)})
        return lines


def duel_seats(seats, number):
    """Who sits where in a duel (true: the first): a copy of one in each seat among copies of the other, then the reverse."""
    return [(seat == number % seats) == (number // seats % 2 == 0) for seat in range(seats)]


def second_did_better(line):
    """How much better than the first the second of a duel did: 1 in every comparison, 0 in none, ties as halves."""
    sits = duel_seats(len(line["standings"]), line["number"])
    places = [place for place, _ in line["standings"]]
    pairs = [
        (ours, theirs) for ours, alone in zip(places, sits) if not alone for theirs, other in zip(places, sits) if other
    ]
    return sum(1.0 if ours < theirs else 0.5 if ours == theirs else 0.0 for ours, theirs in pairs) / len(pairs)


def wilson(share, count, z=1.959964):
    """The 95 % Wilson interval of a share."""
    if count == 0:
        return 0.0, 1.0
    middle, wide = share + z * z / (2 * count), z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)


def analysed(part):
    """Looks back at one game file."""
    text, effort = part
    return _caldera.analyse(text, effort, None)


class Recorded:
    """Plays games and returns their game files."""

    def __init__(self, setting, players):
        self.setting, self.players = setting, players

    def __call__(self, part):
        seed, count = part
        table = Table(*self.setting)
        return [play(table, self.players, seed + number).record() for number in range(count)]
