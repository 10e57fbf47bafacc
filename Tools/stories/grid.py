"""Pages in both directions."""

from .story import story, view
from .text import Element as E


def pages(t, *start):
    t.on(
        (320, 480),
        view(
            "pages", (0, 20, 320, 460), (960, 1380), E("scroll", paging=True), *start,
            E("layout", content="grid", columns=3, rows=3, on_resize="keep-page"),
            E("shows", page=True)))


@story(
    "Grid/around-the-block", "Flick around four cells and back to the first",
    "Four flicks show the cell at the right, below, at the left and above: each ends on one whole cell, the "
    "last on the first cell again.",
    "grid paging", "rest-page-aligned 0.5pt, page-step-at-most-one, page-label-in-range")
def _(t):
    pages(t)
    for place, way in (
        ((260, 250), (-190, 5)), ((160, 380), (4, -210)), ((60, 250), (190, -6)),
        ((160, 130), (-5, 210)),
    ):
        t.flick(place, way, lasts=t.hand.between(120, 155))
        t.wait(1450)


@story(
    "Grid/let-go-between-four", "Let go where four pages meet",
    "A slow diagonal drag ends near the corner where four pages meet; the view rests on the page of which most is visible.",
    "grid paging", "rest-page-aligned 0.5pt, drag-tracks-finger", hertz=120)
def _(t):
    pages(t, E("start", x=320, y=460))
    t.drag((220, 360), (-140, -190), lasts=620, hold=240)
    t.wait(1600)
    t.drag((110, 140), (195, 260), lasts=680, hold=240)


@story(
    "Grid/turn-in-the-middle", "Turn the device on the page in the middle",
    "The page in the middle of the nine fills the turned screen, and the dots move on from there.",
    "grid rotation ask", "rotation-keeps-page 0.5pt, rest-page-aligned 0.5pt, "
    "animation-reaches-target")
def _(t):
    pages(t, E("start", x=320, y=460))
    t.at(400)
    t.turn("landscape-left", (480, 320), (None, (0, 20, 480, 300)))
    t.wait(1300)
    t.flick((370, 160), (-230, 4), lasts=140)
    t.wait(1500)
    t.turn("portrait", (320, 480), (None, (0, 20, 320, 460)))
    t.wait(1200)
    t.ask(page=8, animated=True)
