"""Small ones, each for one invariant."""

from .story import story, view
from .text import Element as E
from .tiles import album


@story(
    "Invariants/page-comes-back-fit", "Enlarge a photo and turn the page",
    "Once the page is turned, the enlarged photo is as large as fits again.",
    "invariant", "page-comes-back-fit")
def _(t):
    album(t, 2)
    t.pinch((160, 284), 90, 140, lasts=250)
    t.wait(900)
    t.ask("album", page=2, animated=True)
    t.wait(700)


@story(
    "Invariants/page-comes-back-fit-back", "Turn an enlarged photo away by hand and back",
    "The photo is at its edge, so the drag turns the page. Turned back, the photo is as large as fits.",
    "invariant", "page-comes-back-fit")
def _(t):
    album(t, 2)
    t.pinch((160, 284), 90, 120, lasts=250)
    t.wait(900)
    for _ in range(2):
        t.flick((280, 300), (-200, 3), lasts=110)
        t.wait(1900)
    t.flick((60, 300), (200, 3), lasts=110)


def page(t, *policies, content=(900, 2400)):
    """One view as large as the window."""
    t.on((320, 568), view("view", (0, 0, 320, 568), content, *policies))


def pages(t, *more):
    page(t, E("scroll", paging=True), *more, E("layout", content="pages", pages=10, on_resize="keep-page"),
         E("shows", page=True), content=(3200, 568))


@story(
    "Invariants/drag-moves-content", "Drag a page up and down",
    "A careful drag up, one back down and a quick one: each of them moves the page.",
    "invariant", "drag-moves-content")
def _(t):
    page(t, E("start", x=200, y=600))
    t.drag((160, 400), (3, -180))
    t.wait(700)
    t.drag((160, 150), (-4, 220))
    t.wait(700)
    t.flick((160, 420), (2, -120), lasts=120)


@story(
    "Invariants/drag-moves-content-sideways", "Drag a row of pictures inside a page sideways",
    "A sideways drag moves the row and not the page; an upward drag moves the page.",
    "invariant", "drag-moves-content")
def _(t):
    t.on(
        (320, 568), view("page", (0, 0, 320, 568), (320, 2400)),
        view("row", (0, 100, 320, 200), (1600, 200), inside="page"))
    t.drag((280, 200), (-150, 4))
    t.wait(700)
    t.drag((160, 480), (3, -160))
    t.wait(700)
    t.drag((60, 100), (140, 3))


@story(
    "Invariants/flick-coasts", "Flick a long list three times",
    "Each flick ends while the finger is fast, and the list goes on by itself.",
    "invariant", "flick-coasts")
def _(t):
    page(t, E("start", x=300, y=400))
    t.flick((160, 440), (4, -160), lasts=120)
    t.wait(3500)
    t.flick((160, 440), (-3, -260), lasts=150)
    t.wait(4000)
    t.flick((160, 140), (3, 180), lasts=120)


@story(
    "Invariants/flick-coasts-sideways", "Flick a wide table that stops soon",
    "With the fast deceleration a flick coasts for a short time only, but it coasts.",
    "invariant", "flick-coasts", hertz=120)
def _(t):
    page(t, E("scroll", deceleration="fast"), E("start", x=1000), content=(4000, 568))
    t.flick((280, 300), (-180, 3), lasts=110)
    t.wait(1800)
    t.flick((40, 300), (200, -4), lasts=130)


@story(
    "Invariants/flick-turns-page", "Flick on two cars and back one",
    "Two flicks to the left show the third car, one to the right the second.",
    "invariant", "flick-turns-page")
def _(t):
    pages(t)
    for _ in range(2):
        t.flick((280, 300), (-180, 3), lasts=120)
        t.wait(1500)
    t.flick((60, 300), (170, 3), lasts=110)


@story(
    "Invariants/flick-turns-page-slowly", "Turn pages with small slow flicks",
    "The finger moves a sixth of a page, slowly: the page turns all the same, and turns back. So it does "
    "with a quick flick.",
    "invariant", "flick-turns-page", hertz=120)
def _(t):
    pages(t)
    for step in (-4.5, -4.5, 4.5):
        # As even as a finger on a robot: 281 points a second.
        t.down((160, 300))
        for k in range(1, 12):
            t.wait(16)
            t.touch("move", 1, (160 + k * step, 300))
        t.up()
        t.wait(1500)
    t.flick((280, 300), (-180, 3), lasts=120)


