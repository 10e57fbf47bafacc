"""A large free canvas with boxes, and its buttons below."""

from .story import story, view
from .text import Element as E


def canvas(t, zoom=None, **scroll):
    t.on(
        (320, 568),
        view(
            "canvas", (0, 0, 320, 468), (2000, 2000), E("scroll", **scroll) if scroll else None,
            E("zoom", minimum=0.5, maximum=2), E("start", x=400, y=500, zoom=zoom),
            E("shows", status=True, offset=True, items=True)))


def press(t, place):
    t.tap(place, jitter=(0.5, 0), lasts=80)
    t.wait(33)


@story(
    "Canvas/add-and-remove-boxes", "Add boxes, enlarge the canvas, remove one",
    "Taps add a box where the finger is, also on a scrolled or zoomed canvas; two taps on one spot add a box and remove it.",
    "tap zoom", "tap-content-coords, slop-deadzone, state-reading-matches, offset-reading-matches")
def _(t):
    canvas(t)
    t.tap((110, 150))
    t.wait(700)
    t.drag((240, 330), (-120, -110))
    t.wait(900)
    t.tap((230, 360))
    t.wait(800)
    t.pinch((160, 230), 100, 150)
    t.wait(1200)
    t.tap((70, 400), jitter=(-0.5, 1))
    t.wait(900)
    t.tap((70, 400), jitter=(0.5, 0))


@story(
    "Canvas/fingers-come-and-go", "A second finger comes and goes in a drag",
    "One finger drags and a second one joins in to pinch. One lifts and the other drags on: nothing jumps.",
    "two-fingers", "callback-grammar, state-reading-matches, no-teleport, "
    "no-jump-on-finger-count-change", hertz=120)
def _(t):
    canvas(t)
    t.down((120, 160))
    t.glide({1: (50, 60)}, 320)
    t.wait(20)
    t.down((230, 330), 2)
    t.glide({1: (-30, -35), 2: (40, 50)}, 380)
    t.wait(50)
    t.up(1)
    t.wait(60)
    t.glide({2: (-90, -60)}, 360)
    t.hold(160)
    t.up(2)
    t.wait(1300)
    t.pinch((160, 230), 160, 110, lasts=330)


@story(
    "Canvas/touch-an-animated-jump", "Touch the canvas during an animated jump",
    "A finger stops the jump where it is shown, and it does not go on when the finger lifts.",
    "ask catch", "touch-catches-motion, callback-grammar, rest-flags-clear")
def _(t):
    canvas(t)
    t.at(200)
    t.ask(scroll_to=(1300, 1200), animated=True)
    t.wait(100)
    t.tap((160, 240), jitter=(1, 1), lasts=240)
    t.wait(1200)
    t.ask(scroll_to=(200, 900), animated=True)
    t.wait(120)
    t.drag((200, 300), (-60, 40))


@story(
    "Canvas/plus-and-minus", "Press plus and minus",
    "Each press changes the zoom by a tenth and sets the offset to zero in one step; at 2 nothing grows any more.",
    "ask zoom", "zoom-ask-arrives, set-offset-exact, zoom-in-range, offset-reading-matches")
def _(t):
    canvas(t, zoom=1.8)
    for zoom, button in ((1.9, 290), (2, 290), (2.1, 290), (1.9, 40)):
        press(t, (button, 520))
        t.ask(zoom_to=zoom)
        t.ask(scroll_to=(0, 0))
        t.wait(700)
    t.drag((200, 300), (-90, -120))


@story(
    "Canvas/a-drag-is-no-tap", "Drag and pinch the canvas between two taps",
    "The drag and the pinch between two taps end where a tap would count, and add no box; each tap adds one.",
    "tap", "tap-content-coords, drag-tracks-finger, state-reading-matches")
def _(t):
    canvas(t, bounces=False)
    t.tap((160, 230))
    t.wait(700)
    t.drag((120, 200), (24, 16), lasts=180, hold=60)
    t.wait(900)
    t.pinch((160, 230), 120, 90, lasts=200, hold=40)
    t.wait(900)
    t.flick((90, 120), (130, 160), lasts=110)
    t.wait(2500)
    t.tap((250, 350))


@story(
    "Canvas/an-offset-out-of-range", "Set an offset that is out of range",
    "The app sets an offset beyond the edge; after the next touch the canvas rests in range.",
    "ask limits", "set-offset-exact, rest-in-bounds 0.5pt, offset-reading-matches, "
    "animation-reaches-target")
def _(t):
    canvas(t)
    t.at(200)
    t.ask(scroll_to=(1900, 1700))
    t.wait(900)
    t.drag((120, 200), (70, 60))
    t.wait(1500)
    t.ask(scroll_to=(900, 900), animated=True)


@story(
    "Canvas/set-by-number", "Set offset and zoom by number",
    "Each number takes effect, the animated jump arrives at its target, and a zoom of 9 becomes the maximum.",
    "ask limits", "set-offset-exact, zoom-ask-arrives, animation-reaches-target, zoom-in-range, "
    "change-notified")
def _(t):
    canvas(t)
    t.at(300)
    t.ask(scroll_to=(120, 80))
    t.wait(800)
    t.ask(zoom_to=2)
    t.wait(900)
    t.ask(scroll_to=(1500, 1300), animated=True)
    t.wait(1400)
    t.ask(zoom_to=9)
    t.wait(800)
    t.ask(zoom_to=0.7, animated=True)
