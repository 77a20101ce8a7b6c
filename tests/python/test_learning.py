"""Games without a record: numbered actions, what a seat knows as an array, many tables at once."""

import pathlib
import pickle

import caldera
import numpy as np
import pytest

GAMES = [card["id"] for card in caldera.games()]
SECRET = [card["id"] for card in caldera.games() if card["secrets"]]
ALL = [*GAMES, "connect-four"]


def card_of(game):
    return next((card for card in caldera.games() if card["id"] == game), {"cooperative": False})


def moments(state, most, seed=1):
    """Plays uniformly random actions and stops at every moment."""
    chance = np.random.default_rng(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        state.play(int(chance.choice(state.legal())))


@pytest.mark.parametrize("game", ALL)
def test_a_whole_game_is_played_by_numbers(game):
    state = caldera.state(game, seed=3)
    names = state.observation_names
    assert len(set(names)) == len(names)
    for state in moments(state, 100_000):
        legal, mask = state.legal(), state.mask()
        assert legal == sorted(set(legal)) == list(np.flatnonzero(mask)) and len(mask) == state.action_count
    assert state.over and state.seat == -1 and state.turn == () == state.waited and state.legal() == []
    assert len(state.outcome) == state.seats == len(state.returns)
    assert all(-1 <= part <= 1 for part in state.returns)
    places = [standing["place"] for standing in state.outcome]
    assert (max(places) > min(places)) == any(state.returns) or card_of(game)["cooperative"]
    assert state.observation_names == names and len(state.observation(0)) == len(names)
    with pytest.raises(ValueError):
        state.play(0)


@pytest.mark.parametrize("game", ALL)
def test_a_number_is_an_action_in_the_games_notation(game):
    for state in moments(caldera.state(game, seed=5), 25):
        actions = state.actions()
        assert [state.number(action) for action in actions] == state.legal()
        features = state.features()
        assert features.shape == (len(actions), len(state.feature_names)) and features.dtype == np.float32
        illegal = set(range(state.action_count)) - set(state.legal())
        before = state.position()
        for number in [*list(illegal)[:3], state.action_count]:
            with pytest.raises(ValueError, match="not legal"):
                state.play(number)
        assert state.position() == before


def test_fixed_numbers_mean_the_same_at_every_moment():
    for game in ("trex", "connect-four"):
        meaning = {}
        state = caldera.state(game, seed=1)
        assert state.fixed_numbers
        for state in moments(state, 200):
            for number, action in zip(state.legal(), state.actions()):
                assert meaning.setdefault(number, action) == action
        assert len(meaning) > 5
    assert not caldera.state("sapiens").fixed_numbers


@pytest.mark.parametrize("hashed", [False, True])
@pytest.mark.parametrize("game", SECRET)
def test_arrays_tell_nothing_that_a_seat_cannot_know(game, hashed):
    differed = 0
    for number, state in enumerate(moments(caldera.state(game, seats=3, seed=9, hashed=hashed), 120)):
        if number % 6:
            continue
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            assert np.array_equal(world.observation(seat), state.observation(seat)), "worlds that look the same"
            assert world.view(seat) == state.view(seat) and world.actions(seat) == state.actions(seat)
            if seat in state.turn:
                assert np.array_equal(world.features(seat), state.features(seat))
            differed += world.position() != state.position()
    assert differed, "some of these worlds were other worlds"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_without_its_record(game):
    match = caldera.new(game, seed=4)
    for _ in range(5):
        match.play(match.waited[0], match.actions(match.waited[0])[0])
    state = match.state(seed=2)
    assert (state.turn, state.waited, state.position()) == (match.turn, match.waited, match.position())
    assert state.view(0) == match.view(0) and state.text(0) == match.text(0)
    assert sorted(state.actions()) == sorted(match.actions(state.seat))
    other = state.copy()
    for state in moments(state, 3):
        pass
    assert other.position() == match.position() != state.position()


@pytest.mark.parametrize("game", ALL)
def test_a_state_is_packed_and_unpacked(game):
    state = caldera.state(game, seed=6)
    for state in moments(state, 9):
        pass
    one, other = (pickle.loads(pickle.dumps(state)) for _ in range(2))
    assert one.position() == state.position() and one.actions() == state.actions()
    for one, other in zip(moments(one, 12), moments(other, 12)):
        assert one.position() == other.position(), "the same dice every time"


def test_a_state_of_an_edition_of_ones_own_is_packed_with_it():
    base = pathlib.Path(__file__).parents[2] / "games" / "wrath" / "edition" / "base.toml"
    own = base.read_text(encoding="utf-8").replace('name = "base"', 'name = "ours"', 1)
    state = caldera.state("wrath", edition=own)
    assert state.position()["edition"] == "ours" == pickle.loads(pickle.dumps(state)).position()["edition"]


@pytest.mark.parametrize("game", ALL)
def test_hashed_numbers_have_one_length_for_all_games_and_tell_moments_apart(game):
    seen = set()
    for state in moments(caldera.state(game, seed=2, hashed=True), 30):
        assert state.observation().shape == (1024,) and state.features().shape[1] == 64 and not state.fixed_numbers
        assert pickle.loads(pickle.dumps(state)).observation().shape == (1024,)
        seen.add(state.observation().tobytes())
    assert len(seen) > 6, "what changes shows"
    vector = caldera.vector(game, tables=2, seed=1, hashed=True)
    assert vector.observations.shape == (2, 1024)


def test_a_bot_answers_by_number():
    state = caldera.state("trex", seats=2, seed=1)
    answer = state.bot(level="newcomer", seed=3)
    assert answer["number"] in state.legal() and answer == state.bot(level="newcomer", seed=3)
    with pytest.raises(ValueError, match="no bots"):
        caldera.state("connect-four").bot()


def test_draws_are_told_before_they_are_drawn():
    state = caldera.state("wrath", seats=2, seed=1)
    roll = state.number("roll")
    assert state.draws(roll)
    one, other = state.copy(), state.copy()
    one.reseed(7), other.reseed(7)
    one.play(roll), other.play(roll)
    assert one.position() == other.position() != state.position()
    assert not one.draws(one.number("keep"))
    assert not caldera.state("connect-four").draws(3)


@pytest.mark.parametrize("game", ALL)
def test_tables_step_in_place_and_play_the_same_games_as_a_state(game):
    vector = caldera.vector(game, tables=5, seed=11)
    kept = {name: getattr(vector, name) for name in ("seats", "counts", "rewards", "done", "masks", "observations")}
    chance, played = np.random.default_rng(1), 0
    for _ in range(60):
        assert (vector.counts == vector.masks.sum(axis=1)).all() and (vector.counts > 0).all()
        places = (chance.random(5) * vector.counts).astype(np.int64)
        vector.step(places, places=True)
        played += vector.done.sum()
        assert (vector.rewards[~vector.done] == 0).all()
    assert all(getattr(vector, name) is array for name, array in kept.items()), "no array is made anew"
    again = caldera.vector(game, tables=5, seed=11)
    chance = np.random.default_rng(1)
    for _ in range(60):
        again.step((chance.random(5) * again.counts).astype(np.int64), places=True)
    assert np.array_equal(vector.observations, again.observations)
    again.reset(12)
    assert not np.array_equal(vector.observations, again.observations) or game == "connect-four"


def test_a_table_shows_what_its_next_seat_knows():
    vector = caldera.vector("connect-four", tables=2)
    state = caldera.state("connect-four")
    for column in (3, 3, 2, 4, 1, 5):
        state.play(column)
        vector.step(np.array([column, -1]))
        assert np.array_equal(vector.observations[0], state.observation()) and vector.seats[0] == state.seat
        assert (vector.masks[0] == state.mask()).all() and np.array_equal(vector.features(0), state.features())
    assert vector.observations[1][:-1].sum() == 0, "the other table was left as it was"
    vector.step(np.array([0, -1]))
    assert vector.done.tolist() == [True, False] and vector.rewards.tolist() == [[1, -1], [0, 0]]
    assert vector.observations[0][:-1].sum() == 0, "the next game has begun"


def test_what_is_not_legal_changes_no_table():
    vector = caldera.vector("connect-four", tables=3)
    for _ in range(6):
        vector.step(np.array([-1, -1, 0]))
    before = vector.observations.copy()
    for wrong in ([1, 1, 0], [1, 7, 1], [1, 1, -2]):
        with pytest.raises(ValueError, match="table [12]"):
            vector.step(np.array(wrong))
    for wrong in (np.zeros(2, np.int64), np.zeros(4, np.int64)):
        with pytest.raises(ValueError, match="3 tables"):
            vector.step(wrong)
    assert np.array_equal(vector.observations, before)
    plain = caldera.vector("trex", tables=4, seats=2, observations=False, masks=False)
    assert plain.masks is None and plain.observations is None
    for slip in (
        lambda: caldera.vector("go"),
        lambda: caldera.vector("trex", tables=0),
        lambda: caldera.state("trex").view(9),
        lambda: plain.features(4),
    ):
        with pytest.raises(ValueError):
            slip()
    with pytest.raises(caldera.Refused):
        caldera.vector("trex", seats=8)
    with pytest.raises(caldera.Refused):
        caldera.state("connect-four", seats=3)
