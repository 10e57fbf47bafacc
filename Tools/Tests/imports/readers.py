"""A second reader of each format: short, slow, and written from the formats' own documents.

Each gives the ways of fingers: lists of (phase, milliseconds, x, y), in points.
"""

import json
import re

RATE = 60


class Ways:
    """Gathers what fingers do; a finger is one from down to up."""

    def __init__(self):
        self.all, self.down = [], {}

    def add(self, finger, phase, time, x, y):
        if phase == "down":
            self.down[finger] = []
            self.all.append(self.down[finger])
        self.down[finger].append((phase, time, x, y))
        if phase in ("up", "cancel"):
            del self.down[finger]


def text_of(path):
    data = path.read_bytes()
    return data.decode("utf-16" if data.startswith(b"\xff\xfe") else "utf-8").lstrip("\ufeff").replace("\r", "")


CODES = {"EV_SYN": 0, "EV_ABS": 3, "SYN_REPORT": 0, "ABS_MT_SLOT": 0x2F, "ABS_MT_POSITION_X": 0x35,
         "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TOOL_TYPE": 0x37, "ABS_MT_TRACKING_ID": 0x39}


def number(word):
    return CODES[word] if word in CODES else int(word, 16)


def raw_events(text):
    """Microseconds, type, code and value of each whole line, and the least values of the axes."""
    least = {0x35: 0, 0x36: 0, 0: 0, 1: 0}
    events = []
    for line in text.split("\n"):
        if match := re.match(r"E: (\d+)\.(\d{6}) (\w+) (\w+) (-?\d+)\s*(#.*)?$", line):
            second, micro, kind, code, value = match.groups()[:5]
            events.append((int(second) * 10**6 + int(micro), int(kind, 16), int(code, 16), int(value)))
        elif match := re.match(r"A: (\w+) (-?\d+)", line):
            least[int(match[1], 16)] = int(match[2])
        elif match := re.match(r"\[\s*(\d+)\.(\d{6})\] (?:(\S+): )?(\w+)\s+(\w+)\s+([0-9a-f]{8})$", line):
            second, micro, node, kind, code, value = match.groups()
            if node != "/dev/input/event3":
                value = int(value, 16)
                events.append((int(second) * 10**6 + int(micro), number(kind), number(code),
                               value - 2**32 if value >= 2**31 else value))
        elif match := re.match(r"    - \[\s*(\d+),\s*(\d+),\s*(\d+),\s*(\d+),\s*(-?\d+)\]", line):
            second, micro, kind, code, value = map(int, match.groups())
            events.append((second * 10**6 + micro, kind, code, value))
    return events, least


def frames(events):
    frame = []
    for event in events:
        if event[1:3] == (0, 0):
            yield event[0], frame
            frame = []
        else:
            frame.append(event)


def evdev_slots(path, units, _width, _height):
    events, least = raw_events(text_of(path))
    ways, zero, slot, state, alive = Ways(), events[0][0], 0, {}, {}
    for time, frame in frames(events):
        touched, order = set(), []
        for _, _, code, value in frame:
            if code == 0x2F:
                slot = value
                continue
            values = state.setdefault(slot, {0x37: 0})
            before = dict(values)
            values[code] = value
            if code == 0x39 and value == -1:
                if alive.pop(slot, False):
                    order.append((slot, "up", before))
                touched.discard(slot)
            elif code == 0x39:
                touched.add(slot)
            elif slot in alive:
                touched.add(slot)
        for name in sorted(touched):
            if state[name][0x37] == 0 and state[name].get(0x39, -1) >= 0:
                order.append((name, "move" if name in alive else "down", state[name]))
                alive[name] = True
        for name, phase, values in order:
            place = [(values[code] - least[code]) / unit for code, unit in zip((0x35, 0x36), units)]
            ways.add(name, phase, (time - zero) / 1000, *place)
    return ways.all


