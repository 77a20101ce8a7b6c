"""Plays games through the engine and compares every step with a model.

A model is a module with

- `tables(random)`: the parameters of `new` (seats, options), chosen anew for every game;
- `legal(position, seat)`: every action that the seat may take, as a set of notations, or None where it does not say;
- `alike(action)`, if some actions mean the same or are not judged: how an action is compared, or None;
- `choose(random, position, listed)`, if some actions should be played more often than others;
- `after(position, seat, action, random)`: what the model expects, as `(draws, check)`. `draws` are the outcomes of chance it
  wants to see, or None if it leaves them to the engine. `check(position, turn, events)` gets what the action led to and says
  what differs, as a list of sentences; an empty list means that both agree;
- `prepare(program)`, if the model needs the edition; `begin(random, position)`, if it would rather see another position early in
  a game: that position, or None;
- `LONGEST`, if its games are long: how many decisions of one game are enough;
- `parts`: counts how often each hard part was compared, so that a run shows what it has tried.

The positions and actions that differ are told with the seed of their game, which makes the same game again.
"""

import copy
import random as chance
from collections import Counter

MOST_SHOWN = 5


class Comparison:
    """One model against the engine."""

    def __init__(self, engine, game, model):
        self.engine, self.game, self.model = engine, game, model
        self.decisions = 0
        self.games = 0
        self.differences = []

    def run(self, decisions, seed):
        """Plays whole games until so many decisions are compared."""
        while self.decisions < decisions and len(self.differences) < MOST_SHOWN:
            self.play(seed + self.games, decisions)
            self.games += 1

    def play(self, seed, decisions):
        """Plays one game."""
        random = chance.Random(f"{self.game} {seed}")
        table = self.model.tables(random)
        began = self.engine.ask("new", game=self.game, seed=seed, **table)
        match, turn = began["match"], began["turn"]
        position = self.engine.ask("position", match=match)
        altered = not hasattr(self.model, "begin")
        enough = min(decisions, self.decisions + getattr(self.model, "LONGEST", decisions))
        while "deciding" in turn and self.decisions < enough and len(self.differences) < MOST_SHOWN:
            seat = random.choice(turn["waited"] or turn["deciding"])
            listed = [entry["action"] for entry in self.engine.ask("actions", match=match, seat=seat)["actions"]]
            self.listing(seed, position, seat, listed)
            action = self.model.choose(random, position, listed) if hasattr(self.model, "choose") else random.choice(listed)
            draws, check = self.model.after(position, seat, action, random)
            params = {"for": "all"} if draws is None else {"for": "all", "draws": draws}
            answer = self.engine.ask("play", match=match, seat=seat, action=action, **params)
            turn = answer["turn"]
            now = self.engine.ask("position", match=match)
            for difference in check(now, turn, [entry["event"] for entry in answer["events"]]):
                self.differ(seed, position, seat, action, difference)
            position = now
            self.decisions += 1
            if not altered:
                match, turn, position, altered = self.alter(random, seed, match, turn, position)
        self.engine.ask("close", match=match)

    def alter(self, random, seed, match, turn, position):
        """Goes on from a position that the model would rather see, once in a game."""
        wanted = self.model.begin(random, copy.deepcopy(position))
        if wanted is None:
            return match, turn, position, position["phase"] == "begin"
        loaded = self.engine.ask("load", game=self.game, position=wanted, seed=seed)
        self.engine.ask("close", match=match)
        return loaded["match"], loaded["turn"], self.engine.ask("position", match=loaded["match"]), True

    def listing(self, seed, position, seat, listed):
        """The engine's list of actions against the model's."""
        expected = self.model.legal(position, seat)
        if expected is None:
            return
        alike = getattr(self.model, "alike", lambda action: action)
        judged = {alike(action) for action in listed} - {None}
        missing, extra = sorted(expected - judged), sorted(judged - expected)
        if missing:
            self.differ(seed, position, seat, "(listing)", f"the engine does not list {missing[:6]}")
        if extra:
            self.differ(seed, position, seat, "(listing)", f"the engine lists {extra[:6]}")

    def differ(self, seed, position, seat, action, difference):
        """Notes a difference."""
        self.differences.append(f"game {seed}, decision {self.decisions}, seat {seat}, {action}: {difference}\n    {position}")

    def report(self):
        """What was compared, in a few lines."""
        parts = ", ".join(f"{count} {part}" for part, count in sorted(self.model.parts.items()))
        yield f"{self.game}: {self.decisions} decisions of {self.games} games compared, {len(self.differences)} differences"
        yield f"  {parts}"
        yield from self.differences


def unequal(expected, found, path=""):
    """Where two values differ, as sentences."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = sorted(set(expected) | set(found))
        return [line for key in keys for line in unequal(expected.get(key), found.get(key), f"{path}.{key}")]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return [line for at, pair in enumerate(zip(expected, found)) for line in unequal(*pair, f"{path}[{at}]")]
    return [] if expected == found else [f"{path}: the model says {expected}, the engine {found}"]


def counted():
    """A fresh count of compared parts."""
    return Counter()
