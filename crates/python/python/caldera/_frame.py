"""Game files as a table, for counting and plotting."""

from __future__ import annotations

import json
import os
from pathlib import Path


def frame(source, *, of="games"):
    """Reads a folder of game files (with its folders), or a list of files, into a pandas data frame.

    With `of="games"` a row is a seat of a game: `file`, `game`, `rules`, `edition`, `seats`, `seat`, `entries`, whether it is
    `finished`, and the seat's `place`, `score` and whether it has `won` (empty while it is not). With `of="actions"` a row is an
    entry of a file: `file`, `game`, `number`, `seat`, `action`, `draws` (how many), `undone`. Options of a table are columns
    named `option_` and their key. The files are read, not proved: `caldera.verify` proves one. A file that is no game file
    raises `Fault`.
    """
    import pandas

    from . import _text, load

    if of not in ("games", "actions"):
        raise ValueError(f"of is 'games' or 'actions', not {of!r}")
    rows = []
    for path in _files(source):
        text = _text(path)
        try:
            lines = [json.loads(line) for line in text.splitlines() if line.strip()]
            rows.extend((_seats if of == "games" else _actions)(str(path), lines))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            load(path)  # says which line is wrong and why
            raise
    return pandas.DataFrame(rows)


def _files(source):
    if isinstance(source, (str, os.PathLike)):
        folder = Path(source)
        if not folder.is_dir():
            return [folder]
        return sorted(path for path in folder.rglob("*") if path.name.endswith((".caldera", ".caldera.gz")))
    return [Path(path) for path in source]


def _header(path, lines):
    header = lines[0]
    table = header["table"]
    return {
        "file": path,
        "game": header["game"],
        "rules": header.get("rules", 1),
        "edition": header["edition"]["name"],
        "seats": table["seats"],
        **{f"option_{key}": value for key, value in table.get("options", {}).items()},
    }


def _seats(path, lines):
    header = _header(path, lines)
    end = next((line["end"] for line in lines[1:] if "end" in line), None)
    entries = sum(1 for line in lines[1:] if "action" in line or "undo" in line)
    for seat in range(header["seats"]):
        standing = end[seat] if end else {}
        place = standing.get("place")
        yield {
            **header,
            "seat": seat,
            "entries": entries,
            "finished": end is not None,
            "place": place,
            "score": standing.get("score"),
            "won": None if place is None else place == 1,
        }


def _actions(path, lines):
    header = _header(path, lines)
    undone = {line["undo"] for line in lines[1:] if "undo" in line}
    for line in lines[1:]:
        if "action" in line:
            yield {
                "file": path,
                "game": header["game"],
                "number": line["n"],
                "seat": line["seat"],
                "action": line["action"],
                "draws": len(line.get("draws") or []),
                "undone": line["n"] in undone,
            }
