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
    "Wheels/spin-to-a-quarter", "Spin the hours and the quarters of an hour",
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
    "Each flick takes the wheel past the last allowed hour; it comes back to that hour when no finger is on it.",
    "wheel limits", "picker-value-valid, rest-in-bounds 0.5pt", hertz=120)
def _(t):
    t.on((320, 480), wheel("hours", 110, 100, 24, selected=10, valid=(6, 18)))
    for _ in range(5):
        t.flick((160, 440), (t.hand.between(-3, 3), -140), lasts=t.hand.between(85, 110))
        t.wait(330)
    t.wait(2600)


@story(
    "Wheels/count-down", "The app sets the minutes while a person sets the hours",
    "The app turns the minutes back one by one while no finger is on them, and the wheel reports no selection for that.",
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
    "wheels without a finger stand still.",
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
    "The wheel spins to the row that the app selects and reports no selection; later fewer rows are allowed.",
    "wheel ask", "animation-reaches-target, picker-value-valid, selection-reported-once")
def _(t):
    t.on((320, 480), wheel("hours", 110, 100, 24, selected=3))
    t.at(300)
    t.ask(select=15, animated=True)
    t.wait(1500)
    t.flick((160, 330), (2, 90), lasts=120)
    t.wait(2600)
    t.set(E("wheel", valid=(8, 10)))


@story(
    "Wheels/thirty-one-days", "Turn to a month that has fewer days",
    "On the 31st the month changes to February: the app allows 28 days and the day wheel goes to the "
    "28th. In a leap year a person can turn it to the 29th.",
    "wheel date", "picker-value-valid, selection-reported-once, rest-step-nearest 0.5pt")
def _(t):
    t.on(
        (320, 480), wheel("day", 10, 80, 31, selected=30), wheel("month", 100, 120, 12),
        wheel("year", 230, 80, 40, selected=23))
    t.at(300)
    t.drag((160, 380), (-2, -54), hold=200)
    t.wait(1200)
    t.set(E("wheel", valid=(0, 27)), view="day")
    t.wait(1500)
    t.drag((270, 380), (1, -54), hold=200)
    t.wait(1200)
    t.set(E("wheel", valid=(0, 28)), view="day")
    t.wait(800)
    t.flick((50, 400), (1, -80), lasts=120)
    t.wait(2400)
    t.drag((160, 380), (-2, -54), hold=200)
    t.wait(1200)
    t.set(E("wheel", valid=(0, 30)), view="day")
    t.wait(600)
    t.flick((50, 400), (1, -90), lasts=120)


@story(
    "Wheels/date-and-time", "Choose a day and a time that is neither too early nor too late",
    "Times from 9:30 on the first day to 16:15 on the last are allowed: spun past a limit, the wheels "
    "come back. Other days have every hour.",
    "wheel date limits", "picker-value-valid, selection-reported-once, untouched-stays-put")
def _(t):
    t.on(
        (320, 480), wheel("date", 5, 120, 60), wheel("hours", 130, 60, 12, selected=10, valid=(9, 11)),
        wheel("minutes", 195, 60, 12, selected=6), wheel("half", 260, 55, 2))
    t.at(300)
    t.flick((160, 320), (2, 110), lasts=120)
    t.wait(2400)
    t.set(E("wheel", valid=(6, 11)), view="minutes")
    t.wait(300)
    t.flick((225, 320), (-2, 100), lasts=120)
    t.wait(2400)
    t.drag((60, 400), (2, -60), hold=200)
    t.wait(1200)
    t.set(E("wheel", valid=(0, 11)), view="hours")
    t.set(E("wheel", valid=(0, 11)), view="minutes")
    t.wait(300)
    t.flick((160, 320), (2, 110), lasts=120)
    t.wait(2600)
    t.drag((287, 400), (1, -50), hold=200)
    t.wait(1500)
    t.drag((60, 400), (-2, -104), hold=200)
    t.wait(1200)
    t.set(E("wheel", valid=(0, 4)), view="hours")
    t.wait(300)
    t.flick((160, 430), (-2, -120), lasts=120)
    t.wait(2600)
    t.set(E("wheel", valid=(0, 3)), view="minutes")
    t.wait(900)
    t.drag((225, 380), (2, -56), hold=200)


@story(
    "Wheels/morning-and-afternoon", "Turn from the morning to the afternoon and back",
    "The wheel of AM and PM has two rows: however hard it is flicked it ends on one of them, and the hours stand still.",
    "wheel", "rest-step-nearest 0.5pt, rest-in-bounds 0.5pt, untouched-stays-put, selection-reported-once")
def _(t):
    t.on((320, 480), wheel("hours", 60, 100, 12, selected=4), wheel("half", 160, 100, 2))
    t.flick((210, 440), (-2, -150), lasts=90)
    t.wait(2000)
    t.flick((210, 320), (2, 140), lasts=90)
    t.wait(2000)
    t.drag((210, 400), (1, -28), hold=200)


@story(
    "Wheels/minute-intervals", "Choose minutes one by one, by fives and by halves",
    "An interval of 1 gives sixty rows, one of 5 twelve, one of 30 two; each spin ends on a row of its own wheel.",
    "wheel", "rest-step-nearest 0.5pt, picker-value-valid, selection-reported-once", hertz=120)
def _(t):
    t.on(
        (320, 480), wheel("ones", 10, 90, 60, selected=15), wheel("fives", 115, 90, 12, row=36),
        wheel("halves", 220, 90, 2, height=162, row=30))
    t.flick((55, 430), (2, -130), lasts=110)
    t.wait(3000)
    t.flick((160, 430), (-2, -120), lasts=110)
    t.wait(2600)
    t.flick((265, 400), (1, -90), lasts=110)


@story(
    "Wheels/count-down-under-a-finger", "A minute passes while a finger holds the wheel",
    "The app turns the minutes back once a minute, but never under a finger: it waits until the wheel has come to rest, and turns it back then.",
    "wheel ask", "drag-tracks-finger, selection-reported-once, picker-value-valid")
def _(t):
    t.on(
        (320, 480), wheel("hours", 60, 100, 24, selected=1),
        wheel("minutes", 160, 100, 60, selected=20))
    t.at(400)
    t.ask("minutes", select=19, animated=True)
    t.wait(1200)
    t.down((210, 380))
    t.glide({1: (-2, -90)}, 500)
    t.mark("the next minute")
    t.hold(700)
    t.glide({1: (1, 30)}, 300)
    t.hold(200)
    t.up()
    t.wait(1500)
    t.ask("minutes", select=19, animated=True)