@story(
    "Invariants/flick-turns-page-grid", "Flick down a grid of cells and to the side",
    "In a grid of pages a flick up shows the cell below, one to the left the cell beside it.",
    "invariant", "flick-turns-page", hertz=120)
def _(t):
    page(t, E("scroll", paging=True, direction_lock=True), E("layout", content="grid", columns=3, rows=3),
         content=(960, 1704))
    t.flick((160, 460), (3, -240), lasts=130)
    t.wait(1500)
    t.flick((280, 300), (-190, 2), lasts=110)


@story(
    "Invariants/pinch-zooms", "Open two fingers on a picture",
    "The fingers part from 90 to 190 points, slowly and once more fast, and the picture grows.",
    "invariant", "pinch-zooms")
def _(t):
    page(t, E("zoom", maximum=4), content=(640, 1136))
    t.pinch((160, 284), 90, 190)
    t.wait(900)
    t.pinch((150, 300), 80, 140, lasts=160, hold=20)


@story(
    "Invariants/pinch-zooms-close", "Close two fingers on an enlarged picture",
    "The fingers come together from 220 to 110 points, and the picture shrinks.",
    "invariant", "pinch-zooms", hertz=120)
def _(t):
    page(t, E("zoom", minimum=0.5, maximum=3), E("start", x=300, y=500, zoom=2), content=(640, 1136))
    t.pinch((160, 284), 220, 110)


@story(
    "Invariants/tap-arrives", "Tap a page here and there",
    "Three taps on a page that stands still: the app receives each of them.",
    "invariant", "tap-arrives")
def _(t):
    page(t, E("start", x=100, y=600))
    for place in ((60, 100), (250, 320), (160, 520)):
        t.tap(place)
        t.wait(500)


@story(
    "Invariants/tap-arrives-trembling", "Tap with a trembling finger after a drag",
    "The finger trembles by four points and lifts after a fifth of a second; that is still a tap.",
    "invariant", "tap-arrives")
def _(t):
    page(t)
    t.drag((160, 400), (3, -180))
    t.wait(900)
    t.tap((120, 300), jitter=(3, -2.5), lasts=200)


@story(
    "Invariants/request-arrives", "Let the app scroll, animated and at once",
    "The app requests an offset with an animation, an offset at once, and the top.",
    "invariant", "request-arrives")
def _(t):
    page(t)
    t.at(200)
    t.ask(scroll_to=(300, 900), animated=True)
    t.wait(1000)
    t.ask(scroll_to=(120, 1500))
    t.wait(700)
    t.ask(scroll_to_top=True, animated=True)


@story(
    "Invariants/request-arrives-page", "Let the app show the second page, at once and animated",
    "The app requests the second of five pages at once, the fourth with an animation, and one after the last.",
    "invariant", "request-arrives")
def _(t):
    page(
        t, E("insets", left=20, right=30), E("layout", content="pages", pages=5),
        content=(1600, 568))
    t.at(200)
    t.ask(page=2)
    t.wait(500)
    t.ask(page=4, animated=True)
    t.wait(1000)
    t.ask(page=9)


@story(
    "Invariants/set-offset-exact-top", "Let the app go to the top of a list at once",
    "The app puts a list at its top without an animation, in the middle of a coast too.",
    "invariant", "set-offset-exact")
def _(t):
    page(t, E("insets", top=64), E("start", x=100, y=900))
    t.at(200)
    t.ask(scroll_to_top=True)
    t.wait(500)
    t.flick((160, 400), (0, -220))
    t.wait(200)
    t.ask(scroll_to_top=True)


@story(
    "Invariants/request-arrives-row", "Let the app choose a row and a part of a picture",
    "The app selects rows of a wheel, and zooms the picture beside it until a part of it fills the view.",
    "invariant", "request-arrives")
def _(t):
    t.on(
        (320, 568),
        view("wheel", (0, 0, 100, 200), (100, 960), E("wheel", rows=24, row_height=40)),
        view("picture", (110, 0, 200, 400), (800, 1600), E("zoom", minimum=0.25, maximum=4)))
    t.at(200)
    t.ask("wheel", select=9, animated=True)
    t.wait(1000)
    t.ask("wheel", select=3)
    t.wait(600)
    t.ask("picture", zoom_to_rect=(100, 200, 100, 200), animated=True)


