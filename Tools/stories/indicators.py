"""Scroll indicators: how much is seen, and where."""

from .story import story, view
from .text import Element as E


@story(
    "Window/indicators-along-a-list", "Scroll a list and watch its indicator",
    "The indicator is as long as the visible share of the list, moves with the list and shrinks past its ends.",
    "indicators bounce", "indicator-reading-matches, overscroll-damped, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        (320, 568),
        view("list", (0, 64, 320, 504), (320, 2400), E("insets", bottom=49), E("shows", indicators=True)))
    t.drag((160, 200), (3, 190), lasts=450, hold=150)
    t.wait(1500)
    t.flick((160, 420), (5, -230), lasts=110)
    t.wait(3500)
    t.flick((160, 420), (-4, -240), lasts=80)
    t.wait(3500)
    t.drag((150, 480), (4, -200), lasts=450, hold=150)


@story(
    "Window/indicators-of-a-map", "Move and zoom a map and watch its indicators",
    "Both indicators get shorter as the map is enlarged, and each shows where the visible part is in the map.",
    "indicators zoom", "indicator-reading-matches, content-size-scales")
def _(t):
    t.on(
        (320, 568),
        view(
            "map", (0, 0, 320, 568), (900, 1200), E("zoom", minimum=0.5, maximum=3),
            E("start", x=200, y=200), E("shows", indicators=True)))
    t.drag((220, 320), (-120, -90), lasts=450, hold=150)
    t.wait(900)
    t.pinch((160, 280), 90, 170, drift=(8, 5), hold=120)
    t.wait(1200)
    t.flick((230, 330), (-140, -160), lasts=130)
    t.wait(3000)
    t.pinch((160, 280), 300, 70, lasts=420)


@story(
    "Window/indicator-at-one-side-only", "Scroll a sheet that has one indicator only",
    "The sheet scrolls along both axes and shows only the indicator at its side, which disappears after two seconds at rest.",
    "indicators", "indicator-reading-matches, drag-tracks-finger", hertz=120)
def _(t):
    t.on(
        (768, 1024),
        view(
            "sheet", (0, 64, 768, 960), (2000, 3000), E("scroll", indicators="y"),
            E("shows", indicators=True)))
    t.drag((500, 700), (-260, -320), lasts=600, hold=150)
    t.wait(2600)
    t.drag((300, 400), (160, 200), lasts=500, hold=150)


@story(
    "Photos/without-indicators", "Swipe between photos that show no indicators",
    "Pages turn, and no scroll indicator is shown.",
    "indicators paging", "indicator-reading-matches, rest-page-aligned 0.5pt")
def _(t):
    t.on(
        (320, 480),
        view(
            "photos", (0, 20, 320, 460), (1600, 460), E("scroll", paging=True, indicators="y"),
            E("layout", content="pages", pages=5), E("shows", page=True, indicators=True)))
    t.flick((270, 250), (-220, -4), lasts=150)
    t.wait(1500)
    t.drag((250, 250), (-210, 3), lasts=500, hold=150)
