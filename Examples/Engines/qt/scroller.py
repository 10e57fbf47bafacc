"""Runs Qt's QScroller behind the line protocol, on an object that has only an offset. PySide6 must be installed.

Qt reads the time from the clock of the system, which is set to the times of the protocol (clock.c)."""
import ctypes
import math
import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "Adapters/python"))
import clock

set_clock = clock.load()
set_clock.argtypes = [ctypes.c_longlong]
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QRectF, QSizeF, qVersion
from PySide6.QtWidgets import QApplication, QScroller

import flickbook

app = QApplication.instance() or QApplication(sys.argv[:1])
loop = QEventLoop()
clock.animate_at_frames()


class Pane(QObject):
    """The object that QScroller queries for sizes, and that it scrolls."""
    offset = over = QPointF()
    size, room = QSizeF(), QRectF()

    def event(self, event):
        if event.type() == QEvent.Type.ScrollPrepare:
            event.setViewportSize(self.size)
            event.setContentPosRange(self.room)
            event.setContentPos(self.offset)
            event.accept()
            return True
        if event.type() == QEvent.Type.Scroll:
            self.offset, self.over = event.contentPos(), event.overshootDistance()
            return True
        return super().event(event)


class Engine(flickbook.Engine):
    name, version, acts, columns = "scroller", qVersion(), "frames", ["x", "y"]
    abilities = {"touches": 1, "overscroll": "offset"}
    now = 1000.0  # milliseconds
    # A drag begins after 5 mm, as the sum of both axes, at the 100 dots per inch of this platform, and at once where a
    # finger catches a motion. The content then catches up these 5 mm. Qt reads times in whole milliseconds.
    contract = {"resolution": {"time": 1}, "slop-shape": "sum", "slop": 0.005 / 0.0254 * 100, "slop-after-catch": 0, "swallows-slop": False,
                "normal-rate": None, "fast-rate": None, "settle": 8000}

    def __init__(self, scene):
        super().__init__()
        self.view, self.finger, self.begin, self.pane = scene["views"][0], None, None, Pane()
        Engine.now = math.ceil(Engine.now) + 10_000  # ends everything that the last scene has started
        self.start = Engine.now
        set_clock(round(Engine.now * 1e6))
        loop.processEvents()
        _, _, width, height = self.view["frame"]
        content, start = self.view["content"], self.view["start"]
        self.pane.size = QSizeF(width, height)
        self.pane.room = QRectF(0, 0, max(0, content["width"] - width), max(0, content["height"] - height))
        self.pane.offset = QPointF(min(max(start.get("x", 0), 0), self.pane.room.width()),
                                   min(max(start.get("y", 0), 0), self.pane.room.height()))
        self.scroller = QScroller.scroller(self.pane)

    def set_time(self, t):
        """QScroller has its own timer, which fires at whole milliseconds between two frames."""
        target = self.start + t
        Engine.now = max(Engine.now, target - 1000)  # nothing happens in a longer wait
        while Engine.now < target:
            Engine.now = min(target, math.floor(Engine.now) + 1)
            set_clock(round(Engine.now * 1e6))
            loop.processEvents()

    def show(self):
        point = self.pane.offset + self.pane.over
        return [[point.x(), point.y()]]

    def frame(self, t):
        self.begin = t if self.begin is None else self.begin
        self.set_time(t - self.begin)

    def take(self, t, name, what, x=0, y=0, more=None):
        self.begin = t if self.begin is None else self.begin
        left, top, width, height = self.view["frame"]
        if name == "down" and self.finger is None and self.view["scroll"]["enabled"]:
            if left <= x < left + width and top <= y < top + height:
                self.finger, self.last = what, (x, y)
                self.tell(QScroller.Input.InputPress, t, x, y)
        elif name in ("move", "up") and self.finger == what:
            if name == "move" or (x, y) != self.last:  # a finger that lifts elsewhere has moved there first
                self.tell(QScroller.Input.InputMove, t, x, y)
            self.last = x, y
            if name == "up":
                self.finger = None
                self.tell(QScroller.Input.InputRelease, t, x, y)

    def tell(self, kind, t, x, y):
        set_clock(round((self.start + t - self.begin) * 1e6))
        self.scroller.handleInput(kind, QPointF(x, y), int(self.start + t - self.begin))


if __name__ == "__main__":
    flickbook.serve(Engine)
    sys.stdout.flush()
    os._exit(0)  # otherwise Qt and Python both free their objects
