"""The plugin of pytest: collects recordings as tests, and has the fixture `flickbook`."""

import inspect
import re
from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import pytest
from _pytest._code.code import ReprEntryNative, ReprExceptionInfo, ReprFileLocation, ReprTraceback

from .page import check
from .recording import is_recording, tags
from .verdict import Broken, NotJudged, Untested, Verdict, judge, shortened

# pytest shows failures at the call in the test, without the frames of this file.
__tracebackhide__ = True

RECORDINGS = "flickbook_recordings"
OPTIONS = "flickbook_options"
PAGE_OPTIONS = "flickbook_page_options"
SUITE = "flickbook_suite"
REPORTS = "flickbook_reports"

MATCHES = pytest.StashKey[dict[str, set[Path]]]()


class FlickbookWarning(pytest.PytestWarning):
    """A broken invariant that does not fail the test, because its level is warn."""


class Hooks:
    """The hooks that a conftest.py may implement."""

    @pytest.hookspec(firstresult=True)
    def pytest_flickbook_options(self, config: pytest.Config, path: Path) -> Sequence[str] | None:
        """The options of `flickbook check` for a recording, in place of flickbook_options."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(RECORDINGS, "files, folders and patterns of the recordings that are tests", "linelist", [])
    parser.addini(OPTIONS, "options of 'flickbook check' for recordings, such as --engine ios", "args", [])
    parser.addini(PAGE_OPTIONS, "options of 'flickbook check' for flickbook.check(page, recording)", "args", [])
    parser.addini(SUITE, "the suite, if it is not in the folder of the recordings or above", "string", "")
    parser.addini(REPORTS, "a folder for the HTML reports of failures", "string", "")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "flickbook: a recording that is replayed; each collected recording has it")
    config.stash[MATCHES] = {}


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".xml":
        return None
    is_named = parent.session.isinitpath(file_path)
    if not is_named and not any(_selects(parent.config, name, file_path) for name in parent.config.getini(RECORDINGS)):
        return None
    return RecordingFile.from_parent(parent, path=file_path) if is_recording(file_path) else None


def _selects(config: pytest.Config, name: str, path: Path) -> bool:
    """Whether a file, a folder or a pattern, relative to the root folder, selects the path."""
    named = config.rootpath / name
    if named == path or named in path.parents:
        return True
    matches = config.stash[MATCHES]
    if name not in matches:
        is_pattern = re.search(r"[*?[]", name) and not Path(name).is_absolute()
        matches[name] = set(config.rootpath.glob(name)) if is_pattern else set()
    return path in matches[name] or not matches[name].isdisjoint(path.parents)


class RecordingFile(pytest.File):
    """A recording, which is a test."""

    def collect(self) -> Iterable[pytest.Item]:
        yield RecordingItem.from_parent(self, name="check")


class RecordingItem(pytest.Item):
    """Replays a recording, and fails if an invariant is broken."""

    def __init__(self, **arguments: Any):
        super().__init__(**arguments)
        self.add_marker("flickbook")
        self.extra_keyword_matches.update(tags(self.path))

    def runtest(self) -> None:
        root = self.config.rootpath
        own = self.ihook.pytest_flickbook_options(config=self.config, path=self.path)
        options = [*_suite(self.config), *(self.config.getini(OPTIONS) if own is None else own)]
        shown = self.path.relative_to(root) if self.path.is_relative_to(root) else self.path
        verdict = judge(shown, options, folder=root, report=_report(self))
        for warning in verdict.warnings:
            self.warn(FlickbookWarning(warning))
        if verdict.outcome == "untested":
            raise _skipped(verdict)
        verdict.require()

    def reportinfo(self) -> tuple[PathLike[str], int, str]:
        return self.path, 0, self.nodeid.removesuffix("::check")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if not isinstance(excinfo.value, (Broken, NotJudged)):
            return super().repr_failure(excinfo)
        verdict = excinfo.value.verdict
        # xdist passes this form on unchanged, with the line of the short summary.
        return ReprExceptionInfo(
            reprtraceback=ReprTraceback([ReprEntryNative([verdict.text + "\n"])], None, style="native"),
            reprcrash=ReprFileLocation(verdict.recording, verdict.line, verdict.message))


def _suite(config: pytest.Config) -> list[str]:
    named = config.getini(SUITE)
    return ["--suite", str(config.rootpath / named)] if named else []


def _report(item: pytest.Item) -> Path | None:
    folder = item.config.getini(REPORTS)
    name = re.sub(r"[^\w.-]+", "-", item.nodeid.removesuffix("::check")).strip("-")
    return item.config.rootpath / folder / f"{name}.html" if folder else None


def _skipped(verdict: Verdict) -> BaseException:
    # With this argument, pytest reports the location of the test instead of this line.
    return pytest.skip.Exception(verdict.message, _use_item_location=True)


class Fixture:
    """The functions of the package with the settings of pytest: `check` and `judge`."""

    def __init__(self, request: pytest.FixtureRequest, folders: pytest.TempPathFactory):
        self._item, self._folders = request.node, folders

    def check(self, page: Any, recording: str | PathLike[str], **arguments: Any) -> Any:
        """Replays a recording in the address of a Playwright page, as `flickbook.check` does."""
        config = self._item.config
        options = [*_suite(config), *config.getini(PAGE_OPTIONS), *arguments.pop("options", ())]
        # The files of a failed test remain in the temporary folders of pytest, which keeps the folders of the last
        # three runs.
        arguments.setdefault("folder", self._folders.mktemp("flickbook"))
        arguments.setdefault("report", _report(self._item))
        try:
            outcome = check(page, self._found(recording), options=options, **arguments)
        except Untested as untested:
            raise _skipped(untested.verdict) from None
        return _check_later(outcome) if inspect.iscoroutine(outcome) else outcome

    def judge(self, recording: str | PathLike[str], options: Sequence[str] = ()) -> Verdict:
        """Replays a recording on the engines that flickbook_options and these options name, and asserts."""
        config = self._item.config
        options = [*_suite(config), *config.getini(OPTIONS), *options]
        verdict = judge(self._found(recording), options, folder=config.rootpath, report=_report(self._item))
        if verdict.outcome == "untested":
            raise _skipped(verdict)
        return verdict.require()

    def _found(self, recording: str | PathLike[str]) -> Path:
        """The path of a recording, which is relative to the folder of the test or to the root folder."""
        beside = self._item.path.parent / recording
        path = beside if beside.exists() else self._item.config.rootpath / recording
        return shortened(path)


async def _check_later(outcome: Any) -> Verdict:
    try:
        return await outcome
    except Untested as untested:
        raise _skipped(untested.verdict) from None


@pytest.fixture
def flickbook(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Fixture:
    """Replays recordings: `flickbook.check(page, "swipe.xml")` in a Playwright page."""
    return Fixture(request, tmp_path_factory)
