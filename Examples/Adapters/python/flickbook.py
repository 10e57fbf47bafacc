"""Flickbook's line protocol, version 1, for an engine that is a class; `engine.py` shows what the class needs.

Each request is a line of stdin with a JSON object, and each reply is a line of stdout with a JSON object. This code
reads no clock: requests contain the time. An engine must print its messages to stderr, which is kept as a log.
"""
import json
import math
import sys
import traceback


class Refused(Exception):
    """Raised by an engine that does not support a scene or an event, if no ability describes the limit. The
    recording is then untested on the engine, for the given reason, such as "it scrolls along y only"."""


class Engine:
    """The defaults, which an engine may override."""
    version, abilities, contract, acts = "1.0", {}, {}, "at-once"
    columns = ["x", "y"]  # the columns of show(); add "zoom" if the engine zooms, and "activity"

    def __init__(self):
        self.news = []  # callbacks to the app: the view, the name of the callback, and its arguments

    def advance(self, t):
        """Advances the state to a time."""

    def frame(self, t):
        """Draws a frame of the display. An engine that acts at frames does its work here."""
        self.advance(t)

    def moment(self, t, events):
        """Handles all events of a moment, one after another. Engines that need all events together override this
        method."""
        for name, *details in events:
            self.take(t, name, *details)


def serve(Engine):
    """Replies to requests until the input ends or the request `bye` arrives."""
    engine = None
    for line in sys.stdin:
        request = {}
        try:
            request = json.loads(line)
            if request["op"] == "hello":
                reply = {"protocol": 1, "engine": {"name": Engine.name, "version": Engine.version}, "acts": Engine.acts,
                         "abilities": Engine.abilities, "contract": Engine.contract,
                         "sample": ["t", "cause", "view", *Engine.columns]}
            elif request["op"] == "scene":
                engine = Engine(request["scene"])
                engine.news.clear()  # a scene begins at rest, so there are no callbacks yet
                reply = shown(engine, request["t"], "before")
            elif request["op"] in ("reset", "bye"):
                engine, reply = None, {}
            elif request["op"] == "advance" and engine is None:
                reply = refusal("state", "there is no scene")
            elif request["op"] == "advance":
                reply = advanced(engine, request)
            else:
                reply = refusal("bad-request", "there is no operation " + json.dumps(request["op"]))
        except Refused as reason:
            engine, reply = None, refusal("unsupported", str(reason))
        except Exception as fault:
            traceback.print_exc()
            reply = refusal("internal", f"{type(fault).__name__}: {fault}")
        # allow_nan is False because JSON has no NaN.
        print(json.dumps({"id": request.get("id"), "ok": "error" not in reply, **reply}, allow_nan=False),
              flush=True)
        if request.get("op") == "bye":
            break


def advanced(engine, request):
    """A moment comes before a frame of the same time, and is shown before and after its events."""
    reply = {"samples": [], "callbacks": []}
    marks = [(moment["t"], 0, moment["events"]) for moment in request["moments"]]
    marks += [(t, 1, None) for t in request["frames"]]
    for t, is_frame, events in sorted(marks, key=lambda mark: mark[:2]):
        shown(engine, t, "frame" if is_frame else "before", reply)
        if not is_frame:
            engine.moment(t, events)
            shown(engine, t, "after", reply)
    return reply


def shown(engine, t, cause, reply=None):
    """Adds the state of every view at a time, and the callbacks since the last time."""
    reply = {"samples": [], "callbacks": []} if reply is None else reply
    (engine.frame if cause == "frame" else engine.advance)(t)
    reply["samples"] += [[t, cause, view, *map(finite, row)] for view, row in enumerate(engine.show())]
    reply["callbacks"] += [[t, cause, *words] for words in engine.news]
    engine.news.clear()
    return reply


def finite(value):
    """Replaces a number that is not finite by null. In a sample it breaks finite-state."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def refusal(code, message):
    return {"error": {"code": code, "message": message}}
