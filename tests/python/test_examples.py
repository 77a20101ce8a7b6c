"""The examples run, and do what they say."""

import json
import os
import subprocess
import sys
from pathlib import Path

import caldera
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "python"


def run(*arguments, **settings):
    settings = {"cwd": ROOT, "env": {**os.environ, "MPLBACKEND": "svg", "OPENBLAS_NUM_THREADS": "1"}, **settings}
    ended = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, timeout=120, **settings)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_a_win_chance_is_estimated():
    shares = json.loads(run(EXAMPLES / "win_chance.py"))
    assert len(shares) == 4 and sum(shares) == pytest.approx(1, abs=0.03)
    assert len([line for line in (EXAMPLES / "win_chance.py").read_text().splitlines()[4:] if line]) <= 5


def test_a_network_learns(tmp_path):
    kept = tmp_path / "net.npz"
    told = run(EXAMPLES / "learn.py", "--decisions", 140_000, "--games", 60, "--save", kept)
    share = float(told.rpartition("against random: ")[2].split("%")[0])
    assert share > 57, told
    again = run(EXAMPLES / "learn.py", "--load", kept, "--games", 60)
    assert again.splitlines() == told.splitlines()[-2:], "the same network plays the same games"


def test_a_folder_becomes_a_frame_and_a_picture(tmp_path):
    told = run(EXAMPLES / "folder.py", ROOT / "tests" / "frozen", tmp_path / "wins.svg")
    assert all(card["id"] in told for card in caldera.games())
    assert "Who wins, by seat" in (tmp_path / "wins.svg").read_text() or (tmp_path / "wins.svg").stat().st_size > 5000
    frame = caldera.frame(ROOT / "tests" / "frozen" / "trex")
    one = frame[frame["finished"]].iloc[0]
    match = caldera.load(one["file"])
    assert (match.game, match.seats, match.number) == (one["game"], one["seats"], one["entries"])
    assert match.outcome[one["seat"]] == {"place": one["place"], "score": one["score"]}
    actions = caldera.frame([one["file"]], of="actions")
    assert len(actions) <= match.number and set(actions["seat"]) <= set(range(match.seats))
    (tmp_path / "broken.caldera").write_text('{"caldera":1,"game":"trex"')
    with pytest.raises(caldera.Fault):
        caldera.frame(tmp_path)


def test_speeds_are_told():
    told = run(EXAMPLES / "speed.py", 0.01)
    assert "times as quick as OpenSpiel's" in told and told.count("| `rollouts`") == 3
