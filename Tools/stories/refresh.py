"""A list that is pulled to refresh."""

from .story import story, view
from .text import Element as E


def news(t, fires=None, distance=60, start=-64):
    t.on(
        (320, 568),
        view(
            "list", (0, 0, 320, 568), (320, 1600), E("scroll", always_bounce="y"),
            E("insets", top=64), E("start", x=0, y=start),
            E("refresh", distance=distance, height=60, fires=fires), E("shows", refreshing=True)))


@story(
    "Refresh/fires-at-the-lift", "Pull a list that refreshes when it is let go",
    "Pulled beyond the refresh distance and pushed back, the list does nothing; let go beyond it, a refresh begins.",
    "refresh", "refresh-fires-once, refresh-keeps-inset, overscroll-damped")
def _(t):
    news(t, fires="release")
    t.down((160, 150))
    t.glide({1: (4, 210)}, 420)
    t.wait(120)
    t.glide({1: (-3, -190)}, 420)
    t.hold(140)
    t.up()
    t.wait(1500)
    t.drag((160, 150), (-4, 230), hold=160)
    t.wait(2200)
    t.ask(end_refresh=True)


@story(
    "Refresh/pull-again-while-it-works", "Pull again while the list refreshes",
    "The list is pulled again during a refresh: it refreshes once and comes back when that ends. A later pull starts the next refresh.",
    "refresh", "refresh-fires-once, refresh-keeps-inset, rest-in-bounds 0.5pt")
def _(t):
    news(t)
    t.drag((160, 150), (3, 220), hold=120)
    t.wait(1200)
    t.drag((150, 180), (-3, 200), hold=120)
    t.wait(1500)
    t.ask(end_refresh=True)
    t.wait(1300)
    t.drag((160, 150), (2, 220), hold=120)
    t.wait(1200)
    t.ask(end_refresh=True)


@story(
    "Refresh/ends-while-it-coasts", "The refresh ends while the list coasts",
    "The list is far from its top when the refresh ends: it coasts on as if nothing had happened.",
    "refresh coast", "decel-monotone, refresh-keeps-inset, no-teleport", hertz=120)
def _(t):
    news(t)
    t.drag((160, 150), (3, 220), hold=120)
    t.wait(1100)
    t.flick((160, 440), (-4, -250), lasts=115)
    t.wait(420)
    t.ask(end_refresh=True)
    t.wait(3000)
    t.flick((160, 150), (4, 230), lasts=110)
