"""Images of different sizes: side by side as they are, or on pages as high as the tallest."""

from .story import story, view
from .text import Element as E

# The tallest and the widest are neither the first nor the last.
SIZES = (320, 210, 150, 160, 480, 300, 240, 320, 90, 120, 360, 200)


def row(t, window, *policies, height=None):
    width, whole = window[:2]
    height = whole - 64 if height is None else height
    t.on(
        window,
        view(
            "images", (0, 64, width, height), (1640, 320), *policies,
            E("layout", content="row", images=SIZES)))


def pages(t, window, frame, *policies, images=(320, 180, 320, 200, 320, 160), zoom=True, **scroll):
    count = len(images) // 2
    x, y, width, height = frame
    t.on(
        window,
        view(
            "gallery", frame, (width * count, height), E("scroll", paging=True, **scroll),
            *([E("zoom", minimum=0.75, maximum=3)] if zoom else []), *policies,
            E("layout", content="pages", pages=count, images=images, on_resize="keep-page"),
            E("shows", page=True, reset=True if zoom else None)))


@story(
    "Gallery/free-row", "Look along a row of pictures of different widths",
    "The row is as wide as all its pictures and as high as the tallest: it coasts freely and ends where the last one ends.",
    "images free", "content-follows-viewport, rest-in-bounds 0.5pt, flick-coasts, decel-law")
def _(t):
    row(t, (320, 568), E("zoom", minimum=0.75, maximum=3))
    t.drag((250, 230), (-140, 3), hold=180)
    t.wait(1200)
    t.flick((270, 240), (-190, -4), lasts=110)
    t.wait(3000)
    t.flick((280, 240), (-200, 4), lasts=90)
    t.wait(3000)
    t.pinch((160, 260), 90, 150, hold=120)


@story(
    "Gallery/free-row-on-a-short-screen", "Turn a row of pictures on a short screen",
    "On a screen of 3.5 inches in landscape the tallest picture is taller than the view, so the row scrolls along both axes.",
    "images free rotation", "content-follows-viewport, rest-in-bounds 0.5pt")
def _(t):
    row(t, (320, 480))
    t.flick((270, 240), (-170, 3), lasts=130)
    t.wait(2500)
    t.turn("landscape-left", (480, 320), (None, (0, 32, 480, 288)))
    t.wait(600)
    t.drag((300, 240), (-60, -70), lasts=500, hold=200)


@story(
    "Gallery/tall-pages-in-landscape", "Turn to pages that are taller than the view",
    "In landscape the pictures are as wide as the view and taller than it: it pages vertically too, to their lower edge and back.",
    "images paging rotation", "content-follows-viewport, rest-page-aligned 0.5pt, page-label-formula")
def _(t):
    pages(t, (320, 568), (0, 64, 320, 504))
    t.flick((255, 230), (-150, -4), lasts=130)
    t.wait(1400)
    t.turn("landscape-left", (568, 320), (None, (0, 32, 568, 288)))
    t.wait(700)
    t.drag((300, 250), (6, -60), lasts=420, hold=200)
    t.wait(1400)
    t.drag((300, 120), (-4, 62), lasts=420, hold=200)
    t.wait(1400)
    t.flick((460, 180), (-260, 5), lasts=140)


@story(
    "Gallery/tall-pages-pinched-small", "Pinch pages that are too tall until they fit",
    "At the least zoom of three quarters the tallest picture fits a short screen in landscape: nothing pages vertically then.",
    "images paging zoom", "zoom-in-range, rest-in-bounds 0.5pt, content-follows-viewport, page-label-formula")
def _(t):
    pages(t, (480, 320), (0, 32, 480, 288), images=(320, 180, 320, 210, 320, 160))
    t.drag((240, 220), (4, -70), lasts=420, hold=200)
    t.wait(1400)
    t.pinch((240, 180), 200, 90, lasts=400, hold=120)
    t.wait(1500)
    t.drag((240, 220), (3, -70), lasts=420, hold=200)
    t.wait(1400)
    t.flick((380, 180), (-210, 4), lasts=130)


@story(
    "Gallery/tall-pages-on-a-tablet", "Page through pictures on a tablet and turn it",
    "In portrait all pictures are lower than the view, in landscape two are taller: pages are as high as the tallest picture.",
    "images paging rotation", "content-follows-viewport, rest-page-aligned 0.5pt, rotation-keeps-page 0.5pt")
def _(t):
    pages(t, (768, 1024), (0, 64, 768, 960), images=(320, 240, 320, 320, 320, 200), zoom=False)
    t.flick((620, 300), (-380, 6), lasts=150)
    t.wait(1500)
    t.turn("landscape-right", (1024, 768), (None, (0, 64, 1024, 704)))
    t.wait(700)
    t.drag((500, 560), (8, -190), lasts=500, hold=200)
    t.wait(1400)
    t.turn("portrait", (768, 1024), (None, (0, 64, 768, 960)))
