#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: tidy.py FOLDER UNIT...    looks through these sources with clang-tidy, by the compile commands in FOLDER

Two at once. What it found nothing in is kept in mind, in fulltable-lint of the user's cache folder: by the text that it
read, with all that is included, comments and directives, by how it was called, its version and its settings. The same again is
not looked through again, in whatever folder the tree lies."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CALL = ["clang-tidy", "--quiet", "--checks=-bugprone-suspicious-include"]
KEPT_DAYS = 60


def output_of(command, folder=ROOT):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout


def key_of(entry, settings):
    arguments = shlex.split(entry["command"])
    # Between the compiler, which a launcher may stand before, and the names of object and source.
    first = next(i for i, argument in enumerate(arguments) if argument.startswith("-"))
    flags = arguments[first:arguments.index("-o")]
    text = output_of(["clang++", *flags, "-w", "-E", "-C", "-dD", "-dI", entry["file"]], entry["directory"])
    call = "\n".join([*CALL, *flags]).encode()
    sum_of_all = hashlib.sha256(settings)
    for part in call, text:
        sum_of_all.update(part.replace(str(ROOT).encode(), b"."))
    return sum_of_all.hexdigest()


def main():
    folder, *units = sys.argv[1:]
    entries = {entry["file"]: entry for entry in json.loads(pathlib.Path(folder, "compile_commands.json").read_text())}
    settings = output_of(["clang-tidy", "--version"]) + (ROOT / ".clang-tidy").read_bytes()
    clean = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "fulltable-lint")
    clean.mkdir(parents=True, exist_ok=True)
    for stamp in clean.iterdir():
        if time.time() - stamp.stat().st_mtime > KEPT_DAYS * 86400:
            stamp.unlink()

    def look(unit):
        stamp = clean / key_of(entries[unit], settings)
        known = stamp.exists()
        if known or subprocess.run([*CALL, "-p", folder, unit], cwd=ROOT).returncode == 0:
            stamp.touch()
            return "known" if known else "clean"
        return "faulty"

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(look, units))
    print(f"{results.count('clean')} looked through and clean, {results.count('known')} as they were before")
    for unit, result in zip(units, results):
        if result == "faulty":
            print(f"faults in {unit}")
    return 1 if "faulty" in results else 0


sys.exit(main())
