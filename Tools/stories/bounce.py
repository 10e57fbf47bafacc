"""Content as large as its view, which bounces and comes back."""

from .story import story, view
from .text import Element as E


@story(
    "Bounce/no-bounce", "Pull and flick a list that does not bounce",
    "The list stops at its edges at once: nothing past them becomes visible, and flicks end there.",
    "bounce limits", "no-overscroll-when-bounce-off, decel-monotone, rest-in-bounds 0.5pt")
def _(t):
    t.on((320, 568), view("cars", (0, 64, 320, 504), (320, 1600), E("scroll", bounces=False)))
    t.drag((160, 200), (3, 150))
    t.wait(900)
    t.flick((160, 450), (5, -240), lasts=115)
    t.wait(3000)
    t.flick((150, 450), (-4, -260), lasts=105)
    t.wait(3000)


@story(
    "Bounce/nothing-to-move", "Drag a list that fits and does not bounce",
    "The list fits its view and does not bounce, so neither a drag nor a flick moves it.",
    "bounce", "rest-in-bounds 0.1pt, rest-flags-clear, callback-grammar, stands-still: offset.x == 0 and offset.y == 0")
def _(t):
    t.on((320, 568), view("cars", (0, 64, 320, 504), (320, 504)))
    t.drag((160, 200), (6, 140))
    t.wait(800)
    t.flick((150, 460), (-8, -220), lasts=120)
    t.wait(800)
    t.drag((90, 300), (150, 10), lasts=350)


@story(
    "Bounce/catch-in-the-bounce", "Catch the list while it comes back",
    "The list is touched on its way back, pulled once more and let go, and comes back all the way.",
    "bounce catch", "overscroll-damped, bounce-back-no-overshoot, rest-in-bounds 0.1pt", hertz=120)
def _(t):
    t.on((320, 568), view("cars", (0, 64, 320, 504), (320, 504), E("scroll", always_bounce="y")))
    t.drag((160, 180), (-4, 210), hold=120)
    t.wait(110)
    t.drag((170, 300), (3, 130), hold=150)
    t.wait(1600)
    t.flick((160, 200), (4, 190), lasts=120)
    t.wait(240)
    t.tap((160, 320), jitter=(0, 1))


@story(
    "Bounce/no-bounce-sideways", "Pull a wide table that does not bounce",
    "The table does not bounce: pulled past its first column or flicked to its last, it stops at the edge.",
    "bounce limits", "no-overscroll-when-bounce-off, rest-in-bounds 0.1pt, drag-tracks-finger",
    hertz=120)
def _(t):
    t.on(
        (320, 568),
        view(
            "table", (0, 64, 320, 504), (900, 504),
            E("scroll", bounces=False, always_bounce="both"), E("start", x=120, y=0)))
    t.drag((90, 300), (190, 40))
    t.wait(900)
    t.flick((280, 300), (-230, 12), lasts=110)
    t.wait(2600)
    t.drag((200, 320), (-90, -80))
