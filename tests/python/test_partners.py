"""The games in other libraries, judged by those libraries' own tests."""

import warnings

import caldera
import caldera.gymnasium
import caldera.openspiel
import caldera.pettingzoo
import numpy as np
import pytest

GAMES = [card["id"] for card in caldera.games()]
ALL = [*GAMES, "connect-four"]


@pytest.mark.parametrize("game", ALL)
def test_pettingzoo_finds_no_fault(game):
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(caldera.pettingzoo.env(game), num_cycles=100)
        seed_test(lambda: caldera.pettingzoo.env(game), num_cycles=30)


@pytest.mark.parametrize("game", ["trex", "wrath", "connect-four"])
def test_pettingzoo_finds_no_fault_with_all_seats_at_once(game):
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(caldera.pettingzoo.parallel_env(game), num_cycles=60)
        # It chooses without a mask.
        parallel_seed_test(lambda: caldera.pettingzoo.parallel_env(game, illegal="wait"), num_cycles=30)


def test_masks_are_those_of_the_seat_and_rewards_come_at_the_end():
    env = caldera.pettingzoo.env("trex", seats=3, render_mode="ansi")
    env.reset(seed=5)
    assert env.render() == env.state.text()
    total = dict.fromkeys(env.agents, 0.0)
    asked = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        asked += 1
        mask = observation["action_mask"]
        assert list(np.flatnonzero(mask)) == env.state.legal()
        env.step(env.action_space(agent).sample(mask))
    assert asked > 20 and list(total.values()) == pytest.approx(env.state.returns) and any(total.values())


def test_all_seats_choose_at_once_and_nobody_else_does():
    env = caldera.pettingzoo.parallel_env("trex", seats=3)
    observed, _ = env.reset(seed=5)
    waits = env.actions - 1
    idle = [agent for agent in env.agents if observed[agent]["action_mask"][waits]]
    assert len(idle) == env.state.seats - len(env.state.waited)
    actions = {agent: int(np.flatnonzero(observed[agent]["action_mask"])[0]) for agent in env.agents}
    before = env.state.view(0)["phase"]
    env.step(actions)
    assert env.state.view(0)["phase"] != before, "all answers were given, so the next question came"
    with pytest.raises(ValueError, match="not legal"):
        env.step(dict.fromkeys(env.agents, waits))


@pytest.mark.parametrize("game", ALL)
def test_gymnasium_finds_no_fault(game):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(spec|render).*")
        check_env(gymnasium.make(f"caldera/{game}-v0").unwrapped, skip_render_check=True)


def test_one_seat_plays_against_bots():
    import gymnasium

    env = gymnasium.make("caldera/trex-v0", seats=2, seat=1, opponents="newcomer")
    observed, info = env.reset(seed=3)
    for _ in range(3):
        state = env.unwrapped.state
        assert state.seat == 1 and np.array_equal(observed, state.observation(1))
        observed, reward, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert reward == 0 and not terminated
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[1:3] == (-1.0, True)
    raising = gymnasium.make("caldera/trex-v0", illegal="raise").unwrapped
    raising.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raising.step(raising.action_space.n - 1)


def test_many_tables_from_one_seat():
    tables = caldera.gymnasium.Tables("connect-four", tables=64, seat=1)
    observed, info = tables.reset(seed=4)
    chance, ended, won = np.random.default_rng(2), 0, 0.0
    for _ in range(60):
        assert (tables.vector.seats == 1).all() and observed.shape == tables.observation_space.shape
        # Whatever can be chosen, the column nearest to the middle.
        order = np.array([3, 2, 4, 1, 5, 0, 6])
        actions = order[info["action_mask"][:, order].argmax(axis=1)]
        observed, rewards, over, truncated, info = tables.step(actions)
        assert (rewards[~over] == 0).all() and not truncated.any()
        ended, won = ended + over.sum(), won + rewards.sum()
    assert ended > 64 and won / ended > 0.2, "the middle is better than chance"
    assert chance is not None


@pytest.mark.parametrize("game", ALL)
def test_openspiel_finds_no_fault(game):
    import pyspiel

    loaded = pyspiel.load_game(f"caldera_{game.replace('-', '_')}")
    assert loaded.get_type().short_name in caldera.openspiel.names
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game == "connect-four", verbose=False)


def test_openspiel_searches_a_game():
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("caldera_connect_four")
    state = game.new_initial_state()
    for column in (3, 0, 3, 0, 3):
        state.apply_action(column)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 150, mcts.RandomRolloutEvaluator(1, chance), random_state=chance, solve=True)
    assert bot.step(state) == 3, "four in a row must be stopped"
    other = pyspiel.load_game("connect_four").new_initial_state()
    for column in (3, 0, 3, 0, 3):
        other.apply_action(column)
    assert other.legal_actions() == state.legal_actions()


def test_openspiel_draws_at_nodes_of_chance_and_imagines():
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("caldera_trex(seats=2,seed=3)")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == caldera.openspiel.CHANCES
    state.apply_action(5)
    again = game.new_initial_state()
    again.apply_action(5)
    assert str(state) == str(again)
    player = state.current_player()
    observer = game.make_py_observer()
    observer.set_from(state, player)
    here = observer.tensor.copy()
    observer.set_from(state.world(player, 8), player)
    assert np.array_equal(here, observer.tensor)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()
