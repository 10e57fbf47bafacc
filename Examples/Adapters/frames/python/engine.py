"""A scroll engine that does its work at frames, as most toolkits do: it shows the effect of a finger at the next
frame, and a coast advances one step per frame. It drags 1:1 after a slop and stops at hard edges, for one view and
one finger, without zoom. Points are complex numbers."""
import math
import flickbook

SLOP, STOP, MEMORY, LEAST = 10.0, 10.0, 100.0, 8.0  # points, points per second, milliseconds, milliseconds


class Engine(flickbook.Engine):
    name, acts, columns = "mine", "frames", ["x", "y", "zoom", "activity"]
    abilities = {"touches": 1} | dict.fromkeys(
        ["insets", "settings", "cancel", "bounces", "deceleration", "activity"], True)
    contract = {"slop": SLOP, "stop-speed": STOP, "held-still": MEMORY}

    def __init__(self, scene):
        super().__init__()
        self.view = scene["views"][0]
        self.waiting, self.finger, self.grip, self.speed, self.last = [], None, None, 0j, None
        self.offset = complex(*[self.view["start"].get(axis, -math.inf) for axis in "xy"])
        self.fit()

    def moment(self, t, events):
        """Stores the events, because nothing changes before the next frame."""
        self.waiting += [(t, *event) for event in events]

    def frame(self, t):
        elapsed, self.last = 0 if self.last is None else (t - self.last) / 1000, t
        has_begun = self.speed != 0  # the first frame after a lift shows the position of the lift
        for event in self.waiting:
            self.take(*event)
        self.waiting.clear()
        if has_begun and self.speed != 0:
            self.coast(elapsed)

    def show(self):
        held = "idle" if self.finger is None else "tracking" if self.grip is None else "tracking+dragging"
        return [[self.offset.real, self.offset.imag, 1, "decelerating" if self.speed != 0 else held]]

    def take(self, t, name, what, x=0, y=0, more=None):
        point = complex(x, y)
        if name == "down" and self.finger is None and self.view["scroll"]["enabled"]:
            left, top, width, height = self.view["frame"]
            if left <= x < left + width and top <= y < top + height:
                self.speed, self.finger, self.origin, self.path = 0j, what, point, [(t, point)]
        elif name in ("move", "up", "cancel") and what == self.finger:
            if name != "cancel":
                self.follow(t, point)
            if name == "up" and self.grip is not None:
                self.speed = -self.velocity(t)
            if name != "move":
                self.finger = self.grip = None
        elif name == "set":
            for element, attribute, value in what["settings"]:
                self.view.setdefault(element, {})[attribute] = value
            self.fit(complex(what["left"], what["above"]))

    def follow(self, t, point):
        last, pairs = self.path[-1][1], zip(self.path, self.path[1:] + [(t, point)])
        self.path = [at for at, after in pairs if after[0] > t - MEMORY] + [(t, point)]
        if self.grip is None and abs(point - self.origin) > SLOP:
            # The drag begins where the finger leaves the slop: |rest + way·share| = slop.
            way, rest = point - last, last - self.origin
            a, b, c = abs(way) ** 2, (way.conjugate() * rest).real, SLOP**2 - abs(rest) ** 2
            self.grip = self.offset + last + way * ((math.sqrt(b * b + a * c) - b) / a)
        if self.grip is not None:
            self.offset = self.clamp(self.grip - point)

    def velocity(self, t):
        """The mean velocity of the finger over the last 100 ms. It is 0 for a finger that held still, and for one
        that was down for less than 8 ms."""
        (begin, old), (later, point) = self.path[:2]
        if begin < t - MEMORY:
            begin, old = t - MEMORY, old + (point - old) * ((t - MEMORY - begin) / (later - begin))
        return (self.path[-1][1] - old) / (t - begin) * 1000 if begin <= t - LEAST else 0j

    def coast(self, seconds):
        """Advances a coast. The speed falls by a factor that depends on the time alone, at any frame rate."""
        share = math.exp(-self.friction * seconds)
        free = self.offset + self.speed * ((1 - share) / self.friction)
        self.offset, self.speed = self.clamp(free), self.speed * share
        # An edge stops the motion along its own axis.
        self.speed = complex(self.speed.real if self.offset.real == free.real else 0,
                             self.speed.imag if self.offset.imag == free.imag else 0)
        if abs(self.speed) < STOP:
            self.speed = 0j

    def fit(self, growth=0j):
        """Stops, limits the offset to its range, and keeps the visible or touched content in place."""
        (_, _, width, height), content, insets = [self.view[name] for name in ("frame", "content", "insets")]
        self.low = complex(0 - insets["left"], 0 - insets["top"])
        self.high = complex(content["width"] - width + insets["right"],
                            content["height"] - height + insets["bottom"])
        rate = self.view["scroll"]["deceleration"]
        self.friction = -1000 * math.log({"normal": 0.998, "fast": 0.99}.get(rate, rate))
        self.speed, self.offset = 0j, self.clamp(self.offset + growth)
        if self.grip is not None:
            self.grip = self.offset + self.path[-1][1]

    def clamp(self, point):
        return complex(max(self.low.real, min(point.real, self.high.real)),
                       max(self.low.imag, min(point.imag, self.high.imag)))


if __name__ == "__main__":
    flickbook.serve(Engine)
