"""A game file as one page that plays it: no server, no network, no library."""

from __future__ import annotations

import base64
import gzip
import html
import json
import re

_WORDS = {
    "en": {"play": "Play", "pause": "Pause", "moment": "Moment", "begin": "The game begins.", "speed": "Seconds per moment"},
    "fr": {"play": "Lecture", "pause": "Pause", "moment": "Moment", "begin": "La partie commence.", "speed": "Secondes par moment"},
}

_PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
  :root {{ color-scheme: light dark; font-family: system-ui, sans-serif; }}
  body {{ margin: 0 auto; padding: .5rem; max-width: 60rem; display: grid; gap: .5rem; }}
  h1 {{ font-size: 1.1rem; margin: 0; }}
  #board svg {{ display: block; width: 100%; height: auto; max-height: 68vh; }}
  form {{ display: grid; grid-template-columns: auto 1fr auto auto; gap: .5rem; align-items: center; }}
  button {{ min-width: 6rem; min-height: 2.75rem; font: inherit; }}
  input[type=range] {{ width: 100%; min-width: 0; min-height: 2.75rem; }}
  input[type=number] {{ width: 3rem; min-height: 2rem; font: inherit; }}
  ul {{ margin: 0; padding-left: 1.2rem; min-height: 6rem; }}
  small {{ opacity: .75; }}
</style>
</head>
<body>
<h1>{title}</h1>
<div id="board" role="img" aria-label="{title}"></div>
<form onsubmit="return false">
  <button type="button" id="play">{play}</button>
  <input type="range" id="moment" min="0" max="{last}" value="0" aria-label="{moment}">
  <output id="number">0 / {last}</output>
  <label title="{speed}"><input type="number" id="speed" min="0.1" max="60" step="0.1" value="1" aria-label="{speed}"> s</label>
</form>
<ul id="told" aria-live="polite"></ul>
<script type="application/octet-stream" id="packed">{packed}</script>
<script type="module">
const bytes = Uint8Array.from(atob(document.getElementById("packed").textContent), (letter) => letter.charCodeAt(0));
const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
const {{ pieces, frames }} = JSON.parse(text);
const [board, moment, number, told, play, speed] =
  ["board", "moment", "number", "told", "play", "speed"].map((id) => document.getElementById(id));
const show = () => {{
  const frame = frames[Number(moment.value)];
  board.innerHTML = frame.board.map((piece) => pieces[piece]).join("");
  number.textContent = `${{moment.value}} / ${{moment.max}}`;
  told.replaceChildren(...frame.told.map(([sentence, rule]) => {{
    const line = document.createElement("li");
    const small = document.createElement("small");
    small.textContent = rule ? ` ${{rule}}` : "";
    line.append(sentence, small);
    return line;
  }}));
}};
let timer = 0;
const stop = () => {{ clearTimeout(timer); timer = 0; play.textContent = {play_json}; }};
const next = () => {{
  if (Number(moment.value) >= Number(moment.max)) return stop();
  moment.value = String(Number(moment.value) + 1);
  show();
  timer = setTimeout(next, Math.max(0.1, Number(speed.value) || 1) * 1000);
}};
play.onclick = () => {{
  if (timer) return stop();
  if (Number(moment.value) >= Number(moment.max)) moment.value = "0";
  play.textContent = {pause_json};
  show();
  timer = setTimeout(next, 300);
}};
moment.oninput = () => {{ stop(); show(); }};
show();
</script>
</body>
</html>
"""


def replay_html(source, path=None, *, seat=None, lang="en", dark=False, edition=None) -> str:
    """Makes a page that plays a game file move by move, as one seat (without a seat: the spectators) saw it.

    `source` is what `load` takes, or a `Match`. The page is one file that needs nothing else; it is returned, and written to
    `path` if one is given. Its boards are stored in pieces, each only once, so that a long game stays small.
    """
    from . import Match, games, replay

    if lang not in _WORDS:
        raise ValueError(f"the languages are 'en' and 'fr', not {lang!r}")
    words, pieces, frames, last = _WORDS[lang], {}, [], []

    def show(match):
        cut = re.split(r"(?<=>)(?=<)", match.svg(seat, lang, dark=dark))
        events = match.events(seat, since=match.number - 1) if match.number else []
        told = [[event["text"][lang], event["rule"]] for event in events] or ([[words["begin"], ""]] if not frames else [])
        frames.append({"board": [pieces.setdefault(piece, len(pieces)) for piece in cut], "told": told})
        last[:] = [match]

    replay(source.record() if isinstance(source, Match) else source, show, edition=edition)
    card = next(card for card in games() if card["id"] == last[0].game)
    packed = gzip.compress(json.dumps({"pieces": list(pieces), "frames": frames}).encode(), mtime=0)
    page = _PAGE.format(
        lang=lang,
        title=html.escape(card["title"][lang]),
        last=len(frames) - 1,
        packed=base64.b64encode(packed).decode(),
        play_json=json.dumps(words["play"]),
        pause_json=json.dumps(words["pause"]),
        **{name: html.escape(text) for name, text in words.items()},
    )
    if path is not None:
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
    return page
