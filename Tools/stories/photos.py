"""Five photos on full-screen pages."""

from .story import story, view
from .text import Element as E


def photos(t, *start, indicators="none"):
    t.on(
        (320, 480),
        view(
            "photos", (0, 20, 320, 460), (1600, 460), E("scroll", paging=True, indicators=indicators),
            *start, E("layout", content="pages", pages=5, on_resize="keep-page"),
            E("shows", page=True)))


def swipe(t, way=-220, lasts=150):
    t.flick((270 if way < 0 else 50, 250), (way, -4), lasts=lasts)


@story(
    "Photos/next-photo", "Swipe to the next photo",
    "A swipe of two thirds of the screen shows the second photo, and the next swipe the third.",
    "paging", "rest-page-aligned 0.5pt, page-step-at-most-one, callback-grammar, change-notified")
def _(t):
    photos(t)
    swipe(t)
    t.wait(1500)
    swipe(t)


@story(
    "Photos/change-of-mind", "Drag a photo a little and let it go back",
    "Eighty points are less than half a page: held still and let go, the first photo comes back.",
    "paging", "rest-page-aligned 0.5pt, page-step-at-most-one")
def _(t):
    photos(t)
    t.drag((230, 240), (-80, 3), lasts=600, hold=200)
    t.wait(1400)
    t.drag((90, 240), (-70, -2), lasts=520, hold=240)


@story(
    "Photos/two-hard-flicks", "Flick twice as hard as possible",
    "However hard a flick is, it turns one page; two flicks turn two.",
    "paging", "page-step-at-most-one, rest-page-aligned 0.5pt", hertz=120)
def _(t):
    photos(t)
    swipe(t, -280, 80)
    t.wait(1400)
    swipe(t, -280, 80)


@story(
    "Photos/pull-past-the-first", "Pull the first photo to the right",
    "Past the first photo the view resists more the farther it is pulled, and springs back.",
    "paging bounce", "overscroll-damped, bounce-back-no-overshoot, rest-in-bounds 0.5pt")
def _(t):
    photos(t)
    t.drag((70, 240), (200, 5), lasts=450, hold=120)
    t.wait(1500)
    t.flick((90, 240), (160, 3), lasts=120)


@story(
    "Photos/swipe-to-the-end", "Swipe through all the photos and once more",
    "Six swipes pass the five photos; the last two change nothing.",
    "paging limits", "rest-page-aligned 0.5pt, rest-in-bounds 0.5pt, page-step-at-most-one")
def _(t):
    photos(t)
    for _ in range(6):
        swipe(t, lasts=t.hand.between(120, 165))
        t.wait(1250)


@story(
    "Photos/turn-on-the-second-photo", "Turn the device on the second photo",
    "The second photo fills the turned screen, and the upright one when it is turned back.",
    "paging rotation", "rotation-keeps-page 0.5pt, rest-page-aligned 0.5pt, rotation-round-trip")
def _(t):
    photos(t)
    swipe(t)
    t.wait(1500)
    t.turn("landscape-right", (480, 320), (None, (0, 20, 480, 300)))
    t.wait(1500)
    t.turn("portrait", (320, 480), (None, (0, 20, 320, 460)))
    t.wait(1200)
    swipe(t, 220)


@story(
    "Photos/catch-between-two-photos", "Catch a photo on its way",
    "A finger stops the next photo on its way and lifts again; a whole photo comes to rest.",
    "paging catch", "touch-catches-motion, rest-page-aligned 0.5pt, callback-grammar", hertz=120)
def _(t):
    photos(t)
    swipe(t)
    t.wait(100)
    t.tap((170, 240), jitter=(1, 0.5), lasts=130)
    t.wait(1600)
    swipe(t, -180)
    t.wait(60)
    t.drag((140, 230), (110, 6), hold=160)


@story(
    "Photos/add-under-the-finger", "A photo is added under the finger",
    "The sixth photo is added during a drag: what is visible stays in place, and a flick from the fifth photo shows the sixth.",
    "paging growth", "rest-page-aligned 0.5pt, drag-tracks-finger, content-follows-viewport")
def _(t):
    photos(t, E("start", item=5))
    t.down((220, 240))
    t.glide({1: (60, -3)}, 260)
    t.wait(30)
    t.set(E("content", width=1920, height=460), E("layout", pages=6))
    t.wait(20)
    t.glide({1: (-60, 2)}, 260)
    t.hold(140)
    t.up()
    t.wait(1300)
    swipe(t)


@story(
    "Photos/add-while-the-bar-shows", "A photo is added while the indicator is visible",
    "A scroll indicator shows the place in the album; the added photo follows the fifth, and no empty page appears.",
    "paging growth", "content-follows-viewport, page-label-in-range, rest-page-aligned 0.5pt")
def _(t):
    photos(t, E("start", item=4), indicators="x")
    swipe(t)
    t.wait(1400)
    t.set(E("content", width=1920, height=460), E("layout", pages=6))
    for _ in range(3):
        t.wait(1200)
        swipe(t)


@story(
    "Photos/hold-a-photo-on-its-way", "Hold a photo on its way",
    "A finger stops a photo on its way and holds it there, then lets go; a whole photo comes to rest.",
    "paging catch", "touch-catches-motion, rest-page-aligned 0.5pt")
def _(t):
    photos(t, E("start", item=3))
    swipe(t, 200)
    t.wait(130)
    t.tap((150, 240), jitter=(-0.5, 1), lasts=480)
    t.wait(1500)
    swipe(t)
    t.wait(90)
    t.tap((200, 260), jitter=(1, 1), lasts=160)
