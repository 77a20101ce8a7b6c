"""The games for PettingZoo: one after the other (AEC), or all at once (Parallel).

    >>> from caldera import pettingzoo
    >>> env = pettingzoo.env("trex", seats=4)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     done = terminated or truncated
    ...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An agent is a seat: "seat_0", "seat_1" and so on. An observation holds `observation`, the numbers of `State.observation`, and
`action_mask`, which action numbers are legal for that seat now. The reward comes at the end: see `State.returns`.
"""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv

from . import state as new_state

__all__ = ["AEC", "Parallel", "env", "parallel_env"]

#: Far more than any number of an observation.
MUCH = 1000.0


class _Seats:
    """What both kinds of environment share."""

    def _prepare(self, game, seats, seed, render_mode, extra, settings):
        self.game, self.settings, self.render_mode = game, settings, render_mode
        self._chance, _ = np_random(seed)
        self.state = new_state(game, seats, seed or 0, **settings)
        self.metadata = {"name": f"caldera_{game}", "render_modes": ["ansi"], "is_parallelizable": True}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state.seats)]
        self.agents = self.possible_agents[:]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = self.state.action_count + extra
        length = len(self.state.observation(0))
        spaces = {
            "observation": Box(-MUCH, MUCH, (length,), np.float32),
            "action_mask": Box(0, 1, (self.actions,), np.int8),
        }
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}

    def _begin(self, seed):
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.state = new_state(self.game, self.state.seats, int(self._chance.integers(1 << 62)), **self.settings)
        self.agents = self.possible_agents[:]

    def _observed(self, agent):
        seat = self._seat[agent]
        mask = np.zeros(self.actions, np.int8)
        mask[: self.state.action_count] = self.state.mask(seat)
        return {"observation": self.state.observation(seat), "action_mask": mask}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        return self.state.text() if self.render_mode == "ansi" else None

    def close(self):
        pass


class AEC(_Seats, AECEnv):
    """Seats decide one after the other. Of several that decide at the same time the lowest comes first; what it chose in
    secret shows in no other seat's observation."""

    def __init__(self, game, seats=None, *, seed=None, render_mode=None, **settings):
        super().__init__()
        self._prepare(game, seats, seed, render_mode, 0, settings)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        zeros = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = dict(zeros), dict(zeros)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.seat]

    def observe(self, agent):
        return self._observed(agent)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state.over:
            returns = self.state.returns
            self.rewards = {agent: float(returns[self._seat[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.state.seat]
        self._accumulate_rewards()


class Parallel(_Seats, ParallelEnv):
    """All seats act at once. Whoever has nothing to decide has one legal action, the last number: to wait.

    It fits games with simultaneous decisions best. In any game the seats' actions are carried out in the order of seats; where
    one of them is no longer legal by then, it is left out and the seat is asked again. What was not legal from the beginning
    raises ValueError, or with `illegal="wait"` is left out as well.
    """

    def __init__(self, game, seats=None, *, seed=None, render_mode=None, illegal="raise", **settings):
        if illegal not in ("raise", "wait"):
            raise ValueError(f"illegal is 'raise' or 'wait', not {illegal!r}")
        self.illegal = illegal
        self._prepare(game, seats, seed, render_mode, 1, settings)

    def _observed(self, agent):
        observed = super()._observed(agent)
        if self._seat[agent] not in self.state.waited:
            observed["action_mask"][:] = 0
            observed["action_mask"][-1] = 1
        return observed

    def _all(self):
        return {agent: self._observed(agent) for agent in self.agents}

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return self._all(), {agent: {} for agent in self.agents}

    def step(self, actions):
        chosen = []
        for agent, action in sorted(actions.items(), key=lambda chosen: self._seat[chosen[0]]):
            seat, action = self._seat[agent], int(action)
            waits = action == self.actions - 1
            legal = self.state.legal(seat) if seat in self.state.waited else []
            if action in legal:
                # A number may mean another action once somebody else has acted; its notation does not.
                chosen.append((seat, self.state.actions(seat)[legal.index(action)]))
            elif self.illegal == "raise" and (legal or not waits):
                raise ValueError(f"{agent}: action {action} is not legal now")
        for place, (seat, action) in enumerate(chosen):
            if place == 0 or (seat in self.state.turn and action in self.state.actions(seat)):
                self.state.play(self.state.number(action, seat), seat)
        observed, over, returns = self._all(), self.state.over, self.state.returns
        agents = self.agents
        if over:
            self.agents = []
        return (
            observed,
            {agent: float(returns[self._seat[agent]]) for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )


def env(game, seats=None, **settings):
    """The AEC environment of a game."""
    return AEC(game, seats, **settings)


def parallel_env(game, seats=None, **settings):
    """The Parallel environment of a game."""
    return Parallel(game, seats, **settings)
