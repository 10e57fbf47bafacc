"""Screens from a watch to a desk, hands that hold them, and digitisers of 60, 90 and 120 Hz."""

from .story import story, view
from .text import Element as E

# Width, height and pixels a point.
WATCH = (184, 224, 2)
SMALL = (360, 640, 3)
TALL = (390, 844, 3)
WIDE = (412, 915, 2.625)
FOLDED = (673, 841, 2.5)
TABLET = (820, 1180, 2)
DESK = (1440, 900, 1)


def a_list(t, screen, rows, *policies):
    width, height, _ = screen
    t.on(screen, view("list", (0, 0, width, height), (width, rows * 44), E("scroll", always_bounce="y"), *policies))


@story(
    "Window/list-on-a-watch", "Flick a list on a watch",
    "The list is hardly four rows high: a short flick throws it, and it rests inside its edges.",
    "watch coast", "decel-monotone, release-direction, rest-in-bounds 0.5pt")
def _(t):
    a_list(t, WATCH, 40)
    t.flick((92, 180), (3, -90), lasts=110)
    t.wait(2600)
    t.flick((100, 60), (-2, 70), lasts=120)


@story(
    "Window/map-with-the-right-thumb", "Move a map with the right thumb",
    "The thumb of the hand that holds the phone comes from the lower right and draws arcs; the map follows it.",
    "one-handed right", "drag-tracks-finger, decel-monotone, release-direction", hertz=120)
def _(t):
    t.on(TALL, view("map", (0, 0, 390, 844), (4000, 4000), E("start", x=1500, y=1500)))
    t.down((330, 700))
    t.glide({1: (-60, -110)}, 260)
    t.glide({1: (-20, -120)}, 240)
    t.hold(180)
    t.up()
    t.wait(1200)
    t.flick((310, 640), (-70, -150), lasts=120)


@story(
    "Window/map-with-the-left-thumb", "Move a map with the left thumb",
    "The thumb of the left hand comes from the lower left, and the map follows it.",
    "one-handed left", "drag-tracks-finger, decel-monotone, release-direction", hertz=90)
def _(t):
    t.on(WIDE, view("map", (0, 0, 412, 915), (4000, 4000), E("start", x=1500, y=1500)))
    t.down((70, 760))
    t.glide({1: (70, -120)}, 280)
    t.glide({1: (24, -110)}, 230)
    t.hold(170)
    t.up()
    t.wait(1200)
    t.flick((90, 700), (80, -140), lasts=130)


@story(
    "Photos/on-a-tablet", "Swipe photos on a tablet",
    "Pages are as wide as the tablet, and a swipe of a quarter of it turns one.",
    "paging tablet", "rest-page-aligned 0.5pt, page-step-at-most-one", hertz=120)
def _(t):
    t.on(
        TABLET,
        view(
            "photos", (0, 0, 820, 1180), (4100, 1180), E("scroll", paging=True),
            E("layout", content="pages", pages=5, on_resize="keep-page"), E("shows", page=True)))
    t.flick((640, 600), (-230, 8), lasts=140)
    t.wait(1600)
    t.drag((600, 700), (-150, -6), lasts=600, hold=220)


@story(
    "Centre/two-hands-on-a-tablet", "Enlarge a picture with two hands",
    "A finger of each hand comes from its side of the tablet; the point between the fingers stays there.",
    "two-handed tablet zoom", "pinch-anchor, pinch-ratio, zoom-in-range", hertz=120)
def _(t):
    t.on(
        TABLET,
        view(
            "picture", (0, 0, 820, 1180), (1640, 1180), E("zoom", minimum=0.5, maximum=3, limits="fit"),
            E("layout", on_resize="keep-centre", small="centre")))
    t.pinch((410, 600), 180, 620, lasts=520)
    t.wait(1300)
    t.pinch((430, 560), 560, 260, drift=(12, -20), lasts=480)


@story(
    "Refresh/on-a-large-phone", "Pull to refresh on a large phone",
    "The list is pulled down by a thumb from the middle of a large phone, and refreshes once.",
    "refresh one-handed", "refresh-fires-once, refresh-keeps-inset", hertz=90)
def _(t):
    t.on(
        WIDE,
        view(
            "list", (0, 0, 412, 915), (412, 4400), E("scroll", always_bounce="y"), E("insets", top=88),
            E("start", x=0, y=-88), E("refresh", distance=80, height=60), E("shows", refreshing=True)))
    t.drag((300, 420), (6, 320), lasts=420, hold=140)
    t.wait(1800)
    t.ask(end_refresh=True)


@story(
    "Table/on-a-folded-screen", "Scroll a table on a screen that folds",
    "Rows arrive above what is seen while the table coasts on the unfolded screen; nothing jumps.",
    "growth coast", "growth-keeps-place, decel-monotone", hertz=120)
def _(t):
    a_list(t, FOLDED, 120, E("start", x=0, y=1800))
    t.flick((500, 300), (-4, 260), lasts=120)
    t.wait(260)
    t.set(E("content", width=673, height=5544, above=264))


@story(
    "Table/on-a-desk", "Scroll a table on a touch screen that stands on a desk",
    "The window is wide and its points are pixels: a flick throws the table, and a careful drag leaves it where the finger does.",
    "desk coast", "decel-monotone, release-direction, rest-in-bounds 0.5pt")
def _(t):
    a_list(t, DESK, 200)
    t.flick((700, 700), (5, -340), lasts=130)
    t.wait(3200)
    t.drag((800, 300), (-3, 200), lasts=500, hold=200)


@story(
    "Wheels/on-a-small-phone", "Spin a wheel on a small phone",
    "The wheel turns under a thumb at the right edge of a screen with three pixels per point, and rests on a row.",
    "wheel one-handed right", "rest-step-nearest 0.5pt, selection-reported-once", hertz=90)
def _(t):
    t.on(
        SMALL,
        view(
            "hours", (240, 400, 100, 200), (100, 24 * 40), E("insets", top=80, bottom=80),
            E("start", x=0, y=-80), E("snap", every=40, axis="y", at="middle"),
            E("wheel", rows=24, row_height=40), E("shows", selection=True)))
    t.flick((300, 560), (-6, -110), lasts=120)
    t.wait(3400)
    t.drag((310, 540), (-3, 90), hold=190)