@story(
    "Invariants/disabled-stands-still", "Drag and flick a page that does not scroll",
    "Scrolling is disabled: neither a drag nor a flick nor a pull at the edge moves the page.",
    "invariant", "disabled-stands-still")
def _(t):
    page(t, E("scroll", enabled=False), E("start", y=300))
    t.drag((160, 400), (3, -180))
    t.wait(500)
    t.flick((160, 200), (-4, 200))
    t.wait(500)
    t.drag((280, 300), (-140, 5))


@story(
    "Invariants/disabled-stands-still-pages", "Flick on pages that only the app may turn",
    "An album whose pages only buttons turn: two flicks and a slow drag leave it where it is.",
    "invariant", "disabled-stands-still")
def _(t):
    page(t, E("scroll", enabled=False, paging=True), E("start", x=640),
         E("layout", content="pages", pages=10), content=(3200, 568))
    for way in (-180, 190):
        t.flick((160 - way / 2, 300), (way, 3), lasts=120)
        t.wait(600)
    t.drag((280, 300), (-200, 4))


@story(
    "Invariants/disabled-stands-still-later", "Disable scrolling after a drag",
    "The page follows the first drag; then the app disables scrolling, and the next two move nothing.",
    "invariant", "disabled-stands-still")
def _(t):
    page(t, E("start", x=100, y=300))
    t.drag((160, 400), (3, -180))
    t.wait(700)
    t.set(E("scroll", enabled=False))
    t.wait(300)
    t.drag((160, 400), (2, -150))
    t.wait(500)
    t.flick((280, 300), (-190, 3))


@story(
    "Invariants/seen-as-expected", "Flick two cars on and rest where the device did",
    "What the device showed at each rest is expected of the engine too: the offset and the page.",
    "invariant", "seen-as-expected")
def _(t):
    pages(t)
    t.happens("seen", x=0, y=0, settled=True, page=1)
    t.wait(100)
    for number in (2, 3):
        t.flick((280, 300), (-180, 3), lasts=120)
        t.wait(1500)
        t.happens("seen", x=320 * (number - 1), y=0, settled=True, page=number)
        t.wait(200)


@story(
    "Invariants/seen-as-expected-row", "Let a wheel and a zoom rest where they did on the device",
    "The device showed a row of the wheel and a zoom at its limit; the engine must show the same.",
    "invariant", "seen-as-expected")
def _(t):
    t.on(
        (320, 568),
        view("wheel", (0, 0, 100, 200), (100, 960), E("wheel", rows=24, row_height=40, selected=4),
             E("shows", selection=True)),
        view("picture", (110, 0, 200, 400), (800, 1600), E("zoom", maximum=2)))
    t.at(100)
    t.drag((50, 150), (1, -90))
    t.wait(1200)
    t.happens("seen", view="wheel", x=0, y=160, settled=True, selection=6)
    t.wait(200)
    t.ask("picture", zoom_to=9)
    t.wait(600)
    t.happens("seen", view="picture", x=100, y=200, zoom=2, settled=True)


@story(
    "Invariants/cancel-throws-nothing", "A call comes while a page is flicked",
    "The system cancels the touch while the finger moves up and, later, while it moves down: no fling begins.",
    "invariant", "cancel-throws-nothing")
def _(t):
    page(t, E("start", x=200, y=800))
    t.swing((160, 420), (3, -190))
    t.cancel()
    t.wait(900)
    t.swing((150, 200), (-4, 170), lasts=110)
    t.cancel()


@story(
    "Invariants/cancel-throws-nothing-sideways", "A call comes while a wide page goes sideways",
    "The system cancels the touch, and the page does not go on; a flick after the call throws it as always.",
    "invariant", "cancel-throws-nothing", hertz=120)
def _(t):
    page(t, E("start", x=700, y=300), content=(2400, 1200))
    t.swing((60, 300), (200, 4), lasts=120)
    t.cancel()
    t.wait(1200)
    t.flick((280, 300), (-190, 3), lasts=120)


