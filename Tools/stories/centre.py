"""One picture that stays centred."""

from .story import story, view
from .text import Element as E

UPRIGHT = ("portrait", (320, 480), (None, (0, 20, 320, 460)))
ACROSS = ("landscape-left", (480, 320), (None, (0, 20, 480, 300)))


def picture(t, size=(1000, 800), zoom=0.32, start=True):
    t.on(
        (320, 480),
        view(
            "picture", (0, 20, 320, 460), size, E("zoom", minimum=zoom, maximum=3, limits="fit"),
            E("start", zoom=zoom) if start else None,
            E("layout", on_resize="keep-centre", small="centre")))


@story(
    "Centre/pinch-in-the-middle", "Pinch the picture open and closed in its middle",
    "Enlarged three times, the picture fills the screen and the point between the fingers stays there; "
    "closed again, it is centred.",
    "zoom", "pinch-anchor, pinch-ratio, content-centred-when-small, zoom-in-range")
def _(t):
    picture(t)
    t.pinch((160, 250), 70, 215, lasts=460)
    t.wait(1300)
    t.pinch((160, 260), 190, 130, lasts=360)
    t.wait(1200)
    t.pinch((160, 250), 260, 90, lasts=430)


@story(
    "Centre/pinch-on-the-way", "Pinch the picture while both fingers move",
    "The fingers move apart and up at the same time; then one lifts, and the other goes on dragging.",
    "zoom two-fingers", "pinch-anchor, drag-tracks-finger, no-jump-on-finger-count-change", hertz=120)
def _(t):
    picture(t)
    t.part((160, 270), 70, 250, drift=(-25, -40), lasts=520)
    t.wait(60)
    t.up(1)
    t.wait(70)
    t.glide({2: (-80, 70)}, 420)
    t.hold(150)
    t.up(2)
    t.wait(1500)
    t.pinch((150, 250), 120, 180, drift=(30, 45), lasts=400)


@story(
    "Centre/turn-what-fits", "Rotate a picture that fits, then one that does not",
    "The picture fits in portrait and in landscape. Pinched open, its middle stays in the middle through a rotation.",
    "rotation zoom", "min-zoom-fits, content-centred-when-small, rotation-keeps-centre 1pt")
def _(t):
    picture(t)
    t.at(400)
    t.turn(*ACROSS)
    t.wait(1300)
    t.turn(*UPRIGHT)
    t.wait(1300)
    t.pinch((160, 250), 60, 200, lasts=430)
    t.wait(1300)
    t.turn(*ACROSS)


@story(
    "Centre/turn-in-the-zoom-bounce", "Turn the device while the zoom comes back",
    "The picture is pinched too far and the device is rotated right after the lift: the zoom still rests at its limit.",
    "zoom rotation interruption", "zoom-in-range, rotation-keeps-centre 1pt, eventually-at-rest")
def _(t):
    picture(t, (400, 320), 0.8)
    t.pinch((160, 250), 54, 300, lasts=480, hold=60)
    t.wait(50)
    t.turn(*ACROSS)
    t.wait(1700)
    t.turn(*UPRIGHT)


@story(
    "Centre/there-and-back-twice", "Rotate the picture there and back, twice",
    "No edge of the picture limits the offset, so after four rotations the same point is in the middle.",
    "rotation", "rotation-round-trip, rotation-keeps-centre 1pt, rotation-keeps-zoom")
def _(t):
    picture(t)
    t.pinch((150, 240), 60, 230, lasts=450)
    t.wait(1200)
    t.drag((200, 300), (-50, -30))
    for turn in (ACROSS, UPRIGHT, ACROSS, UPRIGHT):
        t.wait(1200)
        t.turn(*turn)


@story(
    "Centre/turn-at-the-far-corner", "Turn the device at the far corner of the picture",
    "The picture was dragged to its last corner; after the turn nothing beyond its edge is seen.",
    "rotation limits", "rotation-keeps-centre 1pt, rest-in-bounds 0.5pt")
def _(t):
    picture(t)
    t.pinch((160, 250), 60, 190, lasts=430)
    t.wait(1200)
    for _ in range(3):
        t.flick((270, 400), (-220, -260), lasts=120)
        t.wait(2400)
    t.turn(*ACROSS)
    t.wait(1400)
    t.drag((240, 160), (-60, -40))


@story(
    "Centre/open-a-stamp", "Open a stamp and turn the device",
    "Even at its largest the stamp does not fill the screen; it is three times its size and centred.",
    "zoom rotation", "min-zoom-fits, opens-at-fit, content-centred-when-small")
def _(t):
    picture(t, (60, 40), 3, start=False)
    t.pinch((160, 250), 90, 140, lasts=350)
    t.wait(1300)
    t.turn(*ACROSS)


@story(
    "Centre/opens-in-the-middle", "Open a small picture in the middle",
    "The picture is smaller than the window: it opens in the middle although the scene names a corner, and "
    "returns there after a pull and a flick.",
    "zoom", "content-centred-when-small, rest-in-bounds")
def _(t):
    t.on(
        (320, 568),
        view(
            "picture", (0, 0, 320, 568), (245, 300), E("scroll", always_bounce="both"),
            E("start", x=0, y=0), E("layout", small="centre"), E("keyboard", avoids="inset")))
    t.drag((160, 300), (60, 90))
    t.wait(1500)
    t.flick((160, 300), (20, -150), lasts=120)
