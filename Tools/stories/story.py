"""A story: a scene, and what happens on it. Each becomes one recording."""

from .hand import LIFT, Hand, halves, smooth
from .text import Element

NAMESPACE = "urn:flickbook:recording:1"

stories = {}


def story(name, title, note, tags, invariants, hertz=60):
    """Tells the decorated function as the recording of that name.

    The invariants are those that the story is about: they must hold in it, and it must put them to the test.
    One may carry its tolerance: "rest-in-bounds 0.5pt". What no built-in invariant checks is a formula with a
    name: "stands-still: offset.y == 0".
    """

    def add(write):
        stories[name] = Story(name, title, note, tags.split(), invariants.split(", "), hertz, write)
        return write

    return add


class Story:
    def __init__(self, name, title, note, tags, invariants, hertz, write):
        self.name, self.title, self.note, self.tags, self.invariants = name, title, note, tags, invariants
        self.hertz, self.write = hertz, write

    def told(self):
        """The recording's text."""
        # The folder was named Laws when its gestures were made: another seed would change them all.
        seed = self.name.replace("Invariants/", "Laws/")
        telling = Telling(Hand(seed, self.hertz))
        self.write(telling)
        tags = [Element("tag", tag) for tag in self.tags]
        invariants = []
        for invariant in self.invariants:
            name, _, formula = invariant.partition(": ")
            name, _, tolerance = name.partition(" ")
            invariants.append(Element("invariant", formula or None, name=name, tolerance=tolerance or None))
        # Python sorts stably: what happens at one time happens in the order it was told.
        events = sorted(telling.events, key=lambda event: event[0])
        whole = Element(
            "recording", *tags, Element("note", self.note), telling.scene, Element("expect", *invariants),
            Element("timeline", *(event for _, event in events)), xmlns=NAMESPACE, title=self.title)
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', *whole.lines()]
        return "\n".join(lines) + "\n"


class Telling:
    """What has happened so far. Each deed begins at `now` and moves it to its own end."""

    def __init__(self, hand):
        self.hand = hand
        self.scene = None
        self.events = []
        self.now = 0.0
        self.fingers = {}

    def on(self, window, *views):
        """The scene: a window's width, height and perhaps its pixels a point, and the views on it."""
        width, height, *scale = window
        orientation = "landscape-left" if width > height else None
        self.scene = Element(
            "scene",
            Element(
                "window", width=width, height=height, scale=None if scale == [1] else (scale or [2])[0], orientation=orientation),
            *views)

    def wait(self, ms):
        self.now += ms

    def at(self, ms):
        self.now = ms

    def happens(self, name, /, *inside, **attributes):
        self.events.append((self.now, Element(name, *inside, t=round(self.now, 3), **attributes)))

    # Fingers.

    def touch(self, phase, finger, place):
        x, y = halves(place)
        self.fingers[finger] = (x, y)
        self.happens(phase, finger=finger, x=x, y=y)

    def down(self, place, finger=1):
        self.touch("down", finger, place)

    def up(self, finger=1):
        self.touch("up", finger, self.fingers[finger])
        del self.fingers[finger]

    def cancel(self, finger=1):
        self.touch("cancel", finger, self.fingers[finger])
        del self.fingers[finger]

    def glide(self, ways, lasts, share=1):
        """Fingers go their ways, which would take so long; a share of the time is done of it."""
        start, begins = dict(self.fingers), self.now
        curves = {finger: self.hand.curve(way) for finger, way in ways.items()}
        for time, q in self.hand.times(lasts * share):
            self.now = begins + time
            for finger, way in ways.items():
                gone = smooth(q * share)
                aside = curves[finger](gone, q)
                (x, y), (dx, dy) = start[finger], way
                place = halves((x + dx * gone + aside[0], y + dy * gone + aside[1]))
                if place != self.fingers[finger]:
                    self.touch("move", finger, place)

    def hold(self, ms):
        """A finger that rests is not reported."""
        self.wait(ms)

    def drag(self, place, way, lasts=420, hold=180, finger=1):
        """A careful one: it slows down, and the finger rests before it lifts."""
        self.down(place, finger)
        self.glide({finger: way}, lasts)
        self.hold(hold)
        self.up(finger)

    def swing(self, place, way, lasts=130, finger=1):
        """On its way and fast: the way is what the finger does of it, in that time."""
        gone = smooth(LIFT)
        self.down(place, finger)
        self.glide({finger: (way[0] / gone, way[1] / gone)}, lasts / LIFT, LIFT)

    def flick(self, place, way, lasts=130, finger=1):
        """Lifted while it is fast."""
        self.swing(place, way, lasts, finger)
        self.up(finger)

    def tap(self, place, jitter=(0.5, 0.5), lasts=85, finger=1):
        self.down(place, finger)
        begins = self.now
        self.now = begins + round(lasts * 0.4, 3)
        self.touch("move", finger, (place[0] + jitter[0], place[1] + jitter[1]))
        self.now = begins + lasts
        self.up(finger)

    def part(self, middle, before, after, drift=(0, 0), lasts=420, slant=(0.6, 0.8)):
        """Two fingers come down so far apart and go until they are as far apart as after."""
        for finger, side in ((1, -0.5), (2, 0.5)):
            self.down(
                (middle[0] + side * before * slant[0], middle[1] + side * before * slant[1]), finger)
        ways = {}
        for finger, side in ((1, -0.5), (2, 0.5)):
            pace = side * (after - before)
            ways[finger] = (drift[0] + pace * slant[0], drift[1] + pace * slant[1])
        self.glide(ways, lasts)

    def pinch(self, middle, before, after, drift=(0, 0), lasts=420, hold=100):
        self.part(middle, before, after, drift, lasts)
        self.hold(hold)
        self.up(1)
        self.up(2)

    # The device and the app.

    def turn(self, to, window, *frames):
        """Frames are of a view's name, or None where there is one view, and a rectangle."""
        width, height = window
        self.happens(
            "turn", Element("window", width=width, height=height, scale=2),
            *(frame(view, place) for view, place in frames), to=to)

    def keyboard(self, place=None, field=None):
        if place is None:
            self.happens("keyboard", hidden=True)
        else:
            x, y, width, height = place
            self.happens("keyboard", x=x, y=y, width=width, height=height, field=field)

    def ask(self, view=None, animated=None, **what):
        self.happens("ask", view=view, **what, animated=animated)

    def set(self, *what, view=None):
        self.happens("set", *what, view=view)

    def mark(self, name):
        self.happens("mark", name=name)


def frame(view, place):
    x, y, width, height = place
    return Element("frame", view=view, x=x, y=y, width=width, height=height)


def view(name, place, content, *policies, inside=None):
    """A view: its frame, the size of its content, and whatever else is said of it."""
    x, y, width, height = place
    return Element(
        "view", Element("content", width=content[0], height=content[1]), *policies,
        id=name, x=x, y=y, width=width, height=height, inside=inside)
