"""Work in parts whose results are kept, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

#: The version of the form of the files.
FORM = 1


class Kept:
    """The results of the parts that are done: in memory and, if a file is named, on the disk as well.

    The file is JSON lines: a header that says what is computed, then a part a line. A last line that was not written to its end
    is done again; a file of another run is refused and left as it is.
    """

    def __init__(self, file, what):
        self.results, self._file = {}, None
        if file is None:
            return
        path = Path(os.fspath(file))
        header = json.dumps({"caldera_runs": FORM, "what": what}, sort_keys=True)
        whole = path.read_bytes() if path.exists() else b""
        text = whole[: whole.rfind(b"\n") + 1].decode("utf-8")
        if text:
            self._read(path, header, text.splitlines())
        elif whole and not header.encode().startswith(whole):
            raise ValueError(f"{path} is not a file of runs; name another")
        self._file = path.open("a+b")
        # What was not written to its end goes.
        self._file.truncate(len(text.encode("utf-8")))
        if not text:
            self._write(header)

    def _read(self, path, header, lines):
        if lines[0] != header:
            raise ValueError(f"{path} {_difference(lines[0], header)}")
        for number, line in enumerate(lines[1:], start=2):
            try:
                part = json.loads(line)
                self.results[part["part"]] = part["result"]
            except (ValueError, KeyError, TypeError):
                raise ValueError(f"{path}, line {number}: this is not a part of a run") from None

    def add(self, part, result):
        """Keeps the result of a part. It is on the disk when this returns."""
        line = json.dumps({"part": part, "result": result})
        if self._file is not None:
            self._write(line)
        # As it will be read again: the same whether this run has been stopped or not.
        self.results[part] = json.loads(line)["result"]

    def _write(self, line):
        self._file.write(line.encode("utf-8") + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self):
        if self._file is not None:
            self._file.close()


def _difference(there, here):
    """Why a file with one header is not that of a run with another."""
    try:
        there, here = (json.loads(header)["what"] for header in (there, here))
        differing = [key for key in {**there, **here} if there.get(key) != here.get(key)]
    except (ValueError, KeyError, TypeError, AttributeError):
        return "is not a file of runs; name another"
    key = sorted(differing)[0] if differing else "form"
    there, here = (json.dumps(what.get(key), ensure_ascii=False)[:80] for what in (there, here))
    return f"is of another run: {key} is {there} there and {here} here; name another file, or delete this one"


def one_after_the_other(work, parts):
    """Does the parts on this core."""
    for number, part in parts.items():
        yield number, work(part)


def carry_out(work, parts, what, each, file=None, told=None):
    """Does what is not done yet; returns the results in the order of the parts.

    `each(work, parts)` does parts and yields number and result in any order. `told(done, all)` is called at the beginning and
    after each.
    """
    kept = Kept(file, what)
    told = told or (lambda done, all: None)
    try:
        told(len(kept.results), len(parts))
        left = {number: part for number, part in enumerate(parts) if number not in kept.results}
        for number, result in each(work, left):
            kept.add(number, result)
            told(len(kept.results), len(parts))
    finally:
        kept.close()
    return [kept.results[number] for number in range(len(parts))]


def progress(out=None):
    """Tells how far a run is, at most once a second, and how long it will still take: for `told=`."""
    begun, first, spoken = time.monotonic(), None, 0.0

    def told(done, all):
        nonlocal first, spoken
        now = time.monotonic()
        first = done if first is None else first
        if done == first or done == all or now - spoken >= 1:
            spoken = now
            left = (now - begun) / (done - first) * (all - done) if done > first else 0
            still = f", {left:.0f} s left" if 0 < done < all and left else ""
            print(f"{done} of {all} parts done{still}", file=out or sys.stderr, flush=True)

    return told
