"""A paged gallery of cars that can be zoomed."""

from .story import story, view
from .text import Element as E

LANDSCAPE = ("landscape-left", (568, 320), (None, (0, 32, 568, 288)))
PORTRAIT = ("portrait", (320, 568), (None, (0, 64, 320, 504)))


def cars(t, *start, count=10, **scroll):
    t.on(
        (320, 568),
        view(
            "gallery", (0, 64, 320, 504), (320 * count, 504), E("scroll", paging=True, **scroll),
            E("zoom", minimum=0.75, maximum=3), *start,
            E("layout", content="pages", pages=count, on_resize="keep-page"),
            E("shows", page=True, reset=True)))


def next_car(t, lasts=125):
    t.flick((255, 330), (-140, -5), lasts=lasts)


@story(
    "Gallery/pinch-then-next-car", "Pinch a car open, then flick from page to page",
    "Cars are enlarged and pages are as wide as the view: a flick shows the next page, and label and Reset button are correct.",
    "zoom paging", "pinch-anchor, pinch-ratio, content-size-scales, rest-page-aligned 0.5pt, "
    "page-label-formula, reset-enabled-iff-zoomed")
def _(t):
    cars(t)
    t.pinch((160, 320), 90, 162, hold=120)
    t.wait(1300)
    next_car(t)
    t.wait(1500)
    next_car(t)


@story(
    "Gallery/pinch-beyond-the-largest", "Pinch a car open beyond its largest size",
    "The car yields a little beyond three times its size under the fingers and comes back to it.",
    "zoom limits", "zoom-in-range, content-size-scales, reset-enabled-iff-zoomed", hertz=120)
def _(t):
    cars(t)
    t.pinch((165, 310), 56, 290, drift=(6, -8), lasts=520)
    t.wait(1400)
    t.pinch((160, 320), 80, 190, lasts=380)


@story(
    "Gallery/pinch-below-the-smallest", "Pinch a car below its smallest size",
    "Pinched to a fifth the car yields a little and comes back to three quarters; Reset is enabled.",
    "zoom limits", "zoom-in-range, reset-enabled-iff-zoomed, page-label-in-range")
def _(t):
    cars(t, E("start", item=4))
    t.pinch((160, 320), 300, 60, drift=(-4, 5), lasts=480)
    t.wait(1500)
    t.ask(reset_zoom=True, animated=True)


@story(
    "Gallery/open-car-8-of-five", "Open the gallery on a car that is not there",
    "There are five cars and the app opens the eighth, which counts as the third; a flick goes to the fourth.",
    "start paging", "start-index-modulo, rest-page-aligned 0.5pt, page-label-formula")
def _(t):
    cars(t, E("start", item=8), count=5)
    t.at(600)
    next_car(t)


@story(
    "Gallery/open-car-minus-1", "Open the gallery on car -1",
    "The app opens car -1 of five. Counted back from car 1, car 0 is the fifth and car -1 the fourth: the "
    "fourth is shown.",
    "start", "start-index-modulo, page-label-formula")
def _(t):
    cars(t, E("start", item=-1), count=5)
    t.at(500)
    t.mark("seen")


@story(
    "Gallery/free-while-zoomed", "Look around an enlarged car without paging",
    "Paging is off while zoomed: the car stays where a careful drag leaves it. At zoom 1 paging is on again.",
    "zoom paging", "paging-off-while-zoomed, drag-tracks-finger, rest-page-aligned 0.5pt", hertz=120)
def _(t):
    cars(t, paging_when_zoomed=False)
    t.pinch((160, 320), 90, 166, hold=120)
    t.wait(1200)
    t.drag((230, 330), (-130, 6), hold=260)
    t.wait(1200)
    t.drag((100, 300), (70, -40), hold=240)
    t.wait(1200)
    t.ask(reset_zoom=True, animated=True)
    t.wait(1400)
    t.drag((240, 330), (-200, 5))