@story(
    "Invariants/announced-target-is-the-rest", "Flick and drag to announced places",
    "A flick, a careful drag and a short flick: each lift announces where the page will rest.",
    "invariant", "announced-target-is-the-rest")
def _(t):
    page(t, content=(320, 9000))
    t.flick((160, 450), (3, -210))
    t.wait(3600)
    t.drag((160, 200), (2, 140))
    t.wait(900)
    t.flick((160, 400), (-2, -90), lasts=120)


@story(
    "Invariants/announced-target-is-the-rest-in-pages", "Turn pages to the announced places",
    "One page is turned and one springs back; each time the target is reported when the finger lifts.",
    "invariant", "announced-target-is-the-rest")
def _(t):
    pages(t)
    t.flick((280, 300), (-180, 3), lasts=120)
    t.wait(1500)
    t.drag((260, 300), (-70, 2))
    t.wait(1500)
    t.flick((60, 300), (190, -3), lasts=120)


@story(
    "Invariants/announced-velocity-is-the-start", "Throw a page at several speeds",
    "Three flicks: each coast begins at the velocity that its lift announced.",
    "invariant", "announced-velocity-is-the-start")
def _(t):
    page(t, content=(320, 12000))
    t.flick((160, 450), (3, -210))
    t.wait(4200)
    t.flick((160, 430), (-2, -120), lasts=110)
    t.wait(3800)
    t.flick((160, 200), (2, 160), lasts=110)


@story(
    "Invariants/announced-velocity-is-the-start-askew", "Throw a map diagonally",
    "Two diagonal flicks: each coast begins at the velocity that its lift announced, along both axes.",
    "invariant", "announced-velocity-is-the-start")
def _(t):
    page(t, content=(4000, 4000))
    t.flick((220, 420), (-110, -150), lasts=110)
    t.wait(4200)
    t.flick((120, 200), (90, 60), lasts=100)


@story(
    "Invariants/no-jump-between-frames", "Watch a long page coast",
    "Two flicks that coast for long, with nothing else that could move the page.",
    "invariant", "no-jump-between-frames")
def _(t):
    page(t, content=(320, 20000))
    t.flick((160, 480), (4, -300))
    t.wait(3200)
    t.flick((160, 460), (-3, -260), lasts=120)


@story(
    "Invariants/no-jump-between-frames-to-the-edge", "Watch a page coast to its edge",
    "A hard flick carries the page to its end, where it stops or bounces back.",
    "invariant", "no-jump-between-frames", hertz=120)
def _(t):
    page(t, content=(320, 2400))
    t.flick((160, 480), (4, -320), lasts=120)
    t.wait(2500)
    t.flick((160, 120), (3, 300), lasts=140)


@story(
    "Invariants/fling-follows-the-finger", "Throw a page gently and hard",
    "Each time the page goes on about as fast as the finger went, and in its direction.",
    "invariant", "fling-follows-the-finger")
def _(t):
    page(t, E("start", x=300, y=1500), content=(900, 9000))
    t.flick((160, 440), (4, -150), lasts=140)
    t.wait(3600)
    t.flick((160, 470), (-3, -320), lasts=130)
    t.wait(4200)
    t.flick((160, 150), (2, 240), lasts=130)


@story(
    "Invariants/fling-follows-the-finger-sideways", "Throw a wide map sideways",
    "After the lift the map goes on sideways as the finger did, and neither up nor down.",
    "invariant", "fling-follows-the-finger", hertz=120)
def _(t):
    page(t, E("start", x=1500, y=900), content=(6000, 2400))
    t.flick((280, 300), (-210, 3), lasts=120)
    t.wait(3800)
    t.flick((60, 300), (180, -4), lasts=130)


@story(
    "Invariants/edge-keeps-speed", "Throw a page against its end",
    "The page coasts into its end, goes on beyond it no faster than it came, and comes back.",
    "invariant", "edge-keeps-speed")
def _(t):
    page(t, E("start", x=0, y=900), content=(320, 1800))
    t.flick((160, 460), (3, -260), lasts=130)
    t.wait(3000)
    t.flick((160, 150), (-3, 330), lasts=130)


@story(
    "Invariants/edge-keeps-speed-sideways", "Throw a row against both ends",
    "A row of pictures coasts into one end and then into the other.",
    "invariant", "edge-keeps-speed", hertz=120)
