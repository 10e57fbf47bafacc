"""Replays a recording in the page that Playwright shows."""

import asyncio
import dataclasses
import inspect
import json
import shutil
import tempfile
from collections.abc import Generator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from .recording import resized, viewport
from .verdict import Verdict, judge, shortened

# pytest shows failures at the call in the test, without the frames of this file.
__tracebackhide__ = True

# : The steps that use a Playwright page. Each yields the result of a call, or an awaitable, and receives the value.
Steps = Generator[Any, Any, list[str]]

_SESSION = """() => ({origin: location.origin, entries: Object.entries(sessionStorage)})"""


def check(
    page: Any,
    recording: str | PathLike[str],
    *,
    har: bool | str | PathLike[str] | None = None,
    headers: Mapping[str, str] | None = None,
    init_scripts: Sequence[str | PathLike[str]] = (),
    options: Sequence[str] = (),
    folder: str | PathLike[str] | None = None,
    report: str | PathLike[str] | None = None,
) -> Any:
    """Replays the recording in the address of the page, in a browser that is stepped frame by frame, and asserts.

    Takes from the page its address, viewport, cookies, local storage and session storage. If the page or its context
    has routes, it is reloaded once while its responses are recorded to a HAR file, which then answers the requests of
    the replay; `har=True` does so without routes, `har=False` never, and `har=PATH` uses a HAR file of yours.

    `folder` is where the files of this state are saved; without it they are removed unless the test fails. `report` is
    the path of an HTML report, which is written if it fails; with the option --pictures it shows the page.

    Raises Broken, an AssertionError, if an invariant is broken, and Untested, a SkipTest, if nothing was tested.
    Returns the Verdict otherwise. With a page of Playwright's asynchronous API, await the call.
    """
    work = Path(folder if folder is not None else tempfile.mkdtemp(prefix="flickbook-"))
    work.mkdir(parents=True, exist_ok=True)
    recording = Path(recording)
    steps = _take(page, work, har)

    def finish(taken: list[str]) -> Verdict:
        chosen = [*taken, *options]
        for name, value in (headers or {}).items():
            chosen += ["--header", f"{name}: {value}"]
        for script in init_scripts:
            chosen += ["--init-script", str(script)]
        verdict = _judged(page, recording, chosen, work, report)
        if folder is None and verdict.outcome in ("held", "untested"):
            shutil.rmtree(work, ignore_errors=True)
        return verdict

    if inspect.iscoroutinefunction(getattr(type(page), "title", None)):
        return _check_later(steps, finish)
    return finish(_run(steps)).require()


async def _check_later(steps: Steps, finish: Any) -> Verdict:
    taken = await _run_later(steps)
    return (await asyncio.to_thread(finish, taken)).require()


def _take(page: Any, work: Path, har: bool | str | PathLike[str] | None) -> Steps:
    """The options of `check` that reproduce the state of the page."""
    chosen = ["--engine", "chromium", "--page", _address(page.url), *_browser(page)]
    state = yield page.context.storage_state()
    if state["cookies"] or state["origins"]:
        chosen += ["--storage-state", _saved(work / "storage-state.json", json.dumps(state, indent=1))]
    session = yield page.evaluate(_SESSION)
    if session["entries"]:
        chosen += ["--init-script", _saved(work / "session-storage.js", _session_script(session))]
    if har is None:
        har = _has_routes(page)
    if har is True:
        path = work / "network.har"
        yield from _record_network(page, path)
        chosen += ["--har", str(path)]
    elif har is not False:
        chosen += ["--har", str(har)]
    return chosen


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme in ("http", "https"):
        return url
    if parts.scheme == "file":
        return str(shortened(url2pathname(parts.path))) + (f"?{parts.query}" if parts.query else "")
    raise ValueError(
        f"the page shows {url or 'nothing'}, which cannot be loaded again: open a file or an http address with "
        "page.goto before check")


def _saved(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def _session_script(session: dict[str, Any]) -> str:
    return (
        f"if (location.origin === {json.dumps(session['origin'])})\n"
        f"  for (const [name, value] of {json.dumps(session['entries'])}) sessionStorage.setItem(name, value);\n")


def _has_routes(page: Any) -> bool:
    """Whether a test has routes in the page or its context. Playwright has no public list of them."""
    found = [getattr(getattr(owner, "_impl_obj", None), "_routes", None) for owner in (page, page.context)]
    # If this version of Playwright stores routes elsewhere, the responses are recorded.
    return any(routes is None or len(routes) > 0 for routes in found)


def _record_network(page: Any, path: Path) -> Steps:
    """Reloads the page and records all responses, including the responses of the test's routes."""
    tracing = page.context.tracing
    if not hasattr(tracing, "start_har"):
        raise ValueError(
            "this version of Playwright cannot record a HAR of an open page: update it, or pass har=PATH with a file "
            "that new_context(record_har_path=PATH) wrote")
    yield tracing.start_har(path)
    try:
        yield page.reload(wait_until="load")
        try:
            yield page.wait_for_load_state("networkidle", timeout=5_000)
        except Exception as error:
            # A page that polls its server is never idle. The responses until now are recorded.
            if type(error).__name__ != "TimeoutError":
                raise
    finally:
        yield tracing.stop_har()
    return []


def _browser(page: Any) -> list[str]:
    """The path of a browser that can be stepped and that `playwright install` has installed, for systems without such a
    browser."""
    if shutil.which("chromium-headless-shell"):
        return []
    browser = page.context.browser
    if browser is None:
        return []
    for folder in Path(browser.browser_type.executable_path).parents:
        shells = sorted(folder.glob("chromium_headless_shell-*/*/*headless*shell"))
        if shells:
            return ["--browser", str(shells[-1])]
    return []


def _judged(
    page: Any, recording: Path, chosen: list[str], work: Path, report: str | PathLike[str] | None
) -> Verdict:
    size = page.viewport_size
    text = resized(recording, size["width"], size["height"]) if size else None
    if text is None:
        return judge(recording, chosen, report=report)
    # A suite applies to the recordings in its folder and below. The copy is in another folder, so the suite must be
    # named.
    suites = (folder / "flickbook-suite.xml" for folder in recording.absolute().parents)
    suite = next((path for path in suites if path.is_file()), None)
    if suite and "--suite" not in chosen:
        chosen = [*chosen, "--suite", str(suite)]
    verdict = judge(_saved(work / recording.name, text), chosen, report=report)
    before = viewport(recording)
    note = (
        f"replayed at {size['width']} × {size['height']}, the viewport of the page; "
        f"recorded at {before['width']} × {before['height']}")
    return dataclasses.replace(verdict, text=f"{note}\n{verdict.text}", message=f"{verdict.message} ({note})")


def _run(steps: Steps) -> list[str]:
    value = None
    while True:
        try:
            value = steps.send(value)
        except StopIteration as end:
            return end.value


async def _run_later(steps: Steps) -> list[str]:
    value = None
    error = None
    while True:
        try:
            call = steps.throw(error) if error else steps.send(value)
            error = None
        except StopIteration as end:
            return end.value
        try:
            value = await call
        except Exception as raised:
            error = raised
