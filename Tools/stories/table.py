"""A table whose rows arrive while it is scrolled."""

from .story import story, view
from .text import Element as E


def table(t, height=2400, y=600):
    t.on(
        (320, 568),
        view(
            "table", (0, 64, 320, 504), (320, height), E("scroll", always_bounce="y"),
            E("start", x=0, y=y)))


@story(
    "Table/rows-above-while-coasting", "Rows are measured above while the table coasts",
    "The visible rows coast on without a jump, although the content above them grows twice.",
    "growth coast", "growth-keeps-place, decel-monotone, no-teleport")
def _(t):
    table(t)
    t.flick((160, 200), (4, 220), lasts=120)
    t.wait(250)
    t.set(E("content", width=320, height=2640, above=240))
    t.wait(300)
    t.set(E("content", width=320, height=2728, above=88))


@story(
    "Table/rows-below-in-the-bounce", "Rows arrive while the end bounces",
    "The table was pulled past its end when more rows arrive; it stays where there is content now.",
    "growth bounce", "rest-in-bounds 0.5pt, growth-keeps-place, no-teleport")
def _(t):
    table(t, height=1200, y=600)
    t.drag((160, 460), (-3, -250), hold=140)
    t.wait(60)
    t.set(E("content", width=320, height=2080))
    t.wait(1700)
    t.flick((160, 440), (3, -190), lasts=120)


@story(
    "Table/shorter-under-the-finger", "The table gets shorter under the finger",
    "Rows are deleted while a finger holds the table; when it lifts the table rests in range.",
    "growth", "rest-in-bounds 0.5pt, shrunk-content-settles, eventually-at-rest", hertz=120)
def _(t):
    table(t, y=1500)
    t.down((160, 400))
    t.glide({1: (3, -110)}, 360)
    t.wait(60)
    t.set(E("content", width=320, height=1500))
    t.wait(80)
    t.glide({1: (-2, 40)}, 260)
    t.hold(160)
    t.up()
    t.wait(1700)
    t.set(E("content", width=320, height=700))


@story(
    "Table/rows-on-both-sides", "Rows arrive above and below a table at rest",
    "Rows arrive above and below while the table is at rest; the visible rows stay in place.",
    "growth", "growth-keeps-place, rest-in-bounds 0.5pt, drag-tracks-finger")
def _(t):
    table(t)
    t.drag((160, 420), (2, -130))
    t.wait(1200)
    t.set(E("content", width=320, height=3000))
    t.wait(500)
    t.set(E("content", width=320, height=3132, above=132))
    t.wait(700)
    t.drag((160, 250), (-3, 120))
