"""Every frozen record of the project replays in Python to the same hashes, and shows everybody the same."""

import gzip
import hashlib
import json
from pathlib import Path

import caldera
import pytest

FROZEN = Path(__file__).resolve().parents[1] / "frozen"
FILES = sorted(FROZEN.glob("*/v*/*.caldera.gz"))
# What everybody sees is compared in every so many files: it takes long in Python.
STRIDE = 8
CHECKPOINT = 20


def edition_of(path):
    """The text of the edition that a file cites, from the folder that keeps it."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        digest = json.loads(file.readline())["edition"]["digest"]
    for edition in (path.parent / "editions").iterdir():
        if hashlib.sha256(edition.read_bytes()).hexdigest() == digest:
            return edition.read_text(encoding="utf-8")
    raise AssertionError(f"{path}: its edition is not kept")


def test_there_are_frozen_records():
    assert len(FILES) > 250 and {path.parts[-3] for path in FILES} == {card["id"] for card in caldera.games()}


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda path: "/".join(path.parts[-2:]))
def test_every_frozen_record_replays_to_its_hashes(folder):
    for path in sorted(folder.glob("*.caldera.gz")):
        lines = [json.loads(line) for line in gzip.open(path, "rt", encoding="utf-8")]
        written = [line["hash"] for line in lines if "hash" in line]
        found = []
        caldera.replay(path, lambda match, found=found: found.append(match.hash), edition=edition_of(path))
        assert found == written, path
        proof = caldera.verify(path, edition=edition_of(path))
        assert proof["entries"] == len(written) - 1 and proof["finished"] == ("end" in lines[-1]), path


def chain(total, value):
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(total + text.encode()).digest()


def seen(path):
    """The text of the `.seen` file, made anew from what Python is shown: see crates/catalog/tests/frozen.rs."""
    views, witnessed, audiences, lines = {}, {}, [], []

    def show(match):
        if not audiences:
            audiences.extend([*range(match.seats), None])
            views.update(dict.fromkeys(audiences, bytes(32)))
            witnessed.update(dict.fromkeys(audiences, bytes(32)))
        for audience in audiences:
            views[audience] = chain(views[audience], match.view(audience))
            events = match.events(audience, since=match.number - 1)
            witnessed[audience] = chain(witnessed[audience], [[event["rule"], event["event"]] for event in events])
        if match.number % CHECKPOINT == 0:
            everything = b"".join([views[a] for a in audiences] + [witnessed[a] for a in audiences])
            lines.append(f"after {match.number} {hashlib.sha256(everything).hexdigest()[:16]}")

    caldera.replay(path, show, edition=edition_of(path))
    named = [(a, "spectator" if a is None else f"seat {a}") for a in audiences]
    first = [f"{name} views {views[a].hex()} witnessed {witnessed[a].hex()}" for a, name in named]
    return "\n".join(first + lines) + "\n"


@pytest.mark.parametrize("path", FILES[::STRIDE], ids=lambda path: "/".join(path.parts[-3:])[:-11])
def test_everybody_is_shown_the_same(path):
    kept = path.with_suffix("").with_suffix(".seen")
    if not kept.exists():
        pytest.skip("nothing is kept of what was seen")
    assert seen(path) == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted({path.parts[-3] for path in FILES}))
def test_an_unfinished_record_is_played_on_with_its_secret_alone(game):
    path = next(path for path in FILES if path.parts[-3] == game and path.with_suffix("").with_suffix(".secret").exists())
    secret = path.with_suffix("").with_suffix(".secret").read_text().strip()
    looked_at = caldera.load(path, edition=edition_of(path))
    seat = looked_at.waited[0]
    with pytest.raises(ValueError, match="secret"):
        looked_at.play(seat, looked_at.actions(seat)[0])
    match = caldera.load(path, secret=secret, edition=edition_of(path))
    assert match.record() == gzip.open(path, "rt", encoding="utf-8").read()
    while not match.over:
        seat = match.waited[0]
        match.play(seat, match.actions(seat)[match.number % len(match.actions(seat))])
        if match.number > looked_at.number + 3000:
            pytest.fail("it does not end")
    assert caldera.verify(match.record(), edition=edition_of(path))["sealed"]


@pytest.mark.parametrize("game", sorted({path.parts[-3] for path in FILES}))
def test_a_whole_record_is_opened_in_its_middle_and_played_on_with_the_same_dice(game):
    path = next(path for path in FILES if path.parts[-3] == game and "-whole-random" in path.name)
    lines = [json.loads(line) for line in gzip.open(path, "rt", encoding="utf-8")]
    match = caldera.load(path, 10, edition=edition_of(path))
    assert match.number == 10 and match.hash == lines[11]["hash"]
    for line in lines[12:]:
        if "undo" in line:
            match.undo(line["seat"])
        elif "action" in line:
            match.play(line["seat"], line["action"], line.get("draws") if line.get("forced") else None)
        else:
            break
        assert match.hash == line["hash"]
    assert match.over and match.outcome == lines[-1]["end"]