@story(
    "Gallery/edge-of-an-enlarged-car", "Read an enlarged car to its edge and beyond",
    "Pages are as wide as the enlarged car: inside it the view stays where it is, past its edge it goes to the next car.",
    "zoom paging", "free-inside-a-page, page-step-at-most-one, page-label-formula")
def _(t):
    cars(t, page="image")
    t.pinch((160, 320), 90, 180, hold=120)
    t.wait(1200)
    t.drag((220, 330), (-90, -4), hold=220)
    t.wait(1200)
    for start, way in ((380, -110), (260, 120)):
        t.drag((160, start), (3, way), hold=220)
        t.wait(1200)
    t.drag((270, 330), (-230, -6), hold=220)
    t.wait(1500)
    next_car(t)


@story(
    "Gallery/turn-on-the-way", "Turn the device while a car slides in",
    "The device is turned before the next car has arrived; the gallery rests on a whole car.",
    "paging rotation interruption", "rest-page-aligned 0.5pt, rest-in-bounds 0.5pt, "
    "page-label-formula")
def _(t):
    cars(t, E("start", item=3))
    next_car(t)
    t.wait(140)
    t.turn(*LANDSCAPE)
    t.wait(1600)
    t.flick((430, 180), (-220, 4), lasts=140)
    t.wait(1500)
    t.turn(*PORTRAIT)


@story(
    "Gallery/turn-twice-while-zoomed", "Rotate an enlarged car there and back",
    "The car is enlarged and then left alone for a while; each rotation leaves its size unchanged and Reset enabled.",
    "rotation zoom", "rotation-keeps-zoom, reset-enabled-iff-zoomed, content-size-scales")
def _(t):
    cars(t, E("start", item=2))
    t.pinch((160, 320), 100, 170, drift=(3, -4), hold=110)
    t.wait(2200)
    t.turn(*LANDSCAPE)
    t.wait(1800)
    t.turn(*PORTRAIT)


def free_row(t, *start):
    t.on(
        (320, 568),
        view(
            "gallery", (0, 64, 320, 504), (3200, 504), E("scroll", indicators="none"),
            E("zoom", minimum=0.75, maximum=3), *start, E("layout", content="pages", pages=10),
            E("shows", page=True, reset=True)))


@story(
    "Gallery/turn-the-row-upside-down", "Turn a free row of cars upside down and back",
    "The row keeps its offset when the device is turned, so another car is in the middle, and the label names it.",
    "rotation label", "page-label-formula, page-label-in-range, rest-in-bounds 0.5pt")
def _(t):
    free_row(t, E("start", item=7))
    t.drag((250, 330), (-90, 4))
    t.wait(1200)
    t.turn("landscape-right", *LANDSCAPE[1:])
    t.wait(1300)
    t.turn("upside-down", *PORTRAIT[1:])
    t.wait(1300)
    t.turn(*PORTRAIT)


@story(
    "Gallery/between-two-enlarged-cars", "Stand exactly between two enlarged cars",
    "At zoom 1.28 a car begins exactly in the middle of the view, later the next one: each time the label names that car.",
    "label ask", "page-label-formula, set-offset-exact")
def _(t):
    free_row(t, E("start", x=1068.8, y=0, zoom=1.28))
    t.at(500)
    t.ask(scroll_to=(1478.4, 0))


@story(
    "Gallery/compare-two-enlarged-cars", "Stop between two enlarged cars",
    "Paging is off while zoomed, so the view may come to rest on half of one car and half of the next.",
    "zoom paging", "paging-off-while-zoomed, drag-tracks-finger, page-label-formula")
def _(t):
    cars(t, E("start", item=3), paging_when_zoomed=False)
    t.pinch((160, 320), 100, 150, hold=130)
    t.wait(1200)
    t.drag((270, 330), (-215, 8), lasts=600, hold=280)
    t.wait(1200)
    t.drag((250, 300), (-60, -50), lasts=450, hold=260)
