"""How many decisions a second one core makes: uniformly random play, processor time, everything in one run.

    python speed.py [SECONDS per line]

OpenSpiel's Connect Four is measured beside ours if `pyspiel` is there, and PettingZoo's if its classic games are.
"""

import os
import random
import sys
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import caldera
import numpy as np

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def measure(name, play):
    """`play()` makes some decisions and returns how many."""
    play()
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        made += play()
    print(f"| {name} | {made / spent:,.0f} |", flush=True)
    return made / spent


def tables(game, seats, **shown):
    vector, chance = caldera.vector(game, 1024, seats, **shown), np.random.default_rng(1)

    def play():
        for _ in range(20):
            vector.step((chance.random(1024) * vector.counts).astype(np.int64), places=True)
        return 20 * 1024

    return play


def ours():
    state, made, choose = caldera.state("connect-four"), 0, random.choice
    while not state.over:
        state.play(choose(state.legal()))
        made += 1
    return made


def openspiel():
    state, made, choose = SPIEL.new_initial_state(), 0, random.choice
    while not state.is_terminal():
        state.apply_action(choose(state.legal_actions()))
        made += 1
    return made


def agents(env):
    def play():
        made = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            made += 1
        return made

    return play


print("| what | decisions a second |\n|---|---|")
for game, seats in (("trex", 4), ("wrath", 4), ("sapiens", 4)):
    measure(f"`rollouts`, {game}", lambda: caldera.rollouts(game, seats, 200, random.getrandbits(32))["decisions"])
    measure(f"`vector` of 1,024, {game}", tables(game, seats, observations=False, masks=False))
    measure(f"the same with masks, {game}", tables(game, seats, observations=False))
    measure(f"the same with masks and observations, {game}", tables(game, seats))
one = measure("a loop over `state`, Connect Four", ours)
try:
    import pyspiel

    SPIEL = pyspiel.load_game("connect_four")
    other = measure("the same loop over OpenSpiel's Connect Four", openspiel)
    print(f"\nThe loop is {one / other:.1f} times as quick as OpenSpiel's.\n")
except ImportError:
    print("\nOpenSpiel is not there.\n")
print("| what | decisions a second |\n|---|---|")
measure("`caldera.pettingzoo`, Connect Four", agents(caldera.pettingzoo.env("connect-four")))
try:
    from pettingzoo.classic import connect_four_v3

    measure("PettingZoo's own Connect Four", agents(connect_four_v3.env()))
except ImportError:
    print("\nPettingZoo's classic games are not there.")
