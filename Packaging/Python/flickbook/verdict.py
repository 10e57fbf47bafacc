"""Runs `flickbook check` on one recording, and reads the verdict."""

import os
import shutil
import subprocess
import tempfile
import unittest
from collections.abc import Sequence
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from xml.etree import ElementTree

from .program import program

# pytest shows failures at the call in the test, without the frames of this file.
__tracebackhide__ = True


class Broken(AssertionError):
    """The replay breaks an invariant."""

    def __init__(self, verdict: "Verdict"):
        super().__init__(f"{verdict.message}\n{verdict.text}")
        self.verdict = verdict


class NotJudged(RuntimeError):
    """The recording could not be judged: a wrong option or file, or an engine that failed."""

    def __init__(self, verdict: "Verdict"):
        super().__init__(f"{verdict.message}\n{verdict.text}")
        self.verdict = verdict


class Untested(unittest.SkipTest):
    """The recording tested nothing. unittest and pytest report the test as skipped, with the reason."""

    def __init__(self, verdict: "Verdict"):
        super().__init__(verdict.message)
        self.verdict = verdict


@dataclass(frozen=True)
class Verdict:
    """The outcome for one recording."""

    recording: str
    #: "held", "broken", "untested" or "not judged".
    outcome: str
    # : One line: the first broken invariant with the expected and the found value, or the reason.
    message: str
    #: What the program printed about the recording: expected, found, a plot, and commands to type.
    text: str
    #: The line of the recording at which the invariant broke, from 1; 0 if there is none.
    line: int
    #: Broken invariants that do not fail the run.
    warnings: list[str]
    #: The command that was run.
    command: list[str]
    #: The HTML report, if one was requested and the outcome is "broken" or "not judged".
    report: Path | None = None

    def require(self) -> "Verdict":
        """Returns the verdict if every tested invariant held; raises Broken, Untested or NotJudged otherwise."""
        if self.outcome == "held":
            return self
        raise {"broken": Broken, "untested": Untested}.get(self.outcome, NotJudged)(self)


def judge(
    recording: str | PathLike[str],
    options: Sequence[str] = (),
    *,
    folder: str | PathLike[str] | None = None,
    report: str | PathLike[str] | None = None,
) -> Verdict:
    """Replays a recording and judges it, as `flickbook check RECORDING OPTION...` does in the folder.

    `report` is the path of an HTML report, which is written unless the recording held or was not tested.
    """
    with tempfile.TemporaryDirectory(prefix="flickbook-") as temporary:
        junit, html = Path(temporary, "junit.xml"), Path(temporary, "report.html")
        operand = str(recording)
        if operand.startswith(("-", "@")):
            operand = "./" + operand
        command = [str(program()), "check", *options, operand]
        reports = ["--junit", str(junit), "--junit-file-attr", "--progress", "never", "--color", "never"]
        if report is not None:
            reports += ["--html", str(html)]
        # Without GITHUB_ACTIONS, flickbook writes no workflow commands and no job summary, which would be too many
        # for one recording each.
        environment = {name: value for name, value in os.environ.items() if name != "GITHUB_ACTIONS"}
        done = subprocess.run(
            command + reports, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            encoding="utf-8", errors="replace", check=False)
        if done.returncode in (130, -2):
            raise KeyboardInterrupt
        cases = _Cases(junit)
        outcome = _outcome(done.returncode, cases, "--strict" in options)
        kept = None
        if report is not None and outcome in ("broken", "not judged") and html.exists():
            kept = Path(report)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(html, kept)
    printed = _without_tables(done.stdout)
    if outcome == "not judged" or not printed:
        printed = f"{printed}\n{done.stderr}".strip()
    if kept:
        printed += f"\n  report {shortened(kept)}"
    return Verdict(
        str(recording), outcome, cases.message or _reason(done), printed, cases.line,
        cases.warnings if outcome == "held" else [], command, kept)


def shortened(path: str | PathLike[str]) -> Path:
    """The path relative to the current folder, if it is in that folder."""
    whole, here = Path(path), Path.cwd()
    return whole.relative_to(here) if whole.is_relative_to(here) else whole


@dataclass
class _Cases:
    """The test cases of a JUnit file; there is one for each engine."""

    path: Path
    failed: list[ElementTree.Element] = field(default_factory=list)
    skipped: list[ElementTree.Element] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    count: int = 0
    line: int = 0

    def __post_init__(self):
        if not self.path.exists():
            return
        for case in ElementTree.parse(self.path).iter("testcase"):
            self.count += 1
            for part in case:
                if part.tag in ("failure", "error"):
                    self.failed.append(part)
                    self.line = self.line or int(case.get("line") or 0)
                elif part.tag == "skipped":
                    self.skipped.append(part)
                elif part.tag == "system-out" and part.text:
                    self.warnings.append(part.text.strip())

    @property
    def message(self) -> str:
        return next((part.get("message", "") for part in self.failed + self.skipped), "")


def _outcome(code: int, cases: _Cases, is_strict: bool) -> str:
    if code == 0:
        return "held"
    if code == 1:
        return "broken"
    if code == 4:
        return "untested"
    if code == 3 and cases.count:
        # The limits of a suite, such as min-recordings, apply to the run as a whole.
        if cases.failed or (cases.skipped and is_strict):
            return "broken"
        return "untested" if len(cases.skipped) == cases.count else "held"
    return "not judged"


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """The reason why a run ended before it wrote reports: its first error or, without one, its last line."""
    lines = done.stderr.strip().splitlines() or [f"flickbook ended with {done.returncode}"]
    errors = [line.removeprefix("flickbook: error: ") for line in lines if line.startswith("flickbook: error: ")]
    return (errors or lines[-1:])[0]


def _without_tables(text: str) -> str:
    """The failures, without the table of invariants and the totals, which are for runs of many recordings."""
    lines = text.splitlines()
    end = next((index for index, line in enumerate(lines) if line.split()[:2] == ["invariant", "tested"]), len(lines))
    return "\n".join(line for line in lines[:end] if not line.startswith("wrote ")).strip("\n")
