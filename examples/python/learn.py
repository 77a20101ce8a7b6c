"""Trains a small network by self-play, with nothing but NumPy, and plays it against bots.

    python learn.py                              # two seats of trex, 8 minutes of processor time
    python learn.py --seconds 60 --games 200     # quicker, weaker
    python learn.py --load trex.npz --games 400  # only plays

The method is proximal policy optimisation: many tables are played at once by the network against itself; what did better than the
network expected becomes a little likelier, by no more than a bounded step. Seats that decide at the same time need chance in their
choices, so the network plays by its probabilities, made a little sharper against bots.
"""

import argparse
import time

import caldera
import numpy as np


class Net:
    """Two hidden layers, then what to do (policy) and how it will end (value)."""

    def __init__(self, inputs, actions, hidden=128, seed=0):
        chance = np.random.default_rng(seed)
        shapes = {"a": (inputs, hidden), "b": (hidden, hidden), "policy": (hidden, actions), "value": (hidden, 1)}
        self.weights = {}
        for name, (rows, columns) in shapes.items():
            much = 0.01 if name in ("policy", "value") else np.sqrt(2 / rows)
            self.weights[name] = (chance.standard_normal((rows, columns)) * much).astype(np.float32)
            self.weights[name + "0"] = np.zeros(columns, np.float32)
        self.steps = 0
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}

    def forward(self, observed, masks):
        """The hidden layers, the logarithms of the actions' probabilities, and the expected result."""
        w = self.weights
        first = np.maximum(observed @ w["a"] + w["a0"], 0)
        second = np.maximum(first @ w["b"] + w["b0"], 0)
        scores = np.where(masks, second @ w["policy"] + w["policy0"], -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return first, second, logs, np.tanh(second @ w["value"] + w["value0"])[:, 0]

    def learn(self, batch, rate, clip=0.2, curiosity=0.01):
        """One step towards what did better than expected."""
        observed, masks, actions, before, gains, results = batch
        first, second, logs, values = self.forward(observed, masks)
        chances, rows, size = np.exp(logs), np.arange(len(actions)), len(actions)
        ratio = np.exp(logs[rows, actions] - before)
        kept = ~(((ratio > 1 + clip) & (gains > 0)) | ((ratio < 1 - clip) & (gains < 0)))
        pull = (ratio * gains * kept / size)[:, None]
        to_scores = pull * chances
        to_scores[rows, actions] -= pull[:, 0]
        # A reward for being undecided keeps it trying.
        spread = -(chances * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
        to_scores += curiosity / size * chances * (np.where(masks, logs, 0) + spread)
        to_value = ((values - results) / size * (1 - values**2))[:, None]
        w = self.weights
        back = (to_scores @ w["policy"].T + to_value @ w["value"].T) * (second > 0)
        further = (back @ w["b"].T) * (first > 0)
        slopes = {
            "policy": second.T @ to_scores, "policy0": to_scores.sum(axis=0),
            "value": second.T @ to_value, "value0": to_value.sum(axis=0),
            "b": first.T @ back, "b0": back.sum(axis=0),
            "a": observed.T @ further, "a0": further.sum(axis=0),
        }  # fmt: skip
        self.adam(slopes, rate)

    def adam(self, slopes, rate):
        """Steps of about the same size for every weight."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[name] -= (scale * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def draw(logs, chance, sharp=1.0):
    """An action for every row, by its probability."""
    weights = np.exp(logs * sharp)
    marks = np.cumsum(weights, axis=1)
    return (marks < chance.random(len(logs))[:, None] * marks[:, -1:]).sum(axis=1).clip(0, logs.shape[1] - 1)


def play(net, tables, steps, chance):
    """Plays some steps at all tables; returns everything there is to learn from."""
    size = tables.tables
    kept = {name: [] for name in ("observed", "masks", "actions", "logs", "values", "seats", "done", "rewards")}
    for _ in range(steps):
        observed, masks = tables.observations.copy(), tables.masks.copy()
        _, _, logs, values = net.forward(observed, masks)
        actions = draw(logs, chance)
        kept["observed"].append(observed), kept["masks"].append(masks), kept["actions"].append(actions)
        kept["logs"].append(logs[np.arange(size), actions]), kept["values"].append(values)
        kept["seats"].append(tables.seats.copy())
        tables.step(actions)
        kept["done"].append(tables.done.copy()), kept["rewards"].append(tables.rewards.copy())
    # Backwards: how much better than expected it came, seat by seat. The next value of a seat is that of its next decision.
    rows, seats = np.arange(size), tables.rewards.shape[1]
    expected, gain = np.zeros((size, seats), np.float32), np.zeros((size, seats), np.float32)
    known = np.zeros((size, seats), bool)
    gains, useful = np.zeros((steps, size), np.float32), np.zeros((steps, size), bool)
    for step in reversed(range(steps)):
        done, seat, values = kept["done"][step], kept["seats"][step], kept["values"][step]
        expected[done], gain[done], known[done] = kept["rewards"][step][done], 0, True
        gains[step] = expected[rows, seat] - values + 0.95 * gain[rows, seat]
        # The last decisions of each seat have nothing after them yet: nothing is learnt from those.
        useful[step] = known[rows, seat]
        expected[rows, seat], gain[rows, seat], known[rows, seat] = values, gains[step], True
        gain[rows, seat] *= useful[step]
    taken = useful.reshape(-1)
    flat = [np.concatenate(kept[name])[taken] for name in ("observed", "masks", "actions", "logs", "values")]
    gains = gains.reshape(-1)[taken]
    return [*flat[:4], (gains - gains.mean()) / (gains.std() + 1e-6), gains + flat[4]]


def train(game, seats, seconds, most=None, seed=1, size=512, steps=64, told=print):
    """Trains for so many seconds of processor time, or until so many decisions are made, which gives the same network every time."""
    tables, chance = caldera.vector(game, size, seats, seed), np.random.default_rng(seed)
    net = Net(tables.observations.shape[1], tables.action_count, seed=seed)
    begun, decisions, spoken = time.process_time(), 0, 0.0
    while True:
        spent = time.process_time() - begun
        part = decisions / most if most else spent / seconds
        if part >= 1:
            return net
        learnt = play(net, tables, steps, chance)
        decisions += size * steps
        rate = 1e-3 * (1 - part) + 5e-5
        for _ in range(3):
            order = chance.permutation(len(learnt[2]))
            for chosen in np.array_split(order, max(1, len(order) // 2048)):
                net.learn([array[chosen] for array in learnt], rate)
        if part - spoken >= 0.25:
            spoken = part
            told(f"{spent:6.0f} s {decisions:>10,} decisions; against random {against(net, game, seats, 'random', 100):.0%}")


def against(net, game, seats, bot, games, seed=99, sharp=2.0):
    """The part of games won from a bot (draws as halves), seats in turn."""
    chance, won = np.random.default_rng(seed), 0.0
    for number in range(games):
        state, mine = caldera.state(game, seats, seed + number), number % seats
        while not state.over:
            if state.seat == mine:
                logs = net.forward(state.observation()[None], state.mask()[None])[2]
                state.play(int(draw(logs, chance, sharp)[0]))
            elif bot == "random":
                state.play(int(chance.choice(state.legal())))
            else:
                state.play(state.bot(level=bot, seed=int(chance.integers(1 << 62)))["number"])
        won += (state.returns[mine] + 1) / 2
    return won / games


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", default="trex")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seconds", type=float, default=480, help="processor time to train")
    asked.add_argument("--decisions", type=int, help="stop after so many decisions instead: the same network every time")
    asked.add_argument("--games", type=int, default=200, help="games against each bot afterwards")
    asked.add_argument("--load", help="a network to play with, instead of training one")
    asked.add_argument("--save", help="where to keep the trained network")
    asked = asked.parse_args()
    if asked.load:
        tables = caldera.vector(asked.game, 1, asked.seats)
        net = Net(tables.observations.shape[1], tables.action_count)
        net.weights = dict(np.load(asked.load))
    else:
        net = train(asked.game, asked.seats, asked.seconds, asked.decisions)
    if asked.save:
        np.savez(asked.save, **net.weights)
    for bot in ("random", "newcomer"):
        print(f"against {bot}: {against(net, asked.game, asked.seats, bot, asked.games):.1%} of {asked.games} games")


if __name__ == "__main__":
    main()
