"""A scroll engine with drags 1:1 after a slop, flings that decay, and hard edges, for one view and one finger,
without zoom.

Every position is a function of time or of the finger's position, and the end of a motion is computed when it
begins. So neither the frame rate nor a slow machine changes what is shown. Points are complex numbers."""
import math
import flickbook

SLOP, STOP, MEMORY, TAP = 10.0, 10.0, 100.0, 500.0  # points, points per second, milliseconds


class Engine(flickbook.Engine):
    name, columns = "mine", ["x", "y", "activity"]
    abilities = {"touches": 1} | dict.fromkeys(
        ["insets", "settings", "cancel", "bounces", "deceleration", "callbacks", "activity"], True)
    contract = {"slop": SLOP, "stop-speed": STOP, "held-still": MEMORY}

    def __init__(self, scene):
        super().__init__()
        self.view = scene["views"][0]
        self.finger, self.grip, self.coast = None, None, None
        self.offset = complex(*[self.view["start"].get(axis, -math.inf) for axis in "xy"])
        self.fit()

    def advance(self, t):
        if self.coast:
            self.scroll(self.coast(t))
            if self.offset == self.target:
                self.stop()

    def show(self):
        doing = "idle" if self.finger is None else "tracking" if self.grip is None else "tracking+dragging"
        return [[self.offset.real, self.offset.imag, "decelerating" if self.coast else doing]]

    def take(self, t, name, what, x=0, y=0, more=None):
        if name == "down" and self.finger is None and self.view["scroll"]["enabled"]:
            left, top, width, height = self.view["frame"]
            if left <= x < left + width and top <= y < top + height:
                self.since = -math.inf if self.coast else t  # a finger that stops a coast is no tap
                self.stop()
                self.finger, self.origin, self.path = what, complex(x, y), [(t, complex(x, y))]
        elif name in ("move", "up", "cancel") and what == self.finger:
            if name != "cancel":
                self.follow(t, complex(x, y))
            if name == "up" and self.grip is None and t <= self.since + TAP:
                self.tap(complex(x, y))
            if name != "move":
                self.release(t, 0 - self.velocity(t) if name == "up" else 0j)
        elif name == "set":
            for element, attribute, value in what["settings"]:
                self.view.setdefault(element, {})[attribute] = value
            self.fit(complex(what["left"], what["above"]))
        elif name in ("turn", "resize", "frame"):
            self.release(t, 0j)  # the finger is at another position of the view now
            for _, *self.view["frame"] in what["frames"]:
                self.fit()

    def follow(self, t, point):
        last, pairs = self.path[-1][1], zip(self.path, self.path[1:] + [(t, point)])
        self.path = [at for at, after in pairs if after[0] > t - MEMORY] + [(t, point)]
        if self.grip is None and abs(point - self.origin) > SLOP:
            # The drag begins where the finger leaves the slop: |rest + way·share| = slop.
            way, rest = point - last, last - self.origin
            a, b, c = abs(way) ** 2, (way.conjugate() * rest).real, SLOP**2 - abs(rest) ** 2
            self.grip = self.offset + last + way * ((math.sqrt(b * b + a * c) - b) / a)
            self.tell("willBeginDragging")
        if self.grip is not None:
            self.scroll(self.grip - point)

    def tap(self, point):
        """Reports the tap of a finger that did not drag, at its position in the content."""
        left, top, *_ = self.view["frame"]
        point += self.offset - complex(left, top)
        self.tell("tap", point.real, point.imag)

    def velocity(self, t):
        """The mean velocity of the finger over the last 100 ms. It is 0 for a finger that held still."""
        (begin, old), (later, point) = self.path[:2]
        if begin < t - MEMORY:
            begin, old = t - MEMORY, old + (point - old) * ((t - MEMORY - begin) / (later - begin))
        return (self.path[-1][1] - old) / (t - begin) * 1000 if begin < t else 0j

    def release(self, t, v):
        """Coasts from the current offset: x + v/k·(1 − e^(−kt)), until the motion is too slow to be visible or
        reaches an edge."""
        if self.grip is not None:
            x, k, end = self.offset, self.friction, math.log(max(abs(v) / STOP, 1)) / self.friction
            way = lambda now: self.clamp(x - v / k * math.expm1(-k * min((now - t) / 1000, end)))
            self.target = way(math.inf)
            self.coast = way if self.target != x else None
            self.tell("willEndDragging", v.real / 1000, v.imag / 1000, self.target.real, self.target.imag)
            self.tell("didEndDragging", self.coast is not None)
            if self.coast:
                self.tell("willBeginDecelerating")
        self.finger = self.grip = None

    def stop(self):
        if self.coast:
            self.coast = None
            self.tell("didEndDecelerating")

    def fit(self, growth=0j):
        """Stops, limits the offset to its range, and keeps the visible or touched content in place."""
        (_, _, width, height), content, insets = [self.view[name] for name in ("frame", "content", "insets")]
        self.low = complex(0 - insets["left"], 0 - insets["top"])
        self.high = complex(content["width"] - width + insets["right"],
                            content["height"] - height + insets["bottom"])
        rate = self.view["scroll"]["deceleration"]
        self.friction = -1000 * math.log({"normal": 0.998, "fast": 0.99}.get(rate, rate))
        self.stop()
        self.scroll(self.offset + growth)
        if self.grip is not None:
            self.grip = self.offset + self.path[-1][1]

    def tell(self, *words):
        self.news.append([0, *words])

    def clamp(self, point):
        return complex(max(self.low.real, min(point.real, self.high.real)),
                       max(self.low.imag, min(point.imag, self.high.imag)))

    def scroll(self, point):
        if self.clamp(point) != self.offset:
            self.offset = self.clamp(point)
            self.tell("didScroll")


if __name__ == "__main__":
    flickbook.serve(Engine)
