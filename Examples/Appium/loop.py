"""Plays recordings through a WebDriver server, pulls what was recorded meanwhile, and judges it.

  loop.py --server URL --capabilities FILE --pull PATH RECORDING...   an app, through Appium
  loop.py --server URL --capabilities FILE --pages RECORDING...       a page of each scene, in a browser
  loop.py --losses RECORDING...                                       plays nothing: what the export loses

The app records itself while it is scrolled, with FlickbookUIKit or FlickbookRecorder.java, and saves to PATH when the
session of the driver asks for it: see README.md. --precise sends moves that take no time. --report FILE writes one row
for each recording. FLICKBOOK names the program. Exit: 0 all hold, 1 one is broken, 2 one could not be played.
"""

import argparse
import base64
import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from driver import Driver, DriverError
from losses import Losses
from pages import Page
from validity import objections

FLICKBOOK = os.environ.get("FLICKBOOK", "flickbook")


def main():
    words = parsed()
    rows, codes = [], set()
    # All pages are played in one session of a browser; an app starts a new session for each recording.
    with tempfile.TemporaryDirectory() as folder, shared_driver(words) as browser:
        for path in words.recordings:
            row, code = handled(path, words, Path(folder), browser)
            rows.append(row)
            codes.add(code)
            print("\t".join(row), flush=True)
    if words.report:
        head = "recording\tverdict\tleft out by the export\trest moves on ios by"
        Path(words.report).write_text("\n".join([head] + ["\t".join(row) for row in rows]) + "\n")
    played = sum(row[1] in ("held", "broken", "untested") for row in rows)
    print(f"{len(rows)} recordings, {played} played and judged", file=sys.stderr)
    sys.exit(2 if 2 in codes else 1 if 1 in codes else 0)


def parsed():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("recordings", nargs="+", metavar="RECORDING")
    parser.add_argument("--server")
    parser.add_argument("--capabilities", default="{}")
    parser.add_argument("--pull")
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--losses", action="store_true")
    parser.add_argument("--precise", action="store_true")
    parser.add_argument("--report")
    parser.add_argument("--save", help="a folder for what was recorded")
    words = parser.parse_args()
    if not words.losses and not (words.server and (words.pull or words.pages)):
        parser.error("expected --server with --pull or --pages, or --losses")
    return words


def shared_driver(words):
    return Driver(words.server, capabilities(words)) if words.pages else contextlib.nullcontext()


def capabilities(words):
    """The capabilities as text, from a file or from the command line."""
    return words.capabilities if words.capabilities.startswith("{") else Path(words.capabilities).read_text()


def handled(path, words, folder, browser):
    """The row of a recording, and its exit code."""
    losses = Losses(FLICKBOOK, path, folder, words.precise)
    wrong = objections(losses.actions)
    if wrong:
        return [path, f"not valid: {wrong[0]}", losses.left_out, losses.rest], 2
    if words.losses:
        return [path, "not played", losses.left_out, losses.rest], 0
    try:
        recorded = played(path, losses.actions, words, folder, browser)
    except DriverError as error:
        return [path, f"not played: {error}", losses.left_out, losses.rest], 2
    file = (Path(words.save) if words.save else folder) / f"{Path(path).parent.name}-{Path(path).name}"
    file.write_bytes(recorded)
    run = subprocess.run([FLICKBOOK, "check", file, "--engine", "seen"], capture_output=True, text=True, check=False)
    # Exit code 3: nothing moved that could be judged, as after a tap.
    verdict = {0: "held", 1: "broken", 3: "untested"}.get(run.returncode, f"not judged: exit {run.returncode}")
    if run.returncode == 1:
        print(run.stdout, file=sys.stderr)
    return [path, verdict, losses.left_out, losses.rest], {0: 0, 1: 1, 3: 0}.get(run.returncode, 2)


def played(path, actions, words, folder, browser):
    """Plays the actions, and returns the recording that the page or the app made."""
    if browser:
        page = Page(FLICKBOOK, path, folder)
        page.open(browser)
        browser.perform(actions)
        return page.recording(browser)
    with Driver(words.server, capabilities(words)) as driver:
        driver.perform(actions)
        return base64.b64decode(driver.call("POST", "/appium/device/pull_file", {"path": words.pull}))


if __name__ == "__main__":
    main()
