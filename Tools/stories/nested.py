"""Carousels and a scroll view inside a list."""

from .story import story, view
from .text import Element as E


@story(
    "Nested/through-both-edges", "Drag a box through both its edges",
    "A drag takes the box to its edge and a little past it, and the next one moves the page, downwards as upwards.",
    "nested hand-over", "nested-single-owner, drag-tracks-finger, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        (320, 568),
        view("page", (0, 0, 320, 568), (320, 1200), E("start", x=0, y=200)),
        view("box", (20, 400, 280, 240), (280, 330), inside="page"))
    for start, way in ((400, -170), (400, -150), (250, 160), (220, 170)):
        t.drag((160, start), (3, way), lasts=480, hold=200)
        t.wait(1500)


@story(
    "Nested/back-at-the-first-film", "Pull a carousel back at its first film",
    "At its first film the carousel resists and comes back; the list does not go sideways.",
    "nested bounce", "overscroll-damped, nested-single-owner, untouched-stays-put", hertz=120)
def _(t):
    t.on(
        (320, 568),
        view("list", (0, 0, 320, 568), (320, 1400)),
        view(
            "films", (0, 80, 320, 160), (960, 160), E("scroll", always_bounce="x"), inside="list"),
        view(
            "series", (0, 320, 320, 160), (960, 160), E("scroll", always_bounce="x"),
            inside="list"))
    t.drag((90, 150), (150, 8))
    t.wait(1400)
    t.flick((260, 400), (-170, 6), lasts=120)
    t.wait(2600)
    t.flick((160, 500), (8, -160), lasts=130)


@story(
    "Nested/two-carousels-two-fingers", "Move two carousels with two fingers",
    "Each carousel follows its own finger; the list around them does not move.",
    "nested two-fingers", "nested-single-owner, untouched-stays-put, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        (320, 568),
        view("list", (0, 0, 320, 568), (320, 1400)),
        view("films", (0, 80, 320, 160), (1600, 160), inside="list"),
        view("series", (0, 320, 320, 160), (1600, 160), inside="list"))
    t.drag((270, 160), (-190, 3), lasts=500, finger=1)
    t.wait(1400)
    t.down((270, 160), 1)
    t.wait(40)
    t.down((60, 400), 2)
    t.glide({1: (-160, 4)}, 420)
    t.hold(150)
    t.up(1)
    t.wait(30)
    t.glide({2: (150, -5)}, 420)
    t.hold(150)
    t.up(2)
