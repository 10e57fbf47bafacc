"""Tests recordings that are replayed in the address of a Playwright page."""

import asyncio
import contextlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import flickbook
import pytest
from conftest import CARDS, PAGES, SHELL, needs_browser, needs_state, sandbox

pytest.importorskip("playwright", reason="no playwright of PyPI here")
from playwright.async_api import async_playwright
from playwright.sync_api import sync_playwright

pytestmark = needs_browser
CAROUSEL = (PAGES / "carousel.html").as_uri()


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL)
        yield browser
        browser.close()


@pytest.fixture
def context(browser):
    with contextlib.closing(browser.new_context(viewport=flickbook.viewport(CARDS))) as context:
        yield context


@pytest.fixture
def page(context):
    return context.new_page()


def test_a_sound_page_holds_and_its_files_are_removed(page, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    page.goto(CAROUSEL)
    assert flickbook.check(page, CARDS).outcome == "held"
    assert list(tmp_path.iterdir()) == []


def test_a_fault_of_the_page_is_broken_with_the_values_and_a_report(page, tmp_path):
    page.goto(CAROUSEL + "?fault")
    report = tmp_path / "out/report.html"
    with pytest.raises(AssertionError, match="rest-page-aligned: expected .* found ") as caught:
        flickbook.check(page, CARDS, report=report, options=["--pictures"])
    assert caught.value.verdict.line == 28
    assert "data:image/png" in report.read_text(encoding="utf-8")


def test_nothing_tested_is_untested(page):
    page.goto(CAROUSEL)
    with pytest.raises(flickbook.Untested, match="nothing|does not"):
        flickbook.check(page, CARDS, options=["--only", "callback-grammar"])


def run_apart(coroutine):
    """Runs a coroutine in another thread, because this thread has the event loop of the synchronous API, which
    other tests use."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def test_the_asynchronous_api():
    async def outcome(query: str) -> str:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=SHELL)
            page = await browser.new_page(viewport=flickbook.viewport(CARDS))
            await page.goto(CAROUSEL + query)
            return (await flickbook.check(page, CARDS)).outcome

    assert run_apart(outcome("")) == "held"
    with pytest.raises(flickbook.Broken, match="rest-page-aligned"):
        run_apart(outcome("?fault"))


def test_the_viewport_of_the_page_is_used(page):
    page.set_viewport_size({"width": 360, "height": 600})
    page.goto(CAROUSEL + "?fault")
    with pytest.raises(flickbook.Broken, match=r"nearest at 360[^$]*replayed at 360 × 600.*recorded at 320 × 568"):
        flickbook.check(page, CARDS)


def test_a_touch_outside_the_viewport_is_an_error(page):
    page.set_viewport_size({"width": 200, "height": 400})
    page.goto(CAROUSEL)
    with pytest.raises(ValueError, match=r"touches 250, 260, .* viewport=flickbook\.viewport"):
        flickbook.check(page, CARDS)


def test_a_page_without_an_address_is_an_error(page):
    with pytest.raises(ValueError, match=r"about:blank, which cannot be loaded again.*page\.goto"):
        flickbook.check(page, CARDS)


def test_an_http_address_is_loaded_again(page, site):
    page.goto(f"{site.address}/plain.html")
    flickbook.check(page, CARDS, options=sandbox())
    assert site.requests.count("/plain.html") == 2


def log_in(context, site):
    """Logs in, which sets a cookie, local storage and session storage. The server has no /api, so the test adds a
    route for it."""
    page = context.new_page()
    page.route("**/api/cards.json", lambda route: route.fulfill(json=[f"card {number}" for number in range(8)]))
    context.add_cookies([{"name": "session", "value": "1", "url": site.address}])
    page.goto(f"{site.address}/cards.html")
    page.evaluate("() => { localStorage.setItem('token', 'secret'); sessionStorage.setItem('user', 'ada') }")
    return page


@needs_state
@pytest.mark.parametrize("query", ["", "?fault"])
def test_a_page_behind_a_login_with_a_route_is_replayed_from_its_state(context, site, query):
    page = log_in(context, site)
    page.goto(f"{site.address}/cards.html{query}")
    page.wait_for_selector("#cards")
    site.requests.clear()
    with pytest.raises(flickbook.Broken, match="rest-page-aligned") if query else contextlib.nullcontext():
        flickbook.check(page, CARDS, options=sandbox())
    # The only request was made while the network was recorded, because the replay was answered from the HAR file.
    assert site.requests == [f"/cards.html{query}"]


@needs_state
@pytest.mark.parametrize("lost", ["localStorage.clear()", "sessionStorage.clear()", "document.cookie = 'session=0'"])
def test_each_part_of_the_state_is_needed(context, site, lost):
    page = log_in(context, site)
    page.goto(f"{site.address}/cards.html")
    page.evaluate(f"() => {{ {lost} }}")
    with pytest.raises(flickbook.NotJudged, match="no view cards"):
        flickbook.check(page, CARDS, options=sandbox())


@needs_state
def test_a_har_of_the_user_and_headers_are_passed_on(context, site, tmp_path):
    page = log_in(context, site)
    har = tmp_path / "own.har"
    page.context.tracing.start_har(har)
    page.goto(f"{site.address}/cards.html")
    page.wait_for_selector("#cards")
    page.context.tracing.stop_har()
    before = len(site.requests)
    verdict = flickbook.check(page, CARDS, har=har, headers={"X-Test": "yes"}, options=sandbox())
    assert len(site.requests) == before
    assert "X-Test: yes" in verdict.command


def test_routes_select_whether_the_network_is_recorded(page, site, tmp_path, monkeypatch):
    """The test checks only the options that are passed to the program."""
    seen = []
    monkeypatch.setattr("flickbook.page.judge", lambda recording, options, **_: seen.append(options) or _held())
    page.goto(f"{site.address}/plain.html")
    flickbook.check(page, CARDS, folder=tmp_path)
    assert "--har" not in seen[-1]
    page.route("**/api/*", lambda route: route.fulfill(json=[]))
    flickbook.check(page, CARDS, folder=tmp_path)
    recorded = json.loads(Path(seen[-1][seen[-1].index("--har") + 1]).read_text(encoding="utf-8"))
    assert any(entry["request"]["url"].endswith("/plain.html") for entry in recorded["log"]["entries"])
    flickbook.check(page, CARDS, har=False)
    assert "--har" not in seen[-1]


def _held():
    return flickbook.Verdict("", "held", "", "", 0, [], [])


def test_the_browser_of_playwright_is_used_where_the_system_has_none(tmp_path, monkeypatch):
    """`playwright install` writes all browsers into one folder, each into a folder with its name and number."""
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    shell = tmp_path / "chromium_headless_shell-9999/chrome-headless-shell-linux64/chrome-headless-shell"
    shell.parent.mkdir(parents=True)
    shell.symlink_to(SHELL)
    seen = []
    monkeypatch.setattr("flickbook.page.judge", lambda recording, options, **_: seen.append(options) or _held())

    async def check() -> None:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=SHELL)
            page = await browser.new_page(viewport=flickbook.viewport(CARDS))
            await page.goto(CAROUSEL)
            monkeypatch.setenv("PATH", str(tmp_path))
            await flickbook.check(page, CARDS)

    run_apart(check())
    assert seen[0][seen[0].index("--browser") + 1] == str(shell)
