"""Long work in parts: the same as in one piece and as in the program, kept, and taken up again."""

import io
import json
import os
import subprocess

import caldera
import pytest
from caldera import runs


def program(*arguments):
    ended = subprocess.run([os.environ["CALDERA"], *map(str, arguments)], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


class Stopped(Exception):
    pass


def stop_after(count):
    def told(done, all):
        if done >= count:
            raise Stopped

    return told


def first(asked):
    return asked["actions"][0]


def by_chance(asked):
    return asked["actions"][asked["seed"] % len(asked["actions"])]


def test_random_games_in_parts_are_the_rollouts_of_one_piece():
    whole = caldera.rollouts("trex", 3, 300, seed=5)
    for size in (7, 100, 1000):
        assert runs.simulate("trex", games=300, seed=5, seats=3, size=size) == whole
    assert runs.simulate("fuji", games=0)["games"] == 0


def test_games_between_bots_are_those_of_the_program(tmp_path):
    lines = tmp_path / "games.jsonl"
    program("simulate", "wrath", "--bots", "random,greedy", "--games", 6, "--seed", 3, "--jsonl", lines, "--json")
    played = [json.loads(line) for line in lines.read_text().splitlines()[1:]]
    sums = runs.simulate("wrath", ["random", "greedy"], games=6, seed=3, seats=2, size=4)
    assert sums["games"] == 6 and sums["decisions"] == sum(line["decisions"] for line in played)
    for seat in range(2):
        standings = [line["standings"][seat] for line in played]
        assert sums["wins"][seat] == sum(standing["place"] == 1 for standing in standings)
        assert sums["scores"][seat] == pytest.approx(sum(standing["score"] for standing in standings) / 6)
    assert runs.simulate("wrath", ["random", "greedy"], games=6, seed=3, seats=2, size=1) == sums


def test_an_arena_is_that_of_the_program():
    told = program(
        "arena", "trex", "--bots", "random,greedy,newcomer", "--seats", 3, "--games", 6, "--seed", 9, "--json"
    )
    arena = runs.arena("trex", ["random", "greedy", "newcomer"], games=6, seed=9, seats=3, size=4)
    theirs = {(duel["first"], duel["second"]): duel["share"] for duel in told["duels"]}
    assert len(arena["duels"]) == len(theirs) == 3
    for duel in arena["duels"]:
        if "newcomer" in (duel["first"], duel["second"]):
            continue  # in the program it keeps its tree from one decision to the next
        share = theirs[duel["first"], duel["second"]]
        assert [duel[key] for key in ("share", "low", "high")] == pytest.approx(
            [share[key] for key in ("share", "low", "high")]
        )
        assert [line["number"] for line in duel["lines"]] == list(range(6))


def test_functions_play_and_results_do_not_depend_on_the_parts():
    one = runs.arena("sapiens", [first, by_chance], games=4, seats=2, seed=1, size=1)
    assert one == runs.arena("sapiens", [first, by_chance], games=4, seats=2, seed=1, size=4)
    assert {one["duels"][0]["first"], one["duels"][0]["second"]} == {"first", "by_chance"}
    texts = runs.records("trex", by_chance, games=3, seats=2, seed=2, size=2)
    assert texts == runs.records("trex", by_chance, games=3, seats=2, seed=2)
    assert all(caldera.verify(text)["finished"] for text in texts) and len(set(texts)) == 3
    looked = runs.analyse(texts[:2], "quick")
    assert looked == [caldera.analyse(text, "quick") for text in texts[:2]]


def test_a_run_that_was_stopped_goes_on_with_what_is_left(tmp_path):
    file, done = tmp_path / "squares.jsonl", []

    def square(number):
        done.append(number)
        return [number, number * number]

    with pytest.raises(Stopped):
        runs.run(square, range(6), what="squares", file=file, told=stop_after(3))
    assert done == [0, 1, 2]
    # A part that was not written to its end is done again.
    with file.open("ab") as half:
        half.write(b'{"part": 3, "resu')
    assert runs.run(square, range(6), what="squares", file=file) == [[number, number * number] for number in range(6)]
    assert done == [0, 1, 2, 3, 4, 5]
    before = file.read_bytes()
    assert runs.run(square, range(6), what="squares", file=file)[5] == [5, 25] and len(done) == 6
    with pytest.raises(ValueError, match='task is "squares" there and "cubes" here'):
        runs.run(square, range(6), what="cubes", file=file)
    with pytest.raises(ValueError, match="parts is"):
        runs.run(square, range(7), what="squares", file=file)
    assert file.read_bytes() == before, "a file that is refused stays as it is"
    for text in ("my diary", "my diary\n", "[]\n"):
        file.write_text(text)
        with pytest.raises(ValueError, match="not a file of runs"):
            runs.run(square, range(6), what="squares", file=file)
        assert file.read_text() == text
    file.write_bytes(before.replace(b'"part": 2', b'"port": 2'))
    with pytest.raises(ValueError, match="line 4"):
        runs.run(square, range(6), what="squares", file=file)


def test_a_stopped_simulation_gives_the_same_in_the_end(tmp_path):
    file = tmp_path / "games.jsonl"
    ask = lambda **more: runs.simulate("trex", by_chance, games=8, seed=4, seats=2, size=2, file=file, **more)  # noqa: E731
    with pytest.raises(Stopped):
        ask(told=stop_after(2))
    calls = []
    assert ask(told=lambda done, all: calls.append((done, all))) == runs.simulate(
        "trex", by_chance, games=8, seed=4, seats=2
    )
    assert calls == [(2, 4), (3, 4), (4, 4)]
    with pytest.raises(ValueError, match="seed is 4 there and 5 here"):
        runs.simulate("trex", by_chance, games=8, seed=5, seats=2, size=2, file=file)


def test_how_far_it_is_is_told():
    out = io.StringIO()
    runs.run(lambda part: part, range(3), told=runs.progress(out))
    said = out.getvalue().splitlines()
    assert said[0].startswith("0 of 3 parts") and said[-1] == "3 of 3 parts done"


def test_what_cannot_be_is_refused_before_any_work(tmp_path):
    file = tmp_path / "none.jsonl"
    with pytest.raises(caldera.Refused):
        runs.simulate("trex", seats=9, file=file)
    for slip in (
        lambda: runs.simulate("trex", "genius", file=file),
        lambda: runs.simulate("trex", ["random"], seats=2, file=file),
        lambda: runs.simulate("go", file=file),
        lambda: runs.simulate("trex", 7, file=file),
        lambda: runs.arena("trex", ["random"], file=file),
        lambda: runs.arena("trex", ["random", "random"], file=file),
        lambda: runs.arena("fuji", ["random", "greedy"], file=file),
    ):
        with pytest.raises(ValueError):
            slip()
    assert not file.exists()
