"""The page that plays a game file."""

import base64
import gzip
import json
import re

import caldera
import pytest


def packed(page):
    data = re.search(r'id="packed">([^<]*)<', page).group(1)
    return json.loads(gzip.decompress(base64.b64decode(data)))


def played(game, decisions):
    match = caldera.new(game, seats=3, seed=2)
    for _ in range(decisions):
        match.play(match.waited[0], match.actions(match.waited[0])[0])
    return match


def test_the_page_holds_every_moment_as_it_was_seen(tmp_path):
    match = played("trex", 12)
    page = caldera.replay_html(match, tmp_path / "game.html", seat=1, lang="fr")
    assert (tmp_path / "game.html").read_text(encoding="utf-8") == page
    assert '<html lang="fr">' in page and "Lecture" in page and 'max="12"' in page
    held = packed(page)
    boards = ["".join(held["pieces"][piece] for piece in frame["board"]) for frame in held["frames"]]
    assert len(boards) == 13 and boards[-1] == match.svg(1, "fr")
    seen = [event["text"]["fr"] for event in match.events(1, since=0)]
    assert [sentence for frame in held["frames"][1:] for sentence, _ in frame["told"]] == seen
    assert "http://" not in page.replace("http://www.w3.org", "") and "https://" not in page


def test_secrets_stay_out_of_the_spectators_page():
    match = played("trex", 4)
    spectator, own = (packed(caldera.replay_html(match, seat=seat)) for seat in (None, 0))
    assert "".join(spectator["pieces"]) != "".join(own["pieces"])
    lines = [frame["told"] for frame in spectator["frames"][1:]]
    assert [line for told in lines for line in told] == [
        [event["text"]["en"], event["rule"]] for event in match.events(None, since=0)
    ]


def test_a_page_has_one_of_two_languages():
    with pytest.raises(ValueError, match="'en' and 'fr'"):
        caldera.replay_html(played("wrath", 1), lang="de")
