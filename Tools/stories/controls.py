"""Whose a touch is: of what is inside a view, or of the view once it is dragged."""

from .story import story, view
from .text import Element as E


def page(t, **scroll):
    t.on((320, 568), view("page", (0, 0, 320, 568), (320, 2400), E("scroll", **scroll)))


@story(
    "Window/hold-a-slider-and-drag", "Hold a slider on a page and drag it",
    "The page takes no touch from its controls: a finger that rests first drags the slider, a quick drag scrolls the page.",
    "controls", "drag-tracks-finger, no-teleport, rest-flags-clear")
def _(t):
    page(t, cancels_touches=False)
    t.down((160, 300))
    t.hold(260)
    t.glide({1: (4, -140)}, 380)
    t.hold(150)
    t.up()
    t.wait(700)
    t.flick((160, 430), (3, -190), lasts=120)


@story(
    "Window/swipe-away-from-a-button", "Press a button and swipe away from it",
    "The page passes touches to its controls at once and takes them back for a drag: a press is a tap, a swipe scrolls.",
    "controls tap", "tap-arrives, tap-content-coords, drag-tracks-finger, drag-moves-content", hertz=120)
def _(t):
    page(t, delays_touches=False)
    t.tap((160, 300))
    t.wait(800)
    t.drag((160, 420), (-3, -180))
    t.wait(900)
    t.tap((150, 260), jitter=(0, 1))


@story(
    "Window/controls-keep-their-touches", "Drag on a page that takes no touch from its controls",
    "Controls in the page get each touch at once and keep it: no drag scrolls the page, however quick it is.",
    "controls", "tap-arrives, rest-flags-clear, insets-as-declared")
def _(t):
    page(t, delays_touches=False, cancels_touches=False)
    t.tap((160, 300))
    t.wait(700)
    t.drag((160, 420), (2, -200))
    t.wait(700)
    t.flick((160, 430), (-3, -190), lasts=120)


@story(
    "Nested/a-card-keeps-its-touches", "Drag on a card that takes no touch from its controls",
    "Card and page take no touch from their controls: a drag after a pause moves neither, a quick drag moves the card.",
    "nested controls", "drag-tracks-finger, untouched-stays-put, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        (320, 568),
        view("page", (0, 0, 320, 568), (320, 1200), E("scroll", cancels_touches=False)),
        view("card", (20, 100, 280, 300), (280, 900), E("scroll", cancels_touches=False), inside="page"))
    t.down((160, 320))
    t.hold(240)
    t.glide({1: (3, -120)}, 360)
    t.hold(150)
    t.up()
    t.wait(800)
    t.flick((160, 340), (-2, -120), lasts=120)
    t.wait(2600)
    t.drag((160, 480), (2, -110), lasts=300)
