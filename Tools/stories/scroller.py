"""A row of numbers, the chosen one in the middle."""

from .story import story, view
from .text import Element as E


def numbers(t, x=-135):
    t.on(
        (320, 480),
        view(
            "numbers", (0, 220, 320, 40), (500, 40), E("scroll", indicators="none"),
            E("insets", left=160, right=160), *([] if x is None else [E("start", x=x, y=0)]),
            E("snap", every=50, at="middle")))


@story(
    "Scroller/not-yet-the-next-number", "Drag less than half a number further",
    "A careful drag ends nearer to the number it came from, and that one comes back to the middle.",
    "snap", "rest-step-nearest, drag-tracks-finger")
def _(t):
    numbers(t, 15)
    t.drag((200, 240), (-75, 2), hold=220)
    t.wait(1400)
    t.drag((150, 242), (27, -2), hold=200)
    t.wait(1400)
    t.drag((160, 240), (-88, 1), hold=210)


@story(
    "Scroller/pull-past-both-ends", "Pull past the first number and past the last",
    "Past either end the row resists, and the outermost number comes back to the middle.",
    "snap limits", "rest-step-nearest, rest-in-bounds 0.5pt, overscroll-damped", hertz=120)
def _(t):
    numbers(t, -85)
    t.drag((90, 240), (170, 4), hold=150)
    t.wait(1700)
    t.flick((260, 240), (-190, -3), lasts=110)
    t.wait(3000)
    t.drag((240, 238), (-160, 3), hold=150)


@story(
    "Scroller/catch-a-number", "Catch the row while it coasts",
    "A finger stops the coasting row and holds it; let go, the nearest number comes to the middle.",
    "snap catch", "touch-catches-motion, rest-step-nearest, callback-grammar")
def _(t):
    numbers(t)
    t.flick((250, 240), (-140, 2), lasts=130)
    t.wait(170)
    t.tap((160, 240), jitter=(0.5, 1), lasts=320)
    t.wait(1600)
    t.flick((100, 240), (110, -3), lasts=140)
    t.wait(210)
    t.drag((120, 240), (60, 2), hold=180)


@story(
    "Scroller/stop-and-turn-back", "Stop the row and flick it back",
    "The row is stopped while it coasts and flicked back at once; the number nearest to where it would stop is chosen.",
    "snap catch", "touch-catches-motion, rest-step-nearest, release-direction", hertz=120)
def _(t):
    numbers(t)
    t.flick((260, 240), (-150, -2), lasts=110)
    t.wait(220)
    t.tap((160, 240), jitter=(1, 0), lasts=150)
    t.wait(60)
    t.flick((120, 240), (90, 3), lasts=130)
    t.wait(2400)
    t.flick((200, 240), (-60, 2), lasts=150)


@story(
    "Scroller/open-on-the-first-number", "Open on the first number",
    "The scene gives no start: the row opens with the first number in the middle, and a drag chooses the next one.",
    "snap open", "rest-step-nearest, value-changed-reported")
def _(t):
    numbers(t, None)
    t.wait(600)
    t.drag((220, 240), (-70, 2), hold=200)
    t.wait(1400)
    t.flick((250, 240), (-120, -2), lasts=130)


@story(
    "Scroller/pull-before-the-first", "Pull far before the first number",
    "The row is pulled more than a number's length before its beginning and let go: the first number comes back to the middle.",
    "snap limits", "rest-step-nearest, overscroll-damped")
def _(t):
    numbers(t)
    t.drag((60, 240), (215, 3), hold=220)
    t.wait(1800)
    t.drag((70, 242), (230, -2), hold=180)


@story(
    "Nested/below-the-control", "Touch the row below its control",
    "The control is 60 points high and the row in it 66: the lowest points of the row are cut off and take no touch.",
    "snap nested clip", "untouched-stays-put, rest-step-nearest")
def _(t):
    t.on(
        (320, 480),
        view("control", (0, 200, 320, 60), (320, 60), E("scroll", indicators="none")),
        view(
            "numbers", (0, 0, 320, 66), (500, 66), E("scroll", indicators="none"),
            E("insets", left=160, right=160), E("start", x=-135, y=0),
            E("snap", every=50, at="middle"), inside="control"))
    t.drag((220, 263), (-120, 1), hold=200)
    t.wait(900)
    t.drag((220, 240), (-110, 2), hold=200)
    t.wait(1500)
    t.flick((230, 264), (-140, 0), lasts=120)


@story(
    "Scroller/open-and-flick", "Open the row and flick it at once",
    "The row opens on its first number and is flicked before anybody has looked at it for long.",
    "snap open", "rest-step-nearest, value-changed-reported", hertz=120)
def _(t):
    numbers(t, None)
    t.wait(150)
    t.flick((260, 240), (-150, 2), lasts=120)
    t.wait(2600)
    t.drag((120, 240), (90, -1), hold=200)


@story(
    "Scroller/pull-before-the-first-again", "Pull far before the first number twice",
    "From the second number the row is pulled far before its beginning, and once more from the first, which comes to the middle each time.",
    "snap limits", "rest-step-nearest", hertz=120)
def _(t):
    numbers(t, -85)
    t.drag((40, 240), (268, 2), hold=200)
    t.wait(1900)
    t.drag((50, 241), (225, -1), hold=160)