def _(t):
    page(t, E("start", x=300, y=0), content=(1100, 568))
    t.flick((60, 300), (220, 3), lasts=120)
    t.wait(2600)
    t.flick((290, 300), (-250, -3), lasts=120)


@story(
    "Invariants/pan-of-two-fingers", "Move a map with two fingers",
    "Two fingers go side by side, fast and slowly; the map goes with them.",
    "invariant", "pan-of-two-fingers")
def _(t):
    page(t, E("start", x=300, y=700), content=(1600, 2400))
    t.part((160, 320), 100, 100, drift=(-90, -150), lasts=420)
    t.hold(150)
    t.up(1)
    t.up(2)
    t.wait(800)
    t.part((160, 240), 90, 90, drift=(30, 60), lasts=900)
    t.hold(150)
    t.up(1)
    t.up(2)


@story(
    "Invariants/pan-of-two-fingers-apart", "Move a map with two fingers that go apart",
    "The map does not zoom; it goes with one of the fingers, or with the middle between them.",
    "invariant", "pan-of-two-fingers", hertz=120)
def _(t):
    page(t, E("start", x=300, y=700), content=(1600, 2400))
    t.part((160, 320), 80, 180, drift=(60, -140), lasts=500)
    t.hold(150)
    t.up(1)
    t.up(2)


def zooms(t, *more, least=0.5, most=3):
    page(t, E("zoom", minimum=least, maximum=most), *more, content=(900, 1400))


@story(
    "Invariants/pinch-is-reversible", "Part two fingers and bring them back",
    "The picture grows and is as large as before when the fingers are as far apart as before.",
    "invariant", "pinch-is-reversible")
def _(t):
    zooms(t)
    t.part((160, 284), 110, 210, lasts=420)
    t.wait(60)
    t.glide({1: (30, 40), 2: (-30, -40)}, 420)
    t.hold(120)
    t.up(1)
    t.up(2)


@story(
    "Invariants/pinch-is-reversible-closing", "Close two fingers and part them again",
    "The picture shrinks and is as large as before when the fingers are as far apart as before.",
    "invariant", "pinch-is-reversible", hertz=120)
def _(t):
    zooms(t, E("start", x=100, y=200))
    t.part((160, 284), 230, 140, lasts=450)
    t.wait(80)
    t.glide({1: (-27, -36), 2: (27, 36)}, 450)
    t.hold(120)
    t.up(1)
    t.up(2)


@story(
    "Invariants/zoom-return-keeps-anchor", "Pinch a picture beyond its largest size",
    "After the lift the picture springs back to its largest size around the place where the fingers were.",
    "invariant", "zoom-return-keeps-anchor")
def _(t):
    zooms(t, E("start", x=200, y=300), most=1.5)
    t.pinch((130, 250), 80, 220, lasts=420)
    t.wait(1500)


@story(
    "Invariants/zoom-return-keeps-anchor-again", "Pinch a picture beyond its largest size twice",
    "The fingers are in one corner the first time and in another corner the second time.",
    "invariant", "zoom-return-keeps-anchor", hertz=120)
def _(t):
    zooms(t, E("start", x=250, y=400), most=1.4)
    t.pinch((100, 180), 70, 170, lasts=380)
    t.wait(1500)
    t.pinch((220, 400), 100, 180, lasts=380)
    t.wait(1500)


@story(
    "Invariants/declared-is-shown", "Drag slowly, then throw a page and watch it stop",
    "The page stays behind the finger by the slop only, and its coast ends at the declared slowest speed.",
    "invariant", "declared-is-shown")
def _(t):
    page(t, E("start", x=200, y=900), content=(900, 9000))
    t.drag((160, 400), (2, -120), lasts=700)
    t.wait(900)
    t.flick((160, 420), (3, -120), lasts=130)
    t.wait(4000)


@story(
    "Invariants/declared-is-shown-sideways", "Drag a map sideways and let it coast",
    "Twice the map begins to move where the slop ends; after a flick it coasts to rest.",
    "invariant", "declared-is-shown", hertz=120)
