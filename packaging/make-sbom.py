#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: make-sbom.py BUILD > FILE    what a release is made of, as SPDX 2.3 in JSON: Full Table, the headers it is compiled
with, and the Debian packages of the libraries that its programs are linked to and of what they load."""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

here = pathlib.Path(__file__).resolve().parent
build = pathlib.Path(sys.argv[1])
version, day = re.search(r"^## ([0-9.]+) – ([0-9-]+)$", (here.parent / "CHANGELOG.md").read_text(encoding="utf-8"), re.M).groups()
time = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", 0)) or
                                       datetime.datetime.fromisoformat(day + "T00:00:00+00:00").timestamp(), datetime.timezone.utc)


def said(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def owner(file):
    """The package that a file comes from; libraries may be found by a path that was merged into another one."""
    for path in (file, os.path.realpath(file), file.removeprefix("/usr"), "/usr" + file):
        found = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    sys.exit(f"{file} comes from no package")


programs = [build / "bin" / name for name in ("fulltable", "fulltable-cli")]
libraries = {line.split()[2] for program in programs for line in said("ldd", program).splitlines() if "=> /" in line}
linked = {owner(file) for file in libraries}
listed = (here / "debian-packages.txt").read_text(encoding="utf-8").splitlines()
loaded = {line.split()[1] for line in listed if line.startswith("run ")} - linked
compiled = {"nlohmann-json3-dev"}


def ident(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


packages = [{
    "SPDXID": ident("fulltable"), "name": "fulltable", "versionInfo": version,
    "downloadLocation": "https://github.com/fulltable/fulltable", "licenseConcluded": "GPL-3.0-or-later",
    "licenseDeclared": "GPL-3.0-or-later", "copyrightText": "2026 Full Table contributors", "filesAnalyzed": False,
    "checksums": [], "primaryPackagePurpose": "APPLICATION",
    "comment": "; ".join(f"{p.name}: SHA256 {hashlib.sha256(p.read_bytes()).hexdigest()}" for p in programs)}]
relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": ident("fulltable")}]
for names, relation in ((linked, "DYNAMIC_LINK"), (loaded, "DEPENDS_ON"), (compiled, "STATIC_LINK")):
    for name in sorted(names):
        what = subprocess.run(["dpkg-query", "-W", "-f", "${Version} ${source:Package} ${Architecture}\n", name],
                              capture_output=True, text=True).stdout.splitlines()
        if not what or not what[0].strip():
            sys.exit(f"{name} is not installed")
        number, source, machine = what[0].split()
        packages.append({
            "SPDXID": ident(name), "name": name, "versionInfo": number, "downloadLocation": "NOASSERTION",
            "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION", "copyrightText": "NOASSERTION",
            "filesAnalyzed": False, "externalRefs": [{
                "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                "referenceLocator": f"pkg:deb/debian/{name}@{number}?arch={machine}&upstream={source}"}]})
        relations.append({"spdxElementId": ident("fulltable"), "relationshipType": relation, "relatedSpdxElement": ident(name)})
json.dump({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"fulltable-{version}",
    "documentNamespace": f"https://github.com/fulltable/fulltable/releases/download/v{version}/fulltable.spdx.json",
    "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Organization: Full Table contributors"]},
    "packages": packages, "relationships": relations}, sys.stdout, indent=1, ensure_ascii=False)
print()
