"""Flickbook's line protocol, version 1, for an engine that is a class; `engine.py` shows what it needs.

A request is a JSON object on a line of stdin, its reply one on a line of stdout. Nothing here looks at
a clock: time is what a request says. What an engine prints must go to stderr, which is kept as log.
"""
import json
import math
import sys
import traceback


class Refused(Exception):
    """What an engine raises that does not do something and cannot say so with its abilities: such a
    recording is untested on it, for the reason given. "it scrolls along y only" """


class Engine:
    """What an engine may do in another way than here."""
    version, abilities, contract, acts = "1.0", {}, {}, "at-once"
    columns = ["x", "y"]  # of a row of show(): "zoom" too, where it zooms, and "activity"

    def __init__(self):
        self.news = []  # callbacks for the app: the view, the name of a callback, and its arguments

    def advance(self, t):
        """Goes where everything is at a time."""

    def frame(self, t):
        """Draws a frame of the display. An engine that acts at frames does its work here."""
        self.advance(t)

    def moment(self, t, events):
        """Does everything that happens at a time: one event after the other, unless it needs them together."""
        for name, *details in events:
            self.take(t, name, *details)


def serve(Engine):
    """Answers requests until there are no more, or somebody says bye."""
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
                engine.news.clear()  # it begins at rest: nothing has happened yet
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
        # allow_nan: JSON has no NaN.
        print(json.dumps({"id": request.get("id"), "ok": "error" not in reply, **reply}, allow_nan=False),
              flush=True)
        if request.get("op") == "bye":
            break


def advanced(engine, request):
    """A moment comes before a frame of the same time, and is shown before and after."""
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
    """Adds what every view shows at a time, and the callbacks of the engine since the last time."""
    reply = {"samples": [], "callbacks": []} if reply is None else reply
    (engine.frame if cause == "frame" else engine.advance)(t)
    reply["samples"] += [[t, cause, view, *map(finite, row)] for view, row in enumerate(engine.show())]
    reply["callbacks"] += [[t, cause, *words] for words in engine.news]
    engine.news.clear()
    return reply


def finite(value):
    """A number that is not finite is null in a sample: it breaks finite-state."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def refusal(code, message):
    return {"error": {"code": code, "message": message}}
