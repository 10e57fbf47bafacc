"""Replays recorded gestures, and checks the replays by invariants of scrolling.

`check(page, "swipe.xml")` replays a recording in the page that a Playwright page shows. `judge("swipe.xml")` replays it
on an engine. The plugin of pytest (`flickbook.plugin`) collects recordings as tests.
"""

from .page import check
from .program import javascript, program
from .recording import viewport
from .verdict import Broken, NotJudged, Untested, Verdict, judge

__all__ = ["Broken", "NotJudged", "Untested", "Verdict", "check", "javascript", "judge", "program", "viewport"]
