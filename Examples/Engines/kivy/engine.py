"""Runs the default effect of Kivy's ScrollView behind the line protocol. The Debian package python3-kivy is needed.

An effect moves a number along one axis, so each axis has an effect. An effect follows a finger at once. All other
motions happen at the frames of Kivy's clock, which is set to the times of the protocol."""
import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "Adapters/python"))
os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1", "KIVY_NO_CONSOLELOG": "1", "KIVY_METRICS_DENSITY": "1",
               "KIVY_METRICS_FONTSCALE": "1", "KIVY_DPI": "96"}
import kivy
from kivy.clock import Clock
from kivy.effects import kinetic, scroll
from kivy.effects.dampedscroll import DampedScrollEffect

import flickbook

EPOCH = 1000.0  # seconds; Kivy treats a time of 0 as missing


class VirtualClock:
    now = EPOCH


Clock.time = lambda: VirtualClock.now
Clock._max_fps = 0  # otherwise the clock would sleep
kinetic.time = scroll.time = Clock.time


class Engine(flickbook.Engine):
    name, version, columns = "kivy", kivy.__version__, ["x", "y"]
    abilities = {"touches": 1, "overscroll": "offset", "settings": True}
    # The speed is the mean of the last five samples of a finger, and falls by 1/20 at each frame. The rest offset of
    # a coast is rounded, other offsets are not. Between two frames nothing changes.
    contract = {"slop": 0, "moves-at-frames": True, "normal-rate": None, "fast-rate": None, "held-still": 1000 / 6, "settle": 8000,
                "resolution": {"offset": 1, "rest": 0}}

    def __init__(self, scene):
        super().__init__()
        for event in Clock.get_events():
            event.cancel()
        VirtualClock.now = Clock._last_tick = EPOCH
        self.view, self.finger, self.begin = scene["views"][0], None, None
        self.effects = [DampedScrollEffect(), DampedScrollEffect()]
        self.lay([self.view["start"].get(axis, 0) for axis in "xy"])

    def lay(self, offset):
        """The value of an effect is the negative offset."""
        content, size = self.view["content"], self.view["frame"][2:]
        for effect, start, whole, seen in zip(self.effects, offset, (content["width"], content["height"]), size):
            effect.min, effect.max = min(0, seen - whole), 0
            effect.velocity, effect.value = 0, 0 - min(max(start, 0), max(0, whole - seen))

    def show(self):
        return [[0 - effect.scroll for effect in self.effects]]

    def advance(self, t):
        self.begin = t if self.begin is None else self.begin
        VirtualClock.now = EPOCH + (t - self.begin) / 1000

    def frame(self, t):
        self.advance(t)
        Clock.tick()

    def take(self, t, name, what, x=0, y=0, more=None):
        if name == "set":
            (across, down), = self.show()
            for element, attribute, value in what["settings"]:
                self.view.setdefault(element, {})[attribute] = value
            self.lay((across + what["left"], down + what["above"]))
        elif name == "down" and self.finger is None and self.view["scroll"]["enabled"]:
            left, top, width, height = self.view["frame"]
            if left <= x < left + width and top <= y < top + height:
                self.finger = what
                for effect, point in zip(self.effects, (x, y)):
                    effect.start(point)
        elif name in ("move", "up") and self.finger == what:
            for effect, point in zip(self.effects, (x, y)):
                (effect.update if name == "move" else effect.stop)(point)
            if name == "up":
                self.finger = None


if __name__ == "__main__":
    flickbook.serve(Engine)
