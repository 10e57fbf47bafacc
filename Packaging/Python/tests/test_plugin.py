"""Tests that pytest runs recordings as tests."""

import re

import pytest
from conftest import CARDS, PAGES, needs_browser

PULL = """\
<?xml version="1.0" encoding="UTF-8"?>
<recording xmlns="urn:flickbook:recording:1" title="Pull a list down and let go">
  <tag>bounce</tag>
  <scene>
    <window width="320" height="568"/>
    <view id="list" x="0" y="0" width="320" height="568">
      <content width="320" height="5000"/>
    </view>
  </scene>
  <timeline>
    <down t="0" finger="1" x="160" y="200"/>
    <move t="16" finger="1" x="160" y="230"/>
    <move t="32" finger="1" x="160" y="270"/>
    <move t="48" finger="1" x="160" y="310"/>
    <move t="64" finger="1" x="160" y="350"/>
    <up t="80" finger="1" x="160" y="390"/>
  </timeline>
</recording>
"""
FAULTY = "--engine ios(rubber=2)"


@pytest.fixture
def folder(pytester):
    """A folder with two recordings, in which pytest runs."""
    for name in ("Gestures/pull.xml", "Gestures/deep/pull-again.xml"):
        path = pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PULL, encoding="utf-8")
    return pytester


def run(folder, *arguments, **settings):
    lines = [f"{name} = {value}" for name, value in settings.items()]
    folder.makeini("\n".join(["[pytest]", *lines]))
    return folder.runpytest_subprocess("-p", "no:cacheprovider", *arguments)


def test_recordings_that_no_setting_names_are_not_collected(folder):
    assert run(folder).ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_recording_that_the_command_line_names_is_a_test(folder):
    run(folder, "Gestures/pull.xml").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("pattern", "count"),
    [("Gestures", 2), ("Gestures/pull.xml", 1), ("Gestures/*.xml", 1), ("Gestures/**/pull-*.xml", 1), ("Gest*", 2),
     ("Other", 0)])
def test_a_file_a_folder_and_a_pattern_select_recordings(folder, pattern, count):
    result = run(folder, flickbook_recordings=pattern)
    result.assert_outcomes(passed=count)


def test_a_suite_and_other_xml_files_are_not_recordings(folder):
    (folder.path / "Gestures/flickbook-suite.xml").write_text('<suite xmlns="urn:flickbook:suite:1"/>')
    (folder.path / "Gestures/layout.xml").write_text("<layout/>")
    run(folder, flickbook_recordings="Gestures").assert_outcomes(passed=2)


def test_a_failure_shows_expected_found_and_the_plot(folder):
    result = run(folder, "Gestures/pull.xml", "-ra", flickbook_options=FAULTY)
    result.assert_outcomes(failed=1)
    result.stdout.re_match_lines([
        r"FAIL Gestures/pull\.xml \[ios\(rubber=2\)\]",
        r"  Gestures/pull\.xml:1\d:5: overscroll-damped at",
        r"    expected  offset\.y .*",
        r"    found     \d",
        r".*[│|].*offset\.?\s?y in points",
        r"  look   flickbook show Gestures/pull\.xml .*",
        r"FAILED Gestures/pull\.xml::check - overscroll-damped: expected .*",
    ])


def test_the_same_with_xdist(folder):
    pytest.importorskip("xdist")
    result = run(folder, "-n", "2", "-ra", flickbook_recordings="Gestures", flickbook_options=FAULTY)
    result.assert_outcomes(failed=2)
    result.stdout.re_match_lines_random([
        r"    expected  offset\.y .*",
        r"FAILED Gestures/deep/pull-again\.xml::check - overscroll-damped: .*",
    ])


def test_an_untested_recording_is_skipped_with_the_reason(folder):
    untested = "--only rest-pixel-aligned"
    result = run(folder, "Gestures/pull.xml", "-rs", flickbook_options=untested)
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED * Gestures/pull.xml*: *does not declare a resolution*"])
    run(folder, "Gestures/pull.xml", flickbook_options=f"{untested} --strict").assert_outcomes(failed=1)


def test_a_malformed_recording_and_a_wrong_option_fail(folder):
    path = folder.path / "Gestures/pull.xml"
    path.write_text(PULL.replace("<up ", "<upp "))
    result = run(folder, "Gestures/pull.xml")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(['*unknown element "upp"*'])
    result = run(folder, "Gestures/deep", flickbook_recordings="Gestures", flickbook_options="--enigne ios")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*--enigne*"])


