"""Runs Qt Quick's Flickable in an invisible window behind the line protocol. PySide6 must be installed.

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
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QSG_RENDER_LOOP": "basic",
               "QT_LOGGING_RULES": "*=false"}
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, Qt, QUrl, qVersion
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

import flickbook

QML = b"""
import QtQuick
Flickable { property bool bounces: true; boundsBehavior: bounces ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
  boundsMovement: Flickable.FollowBoundsBehavior }
"""


app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
loop = QEventLoop()
clock.animate_at_frames()
qml = QQmlEngine()
component = QQmlComponent(qml)
component.setData(QML, QUrl())


class Engine(flickbook.Engine):
    name, version, columns = "flickable", qVersion(), ["x", "y"]
    abilities = {"touches": 1, "overscroll": "offset", "bounces": True, "settings": True, "turning": True}
    now = 1000.0  # milliseconds
    held = None  # lifts the finger that is still down at the end of a scene
    # Offsets are rounded only where a finger comes down or lifts. A drag begins after 12 px along an axis, and discards
    # the report that passes this distance and the next report. Qt reads times in whole milliseconds.
    contract = {"slop": 12, "slop-after-catch": 0, "slop-shape": "axis", "swallows-reports": 2, "moves-at-frames": True, "resolution": {"offset": 1, "rest": 0, "time": 1}, "normal-rate": None, "fast-rate": None, "turn-keeps-top-left": True, "settle": 8000}

    def __init__(self, scene):
        super().__init__()
        if Engine.held:  # otherwise the animations of this scene begin a frame earlier
            Engine.held()
        self.view, self.finger, self.begin = scene["views"][0], None, None
        self.window = QQuickWindow()
        self.window.resize(scene["window"]["width"], scene["window"]["height"])
        self.pane = component.create()
        self.pane.setParentItem(self.window.contentItem())
        self.window.show()
        self.forget()
        self.lay()
        start = self.view["start"]
        self.go(start.get("x", 0), start.get("y", 0))

    def forget(self):
        """Ends everything that the last scene has started. Qt also smooths the speed of the mouse over all events of
        the process; each still event multiplies the speed of the last finger by 0.3."""
        for _ in range(10):
            self.start = math.ceil(Engine.now) + 1000
            self.set_time(0)
            for t in range(3):
                self.tell(QEvent.Type.MouseMove, self.start + t, QPointF(), Qt.MouseButton.NoButton)
        Engine.now = self.start = self.start + 1000
        self.set_time(0)

    def set_time(self, t):
        Engine.now = self.start + t
        set_clock(round(Engine.now * 1e6))
        loop.processEvents()

    def lay(self):
        x, y, width, height = self.view["frame"]
        for name, value in [("x", x), ("y", y), ("width", width), ("height", height),
                            ("contentWidth", self.view["content"]["width"]),
                            ("contentHeight", self.view["content"]["height"]),
                            ("interactive", self.view["scroll"]["enabled"]),
                            ("bounces", self.view["scroll"]["bounces"])]:
            self.pane.setProperty(name, value)

    def go(self, x, y):
        across = max(0, self.view["content"]["width"] - self.view["frame"][2])
        down = max(0, self.view["content"]["height"] - self.view["frame"][3])
        self.pane.setProperty("contentX", min(max(x, 0), across))
        self.pane.setProperty("contentY", min(max(y, 0), down))

    def show(self):
        return [[self.pane.property("contentX"), self.pane.property("contentY")]]

    def frame(self, t):
        self.begin = t if self.begin is None else self.begin
        self.set_time(t - self.begin)

    def take(self, t, name, what, x=0, y=0, more=None):
        self.begin = t if self.begin is None else self.begin
        if name == "set":
            (across, down), = self.show()
            for element, attribute, value in what["settings"]:
                self.view.setdefault(element, {})[attribute] = value
            self.lay()
            if what["left"] or what["above"]:
                self.go(across + what["left"], down + what["above"])
        elif name in ("turn", "resize", "frame"):
            if "window" in what:
                self.window.resize(*map(int, what["window"]))
            for _, *frame in what.get("frames", []):
                self.view["frame"] = frame
            self.lay()
        elif name == "down" and self.finger is None:
            self.finger, self.last, Engine.held = what, (x, y), self.lift
            self.send(QEvent.Type.MouseButtonPress, t, x, y, Qt.MouseButton.LeftButton)
        elif name in ("move", "up") and self.finger == what:
            if name == "move" or (x, y) != self.last:  # a finger that lifts elsewhere has moved there first
                self.send(QEvent.Type.MouseMove, t, x, y, Qt.MouseButton.LeftButton)
            self.last = x, y
            if name == "up":
                self.finger = Engine.held = None
                self.send(QEvent.Type.MouseButtonRelease, t, x, y, Qt.MouseButton.NoButton)

    def lift(self):
        self.finger = Engine.held = None
        self.tell(QEvent.Type.MouseButtonRelease, Engine.now, QPointF(*self.last), Qt.MouseButton.NoButton)

    def send(self, kind, t, x, y, held):
        self.tell(kind, self.start + t - self.begin, QPointF(x, y), held)

    def tell(self, kind, time, point, held):
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, point, point, point, button, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(int(time))
        QCoreApplication.sendEvent(self.window, event)


if __name__ == "__main__":
    flickbook.serve(Engine)
    sys.stdout.flush()
    os._exit(0)  # otherwise Qt and Python both free their objects
