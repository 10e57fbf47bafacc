"""Picker wheels side by side."""

from .story import story, view
from .text import Element as E

HEIGHT, ROW = 216, 44
REST = (HEIGHT - ROW) / 2


def wheel(name, x, width, rows, selected=0, valid=None, height=HEIGHT, row=ROW):
    """Rows are cells that come to the middle, and a row of 44 leaves 86 above and below."""
    rest = (height - row) / 2
    return view(
        name, (x, 264, width, height), (width, rows * row), E("insets", top=rest, bottom=rest),
        E("start", x=0, y=selected * row - rest), E("snap", every=row, axis="y", at="middle"),
        E("wheel", rows=rows, row_height=row, valid=valid, selected=selected or None),
        E("shows", selection=True))


@story(
    "Wheels/spin-to-a-quarter", "Spin to the next quarter of an hour",
    "A minute interval of 15 gives four rows; each spin ends on one, and reports it once.",
    "wheel", "rest-step-nearest 0.5pt, picker-value-valid, selection-reported-once")
def _(t):
    t.on(
        (320, 480), wheel("hours", 60, 100, 24, selected=9), wheel("minutes", 160, 100, 4))
    t.flick((110, 430), (2, -110), lasts=110)
    t.wait(2600)
    t.drag((210, 400), (-2, -80), hold=180)
    t.wait(1500)
    t.drag((210, 330), (2, 30), hold=180)


@story(
    "Wheels/five-flicks-past-the-end", "Flick an hour wheel five times past its end",
    "Flick after flick the wheel is past the last allowed hour; it comes back to it when left alone.",
    "wheel limits", "picker-value-valid, rest-in-bounds 0.5pt", hertz=120)
def _(t):
    t.on((320, 480), wheel("hours", 110, 100, 24, selected=10, valid=(6, 18)))
    for _ in range(5):
        t.flick((160, 440), (t.hand.between(-3, 3), -140), lasts=t.hand.between(85, 110))
        t.wait(330)
    t.wait(2600)


@story(
    "Wheels/count-down", "The app sets the minutes while a person sets the hours",
    "The app turns the minutes back one by one, while no finger is on them; a set by the app is no choice.",
    "wheel ask", "selection-reported-once, untouched-stays-put, picker-value-valid")
def _(t):
    t.on(
        (320, 480), wheel("hours", 60, 100, 24, selected=2),
        wheel("minutes", 160, 100, 60, selected=30))
    t.at(500)
    t.ask("minutes", select=29)
    t.wait(600)
    t.drag((110, 400), (2, -90), hold=200)
    t.wait(1500)
    t.ask("minutes", select=28)
    t.wait(900)
    t.flick((210, 330), (-2, 90), lasts=120)


@story(
    "Wheels/any-three-wheels", "Choose a day, a month and a year",
    "Three wheels of different heights, with rows of different heights, are turned one after the other; "
    "those that no finger is on stand still.",
    "wheel", "untouched-stays-put, rest-step-nearest 0.5pt, selection-reported-once")
def _(t):
    t.on(
        (320, 480), wheel("day", 10, 80, 31, selected=14),
        wheel("month", 100, 120, 12, selected=5, height=180, row=36),
        wheel("year", 230, 80, 40, selected=20, height=162, row=30))
    t.flick((50, 340), (1, 100), lasts=120)
    t.wait(2400)
    t.drag((160, 380), (-2, -120))
    t.wait(1500)
    t.flick((270, 400), (2, -110), lasts=100)


@story(
    "Wheels/set-by-the-program", "The app spins a wheel to its value",
    "The wheel spins to the row the app selects and reports no choice; later fewer rows are allowed.",
    "wheel ask", "animation-reaches-target, picker-value-valid, selection-reported-once")
def _(t):
    t.on((320, 480), wheel("hours", 110, 100, 24, selected=3))
    t.at(300)
    t.ask(select=15, animated=True)
    t.wait(1500)
    t.flick((160, 330), (2, 90), lasts=120)
    t.wait(2600)
    t.set(E("wheel", valid=(8, 10)))
