"""Small ones, each for one law."""

from .story import story
from .tiles import album


@story(
    "Laws/page-comes-back-fit", "Enlarge a photo and turn the page away",
    "Turned away, the enlarged photo is as large as fits again.",
    "law", "page-comes-back-fit")
def _(t):
    album(t, 2)
    t.pinch((160, 284), 90, 140, lasts=250)
    t.wait(900)
    t.ask("album", page=2, animated=True)
    t.wait(700)


@story(
    "Laws/page-comes-back-fit-back", "Turn an enlarged photo away by hand and back",
    "The photo has no room for the finger at its edge, so the page turns; it comes back as large as fits.",
    "law", "page-comes-back-fit")
def _(t):
    album(t, 2)
    t.pinch((160, 284), 90, 120, lasts=250)
    t.wait(900)
    for _ in range(2):
        t.flick((280, 300), (-200, 3), lasts=110)
        t.wait(1900)
    t.flick((60, 300), (200, 3), lasts=110)