def evdev_lists(path, units, _width, _height):
    events, least = raw_events(text_of(path))
    ways, zero, last = Ways(), events[0][0], {}
    for time, frame in frames(events):
        packets, packet = {}, {}
        for _, kind, code, value in frame:
            if (kind, code) == (0, 2):
                if packet:
                    packets[packet[0x39]] = tuple((packet[code] - least[code]) / unit
                                                  for code, unit in zip((0x35, 0x36), units))
                packet = {}
            else:
                packet[code] = value
        now = (time - zero) / 1000
        for finger in [name for name in last if name not in packets]:
            ways.add(finger, "up", now, *last.pop(finger))
        for finger, place in packets.items():
            if finger not in last:
                ways.add(finger, "down", now, *place)
            elif last[finger] != place:
                ways.add(finger, "move", now, *place)
            last[finger] = place
    return ways.all


def evdev_button(path, units, _width, _height):
    events, least = raw_events(text_of(path))
    ways, zero, place, pressed, was = Ways(), events[0][0], {}, 0, 0
    for time, frame in frames(events):
        for _, kind, code, value in frame:
            if kind == 3:
                place[code] = (value - least[code]) / units[code]
            else:
                pressed = value
        phase = {(0, 1): "down", (1, 0): "up", (1, 1): "move"}.get((was, pressed))
        if phase:
            ways.add(0, phase, (time - zero) / 1000, place[0], place[1])
        was = pressed
    return ways.all


def played(tree, start):
    """The ways of W3C actions, tick by tick, and when the last tick ends."""
    ways, now, places, down = Ways(), start, {}, set()
    sources = tree["actions"]
    for tick in range(max(len(source["actions"]) for source in sources)):
        lapse = 0
        for source in sources:
            if tick >= len(source["actions"]):
                continue
            name, item = source["id"], source["actions"][tick]
            x, y = places.get(name, (0, 0))
            match item["type"]:
                case "pointerMove":
                    to = (item["x"], item["y"])
                    if item.get("origin") == "pointer":
                        to = (x + to[0], y + to[1])
                    duration = item.get("duration", 0)
                    steps = max(1, int(duration * RATE / 1000 + 0.5))
                    if name in down:
                        for step in range(1, steps + 1):
                            share = step / steps
                            ways.add(name, "move", now + duration * share, x + (to[0] - x) * share, y + (to[1] - y) * share)
                    places[name], lapse = to, max(lapse, duration)
                case "pointerDown":
                    ways.add(name, "down", now, x, y)
                    down.add(name)
                case "pointerUp" | "pointerCancel":
                    ways.add(name, item["type"].removeprefix("pointer").lower(), now, x, y)
                    down.discard(name)
                case "pause":
                    lapse = max(lapse, item.get("duration", 0))
        now += lapse
    return ways.all, now


def webdriver(path, _units, _width, _height):
    return played(json.loads(text_of(path)), 0)[0]


def appium(path, _units, _width, _height):
    ways, now, zero, awaited = [], 0, None, None
    for line in text_of(path).split("\n"):
        if match := re.match(r"(\S+) (\d+):(\d+):(\d+):(\d+) \[HTTP\] --> POST \S+/actions( {.*})?$", line):
            hour, minute, second, milli = map(int, match.groups()[1:5])
            awaited = ((hour * 60 + minute) * 60 + second) * 1000 + milli
        if awaited is not None and ("[HTTP] {" in line or match and match[6]):
            zero = awaited if zero is None else zero
            more, now = played(json.loads(line[line.index("{"):]), max(now, awaited - zero))
            ways, awaited = ways + more, None
    return ways


def webkit(path, _units, _width, _height):
    told = []
    for event in json.loads(text_of(path))["events"]:
        if "interpolate" not in event:
            told.append(event)
            continue
        start, end = event["startEvent"], event["endEvent"]
        told.append(start)
        count, lapse = 1, end["timeOffset"] - start["timeOffset"]
        while start["timeOffset"] + count * event["timestep"] < end["timeOffset"]:
            share = count * event["timestep"] / lapse
            one, other = start["touches"][0], end["touches"][0]
            told.append({"timeOffset": start["timeOffset"] + count * event["timestep"], "touches": [
                {**other, "phase": "moved", "x": one["x"] + (other["x"] - one["x"]) * share,
                 "y": one["y"] + (other["y"] - one["y"]) * share}]})
            count += 1
        told.append(end)
    ways = Ways()
    phases = {"began": "down", "moved": "move", "ended": "up", "canceled": "cancel"}
    for event in sorted(told, key=lambda event: event["timeOffset"]):
        for touch in event["touches"]:
            if touch.get("inputType") != "stylus" and touch["phase"] in phases:
                ways.add(touch["id"], phases[touch["phase"]], event["timeOffset"] * 1000, touch["x"], touch["y"])
    return ways.all


