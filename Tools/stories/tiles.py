"""Large photos in tiles, inside a paged album."""

from .story import story, view
from .text import Element as E


def photo(name, x=0, inside=None, size=(3200, 2000), frame=(320, 568)):
    fit = min(frame[0] / size[0], frame[1] / size[1])
    return view(
        name, (x, 0, *frame), size, E("zoom", minimum=round(fit, 6), limits="fit"),
        E("start", zoom=round(fit, 6)), E("layout", on_resize="keep-centre", small="centre"),
        E("tiles", size=256, levels=4, ring=1), E("shows", tiles=True), inside=inside)


def album(t, count):
    t.on(
        (320, 568),
        view(
            "album", (0, 0, 320, 568), (320 * count, 568), E("scroll", paging=True, indicators="none"),
            E("layout", content="pages", pages=count, on_resize="keep-page"), E("shows", page=True)),
        *(photo(f"photo{k + 1}", 320 * k, "album") for k in range(count)))


@story(
    "Tiles/look-around-a-photo", "Look around a large photo",
    "Two swipes and a drag at full size: in every frame tiles cover the visible part, and few others exist.",
    "tiles coast", "visible-tiles-exact, drag-tracks-finger, decel-monotone", hertz=120)
def _(t):
    t.on(
        (320, 568),
        view(
            "photo", (0, 0, 320, 568), (3000, 2000), E("start", x=1300, y=700),
            E("tiles", size=256, ring=1), E("shows", tiles=True)))
    t.flick((240, 400), (-130, -120), lasts=120)
    t.wait(3000)
    t.flick((100, 200), (140, 60), lasts=130)
    t.wait(3000)
    t.drag((200, 300), (-110, 90))


@story(
    "Tiles/comes-back-fitting", "Enlarge a photo, turn the page and come back",
    "The enlarged photo follows the finger up to its edge, then the page turns. Shown again, the photo is as large as fits.",
    "tiles nested paging", "page-comes-back-fit, visible-tiles-exact, pinch-anchor, "
    "rest-page-aligned 0.5pt, zoom-in-range")
def _(t):
    album(t, 2)
    t.pinch((160, 284), 60, 260, lasts=500)
    t.wait(1300)
    for _ in range(3):
        t.flick((280, 300), (-230, 4), lasts=110)
        t.wait(1900)
    t.flick((40, 300), (210, -3), lasts=130)
    t.wait(1600)
    t.pinch((160, 284), 80, 120, lasts=300)


@story(
    "Tiles/turn-the-album", "Turn an album of large photos",
    "After the rotation the second photo fills the screen again, as large as fits, with the right tiles.",
    "tiles nested rotation", "visible-tiles-exact, rotation-keeps-page 0.5pt, min-zoom-fits")
def _(t):
    album(t, 3)
    t.flick((260, 300), (-180, 4), lasts=130)
    t.wait(1600)
    t.turn(
        "landscape-left", (568, 320), ("album", (0, 0, 568, 320)), ("photo1", (0, 0, 568, 320)),
        ("photo2", (568, 0, 568, 320)), ("photo3", (1136, 0, 568, 320)))
    t.wait(1500)
    t.pinch((284, 160), 70, 200, lasts=420)
    t.wait(1300)
    t.drag((300, 200), (-80, -60))
