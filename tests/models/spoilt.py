"""Faults that are put into the models on purpose: a comparison that cannot find them would be worth nothing."""

import wrath
import trex
import sapiens
import fuji
import warlock


def spoil(module, name, value):
    """Another value for one name of a model. Returns how to put it back."""
    before = getattr(module, name)
    setattr(module, name, value)
    return lambda: setattr(module, name, before)


def without_cards(board, space, _maze, _turned):
    """The neighbours of a space as if every labyrinth card lay face down."""
    return set(board.joined.get(space, ()))


SPOILT = [
    ("wrath", "two rolls instead of three", lambda: spoil(wrath, "ROLLS", 2)),
    ("wrath", "a Brontosaurus for two people", lambda: spoil(wrath, "COST", {**wrath.COST, "brontosaurus": 2})),
    ("wrath", "regions that nobody scores", lambda: spoil(wrath, "score_region", lambda position, region: None)),
    ("trex", "the Lair one cell further north", lambda: spoil(trex, "LAIR", "C2")),
    ("trex", "steps to the north go south", lambda: spoil(trex, "DIRECTIONS", {**trex.DIRECTIONS, "N": (0, 1)})),
    ("sapiens", "tiles that fit everywhere", lambda: spoil(sapiens, "fits", lambda *_: True)),
    ("sapiens", "one steak is worth two", lambda: spoil(sapiens, "CONVERTED", [0, 2, 3, 5, 7, 10])),
    ("fuji", "no bonus symbols", lambda: spoil(fuji, "BONUS", set())),
    ("fuji", "the first injury one space later", lambda: spoil(fuji, "INJURY_SPACES", (4, 6, 9, 12))),
    ("warlock", "stronger monsters", lambda: spoil(warlock, "SKILLS", {foe: 11 for foe in warlock.SKILLS})),
    ("warlock", "a labyrinth that never opens", lambda: spoil(warlock.Board, "around", without_cards)),
]
