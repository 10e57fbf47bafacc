"""Small recordings of what is drawn above the content: indicators and headers."""

from .story import story, view
from .text import Element as E


def plain(t, *policies, content=(320, 1500), **shows):
    t.on((320, 480), view("view", (0, 0, 320, 480), content, *policies, E("shows", **shows)))


def table(t, *policies, **shows):
    plain(t, *policies, E("sections", rows=(2, 6, 9), row_heights=(44, 70), header_height=28), **shows)


@story(
    "Invariants/indicator-reading-matches", "An indicator along a list", "The indicator moves with the list and shrinks past its end.",
    "indicators", "indicator-reading-matches")
def _(t):
    plain(t, indicators=True)
    t.drag((160, 300), (0, -120), lasts=260, hold=60)
    t.wait(400)
    t.drag((160, 150), (0, 240), lasts=320, hold=60)


@story(
    "Invariants/indicator-reading-matches-both-ways", "Indicators along both sides",
    "A sheet that is flicked diagonally shows an indicator along each side, as long as the visible share of the sheet.", "indicators",
    "indicator-reading-matches")
def _(t):
    plain(t, content=(700, 900), indicators=True)
    t.flick((250, 300), (-120, -90), lasts=140)


@story(
    "Invariants/rows-alive-exact", "Rows that come and go", "Every visible row exists, and one more on each side.",
    "sections", "rows-alive-exact")
def _(t):
    table(t, rows=True)
    t.drag((160, 380), (0, -240), lasts=320, hold=60)


@story(
    "Invariants/rows-alive-exact-coasting", "Rows that scroll by fast", "However fast the table scrolls, every visible row exists.",
    "sections", "rows-alive-exact")
def _(t):
    table(t, rows=True)
    t.flick((160, 380), (0, -160), lasts=90)


@story(
    "Invariants/section-header-sticks", "A header that is pushed away",
    "The header stays at the top until the next section comes.", "sections", "section-header-sticks")
def _(t):
    table(t, header=True)
    t.drag((160, 400), (0, -180), lasts=400, hold=60)


@story(
    "Invariants/section-header-sticks-below-a-bar", "A header below a bar",
    "With an inset at the top the header stays below it, and comes down with the first row.", "sections",
    "section-header-sticks")
def _(t):
    table(t, E("insets", top=64), header=True)
    t.drag((160, 420), (0, -230), lasts=420, hold=60)
    t.wait(500)
    t.flick((160, 200), (0, 180), lasts=110)


def form(t, **keyboard):
    t.on(
        (320, 480),
        view(
            "form", (0, 64, 320, 416), (320, 900), E("keyboard", avoids="inset", **keyboard),
            E("shows", keyboard=True)))
    t.at(100)
    t.keyboard((0, 264, 320, 216))
    t.wait(400)


@story(
    "Invariants/keyboard-dismiss-mode", "A drag sends the keyboard away", "The keyboard disappears as the drag begins.", "keyboard dismiss",
    "keyboard-dismiss-mode")
def _(t):
    form(t, dismiss="on-drag")
    t.drag((160, 220), (0, -90), lasts=260, hold=60)


@story(
    "Invariants/keyboard-dismiss-mode-taken-along", "A finger takes the keyboard along",
    "The keyboard follows the finger below its top edge, and comes back when the finger lifts.", "keyboard dismiss", "keyboard-dismiss-mode")
def _(t):
    form(t, dismiss="interactive")
    t.drag((160, 200), (0, 150), lasts=320, hold=60)
