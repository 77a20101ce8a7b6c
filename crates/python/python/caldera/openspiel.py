"""The games for OpenSpiel, as Python games.

    >>> import pyspiel, caldera.openspiel
    >>> game = pyspiel.load_game("caldera_trex(seats=3)")
    >>> state = game.new_initial_state()

Seats that decide at the same time are asked one after the other, the lowest first; what a seat chose in secret shows in no
other's observation. Chance is a node of its own, before the setup and after every action that draws: each node has
`CHANCES` equally likely outcomes, and an outcome is a seed of the dice. So chance is a sample of what could be drawn, the same
sample for the same node. Whoever searches true states sees what is hidden: `state.world(player, seed)` gives a state that
fits what a player knows.
"""

from __future__ import annotations

import numpy as np
import pyspiel

from . import games
from . import state as new_state

__all__ = ["CHANCES", "names"]

#: How many outcomes a node of chance has.
CHANCES = 64
#: No game takes as many decisions and draws.
LONGEST = 100_000


def _type(game, fewest, most, secrets, chance):
    return pyspiel.GameType(
        short_name="caldera_" + game.replace("-", "_"),
        long_name=f"Caldera: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC if chance else pyspiel.GameType.ChanceMode.DETERMINISTIC
        ),
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": fewest, "edition": "", "seed": 0},
    )


class Game(pyspiel.Game):
    """One of the games, for so many seats. `seed` chooses which sample of chance the nodes have."""

    def __init__(self, kind, caldera_id, params=None):
        params = dict(params or {})
        specified = kind.parameter_specification
        self.id = caldera_id
        self.seats = int(params.get("seats", specified["seats"]))
        self.edition = params.get("edition", "") or None
        self.seed = int(params.get("seed", 0))
        first = self.begin(0)
        self.length = len(first.observation(0))
        # Where the setup draws nothing, the first node is a decision.
        self.drawn_setup = any(self.begin(seed).position() != first.position() for seed in range(1, 4))
        chance = kind.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        info = pyspiel.GameInfo(
            num_distinct_actions=first.action_count,
            max_chance_outcomes=CHANCES if chance else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def begin(self, seed):
        return new_state(self.id, self.seats, seed, edition=self.edition)

    def new_initial_state(self):
        return State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        if params:
            raise ValueError(f"an observer of Caldera has no parameters; given were {params}")
        return Observer(self)


class State(pyspiel.State):
    """A state of a game."""

    def __init__(self, game):
        super().__init__(game)
        self._seed, self._nodes = game.seed, 0
        self._waits_for_setup, self._pending = game.drawn_setup, None
        self.played = game.begin(0)

    def _at_chance(self):
        return self._waits_for_setup or self._pending is not None

    def current_player(self):
        if self._at_chance():
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.played.over else self.played.seat

    def is_terminal(self):
        return not self._at_chance() and self.played.over

    def returns(self):
        return [float(part) for part in self.played.returns]

    def _legal_actions(self, player):
        return self.played.legal() if player == self.current_player() else []

    def chance_outcomes(self):
        return [(outcome, 1.0 / CHANCES) for outcome in range(CHANCES)]

    def _apply_action(self, action):
        if not self._at_chance():
            if self.played.draws(action):
                self._pending = action
            else:
                self.played.play(action)
            return
        dice = ((self._seed * 1_000_003 + self._nodes) * CHANCES + action) % (1 << 64)
        self._nodes += 1
        if self._waits_for_setup:
            self.played, self._waits_for_setup = self.get_game().begin(dice), False
        else:
            self.played.reseed(dice)
            self.played.play(self._pending)
            self._pending = None

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        legal = self.played.legal()
        return self.played.actions()[legal.index(action)] if action in legal else f"number {action}"

    def world(self, player, seed):
        """A copy whose hidden facts are drawn anew, so that they fit what a player knows."""
        if self._at_chance():
            raise ValueError("a world is imagined where somebody decides")
        world = self.clone()
        world.played = self.played.imagine(player, seed)
        return world

    def __str__(self):
        waits = "setup" if self._waits_for_setup else f"draws after {self._pending}" if self._at_chance() else ""
        return f"{self.played.text()}\n{waits}"


class Observer:
    """What one player knows: `State.observation` of caldera as a tensor, the board as text."""

    def __init__(self, game):
        self.tensor = np.zeros(game.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        # Before the setup nobody knows anything.
        self.tensor[:] = 0 if state._waits_for_setup else state.played.observation(player)

    def string_from(self, state, player):
        return "" if state._waits_for_setup else state.played.text(player)


def _register(game, fewest, most, secrets, chance):
    kind = _type(game, fewest, most, secrets, chance)

    def begin(self, params=None):
        Game.__init__(self, kind, game, params)

    # A class of its own in this module, so that games and states can be packed and unpacked again.
    name = kind.short_name
    globals()[name] = type(name, (Game,), {"__init__": begin, "__module__": __name__, "__doc__": Game.__doc__})
    pyspiel.register_game(kind, globals()[name])
    return name


#: The names under which the games are registered.
names = [_register(card["id"], *card["seats"], card["secrets"], True) for card in games()]
names.append(_register("connect-four", 2, 2, False, False))
