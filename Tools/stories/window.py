"""A window onto larger content: a map."""

from .story import story, view
from .text import Element as E


def a_map(t, size, *policies):
    t.on((320, 568), view("map", (0, 0, 320, 568), size, *policies))


@story(
    "Window/flick-slantwise", "Flick the map diagonally",
    "One flick throws the map along both axes; it slows down on both and rests inside its edges.",
    "coast", "decel-monotone, decel-law, release-direction, rest-in-bounds 0.5pt")
def _(t):
    a_map(t, (4000, 4000), E("start", x=1600, y=1600))
    t.flick((230, 420), (-150, -190), lasts=125)
    t.wait(3400)
    t.flick((110, 200), (120, 90), lasts=150)


@story(
    "Window/flick-and-tap", "Flick the map and tap it to a stop",
    "A tap stops the coasting map where it is shown; the finger hardly moves, so it does not drag.",
    "coast catch", "touch-catches-motion, slop-deadzone, rest-flags-clear")
def _(t):
    a_map(t, (4000, 4000), E("start", x=1600, y=1600))
    t.flick((220, 440), (-90, -230), lasts=115)
    t.wait(320)
    t.tap((170, 300), jitter=(1, -1.5))
    t.wait(1500)
    t.tap((150, 260), jitter=(-2, 2.5), lasts=110)
    t.wait(900)
    t.flick((150, 200), (60, 170), lasts=120)
    t.wait(450)
    t.tap((200, 330), jitter=(0, 2))


@story(
    "Window/all-at-one-time", "A drag that is reported all at once",
    "The touches are reported late: five moves and the lift have the same time, and the map goes where the finger went.",
    "timing", "finite-state, no-teleport, rest-in-bounds")
def _(t):
    a_map(t, (4000, 4000), E("start", x=1600, y=1600))
    t.down((240, 400))
    t.glide({1: (-30, -20)}, 90)
    t.wait(41)
    for x, y in ((202, 374), (191, 367.5), (179, 360.5), (168.5, 353), (160, 348)):
        t.touch("move", 1, (x, y))
    t.up()
    t.wait(2600)
    t.flick((120, 240), (110, 140), lasts=130)


@story(
    "Window/tap-with-a-trembling-finger", "Tap the map with a trembling finger",
    "Fingers that tremble by five and by seven points tap; the map stays where it is.",
    "tap", "slop-deadzone, rest-flags-clear")
def _(t):
    a_map(t, (4000, 4000), E("start", x=1600, y=1600))
    for place, jitter in (((160, 300), (3, 4)), ((80, 180), (-5, 4.5)), ((240, 420), (4, -5.5))):
        t.tap(place, jitter, lasts=105)
        t.wait(850)


@story(
    "Window/pinch-what-does-not-zoom", "Pinch a list that cannot be zoomed",
    "There is nothing to zoom, so two fingers that move apart only scroll the list by as much as their middle moves.",
    "zoom two-fingers", "rest-in-bounds 0.5pt, no-jump-on-finger-count-change")
def _(t):
    t.on((320, 568), view("list", (0, 64, 320, 504), (320, 2400), E("start", x=0, y=700)))
    t.pinch((160, 320), 60, 230, drift=(4, -60))
    t.wait(1700)
    t.pinch((160, 300), 240, 80, drift=(-3, 50), lasts=350)


@story(
    "Window/zoom-to-a-place", "Zoom to a street, then look around",
    "The app zooms to a rectangle, out to half the size of the map, and in as far as it goes; a drag in between follows the finger.",
    "zoom ask", "zoom-ask-arrives, content-size-scales, drag-tracks-finger, zoom-in-range")
def _(t):
    a_map(t, (1200, 1600), E("zoom", minimum=0.25, maximum=3), E("start", x=300, y=400))
    t.tap((160, 280))
    t.wait(190)
    t.ask(zoom_to_rect=(520, 700, 160, 284), animated=True)
    t.wait(1500)
    t.drag((240, 420), (-120, -150))
    t.wait(1200)
    t.ask(zoom_to=0.5, animated=True)
    t.wait(1400)
    t.ask(zoom_to=9)


@story(
    "Window/locked-to-one-way", "Read a wide table one way at a time",
    "The direction is locked: a drag that begins sideways moves the table sideways only, one upwards only upwards, a diagonal one both ways.",
    "direction-lock", "cross-axis-frozen, drag-tracks-finger, rest-in-bounds", hertz=120)
def _(t):
    t.on(
        (320, 568),
        view(
            "sheet", (0, 64, 320, 504), (1600, 3000), E("scroll", direction_lock=True),
            E("start", x=500, y=900)))
    t.drag((250, 300), (-170, 28))
    t.wait(1100)
    t.flick((150, 450), (22, -210), lasts=130)
    t.wait(3200)
    t.drag((100, 250), (130, 120))


@story(
    "Window/tap-the-status-bar", "Tap the status bar to go to the top",
    "A tap on the status bar takes the list to its first row, however far down it was.",
    "top ask", "animation-reaches-target, rest-in-bounds 0.5pt, callback-grammar")
def _(t):
    t.on(
        (320, 568),
        view(
            "list", (0, 20, 320, 548), (320, 6000), E("scroll", scrolls_to_top=True),
            E("start", x=0, y=2200)))
    t.flick((160, 420), (4, -230), lasts=120)
    t.wait(3600)
    t.tap((150, 8), jitter=(0.5, 0))
    t.wait(1800)
    t.drag((160, 400), (-4, -180))
    t.wait(900)
    t.ask(scroll_to_top=True, animated=True)


@story(
    "Window/close-and-open-the-map", "Pinch the map closed, then open again",
    "The place between the fingers stays between them, while the map gets smaller and larger again.",
    "zoom", "pinch-anchor, pinch-ratio, zoom-in-range, content-size-scales", hertz=120)
def _(t):
    a_map(
        t, (1200, 1600), E("zoom", minimum=0.5, maximum=3), E("start", x=700, y=900, zoom=1.5))
    t.pinch((150, 300), 240, 190, drift=(10, -6), lasts=380)
    t.wait(1300)
    t.pinch((170, 260), 90, 150, drift=(-8, 12), lasts=430)


@story(
    "Window/flick-along-a-row", "Flick along a row of a wide table",
    "The flick begins sideways, so the table coasts sideways only; the next drag moves it along one axis only, too.",
    "direction-lock coast", "cross-axis-frozen, decel-monotone, release-direction")
def _(t):
    t.on(
        (320, 568),
        view(
            "sheet", (0, 64, 320, 504), (2400, 3000), E("scroll", direction_lock=True),
            E("start", x=400, y=700)))
    t.flick((260, 300), (-190, 24), lasts=120)
    t.wait(3400)
    t.drag((160, 420), (-26, -190))


@story(
    "Window/pause-and-turn-aside", "Pause on a locked table and go on along the row",
    "The drag begins upwards and is locked; after a rest of three quarters of a second the finger goes on "
    "sideways, and the table goes with it.",
    "direction-lock", "cross-axis-frozen, drag-tracks-finger, rest-in-bounds")
def _(t):
    t.on(
        (320, 568),
        view(
            "sheet", (0, 64, 320, 504), (1600, 3000), E("scroll", direction_lock=True),
            E("start", x=500, y=900)))
    t.down((200, 400))
    t.glide({1: (6, -120)}, 320)
    t.hold(750)
    t.glide({1: (-130, 8)}, 340)
    t.hold(200)
    t.up()
    t.wait(900)
    t.drag((240, 300), (-140, 12))
