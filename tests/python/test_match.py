"""A match in Python: the same game as everywhere, refusals with their rule, undo, events, boards, threads."""

import copy
import random
import threading

import caldera
import pytest

GAMES = [card["id"] for card in caldera.games()]


def play_some(match, decisions, seed=1):
    """Plays uniformly random actions of those waited for."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waited[0]
        match.play(seat, chance.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game):
    one, other = (play_some(caldera.new(game, seed=7), 60) for _ in range(2))
    assert (one.hash, one.record(), one.position()) == (other.hash, other.record(), other.position())
    assert play_some(caldera.new(game, seed=8), 60).record() != one.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_an_outcome_and_a_record_that_proves_itself(game):
    match = play_some(caldera.new(game, seed=3), 100_000)
    assert match.over and match.turn == () and match.actions(0) == []
    assert len(match.outcome) == match.seats
    proof = caldera.verify(match.record())
    assert proof["sealed"] and proof["finished"] and proof["entries"] == match.number and proof["forced"] == 0
    assert caldera.load(match.record()).hash == match.hash
    with pytest.raises(caldera.Refused):
        match.play(0, caldera.new(game, seed=3).actions(caldera.new(game, seed=3).turn[0])[0])


def test_a_game_is_looked_back_at_and_everything_adds_up():
    match = play_some(caldera.new("trex", seed=3), 100_000)
    report = caldera.analyse(match.record(), "quick")
    assert report["format"] == "caldera-analysis" and len(report["moments"]) == match.number
    for seat, total in enumerate(report["totals"]):
        parts = ("start", "own", "others", "luck", "later")
        assert sum(total[part] for part in parts) == total["result"] == report["result"][seat]
    with pytest.raises(ValueError, match="quick, standard, deep"):
        caldera.analyse(match.record(), "lazy")


def test_a_refusal_has_rule_text_and_facts():
    match = caldera.new("wrath", seats=2, seed=1)
    with pytest.raises(caldera.Refused) as refused:
        match.play(1, "roll")
    fault = refused.value
    assert fault.rule == "WRA-TURN-3" and fault.facts["seat"] == 1
    assert fault.text == fault.texts["en"] and "Joueur" in fault.texts["fr"]
    assert fault.rule in str(fault) and match.number == 0, "nothing has changed"
    with pytest.raises(caldera.Refused):
        caldera.new("wrath", seats=8)


def test_what_cannot_be_read_is_a_fault():
    match = caldera.new("wrath", seats=2, seed=1)
    with pytest.raises(caldera.Fault) as fault:
        match.play(0, "fly to the moon")
    assert fault.value.key == "fault-notation" and "fly" in fault.value.texts["fr"]
    position = match.position()
    position["surprise"] = 1
    with pytest.raises(caldera.Fault, match="surprise"):
        caldera.at("wrath", position)
    with pytest.raises(caldera.Fault) as fault:
        caldera.new("wrath", edition="x = [\n")
    assert fault.value.line == 1
    with pytest.raises(caldera.Fault) as fault:
        caldera.verify(match.record().replace('"seats":2', '"seats":3'))
    assert fault.value.line in (1, 2)
    for slip in (
        lambda: caldera.new("go"),
        lambda: caldera.new("wrath", edition="first"),
        lambda: caldera.new("wrath", rules=999),
        lambda: match.actions(2),
        lambda: match.view(-1),
        lambda: match.text(lang="de"),
        lambda: match.bot(0, "genius"),
        lambda: match.bot(1, "random"),
        lambda: match.rollouts(1, threads=0),
    ):
        with pytest.raises(ValueError):
            slip()
    endless = []
    endless.append(endless)
    for slip in (lambda: caldera.at("wrath", endless), lambda: caldera.at("wrath", {"a": object()})):
        with pytest.raises((ValueError, TypeError)):
            slip()


def test_draws_can_be_set_by_hand():
    match = caldera.new("wrath", seats=2, seed=1)
    with pytest.raises(caldera.Fault):
        match.play(0, "roll", draws=[0])
    match.play(0, "roll", draws=[0, 1, 2, 3, 4])
    assert '"forced":true' in match.record()
    assert caldera.verify(match.record())["forced"] == 1


def test_undo_takes_back_and_says_why_not():
    match = caldera.new("wrath", seats=2, seed=1)
    with pytest.raises(caldera.Fault) as fault:
        match.undo()
    assert fault.value.key == "undo-nothing"
    match.play(0, "roll")
    with pytest.raises(caldera.Fault) as fault:
        match.undo(0)
    assert fault.value.key == "undo-learnt"
    secret = caldera.new("trex", seats=3, seed=7)
    before = secret.hash
    while secret.number < 1:
        secret.play(secret.waited[0], secret.actions(secret.waited[0])[0])
    told = secret.events(whole=True)
    assert secret.undo() == 1 and secret.hash == before
    assert len(secret.events(whole=True)) < len(told) or told == []


@pytest.mark.parametrize("game", GAMES)
def test_events_have_rules_and_sentences_and_hide_what_is_hidden(game):
    match = play_some(caldera.new(game, seed=5), 40)
    whole = match.events(whole=True)
    assert whole and all(event["rule"] and event["text"]["en"] and event["text"]["fr"] for event in whole)
    assert match.events(whole=True, since=match.number) == []
    for seat in range(match.seats):
        assert len(match.events(seat)) <= len(whole)
    for seat in list(range(match.seats)) + [None]:
        assert match.view(seat) is not None


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_copies_go_their_own_way(game):
    match = play_some(caldera.new(game, seed=5), 30)
    again = caldera.at(game, match.position(), seed=1)
    assert again.hash == match.hash and again.position() == match.position()
    assert match.branch(1).hash == match.hash
    other = copy.deepcopy(match)
    assert play_some(other, 10).number > match.number and other.hash != match.hash
    assert play_some(match.copy(), 10).record() == other.record(), "a copy has the same dice"


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_drawn_and_written(game):
    match = play_some(caldera.new(game, seed=5), 10)
    assert match._repr_svg_().lstrip().startswith("<svg") and "</svg>" in match._repr_svg_()
    assert match.svg(0, "fr", dark=True) != match.svg(0, "fr")
    assert str(match) == match.text() and match.text(0, "fr") and game in repr(match)
    seat = match.waited[0]
    assert [action for action, _ in match.choices(seat, "fr")] == match.actions(seat)


def test_older_rules_and_other_editions():
    for card in caldera.games():
        for rules in range(card["oldest"], card["rules"] + 1):
            match = caldera.new(card["id"], seed=1, rules=rules)
            assert match.rules == rules and f'"rules":{rules},' in match.record()
            play_some(match, 20)
            assert caldera.verify(match.record())["entries"] == match.number
        for edition in card["editions"]:
            assert caldera.new(card["id"], seed=1, edition=edition).edition == edition


def test_a_bot_decides_by_its_seed():
    match = caldera.new("wrath", seats=2, seed=1)
    match.play(0, "roll")
    one, other = (match.bot(0, "newcomer", seed=4, threads=2) for _ in range(2))
    assert one == other and one["action"] in match.actions(0) and one["explanation"]["iterations"] > 0
    assert caldera.bots()[0] == "random"


def test_rollouts_are_the_same_on_any_number_of_threads():
    one = caldera.rollouts("trex", seats=3, count=301, seed=9)
    assert one == caldera.rollouts("trex", seats=3, count=301, seed=9, threads=4)
    assert one["games"] == 301 and sum(one["shares"]) == pytest.approx(1)
    match = play_some(caldera.new("trex", seats=3, seed=2), 12)
    for seat in (None, 1):
        here = match.rollouts(100, seed=5, seat=seat)
        assert here == match.rollouts(100, seed=5, seat=seat, threads=3) and here["games"] == 100
    nothing = caldera.rollouts("trex", seats=3, count=0)
    assert nothing["games"] == 0
    with pytest.raises(caldera.Refused):
        caldera.rollouts("trex", seats=8, count=1)


def test_threads_share_a_match_and_python_goes_on_meanwhile():
    match = caldera.new("wrath", seats=2, seed=1)
    ticks, done, faults = [], threading.Event(), []

    def long_work():
        try:
            caldera.rollouts("wrath", seats=4, count=400)
        finally:
            done.set()

    def use():
        try:
            for _ in range(200):
                match.view(0), match.actions(0), match.hash, match.copy(), match.events()
        except Exception as fault:  # noqa: BLE001
            faults.append(fault)

    workers = [threading.Thread(target=long_work)] + [threading.Thread(target=use) for _ in range(4)]
    for worker in workers:
        worker.start()
    while not done.wait(0.001):
        ticks.append(1)
        if match.waited and len(ticks) < 50:
            seat = match.waited[0]
            match.play(seat, match.actions(seat)[0])
    for worker in workers:
        worker.join()
    assert not faults and ticks, "the main thread ran while random games were played"
    assert caldera.verify(match.record())["entries"] == match.number
