"""Devices that are rotated with what is on them, upside down as well."""

from .story import story, view
from .text import Element as E
from .wheels import wheel

WIDE, TALL = (568, 320), (320, 568)


def below_a_bar(t):
    """A short list that begins below a bar."""
    t.on(
        TALL,
        view(
            "cars", (0, 0, 320, 568), (320, 504), E("scroll", always_bounce="y"),
            E("insets", top=64), E("start", x=0, y=-64)))


@story(
    "Bounce/turn-below-the-bar", "Pull a list below its bar in each orientation",
    "A finger pulls the list down in each of three orientations: it always comes back to rest right below the bar.",
    "bounce rotation", "insets-as-declared, overscroll-damped, rest-in-bounds 0.1pt")
def _(t):
    below_a_bar(t)
    t.drag((160, 200), (3, 150), hold=140)
    t.wait(1200)
    t.turn("landscape-left", WIDE, (None, (0, 0, 568, 320)))
    t.wait(800)
    t.drag((280, 120), (-4, 140), hold=140)
    t.wait(1400)
    t.turn("upside-down", TALL, (None, (0, 0, 320, 568)))
    t.wait(800)
    t.drag((150, 220), (2, 160), hold=140)


@story(
    "Bounce/turn-while-it-comes-back", "Turn the device while the list comes back",
    "The device is turned upside down while the list springs back: it comes to rest below the bar all the same.",
    "bounce rotation", "rest-in-bounds 0.1pt, eventually-at-rest, insets-as-declared", hertz=120)
def _(t):
    below_a_bar(t)
    t.drag((160, 180), (-3, 220), hold=120)
    t.wait(90)
    t.turn("upside-down", TALL, (None, (0, 0, 320, 568)))
    t.wait(1500)
    t.drag((160, 300), (4, 120), hold=140)


@story(
    "Scroller/turn-with-a-number", "Turn the device with a number chosen",
    "After each rotation the control is at another place on the screen; the number in its middle stays there.",
    "snap rotation", "rest-step-nearest, drag-tracks-finger, value-changed-reported")
def _(t):
    t.on(
        (320, 480),
        view(
            "numbers", (0, 220, 320, 40), (500, 40), E("scroll", indicators="none"),
            E("insets", left=160, right=160), E("start", x=-135, y=0), E("snap", every=50, at="middle")))
    t.drag((220, 240), (-110, 2), hold=200)
    t.wait(1400)
    t.turn("landscape-right", (480, 320), (None, (80, 140, 320, 40)))
    t.wait(700)
    t.flick((300, 160), (-120, 2), lasts=130)
    t.wait(2400)
    t.turn("upside-down", (320, 480), (None, (0, 220, 320, 40)))
    t.wait(700)
    t.drag((140, 240), (80, -2), hold=200)


@story(
    "Canvas/turn-the-canvas", "Turn the canvas and tap on it",
    "After each rotation taps add boxes where the finger is, and the offset label shows the current offset.",
    "tap rotation", "tap-content-coords, offset-reading-matches, state-reading-matches, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        TALL,
        view(
            "canvas", (0, 0, 320, 468), (2000, 2000), E("zoom", minimum=0.5, maximum=2),
            E("start", x=400, y=500), E("shows", status=True, offset=True, items=True)))
    t.drag((240, 330), (-90, -60))
    t.wait(900)
    t.turn("landscape-left", WIDE, (None, (0, 0, 568, 220)))
    t.wait(700)
    t.tap((400, 90))
    t.wait(900)
    t.pinch((280, 110), 80, 130)
    t.wait(1200)
    t.turn("upside-down", TALL, (None, (0, 0, 320, 468)))
    t.wait(700)
    t.tap((90, 380), jitter=(1, 0))


@story(
    "Canvas/boxes-on-boxes", "Tap where two boxes overlap",
    "Two boxes overlap: a tap on both of them removes one, a second tap there the other, and a third adds one.",
    "tap", "tap-content-coords, tap-arrives, slop-deadzone")
def _(t):
    t.on(
        TALL,
        view(
            "canvas", (0, 0, 320, 468), (2000, 2000), E("zoom", minimum=0.5, maximum=2),
            E("start", x=400, y=500), E("shows", status=True, offset=True, items=True)))
    t.tap((110, 150))
    t.wait(700)
    t.tap((180, 190), jitter=(0.5, 1))
    t.wait(700)
    for jitter in ((0.5, 0), (0, 0.5), (-0.5, 0.5)):
        t.tap((145, 170), jitter=jitter)
        t.wait(700)


@story(
    "Canvas/minus-at-the-lower-limit", "Press minus until nothing gets smaller",
    "Each press takes a tenth off the zoom and sets the offset to zero; below 0.5 nothing shrinks.",
    "ask zoom limits", "zoom-ask-arrives, zoom-in-range, set-offset-exact, offset-reading-matches")
