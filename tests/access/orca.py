# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real Orca speaks while a game is played by keys: `python3 orca.py PROGRAM [ARGUMENTS -- KEYS]`. No test, since it
needs Orca and takes a minute; it has a display and buses of its own. KEYS are X keysyms by name, such as Right or F5; `wait`
is none, and waits until more is spoken.

Orca speaks to a `speechd` module that is written here and notes every line instead: `·` before a line that cut the one
before it short, `<key>` for what was pressed."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

from program import Atspi, Program, main  # noqa: E402

SPEECH = '''
import os, time


class _Names:
    def __getattr__(self, name):
        return name


class SSIPCommunicationError(Exception):
    pass


PunctuationMode = CallbackType = Priority = DataMode = Scope = _Names()


def _write(text):
    with open(os.environ["FULLTABLE_SPOKEN"], "a") as file:
        file.write(text + "\\n")


class SSIPClient:
    _cut = False

    def __init__(self, *_, **__):
        pass

    def speak(self, text, *_, **__):
        import re
        text = re.sub("<[^>]*>", "", text).strip()
        _write(("· " if self._cut else "  ") + text)
        SSIPClient._cut = False

    char = key = sound_icon = speak

    def cancel(self, *_, **__):
        SSIPClient._cut = True

    stop = cancel

    def __getattr__(self, name):
        return lambda *_, **__: ()
'''

# What is said of cards, said again, of undoing, of pages and the bar; of giving up, of the end, and of the next deal.
KEYS = ("Return Tab Right Right End Return F4 F5 F6 F7 F8 u h Return u Escape F1 Escape Tab Tab Right Escape F10 Down Escape "
        "Tab Tab End Return Down Down Down Down Down Return Return F5 Return Right").split()


class Orca:
    """The screen reader, from its start to its end; `spoken` is a file that grows."""

    def __init__(self):
        home = pathlib.Path(tempfile.mkdtemp(dir=os.environ["HOME"]))
        (home / "speechd").mkdir()
        (home / "speechd" / "__init__.py").write_text(SPEECH)
        self.spoken = home / "spoken.txt"
        self.spoken.touch()
        self.log = pathlib.Path(os.environ.get("FULLTABLE_ORCA_LOG", home / "orca.log"))
        environment = dict(os.environ, PYTHONPATH=str(home), FULLTABLE_SPOKEN=str(self.spoken))
        self._process = subprocess.Popen(
            ["orca", "--replace", "--enable=speech", "--disable=braille", "--debug-file=" + str(self.log)],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.quiet(30, first=True)

    def lines(self):
        return self.spoken.read_text()

    def quiet(self, most=20, first=False):
        """Waits until nothing has been spoken for a while; `first`: and something has."""
        before, since, end = self.lines(), time.monotonic(), time.monotonic() + most
        started = not first
        while time.monotonic() < end and not (started and time.monotonic() - since > 1.5):
            time.sleep(0.1)
            if (now := self.lines()) != before:
                before, since, started = now, time.monotonic(), True

    def note(self, text):
        with self.spoken.open("a") as file:
            file.write(text + "\n")

    def close(self):
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def test():
    arguments = sys.argv[2:] or ["--game", "black_hole", "--seed", "1"]
    keys = KEYS
    if "--" in arguments:
        at = arguments.index("--")
        arguments, keys = arguments[:at], arguments[at + 1:]
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL) if shutil.which("openbox") else None
    orca = Orca()
    folder = tempfile.mkdtemp(dir=os.environ["HOME"])
    pathlib.Path(folder, "settings.ini").write_text("[sound]\nspeech=full\n")
    program = subprocess.Popen([sys.argv[1], "--data-dir", folder, *arguments])
    orca.quiet(30, first=True)
    for key in keys:
        if key == "wait":
            orca.quiet(first=True)
            continue
        orca.note("<" + key + ">")
        Atspi.generate_keyboard_event(Gdk.keyval_from_name(key), None, Atspi.KeySynthType.SYM)
        orca.quiet()
        if program.poll() is not None:
            orca.note("the program has ended")
            break
    print(orca.lines())
    orca.close()
    program.terminate()
    program.wait()
    if manager:
        manager.terminate()


main(test)
