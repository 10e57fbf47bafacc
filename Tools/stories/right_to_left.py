"""Views that begin at the right, as they do in Arabic and Hebrew: the systems of the others in a mirror."""

from .gallery import LANDSCAPE, PORTRAIT
from .story import story, view
from .text import Element as E


def album(t, *start, pages=5):
    """The first photo is the rightmost one."""
    t.on(
        (320, 480),
        view(
            "photos", (0, 20, 320, 460), (320 * pages, 460),
            E("scroll", paging=True, indicators="none"), *start,
            E("layout", content="pages", pages=pages, on_resize="keep-page", direction="rtl"),
            E("shows", page=True)))


def cars(t, *start, count=5):
    t.on(
        (320, 568),
        view(
            "gallery", (0, 64, 320, 504), (320 * count, 504), E("scroll", paging=True),
            E("zoom", minimum=0.75, maximum=3), *start,
            E("layout", content="pages", pages=count, on_resize="keep-page", direction="rtl"),
            E("shows", page=True, reset=True)))


def onward(t, way=(220, -4), lasts=150):
    """To the next page, which is at the left: the finger goes to the right."""
    t.flick((50 if way[0] > 0 else 270, 250), way, lasts=lasts)


@story(
    "Photos/right-to-left", "Swipe through an album that begins at the right",
    "The first photo is the rightmost: each swipe to the right shows the next, each swipe to the left the one before, and past the first there is nothing.",
    "paging right-to-left",
    "page-label-formula, rest-page-aligned 0.5pt, flick-turns-page, page-step-at-most-one")
def _(t):
    album(t)
    onward(t)
    t.wait(1400)
    onward(t)
    t.wait(1400)
    onward(t, (-220, 3))
    t.wait(1400)
    onward(t, (-215, -3))
    t.wait(1400)
    onward(t, (-190, 2), 130)


@story(
    "Photos/right-to-left-from-the-last", "Open a right-to-left album on its last photo",
    "The app opens photo 0 of five, which is the last, at the far left. A flick to the right changes nothing; "
    "one to the left shows the fourth.",
    "start paging right-to-left", "start-index-modulo, page-label-formula, rest-page-aligned 0.5pt")
def _(t):
    album(t, E("start", item=0))
    t.at(400)
    onward(t)
    t.wait(1500)
    onward(t, (-210, 3))


@story(
    "Photos/add-at-the-left", "Add a photo to an album that begins at the right",
    "New photos are added at the left, after the last one: what is visible stays in place at rest, in a drag and in a page turn.",
    "paging right-to-left growth", "growth-keeps-place, rest-page-aligned 0.5pt, page-label-formula")
def _(t):
    album(t, pages=2)
    t.at(300)
    t.set(E("layout", pages=3))
    t.wait(500)
    t.swing((50, 250), (150, 3), lasts=150)
    t.set(E("layout", pages=4))
    t.wait(60)
    t.up()
    t.wait(90)
    t.set(E("layout", pages=5))
    t.wait(1400)
    onward(t)


@story(
    "Gallery/right-to-left-turn", "Turn the device on the second car from the right",
    "Cars are counted from the right, and a turn keeps the car with its edge at the edge, enlarged or not.",
    "paging rotation zoom right-to-left",
    "rotation-keeps-page 0.5pt, page-label-formula, rest-page-aligned 0.5pt, rotation-keeps-zoom")
def _(t):
    cars(t)
    onward(t)
    t.wait(1400)
    t.turn(*LANDSCAPE)
    t.wait(900)
    t.flick((90, 180), (300, 4), lasts=150)
    t.wait(1400)
    t.turn(*PORTRAIT)
    t.wait(900)
    t.pinch((160, 320), 90, 150, hold=120)
    t.wait(1400)
    t.turn(*LANDSCAPE)


@story(
    "Gallery/right-to-left-from-car-9", "Open car 9 of five in a right-to-left gallery",
    "Cars count from the right, and 9 counts as car 4. The page control then shows car 2, a flick to the right "
    "car 3, the page control car 1.",
    "start paging ask right-to-left",
    "start-index-modulo, page-label-formula, request-arrives")
def _(t):
    cars(t, E("start", item=9))
    t.at(600)
    t.ask(page=2, animated=True)
    t.wait(1200)
    onward(t)
    t.wait(1400)
    t.ask(page=1)


@story(
    "Scroller/right-to-left", "Scroll through numbers that begin at the right",
    "The first number is the rightmost; a flick to the right goes on, and the nearest number comes to the middle.",
    "snap right-to-left", "rest-step-nearest, value-changed-reported")
def _(t):
    t.on(
        (320, 480),
        view(
            "numbers", (0, 220, 320, 40), (520, 40), E("scroll", indicators="none"),
            E("insets", left=160, right=160), E("layout", direction="rtl"),
            E("snap", every=50, at="middle")))
    t.at(200)
    t.drag((100, 240), (88, 2), hold=200)
    t.wait(1500)
    t.flick((90, 240), (140, -2), lasts=120)
    t.wait(2500)
    t.drag((230, 240), (-77, 2), hold=200)


@story(
    "Window/small-content-at-the-right", "Pull a row that is too short for its view",
    "A row of one tile begins at the right and stands there; pulled to either side it comes back, and with more tiles it begins at the right too.",
    "bounce right-to-left", "rest-in-bounds 0.5pt, bounce-back-no-overshoot, insets-as-declared")
def _(t):
    t.on(
        (320, 568),
        view(
            "row", (0, 120, 320, 140), (140, 140), E("scroll", always_bounce="x"),
            E("layout", direction="rtl")))
    t.drag((250, 190), (-150, 4), lasts=450, hold=160)
    t.wait(1500)
    t.flick((120, 190), (170, -3), lasts=140)
    t.wait(1500)
    t.set(E("content", width=600, left=460))