def _(t):
    t.on(
        TALL,
        view(
            "canvas", (0, 0, 320, 468), (2000, 2000), E("zoom", minimum=0.5, maximum=2),
            E("start", x=400, y=500, zoom=0.7), E("shows", status=True, offset=True, items=True)))
    for zoom in (0.6, 0.5, 0.4, 0.3):
        t.tap((40, 520), jitter=(0.5, 0), lasts=80)
        t.wait(33)
        t.ask(zoom_to=zoom)
        t.ask(scroll_to=(0, 0))
        t.wait(700)
    t.drag((200, 300), (-90, -120))


@story(
    "Wheels/turn-hours-and-minutes", "Turn the device with two wheels on it",
    "After each rotation each wheel shows the row it had; spun again, it comes to rest on a row.",
    "wheel rotation", "rest-step-nearest 0.5pt, selection-reported-once, picker-value-valid")
def _(t):
    t.on((320, 480), wheel("hours", 60, 100, 24, selected=9), wheel("minutes", 160, 100, 60, selected=20))
    t.flick((110, 430), (2, -90), lasts=120)
    t.wait(2600)
    t.turn("landscape-left", (480, 320), ("hours", (140, 104, 100, 216)), ("minutes", (240, 104, 100, 216)))
    t.wait(800)
    t.drag((290, 250), (-2, -80), hold=190)
    t.wait(1500)
    t.turn("upside-down", (320, 480), ("hours", (60, 264, 100, 216)), ("minutes", (160, 264, 100, 216)))
    t.wait(800)
    t.drag((110, 340), (1, 70), hold=190)


@story(
    "Refresh/turn-while-it-works", "Turn the device while the list refreshes",
    "The refresh goes on while the device is turned; upside down another pull starts the next. After each refresh the list is back at its inset.",
    "refresh rotation", "refresh-fires-once, refresh-keeps-inset, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        TALL,
        view(
            "list", (0, 0, 320, 568), (320, 1600), E("scroll", always_bounce="y"), E("insets", top=64),
            E("start", x=0, y=-64), E("layout", content="fill-width"),
            E("refresh", distance=60, height=60), E("shows", refreshing=True)))
    t.drag((160, 150), (3, 220), hold=120)
    t.wait(1000)
    t.turn("landscape-left", WIDE, (None, (0, 0, 568, 320)))
    t.wait(900)
    t.ask(end_refresh=True)
    t.wait(1300)
    t.turn("upside-down", TALL, (None, (0, 0, 320, 568)))
    t.wait(800)
    t.drag((150, 160), (-2, 220), hold=120)
    t.wait(1300)
    t.ask(end_refresh=True)


@story(
    "Table/turn-the-table", "Rotate a table whose rows are still being measured",
    "After the rotation rows are as wide as the screen, and rows that arrive above leave the visible ones in place.",
    "growth rotation", "content-follows-viewport, growth-keeps-place, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        TALL,
        view(
            "table", (0, 64, 320, 504), (320, 2400), E("scroll", always_bounce="y"), E("start", x=0, y=600),
            E("layout", content="fill-width")))
    t.drag((160, 420), (2, -130))
    t.wait(1200)
    t.turn("landscape-left", WIDE, (None, (0, 32, 568, 288)))
    t.wait(600)
    t.set(E("content", height=2532, above=132))
    t.wait(600)
    t.flick((280, 250), (-3, -150), lasts=120)
    t.wait(2800)
    t.turn("upside-down", TALL, (None, (0, 64, 320, 504)))
    t.wait(600)
    t.set(E("content", height=2664, above=132))
    t.wait(600)
    t.drag((160, 200), (2, 120))


@story(
    "Nested/turn-the-carousels", "Rotate a list of carousels",
    "After each rotation a swipe moves the carousel under the finger, and the list does not move.",
    "nested rotation", "nested-single-owner, untouched-stays-put, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        TALL,
        view("list", (0, 0, 320, 568), (320, 1400)),
        view("films", (0, 80, 320, 160), (1600, 160), inside="list"),
        view("series", (0, 320, 320, 160), (1600, 160), inside="list"))
    t.drag((270, 160), (-190, 3), lasts=500)
    t.wait(1300)
    t.turn(
        "landscape-right", WIDE, ("list", (0, 0, 568, 320)), ("films", (0, 80, 568, 160)),
        ("series", (0, 320, 568, 160)))
    t.wait(700)
    t.drag((480, 160), (-200, -4), lasts=480)
    t.wait(1300)
    t.drag((280, 280), (4, -180))
    t.wait(1300)
    t.turn(
        "upside-down", TALL, ("list", (0, 0, 320, 568)), ("films", (0, 80, 320, 160)),
        ("series", (0, 320, 320, 160)))
    t.wait(700)
    t.drag((250, 260), (-150, 2))
