"""One seat of a game for Gymnasium, the others played by bots.

    >>> import gymnasium, caldera.gymnasium
    >>> env = gymnasium.make("caldera/trex-v0", opponents="newcomer")
    >>> observation, info = env.reset(seed=7)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

The reward comes at the end, from -1 to 1: see `State.returns`. `info["action_mask"]` says which numbers are legal.
`Tables` is the vectorised environment: thousands of tables against random opponents.
"""

from __future__ import annotations

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import games
from . import state as new_state
from . import vector as new_vector

__all__ = ["Seat", "Tables"]

#: Far more than any number of an observation.
MUCH = 1000.0


class Seat(gymnasium.Env):
    """One seat of a game. `opponents` is the name of a bot for all other seats ("random" is the quickest), or a function that
    is given a `State` and returns an action's number for the seat that decides next.

    An action that is not legal loses the game at once (`illegal="lose"`), or raises ValueError (`illegal="raise"`).
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, game, seats=None, seat=0, *, opponents="random", illegal="lose", render_mode=None, **settings
    ):
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.game, self.seat, self.opponents, self.illegal = game, seat, opponents, illegal
        self.settings, self.render_mode = settings, render_mode
        self.state = new_state(game, seats, 0, **settings)
        self.seats = self.state.seats
        length = len(self.state.observation(seat))
        self.observation_space = Box(-MUCH, MUCH, (length,), np.float32)
        self.action_space = Discrete(self.state.action_count)

    def _answer(self):
        state, chance = self.state, self.np_random
        if callable(self.opponents):
            return self.opponents(state)
        if self.opponents == "random":
            return int(chance.choice(state.legal()))
        return state.bot(level=self.opponents, seed=int(chance.integers(1 << 62)))["number"]

    def _go_on(self):
        """Lets the others play until this seat is asked, or the game is over."""
        while not self.state.over and self.state.seat != self.seat:
            self.state.play(self._answer())

    def _told(self):
        observation = self.state.observation(self.seat)
        return observation, {"action_mask": self.state.mask(self.seat).astype(np.int8)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        # Dice may end a game, or let the others end it, before this seat is ever asked: then another begins.
        while True:
            self.state = new_state(self.game, self.seats, int(self.np_random.integers(1 << 62)), **self.settings)
            self._go_on()
            if not self.state.over:
                return self._told()

    def step(self, action):
        action = int(action)
        if action not in self.state.legal(self.seat):
            if self.illegal == "raise":
                raise ValueError(f"action {action} is not legal now")
            observation, info = self._told()
            return observation, -1.0, True, False, info
        self.state.play(action, self.seat)
        self._go_on()
        observation, info = self._told()
        over = self.state.over
        return observation, float(self.state.returns[self.seat]), over, False, info

    def render(self):
        return self.state.text(self.seat) if self.render_mode == "ansi" else None


class Tables(VectorEnv):
    """Many tables at once, each from one seat against opponents that play at random.

    Observations and masks are those of `caldera.Vector`, written in place: copy what you want to keep. A game that ends is
    followed by the next in the same step, so the observation is already the new game's. What is not legal raises ValueError.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game, tables=1024, seats=None, seat=0, **settings):
        self.vector = new_vector(game, tables, seats, **settings)
        self.num_envs, self.seat, self.render_mode = tables, seat, None
        length = self.vector.observations.shape[1]
        self.single_observation_space = Box(-MUCH, MUCH, (length,), np.float32)
        self.single_action_space = Discrete(self.vector.action_count)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.vector.reset(int(self.np_random.integers(1 << 62)))
        self._go_on(np.zeros(self.num_envs), np.zeros(self.num_envs, bool))
        return self.vector.observations, {"action_mask": self.vector.masks}

    def _go_on(self, rewards, over):
        """Lets the opponents play at random until every table asks this seat."""
        vector = self.vector
        while (others := vector.seats != self.seat).any():
            places = (self.np_random.random(self.num_envs) * vector.counts).astype(np.int64)
            self._step(np.where(others, places, -1), True, rewards, over)

    def _step(self, actions, places, rewards, over):
        self.vector.step(actions, places=places)
        done = self.vector.done
        # Of several games that ended at one table in this step, the first counts: it is the one that was played.
        first = done & ~over
        rewards[first] = self.vector.rewards[first, self.seat]
        over |= done

    def step(self, actions):
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        self._step(np.ascontiguousarray(actions, np.int64), False, rewards, over)
        self._go_on(rewards, over)
        info = {"action_mask": self.vector.masks}
        return self.vector.observations, rewards, over, np.zeros(self.num_envs, bool), info


for _game in [card["id"] for card in games()] + ["connect-four"]:
    gymnasium.register(id=f"caldera/{_game}-v0", entry_point=Seat, kwargs={"game": _game})
