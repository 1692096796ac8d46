#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: start_order.py build/release/bin/fulltable > app/shell/start.order

What a release puts side by side because the start needs it: the functions that run until the start page rests, as
Valgrind's callgrind counts them, and the QML files that Main.qml and StartPage.qml name, and those these name. Wants a
display, Valgrind, and half a minute. Functions of single games are not listed: their patterns stand in start.ld.in.
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[2]
seconds = 60  # at a fiftieth of the usual speed


def called(program):
    """The mangled names of the program's own functions that were called."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.Popen(
            ["valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
             f"--callgrind-out-file={folder}/calls.%p", program, "--data-dir", f"{folder}/data"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(seconds)
        run.terminate()
        run.wait()
        names = set()
        within = ""
        profile = pathlib.Path(folder, f"calls.{run.pid}")  # what it has started writes files of its own
        for line in profile.read_text(errors="replace").splitlines():
            key, _, value = line.partition("=")
            if key == "ob":
                within = value
            elif key == "fn" and (within == "???" or pathlib.Path(within).name == pathlib.Path(program).name):
                names.add(value.split("'")[0])  # 'name'2 is a recursion
    # Valgrind takes what stands outside of .text for nobody's.
    symbols = subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout
    return names & {line.split()[-1] for line in symbols.splitlines()}


def loaded():
    """Units of compiled QML: those of the two files, and of all that they name."""
    files = {path.stem: path for part in ("table", "parts", "shell") for path in (root / "qml" / part).rglob("*.qml")}
    found, wanted = set(), ["Main", "StartPage"]
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        found.add(name)
        text = re.sub(r'"[^"\n]*"|//.*', "", files[name].read_text(encoding="utf-8"))
        wanted += [word for word in re.findall(r"(?<!\.)\b[A-Z]\w*", text) if word in files]
    modules = {name: files[name].relative_to(root / "qml").parts[0].title() for name in found}
    return {f"_qt_qml_FullTable_{module}_{name}_qml" for name, module in modules.items()}


games = [path.name for path in (root / "engine/games").iterdir() if path.is_dir()]
words = "|".join(sorted({word for game in games for word in (game, game.title().replace("_", ""))}))
own = [name for name in called(sys.argv[1]) if name.startswith("_Z") and not re.search(rf"\d({words})", name)]
# A constructor or destructor has two names, and stands below either.
own = {re.sub(r"([CD])[12](?=[EI])", r"\1?", name) for name in own}
if not own:
    sys.exit("No function of the program was seen: is there a display, and has it its symbols?")
print("# SPDX-FileCopyrightText: 2026 Full Table contributors")
print("# SPDX-License-Identifier: GPL-3.0-or-later")
print("# Written by tests/bench/start_order.py.")
print("\n".join(sorted(own) + sorted(loaded())))
