"""Tables: sections of rows, each with a header that stays at the top."""

from .story import story, view
from .text import Element as E


def contacts(t, window=(320, 568), *policies, **sections):
    width, height = window[:2]
    sections = {"rows": (3, 8, 1, 12, 5, 20), "row_heights": (44, 60, 44), "header_height": 28, **sections}
    t.on(
        window,
        view(
            "table", (0, 64, width, height - 64), (width, 3000), E("scroll", always_bounce="y"), *policies,
            E("sections", **sections), E("shows", rows=True, header=True)))


@story(
    "Table/headers-stick", "Scroll contacts by their letters",
    "The letter of the section at the top stays there until the next one pushes it away; only visible rows exist.",
    "sections", "section-header-sticks, rows-alive-exact, rest-in-bounds 0.5pt")
def _(t):
    contacts(t)
    t.drag((160, 420), (4, -130), lasts=600, hold=150)
    t.wait(900)
    t.flick((160, 420), (4, -200), lasts=130)
    t.wait(3000)
    t.flick((160, 250), (-4, 240), lasts=90)
    t.wait(3500)
    t.drag((160, 240), (3, 160), lasts=450, hold=150)


@story(
    "Table/headers-that-go-along", "Scroll a grouped table",
    "In a grouped table headers scroll with their rows, and a header above the top edge is not visible.",
    "sections", "section-header-sticks, rows-alive-exact")
def _(t):
    contacts(t, (320, 480), sticks=False, header_height=40)
    t.drag((160, 400), (4, -220), lasts=600, hold=150)
    t.wait(900)
    t.flick((160, 400), (4, -180), lasts=140)


@story(
    "Table/rows-arrive-in-a-section", "A section above grows while the table coasts",
    "Rows are added to the first section; the visible rows stay in place, below the header of their own section.",
    "sections growth", "growth-keeps-place, section-header-sticks, rows-alive-exact")
def _(t):
    contacts(t, (320, 568), E("insets", top=20), row_heights=44)
    t.flick((160, 430), (4, -220), lasts=110)
    t.wait(260)
    t.set(E("content", above=220), E("sections", rows=(8, 8, 1, 12, 5, 20)))
    t.wait(3500)
    t.drag((160, 300), (2, 120), lasts=450, hold=150)
    t.wait(900)
    t.set(E("sections", rows=(8, 2)))


@story(
    "Table/long-contacts-on-a-tablet", "Fling through a thousand contacts on a tablet",
    "However fast the table scrolls, all visible rows exist, and no header is skipped or left behind.",
    "sections", "rows-alive-exact, section-header-sticks, flick-coasts", hertz=120)
def _(t):
    contacts(t, (768, 1024), rows=tuple(10 + 7 * k % 23 for k in range(48)), ring=2)
    t.flick((380, 800), (6, -420), lasts=110)
    t.wait(4000)
    t.flick((380, 800), (-6, -460), lasts=80)