def rrweb(path, _units, _width, _height):
    """A finger is who came down on a node; while it is down, others on other nodes are nobody."""
    samples = []
    for event in json.loads(text_of(path)):
        data = event["data"]
        if data.get("source") == 6:
            samples += [(event["timestamp"] + move["timeOffset"], "move", move["id"], move["x"], move["y"])
                        for move in data["positions"]]
        elif data.get("source") == 2 and data.get("pointerType", 2) == 2:
            samples.append((event["timestamp"], {7: "down", 9: "up", 10: "cancel"}[data["type"]],
                            data["id"], data["x"], data["y"]))
    samples.sort(key=lambda sample: sample[0])
    ways, holder = Ways(), None
    for time, phase, node, x, y in samples:
        if phase == "down" and holder is None:
            holder = node
        if node == holder:
            ways.add(0, phase, time - samples[0][0], x, y)
            if phase in ("up", "cancel"):
                holder = None
    return ways.all


SWIPES = {"LEFT": ((90, 50), (10, 50)), "RIGHT": ((10, 50), (90, 50)), "UP": ((50, 50), (50, 10)), "DOWN": ((50, 20), (50, 90))}


def maestro(path, units, width, height):
    ways, now = Ways(), 0

    def place(text):
        return tuple(float(part[:-1]) * whole / 100 if part.endswith("%") else float(part) / unit
                     for part, whole, unit in zip(re.split(r",\s*", text.strip("\"' ")), (width, height), units))

    def path_of(start, end, lapse):
        nonlocal now
        steps = max(1, int(lapse * RATE / 1000 + 0.5))
        ways.add(0, "down", now, *start)
        for step in range(1, steps + 1):
            share = step / steps
            ways.add(0, "move", now + lapse * share, *(a + (b - a) * share for a, b in zip(start, end)))
        ways.add(0, "up", now + lapse, *end)
        now += lapse + 1000

    for item in re.split(r"^- ", text_of(path), flags=re.M)[1:]:
        if item.startswith("tapOn:") and "id:" not in item and (match := re.search(r"point: ([^#\n]*)", item)):
            ways.add(0, "down", now, *place(match[1]))
            ways.add(0, "up", now + 50, *place(match[1]))
            now += 1050
        elif item.startswith("swipe:"):
            lapse = float(match[1]) if (match := re.search(r"duration: (\d+)", item)) else 400
            if match := re.search(r"direction: (\w+)", item):
                start, end = [(x * width / 100, y * height / 100) for x, y in SWIPES[match[1]]]
            else:
                start, end = (place(re.search(rf"{name}: (.*)", item)[1]) for name in ("start", "end"))
            path_of(start, end, lapse)
    return ways.all


def motionevent(path, units, _width, _height):
    ways, zero, last = Ways(), None, None
    for match in re.finditer(r"MotionEvent \{ (.*?) \}", text_of(path)):
        fields = dict(pair.split("=") for pair in match[1].split(", "))
        action, time = fields["action"].removeprefix("ACTION_"), int(fields["eventTime"])
        if fields["source"] != "0x1002" or (action, time) == last:
            continue
        last, zero = (action, time), time if zero is None else zero
        index = re.search(r"\d+", action)
        for pointer in range(int(fields["pointerCount"])):
            if action != "MOVE" and pointer != int(index[0] if index else 0):
                continue
            place = [float(fields[f"{axis}[{pointer}]"]) / unit for axis, unit in zip("xy", units)]
            phase = "move" if action == "MOVE" else "up" if "UP" in action else "down"
            ways.add(fields[f"id[{pointer}]"], phase, time - zero, *place)
    return ways.all
