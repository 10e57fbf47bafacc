#!/usr/bin/env python3
"""Imports files of other tools and compares every touch with what a second reader finds in them.

  Tools/Tests/imports PROGRAM [FILES] [SEED]    [10 of each kind, 1]

files.py writes them, with what real files have in them beside fingers; readers.py is written for this test
and shares nothing with the program. rests.py exports recordings and imports them again, and compares where
what they show comes to rest.
"""

import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as Tree
from pathlib import Path

import files
import readers
import rests

PROGRAM = str(Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 10
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
NAMESPACE = "{urn:flickbook:recording:1}"
WIDTH, HEIGHT = 400, 800
PHASES = ("down", "move", "up", "cancel")


def imported(path, options):
    """What the program makes of a file: the way of each finger from down to up, and what it warns of."""
    command = [PROGRAM, "import", str(path), "--size", f"{WIDTH}x{HEIGHT}", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"Tests/imports: {path.name}: exit {done.returncode}: {done.stderr}")
    ways, down = [], {}
    for event in Tree.fromstring(done.stdout).iter():
        kind = event.tag.removeprefix(NAMESPACE)
        if kind not in PHASES:
            continue
        finger = event.get("finger")
        if kind == "down":
            down[finger] = []
            ways.append(down[finger])
        place = tuple(round(float(event.get(name) or 0), 3) for name in ("t", "x", "y"))
        down[finger].append((kind, *place))
    return ways, done.stderr


def outside(ways):
    return any(not (0 <= x <= WIDTH and 0 <= y <= HEIGHT) for way in ways for _, _, x, y in way)


def close(one, other):
    """Whether two ways are the same but for the last digit of what was rounded."""
    return len(one) == len(other) and all(
        a[0] == b[0] and all(abs(p - q) < 0.0025 for p, q in zip(a[1:], b[1:])) for a, b in zip(one, other))


def compare(kind, number, folder):
    dice = random.Random(f"{kind} {number} {SEED}")
    made = getattr(files, kind)(dice, WIDTH, HEIGHT)
    path = folder / f"{kind}-{number}.{made.suffix}"
    path.write_bytes(made.data)
    for name, text in made.beside.items():
        (folder / name.replace("NAME", path.stem)).write_text(text)
    options = [word.replace("NAME", str(folder / path.stem)) for word in made.options]
    found, said = imported(path, options)
    expected = [[(step[0], *(round(value, 3) for value in step[1:])) for step in way]
                for way in getattr(readers, made.reader)(path, made.units, WIDTH, HEIGHT)]
    found, expected = sorted(found, key=lambda way: way[0][1:]), sorted(expected, key=lambda way: way[0][1:])
    if len(found) != len(expected) or not all(close(a, b) for a, b in zip(found, expected)):
        missing = [way for way in expected if way not in found][:1]
        invented = [way for way in found if way not in expected][:1]
        sys.exit(f"Tests/imports: {path.name}: expected {missing}, found {invented}\n{said}")
    if outside(found) != ("outside the window" in said):
        sys.exit(f"Tests/imports: {path.name}: touches outside the window {outside(found)}: {said}")
    for word in made.says:
        if word not in said:
            sys.exit(f"Tests/imports: {path.name}: expected {word!r} among: {said}")
    return sum(map(len, found))


def refuses(folder):
    """What has no units, no places or no fingers is refused, and says so."""
    for name, text, options, words in files.refusals():
        path = folder / name
        path.write_bytes(text)
        command = [PROGRAM, "import", str(path), "--size", "400x800", *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 2 or words not in done.stderr or "<recording" in done.stdout:
            sys.exit(f"Tests/imports: {name}: expected {words!r}, found {done.returncode} {done.stderr}")
    return len(files.refusals())


def main():
    touches = 0
    with tempfile.TemporaryDirectory(prefix="flickbook-imports-") as name:
        for kind in files.KINDS:
            for number in range(COUNT):
                touches += compare(kind, number, Path(name))
        refused = refuses(Path(name))
    print(f"{len(files.KINDS)} kinds, {len(files.KINDS) * COUNT} files, {touches} touches the same; "
          f"{refused} files refused by name")
    holds, lines = rests.check(PROGRAM)
    print("\n".join(lines))
    if not holds:
        sys.exit("Tests/imports: an export moves what a person sees too far")


main()
