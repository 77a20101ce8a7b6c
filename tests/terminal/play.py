"""Whole games in a real terminal: typed, looked at, interrupted, taken up again, played to the end and proved."""

import os
import subprocess
import sys
import tempfile
import time

CALDERA = os.environ["CALDERA"]
GAMES = ["wrath", "trex", "fuji", "warlock", "sapiens"]
SIZES = {(80, 24): "fr", (120, 40): "en"}
WORDS = {
    "fr": {"kept": "caldera play --resume", "help": "pourquoi une action", "over": "Le sceau est ouvert", "goes": "reprend après"},
    "en": {"kept": "caldera play --resume", "help": "why an action", "over": "The seal is open", "goes": "goes on after"},
}
PATIENCE = 60


class Terminal:
    """A window of tmux with a shell in it, and a home of its own."""

    def __init__(self, home, width, height):
        self.socket, self.height, self.width = os.path.join(home, "tmux"), height, width
        shell = f"env -i HISTFILE=/dev/null HOME={home} XDG_DATA_HOME={home} PATH=/usr/bin:/bin LC_ALL=C.UTF-8 TERM=screen-256color PS1='READY> ' bash --norc"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height), shell)
        self.wait(lambda lines: lines[-1:] == ["READY>"])

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, check=True)
        return done.stdout.decode("utf-8", "replace")

    def type(self, text):
        self.tmux("send-keys", "-l", text)
        self.tmux("send-keys", "Enter")

    def key(self, *names):
        self.tmux("send-keys", *names)

    def lines(self):
        return [line.rstrip() for line in self.tmux("capture-pane", "-p").rstrip().split("\n")]

    def all(self):
        return self.tmux("capture-pane", "-p", "-J", "-S", "-100000")

    def wait(self, fits):
        """The screen once it fits."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.lines()
            if fits(lines):
                return lines
            time.sleep(0.02)
        raise AssertionError("this was not seen in time:\n" + "\n".join(self.lines()))

    def close(self):
        self.tmux("kill-server")


def asked(lines):
    """Whether the program waits for the next line."""
    return lines[-1].endswith("Ada >")


def decide(terminal, answer, before=()):
    """Types a line, perhaps after other keys; the screen when the next one is asked."""
    terminal.key("C-l")  # An empty screen, so that what follows is new.
    terminal.wait(lambda lines: len(lines) == 1 and asked(lines))
    if before:
        terminal.key(*before)
    terminal.type(answer)
    return terminal.wait(lambda lines: len(lines) > 1 and asked(lines))


def whole_game(game, size, lang):
    width, height = size
    words = WORDS[lang]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = Terminal(home, width, height)
        try:
            terminal.type(f"{CALDERA} --lang {lang} play {game} --level random --name Ada --seed 11")
            first = terminal.wait(asked)
            assert any("Ada" in line for line in first[:-1]), "\n".join(first)
            assert "\x1b" not in "".join(first)
            assert any(words["help"] in line for line in decide(terminal, "?")), "help is given"
            # A letter that is no text, then nonsense.
            decide(terminal, "z", before=("-H", "e9"))
            decide(terminal, "zzz")
            for _ in range(5):
                shown = decide(terminal, "1")
                assert len(shown) <= height and max(map(len, shown)) <= width, "\n".join(shown)
            # The history holds the last line, and Tab ends a word.
            terminal.key("Up")
            terminal.wait(lambda lines: lines[-1].endswith("Ada > 1"))
            terminal.key("C-u")
            terminal.type("q")
            terminal.wait(lambda lines: any(words["kept"] in line for line in lines))
            terminal.type(f"clear; {CALDERA} --lang {lang} play --resume")
            terminal.wait(lambda lines: asked(lines))
            assert words["goes"] in terminal.all(), "it says that it goes on"
            terminal.key("C-c")
            terminal.wait(lambda lines: lines[-1:] == ["READY>"])
            terminal.type(f"clear; {CALDERA} --lang {lang} play --resume {game}-1")
            terminal.wait(asked)
            terminal.type("p 9999")
            terminal.wait(lambda lines: any(words["over"] in line for line in lines) and lines[-1] == "READY>")
            terminal.type(f"clear; {CALDERA} verify {game}-1 && echo SOUND")
            terminal.wait(lambda lines: "SOUND" in lines)
        except AssertionError:
            print(f"{game} at {width}x{height}:", file=sys.stderr)
            raise
        finally:
            terminal.close()


def main():
    started = time.monotonic()
    for size, lang in SIZES.items():
        for game in sys.argv[1:] or GAMES:
            whole_game(game, size, lang)
            print(f"{game} at {size[0]}x{size[1]}: played in a terminal, proved")
    print(f"{time.monotonic() - started:.0f} s")


main()
