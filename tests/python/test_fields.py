"""docs/observations.md says what every number of an observation is. `CALDERA_BLESS=1` writes it anew."""

import os
from itertools import groupby
from pathlib import Path

import caldera

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """# What the numbers say

Made by `CALDERA_BLESS=1 tests/python/run.sh -k fields`; a test compares it with the module. Every observation is made from what its
reader may know (the view), never from the state. Player 0 is the reader, the others follow in the order of play. A list of names for
the very table you play is `State.observation_names`, that of an action's features `State.feature_names`. Counts are divided by what is
much, so that most numbers lie between 0 and 1; a name that ends in one of several words is 1 for the word that holds.

The numbers are those of the smallest table with the base edition; further players follow in the same way.
"""
def rows(names):
    """Names that differ in their last word alone share a row."""
    numbered = enumerate(names)
    for key, group in groupby(numbered, key=lambda one: one[1].rpartition(" ")[0] or one[1]):
        group = list(group)
        (first, name), (last, end) = group[0], group[-1]
        if first == last:
            yield f"| {first} | {name} |"
        else:
            words = [name.rpartition(" ")[2] for _, name in group]
            told = ", ".join(words) if len(words) <= 12 else f"{words[0]} … {words[-1]}"
            yield f"| {first}–{last} | {key}: {told} |"


def page():
    parts = [HEAD]
    for game in [card["id"] for card in caldera.games()] + ["connect-four"]:
        state = caldera.state(game, seed=1)
        names, features = state.observation_names, state.feature_names
        numbers = "a number of its own for every action" if state.fixed_numbers else "the place in the list of legal actions"
        parts.append(
            f"## {game}\n\n{len(names)} numbers for {state.seats} seats; {len(features)} features of an action; "
            f"{state.action_count} action numbers: {numbers}.\n"
        )
        for title, listed in (("observation", names), ("feature of an action", features)):
            parts.append(f"| number | {title} |\n|---|---|\n" + "\n".join(rows(listed)) + "\n")
    return "\n".join(parts)


def test_the_page_of_fields_is_true():
    if os.environ.get("CALDERA_BLESS"):
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(), "CALDERA_BLESS=1 writes it anew"