def _(t):
    page(t, E("start", x=900, y=500), content=(4000, 2400))
    t.drag((220, 300), (-110, 3), lasts=600)
    t.wait(900)
    t.flick((120, 300), (110, 3), lasts=130)
    t.wait(4000)


@story(
    "Invariants/declared-is-shown-past-the-edge", "Pull a list past its top and let it go",
    "The list gives way less the farther it is pulled and springs back at the declared rate, also after "
    "a flick into the edge.",
    "invariant", "declared-is-shown")
def _(t):
    page(t)
    t.drag((160, 120), (3, 300), lasts=600)
    t.wait(1800)
    t.flick((160, 140), (3, 220), lasts=110)
    t.wait(2200)
    t.drag((160, 420), (2, -200), lasts=700)
    t.wait(900)
    t.flick((160, 400), (2, -100), lasts=130)
    t.wait(4000)


@story(
    "Invariants/declared-is-shown-askew", "Drag a locked table diagonally, and along a row",
    "A drag that begins halfway between its axes moves the table along both; one along a row keeps to it.",
    "invariant", "declared-is-shown")
def _(t):
    page(t, E("scroll", direction_lock=True), E("start", x=500, y=900), content=(2400, 3000))
    t.drag((240, 400), (-130, -105))
    t.wait(900)
    t.drag((240, 300), (-150, 14))
    t.wait(900)
    t.drag((100, 200), (110, 120))


@story(
    "Invariants/value-changed-reported", "Turn a scale by some steps",
    "While the scale moves, it reports that its value changes.",
    "invariant", "value-changed-reported")
def _(t):
    t.on((320, 480), view("scale", (60, 60, 100, 360), (100, 3600), E("snap", every=60, axis="y")))
    t.flick((110, 300), (2, -150), lasts=140)
    t.wait(3000)
    t.drag((110, 160), (-2, 120))


@story(
    "Invariants/value-changed-reported-cells", "Scroll a row of cells",
    "The row comes to rest on other cells and reports each change.",
    "invariant", "value-changed-reported")
def _(t):
    t.on((320, 480), view("row", (0, 100, 320, 100), (2400, 100), E("snap", every=80)))
    t.flick((280, 150), (-160, 2), lasts=140)
    t.wait(3000)
    t.drag((80, 150), (130, -2))


@story(
    "Invariants/scrolled-to-top-reported", "Send a list to its top",
    "The app sends the list to its top, with an animation and at once; each time the list reports it.",
    "invariant", "scrolled-to-top-reported")
def _(t):
    page(t, E("start", x=0, y=900))
    t.ask(scroll_to_top=True, animated=True)
    t.wait(1200)
    t.drag((160, 450), (2, -250))
    t.wait(900)
    t.ask(scroll_to_top=True)
    t.wait(400)


@story(
    "Invariants/scrolled-to-top-reported-below-a-bar", "Send a list to its top below a bar",
    "The top is below the bar; the list reports once that it is there.",
    "invariant", "scrolled-to-top-reported")
def _(t):
    page(t, E("insets", top=64), E("start", x=0, y=1200))
    t.ask(scroll_to_top=True, animated=True)
    t.wait(1500)


def refreshed(t, fires=None):
    t.on(
        (320, 568),
        view(
            "list", (0, 0, 320, 568), (320, 1600), E("scroll", always_bounce="y"),
            E("refresh", distance=60, height=60, fires=fires), E("shows", refreshing=True)))


@story(
    "Invariants/refreshing-reading-matches", "Pull a list to refresh",
    "The app shows that it refreshes, from the pull until the refresh ends.",
    "invariant", "refreshing-reading-matches")
def _(t):
    refreshed(t)
    t.drag((160, 150), (3, 230), hold=140)
    t.wait(1800)
    t.ask(end_refresh=True)
    t.wait(900)


@story(
    "Invariants/refreshing-reading-matches-begun-by-the-app", "Let the app refresh its list",
    "The app begins a refresh without a finger, shows it, and ends it.",
    "invariant", "refreshing-reading-matches")
def _(t):
    refreshed(t, fires="release")
    t.ask(begin_refresh=True, animated=True)
    t.wait(1500)
    t.ask(end_refresh=True)
    t.wait(900)
    t.drag((160, 150), (3, 240), hold=140)
    t.wait(900)
    t.ask(end_refresh=True)
