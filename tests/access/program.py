# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program on a display and buses of its own, heard and played as a screen reader does: by tree, actions and events.

What is spoken follows Orca 43, in a model of four rules:
- What gets the focus is spoken: its name, what it is, and its description. Items of lists are not called so, and
  check boxes and the like tell whether they are on.
- Before it, what the focus comes into: every dialog, list and other part above it that has a name and was not above
  the last one.
- A notification that comes is spoken, by its name. Where there are announcements (Qt 6.8), these are.
- Nothing else is: no change of a name, of a description or of what has not the focus.
Lines of the focus begin with `> `.
"""
import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = float(os.environ.get("FULLTABLE_PATIENCE", 120))  # seconds, for the slowest machine

SHOW = (Atspi.Role.PUSH_BUTTON, "Show cards, key Enter")  # on what covers the table

ROLES = {Atspi.Role.LIST_ITEM: "", Atspi.Role.PUSH_BUTTON: "button"}
CHECKED = (Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON)


def words_of(part):
    """Its name, and what it is."""
    words = [part.get_name(), ROLES.get(part.get_role(), part.get_role_name())]
    if part.get_role() in CHECKED:
        words.append("checked" if part.get_state_set().contains(Atspi.StateType.CHECKED) else "not checked")
    return " ".join(word for word in words if word)


def unless_gone(ask, gone=None):
    """What it answers, or `gone` where the object has gone meanwhile, as one may that was just found."""
    try:
        return ask()
    except GLib.Error:
        return gone


class Program:
    """A run of the program; `spoken` is what a screen reader says of it, the oldest first."""

    def __init__(self, *arguments):
        self.spoken = []
        self.focus = None
        self._above = []  # what the focus is in, from outside
        self._listener = Atspi.EventListener.new(self._on_event)
        for event in ("object:state-changed:focused", "object:state-changed:showing", "object:announcement"):
            try:
                self._listener.register(event)
            except GLib.Error:
                pass  # older libraries know no announcements, nor do the programs there
        folder = tempfile.mkdtemp(dir=os.environ["HOME"])
        # Nothing is left out, however slow the machine is.
        pathlib.Path(folder, "settings.ini").write_text("[sound]\nspeech=full\n")
        self._process = subprocess.Popen([sys.argv[1], "--speed", "instant", "--data-dir", folder, *arguments])
        self.window = self.wait("the window", self._find_window)
        # Without a window manager a window has the keys once it is clicked.
        Atspi.generate_mouse_event(5, 700, "b1c")
        if "--game" not in arguments:
            return
        # The first game's help lies above the table and has the focus; where people share the screen, one sits down first.
        begin = (Atspi.Role.PUSH_BUTTON, "Play, key Enter")
        found = self.wait("the help", lambda: self.find(*SHOW) or self.find(*begin))
        if found.get_name() == SHOW[1]:
            self.uncover(found)
        self.press(self.named(*begin))
        self.wait("the help to go", lambda: not self.find(*begin))

    def close(self):
        assert self._process.poll() is None, "the program has ended"
        self._process.terminate()
        self._process.wait()

    def _find_window(self):
        assert self._process.poll() is None, "the program has ended"
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application and application.get_process_id() == self._process.pid and application.get_child_count() > 0:
                return application.get_child_at_index(0)
        return None

    def _on_event(self, event):
        try:
            source = event.source
            if source.get_process_id() != self._process.pid:
                return
            if event.type.startswith("object:announcement"):
                self.spoken.append(event.any_data)
            elif event.detail1 and event.type == "object:state-changed:focused":
                source.clear_cache()  # Qt 6.4 does not say how its name has changed since it was read
                self.focus = source
                self.spoken.append("> " + self._focus_words(source))
            elif event.detail1 and source.get_role() == Atspi.Role.NOTIFICATION:
                self.spoken.append(source.get_name())
        except GLib.Error:
            pass  # it has gone meanwhile

    def _focus_words(self, source):
        above, part = [], source.get_parent()
        while part and part.get_role() not in (Atspi.Role.FRAME, Atspi.Role.APPLICATION):
            if part.get_name():
                above.insert(0, words_of(part))
            part = part.get_parent()
        came_into = [words for words in above if words not in self._above]
        self._above = [*above, words_of(source)]
        return ". ".join(word for word in (*came_into, words_of(source), source.get_description()) if word)

    def wait(self, what, look):
        """What `look` returns as soon as that is something; fails where it never is."""
        context = GLib.MainContext.default()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while context.iteration(False):
                pass
            try:
                found = look()
            except GLib.Error:
                found = None  # it has changed while it was read
            if found:
                return found
            time.sleep(0.05)  # to look may mean to ask for everything that is shown
        raise AssertionError("waited in vain for " + what + "; spoken: " + "\n".join(self.spoken))

    def walk(self, below=None, depth=0):
        """What is shown below an object, in the order in which a screen reader finds it, each with how deep it is."""
        below = below or self.window
        below.clear_cache()
        for i in range(unless_gone(below.get_child_count, 0)):
            child = unless_gone(lambda at=i: below.get_child_at_index(at))
            if child and unless_gone(lambda of=child: of.get_state_set().contains(Atspi.StateType.VISIBLE)):
                yield depth, child
                yield from self.walk(child, depth + 1)

    def tree(self, below=None):
        return (found for _, found in self.walk(below))

    def all(self, role):
        return [found for found in self.tree() if unless_gone(found.get_role) == role]

    def cards(self, ending=""):
        """The names of the cards and empty piles that end so."""
        return [found.get_name() for found in self.all(Atspi.Role.LIST_ITEM) if found.get_name().endswith(ending)]

    def named(self, role, name):
        """What is called so, as soon as it is there."""
        return self.wait(name, lambda: self.find(role, name))

    def told(self):
        """What was told of the game, the focus left out."""
        return [line for line in self.spoken if not line.startswith(">")]

    def find(self, role, name):
        return next((found for found in self.all(role) if found.get_name() == name), None)

    def hear(self, what, do):
        """Does that, and waits until something is spoken."""
        before = len(self.spoken)
        do()
        self.wait(what, lambda: len(self.spoken) > before)

    def press(self, button):
        """Does what the object offers to do."""
        names = [button.get_action_name(i) for i in range(button.get_n_actions())]
        assert "Press" in names, (button.get_name(), names)
        button.do_action(names.index("Press"))

    def uncover(self, button):
        """Shows the cards of whoever sits down: for a moment after the cover has come down it takes no press."""
        pressed = 0.0

        def gone():
            nonlocal pressed
            if not self.find(*SHOW):
                return True
            if time.monotonic() - pressed > 0.4:
                self.press(button)
                pressed = time.monotonic()
            return False
        self.wait("the cards", gone)

    def key(self, symbol):
        """Presses a key, by its X keysym."""
        Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)


def main(test):
    """Runs `test` where the display and the buses are nobody else's."""
    if os.environ.get("FULLTABLE_OWN_BUS"):
        test()
        return
    home = tempfile.mkdtemp()
    try:
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, FULLTABLE_OWN_BUS="1", LANG="C.UTF-8",
                           QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for name in [n for n in environment if n.startswith("XDG_") and n != "XDG_RUNTIME_DIR"]:
            del environment[name]
        os.chmod(home, 0o700)
        reading, writing = os.pipe()
        display = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
                                   pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            with os.fdopen(reading) as pipe:
                environment["DISPLAY"] = ":" + pipe.readline().strip()
            sys.exit(subprocess.call(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment))
        finally:
            display.terminate()
            display.wait()
    finally:
        # Services of the desktop that were started on the bus may still be busy in it, or have mounted something there:
        # what can't be removed then is left, also where rmtree itself stumbles over a mount whose service has ended.
        with contextlib.suppress(OSError):
            shutil.rmtree(home, ignore_errors=True)
