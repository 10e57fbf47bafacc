"""Measures what a recording loses when it is exported as W3C actions: the events that the export leaves out, and
the distance by which the rest positions change."""

import json
import subprocess
import xml.etree.ElementTree as tree

SPACE = "urn:flickbook:recording:1"


class Losses:
    def __init__(self, flickbook, path, folder, is_precise):
        self.flickbook = flickbook
        self.folder = folder
        file = folder / "actions.json"
        file.unlink(missing_ok=True)
        precise = ["--precise"] if is_precise else []
        run = self.run("export", path, "--format", "webdriver", *precise, "-o", file)
        self.left_out = "; ".join(
            line.split("left out: ")[1] for line in run.stderr.splitlines() if "left out: " in line) or "-"
        self.actions = json.loads(file.read_text())
        self.rest = f"{self.moved(path, file):.3f} pt"

    def run(self, *words):
        return subprocess.run(
            [self.flickbook, *map(str, words)], capture_output=True, text=True, check=True)

    def moved(self, path, file):
        """The maximum distance between the rest positions of the recording's touches before and after the export."""
        back, touches = self.folder / "back.xml", self.folder / "touches.xml"
        back.unlink(missing_ok=True)
        self.run("import", file, "--scene", path, "-o", back)
        # Compares with the same touches, without the events that an export never contains.
        touches.write_text(touches_of(path))
        before, after = self.rests(touches), self.rests(back)
        return max(abs(before[key] - after.get(key, before[key])) for key in before)

    def rests(self, path):
        """The last offset of each view along each axis, on the engine ios."""
        rests = {}
        for line in self.run("show", path, "--engine", "ios", "--trace", "-").stdout.splitlines():
            fields = line.split("\t")
            if len(fields) > 5 and fields[1] in ("before", "after", "frame"):
                rests[fields[2], "x"], rests[fields[2], "y"] = float(fields[3]), float(fields[4])
        return rests


def touches_of(path):
    """A recording without the events that are not touches."""
    tree.register_namespace("", SPACE)
    document = tree.parse(path)
    timeline = document.getroot().find(f"{{{SPACE}}}timeline")
    for event in list(timeline):
        if event.tag.split("}")[1] not in ("down", "move", "up", "cancel"):
            timeline.remove(event)
    return tree.tostring(document.getroot(), encoding="unicode")
