"""Compares models with the engine.

    python3 tests/models [GAME...] [--decisions N] [--seed S] [--program PATH] [--spoilt]

Every model was written from a game's rules alone; the notation of actions and the form of positions are the engine's. A difference is a fault of
one of the two, and the book says whose. The seed of the game that differs is told, and makes the same game again.
"""

import argparse
import importlib
import sys
from pathlib import Path

from compare import Comparison
from engine import Engine

GAMES = ["wrath", "trex", "sapiens", "fuji", "warlock"]


def main():
    """Runs the comparisons asked for."""
    parser = argparse.ArgumentParser(prog="tests/models", description="Compares independent models with the engine.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=f"of {', '.join(GAMES)}; all without any")
    parser.add_argument("--decisions", type=int, default=2000, help="decisions to compare in each game (2000)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--program", default="caldera", help="the program whose engine is compared")
    parser.add_argument("--spoilt", action="store_true", help="put faults into the models instead: each must be found")
    asked = parser.parse_args()
    unknown = sorted(set(asked.games) - set(GAMES))
    if unknown:
        parser.error(f"there is no model of {', '.join(unknown)}; there are {', '.join(GAMES)}")
    if asked.decisions < 1:
        parser.error("at least one decision must be compared")
    if asked.spoilt:
        return spoilt(asked)
    faults = 0
    for game in asked.games:
        comparison = compared(asked, game)
        print("\n".join(comparison.report()), flush=True)
        faults += bool(comparison.differences)
    print(f"{len(asked.games) - faults} passed, {faults} failed")
    return 1 if faults else 0


def compared(asked, game):
    """One model against the engine."""
    model = importlib.import_module(game)
    if hasattr(model, "prepare"):
        model.prepare(asked.program)
    engine = Engine(asked.program)
    comparison = Comparison(engine, game, model)
    comparison.run(asked.decisions, asked.seed)
    engine.close()
    return comparison


def spoilt(asked):
    """Every fault put into a model must be found."""
    faults = [fault for fault in importlib.import_module("spoilt").SPOILT if fault[0] in asked.games]
    missed = 0
    for game, what, spoil in faults:
        restore = spoil()
        found = compared(asked, game)
        restore()
        missed += not found.differences
        said = f"found after {found.decisions} decisions" if found.differences else "NOT FOUND"
        print(f"{game}, {what}: {said}", flush=True)
    print(f"{len(faults) - missed} passed, {missed} failed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main())
