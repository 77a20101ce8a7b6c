"""A policy in Python as a player of the program: it runs away from the T-Rex of the game `trex`.

    caldera arena trex --bots "program:python examples/python/policy.py",random --games 20
    caldera play trex --level "program:python examples/python/policy.py"

It decides by what its seat knows and by nothing else. Replace `decide` by your own.
"""

import random

import caldera


def decide(asked):
    view, chance = asked["view"], random.Random(asked["seed"])
    own, rex = view["players"][asked["seat"]]["dino"], view["rex"]
    if own is None or rex is None:
        return chance.choice(asked["actions"])
    return max(asked["actions"], key=lambda action: (distance(after(own, action), rex), chance.random()))


def after(cell, action):
    """Where a move from a cell like C3 leads, by its notation: M:NE, R, P:S, NE."""
    direction = action.rpartition(":")[2]
    column = ord(cell[0]) + ("E" in direction) - ("W" in direction)
    row = int(cell[1]) + ("S" in direction) - ("N" in direction)
    return column, row


def distance(place, cell):
    return max(abs(place[0] - ord(cell[0])), abs(place[1] - int(cell[1])))


if __name__ == "__main__":
    caldera.serve(decide)