def test_a_warning_does_not_fail_and_is_reported(folder):
    levels = "--level overscroll-damped=warn --level no-teleport=warn --level no-jump-between-frames=warn"
    result = run(folder, "Gestures/pull.xml", flickbook_options=f"{FAULTY} {levels}")
    result.assert_outcomes(passed=1, warnings=1)
    result.stdout.fnmatch_lines(["*overscroll-damped*"])


def test_the_limits_of_a_suite_for_whole_runs_do_not_fail_one_recording(folder):
    suite = folder.path / "suite.xml"
    suite.write_text('<suite xmlns="urn:flickbook:suite:1"><gate min-recordings="2"/></suite>')
    run(folder, flickbook_recordings="Gestures", flickbook_suite="suite.xml").assert_outcomes(passed=2)


def test_a_suite_is_used(folder):
    (folder.path / "suite.xml").write_text(
        '<suite xmlns="urn:flickbook:suite:1"><engine name="ios(rubber=2)"/></suite>')
    run(folder, "Gestures/pull.xml", flickbook_suite="suite.xml").assert_outcomes(failed=1)


def test_a_conftest_has_options_for_its_folder(folder):
    (folder.path / "Gestures/deep/conftest.py").write_text(
        f"def pytest_flickbook_options(config, path): return {FAULTY.split()}")
    result = run(folder, "-v", flickbook_recordings="Gestures")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*Gestures/deep/pull-again.xml::check FAILED*"])


def test_tags_and_the_marker_select_recordings(folder):
    (folder.path / "Gestures/deep/pull-again.xml").write_text(PULL.replace("<tag>bounce</tag>", ""))
    run(folder, "-k", "bounce", flickbook_recordings="Gestures").assert_outcomes(passed=1, deselected=1)
    folder.makepyfile(test_other="def test_other(): pass")
    run(folder, "-m", "flickbook", "--strict-markers", flickbook_recordings="Gestures").assert_outcomes(
        passed=2, deselected=1)


def test_a_report_is_written_for_a_failure_only(folder):
    (folder.path / "Gestures/deep/conftest.py").write_text(
        f"def pytest_flickbook_options(config, path): return {FAULTY.split()}")
    run(folder, flickbook_recordings="Gestures", flickbook_reports="reports").assert_outcomes(passed=1, failed=1)
    written = sorted(path.name for path in (folder.path / "reports").iterdir())
    assert written == ["Gestures-deep-pull-again.xml.html"]
    assert "overscroll-damped" in (folder.path / "reports" / written[0]).read_text(encoding="utf-8")


def test_junit_of_pytest_has_the_expected_and_the_found_value(folder):
    run(folder, "Gestures/pull.xml", "--junitxml=out.xml", flickbook_options=FAULTY)
    text = (folder.path / "out.xml").read_text(encoding="utf-8")
    assert re.search(r'<failure message="overscroll-damped: expected [^"]* found ', text)


@needs_browser
def test_recordings_of_a_page_are_replayed_in_the_browser(folder):
    options = f"--engine chromium --page '{PAGES / 'carousel.html'}{{}}'"
    (folder.path / "swipe.xml").write_bytes(CARDS.read_bytes())
    run(folder, "swipe.xml", flickbook_options=options.format("")).assert_outcomes(passed=1)
    run(folder, "swipe.xml", flickbook_options=options.format("?fault")).assert_outcomes(failed=1)


def test_the_fixture_judges_a_recording(folder):
    folder.makepyfile(
        test_fixture="""
        def test_pull(flickbook): flickbook.judge("Gestures/pull.xml", ["--engine", "ios(rubber=2)"])
        def test_held(flickbook): assert flickbook.judge("Gestures/pull.xml").outcome == "held"
        def test_nothing(flickbook): flickbook.judge("Gestures/pull.xml", ["--only", "rest-pixel-aligned"])
        """)
    result = run(folder, "-rs", "test_fixture.py")
    result.assert_outcomes(passed=1, failed=1, skipped=1)
    result.stdout.fnmatch_lines(["E *expected  offset.y*", "SKIPPED * test_fixture.py:3: *"])
