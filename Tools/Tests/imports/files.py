"""Files of other tools, as these write them, with the traps of real ones."""

import json
from dataclasses import dataclass, field

KINDS = ["evemu_slots", "evemu_lists", "evemu_button", "evemu_split", "getevent_labels", "getevent_numbers",
         "getevent_windows", "libinput", "webdriver", "webkit", "rrweb", "maestro", "appium", "motionevent"]


@dataclass
class Made:
    text: str
    reader: str
    units: tuple = (1, 1)
    suffix: str = "log"
    options: list = field(default_factory=list)
    says: list = field(default_factory=list)
    beside: dict = field(default_factory=dict)
    encoding: str = "utf-8"

    @property
    def data(self):
        return self.text.encode(self.encoding)


def walk(dice, width, height, fingers=3, frames=14):
    """Frames: a time in microseconds and what each finger does, at most once. Whole units."""
    down, now, key, told = {}, 0, 0, []
    for number in range(frames):
        acts = []
        for finger in list(down):
            choice = dice.random()
            if choice < 0.15 or number == frames - 1:
                acts.append((finger, "up", *down.pop(finger)))
            elif choice < 0.9:
                x, y = down[finger]
                x = min(max(x + dice.choice([-9, -4, 3, 7]), 0), width - 1)
                y = min(max(y + dice.choice([-30, -11, 12, 25]), 0), height - 1)
                down[finger] = (x, y)
                acts.append((finger, "move", x, y))
        if (number == 0 or dice.random() < 0.3) and number < frames - 1 and len(down) < fingers:
            place = (dice.randrange(width), dice.randrange(height))
            down[key] = place
            acts.append((key, "down", *place))
            key += 1
        if acts:
            told.append((now, acts))
        now += dice.choice([7000, 8000, 16000, 33000, 250000])
    return told


def slots(frames, dice):
    """Protocol B: what is not new is not said, and palms and pens are in slots of their own."""
    held, known, current = {}, {}, 0
    for time, acts in frames:
        lines = []

        def select(slot):
            nonlocal current
            if slot != current:
                lines.append((3, 0x2F, slot))
            current = slot

        def say(slot, code, value):
            if known.get((slot, code)) != value:
                lines.append((3, code, value))
            known[slot, code] = value

        for finger, phase, x, y in acts:
            if phase == "down":
                held[finger] = min(set(range(9)) - set(held.values()))
            slot = held[finger]
            select(slot)
            if phase == "down":
                lines.append((3, 0x39, 100 + finger))
                say(slot, 0x37, 0)
            say(slot, 0x35, x)
            say(slot, 0x36, y)
            if phase == "up":
                lines.append((3, 0x39, -1))
                del held[finger]
        if dice.random() < 0.2:
            # A hand or a pen comes and goes.
            select(9)
            lines.append((3, 0x39, 900 + len(known)))
            say(9, 0x37, dice.choice([1, 2]))
            lines += [(3, 0x35, 5), (3, 0x36, 6)]
            known[9, 0x35], known[9, 0x36] = 5, 6
            yield time, [*lines, (0, 0, 0)]
            lines = [(3, 0x39, -1)]
        yield time, [*lines, (0, 0, 0)]


def evemu_text(frames, start=1):
    return "".join(f"E: {(time + start) // 10**6}.{(time + start) % 10**6:06} {kind:04x} {code:04x} {value:04}\n"
                   for time, lines in frames for kind, code, value in lines)


def cut(text, dice):
    """Ended by Ctrl-C, or whole."""
    return (text[:-dice.randrange(2, 20)], ["cut off"]) if dice.random() < 0.3 else (text, [])


def evemu_slots(dice, width, height):
    least = dice.choice([0, 0, -50])
    frames = [(time, [(finger, phase, x + least, y) for finger, phase, x, y in acts])
              for time, acts in walk(dice, 2 * width, 3 * height)]
    head = (f"# EVEMU 1.3\nN: Panel # {dice.randrange(9)}\nI: 0018 1234 0001 0100\nP: 02 00 00 00 00 00 00 00\n"
            f"A: 2f 0 9 0 0 0\nA: 35 {least} {2 * width - 1 + least} 0 0 0\nA: 36 0 {3 * height - 1} 0 0 0\n")
    return Made(head + "# comment\n" + evemu_text(slots(frames, dice)), "evdev_slots", (2, 3))


def evemu_split(dice, width, height):
    """The description in a file of its own, which stands beside or is named."""
    frames = walk(dice, 2 * width, 2 * height)
    text = f"N: Panel\nA: 35 0 {2 * width - 1} 0 0\nA: 36 0 {2 * height - 1} 0 0\n"
    events = evemu_text(slots(frames, dice), start=1319041222 * 10**6)
    if dice.random() < 0.5:
        return Made(events, "evdev_slots", (2, 2), suffix="events", beside={"NAME.desc": text})
    return Made(events, "evdev_slots", (2, 2), options=["--like", "NAME.panel"], beside={"NAME.panel": text})


def evemu_lists(dice, width, height):
    """Protocol A: all fingers of a moment, in any order."""
    held, lines = {}, []
    for time, acts in walk(dice, width, height, fingers=2):
        for finger, phase, x, y in acts:
            held[finger] = (x, y)
            if phase == "up":
                del held[finger]
        told = list(held.items())
        dice.shuffle(told)
        frame = []
        for finger, (x, y) in told:
            frame += [(3, 0x39, finger), (3, 0x35, x), (3, 0x36, y), (0, 2, 0)]
        lines.append((time, [*(frame or [(0, 2, 0)]), (0, 0, 0)]))
    head = f"N: Tablet\nA: 35 0 {width - 1} 0 0\nA: 36 0 {height - 1} 0 0\nA: 39 0 9 0 0\n"
    return Made(head + evemu_text(lines), "evdev_lists")


def evemu_button(dice, width, height):
    lines = []
    for time, acts in walk(dice, width, height, fingers=1):
        # One finger: who lifts and who comes down at one time are two.
        for _, phase, x, y in acts[:1]:
            frame = [(3, 0, x), (3, 1, y)]
            if phase != "move":
                frame.append((1, 0x14A, int(phase == "down")))
            lines.append((time, [*frame, (0, 0, 0)]))
    head = f"# EVEMU 1.0\nN: Old\nA: 00 0 {width - 1} 0 0\nA: 01 0 {height - 1} 0 0\n"
    return Made(head + evemu_text(lines), "evdev_button")


LABELS = {0x2F: "ABS_MT_SLOT", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y", 0x37: "ABS_MT_TOOL_TYPE",
          0x39: "ABS_MT_TRACKING_ID"}


def getevent_axes(width, height, labels=True):
    names = [("ABS_MT_POSITION_X" if labels else "0035", width - 1),
             ("ABS_MT_TOUCH_MINOR" if labels else "0031", 255), ("ABS_MT_POSITION_Y" if labels else "0036", height - 1)]
    text = "\n".join(f"                {name:22}: value 0, min 0, max {most}, fuzz 0, flat 0, resolution 0"
                     for name, most in names)
    return ("add device 1: /dev/input/event3\n  name:     \"gyro\"\nadd device 2: /dev/input/event2\n"
            "  bus:      0018\n  name:     \"panel\"\n  events:\n    KEY (0001): BTN_TOOL_FINGER  BTN_TOUCH\n"
            f"    ABS (0003): {text.lstrip()}\n  input props:\n    INPUT_PROP_DIRECT\n"
            "could not get driver version for /dev/input/mouse0, Not a typewriter\n")


def getevent_text(frames, node, labels):
    lines = []
    for time, events in frames:
        for kind, code, value in events:
            stamp = f"[{(time + 10**10) // 10**6:8}.{time % 10**6:06}] {node}"
            if labels:
                name = "EV_SYN       SYN_REPORT          " if kind == 0 else f"EV_ABS       {LABELS[code]:20}"
                lines.append(f"{stamp}{name} {value & 0xFFFFFFFF:08x}")
            else:
                lines.append(f"{stamp}{kind:04x} {code:04x} {value & 0xFFFFFFFF:08x}")
            if len(lines) % 9 == 0 and node:
                lines.append(f"[{(time + 10**10) // 10**6:8}.{time % 10**6:06}] /dev/input/event3: 0002 0000 0000000f")
    return "\n".join(lines) + "\n"


def getevent_labels(dice, width, height):
    text = getevent_axes(3 * width, 3 * height) + getevent_text(
        slots(walk(dice, 3 * width, 3 * height), dice), "/dev/input/event2: ", True)
    text, says = cut(text, dice)
    return Made(text, "evdev_slots", (3, 3), says=says)


def getevent_numbers(dice, width, height):
    """No column for the device: the one that is described is meant."""
    text = getevent_axes(width, height, labels=False) + getevent_text(
        slots(walk(dice, width, height), dice), "", False)
    return Made(text, "evdev_slots")


def getevent_windows(dice, width, height):
    """Through PowerShell, and the person names the screen, now and then one that is too small."""
    screen = dice.choice([2, 2, 1.5])
    text = getevent_text(slots(walk(dice, 2 * width, 2 * height), dice), "", False).replace("\n", "\r\r\n")
    return Made("\ufeff" + text, "evdev_slots", (screen, screen), encoding="utf-16-le",
                options=["--screen", f"{int(screen * width)}x{int(screen * height)}"])


def libinput(dice, width, height):
    events = "".join(
        "  - evdev:\n" + "".join(f"    - [{time // 10**6:3}, {time % 10**6:6}, {kind:3}, {code:3}, {value:7}] # x\n"
                                 for kind, code, value in lines)
        for time, lines in slots(walk(dice, width, height), dice))
    return Made(f"""# libinput record
version: 1
ndevices: 1
libinput:
  version: "1.22.1"
devices:
- node: /dev/input/event9
  evdev:
    # Name: Some Touch
    name: "Some Touch"
    id: [3, 1, 2, 3]
    codes:
      0: [0, 1, 2, 3] # EV_SYN
      1: [325, 330]
    absinfo:
      53: [0, {width - 1}, 0, 0, 0]
      54: [0, {height - 1}, 0, 0, 0]
    properties: [1]
  hid: [1, 2]
  events:
  # Current time is 12:00:00
{events}""", "evdev_slots", suffix="yml")


def pointer(name, items, kind="touch"):
    return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": items}


def actions(dice, width, height):
    """Two fingers side by side, with ticks of unlike lengths, a way that is relative and keys between."""
    sources = []
    for name in ["one", "two"][:dice.choice([1, 2])]:
        x, y = dice.randrange(100, width - 100), dice.randrange(200, height - 200)
        items = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        for _ in range(dice.randrange(2, 6)):
            lapse = dice.choice([0, 16, 34, 100])
            if dice.random() < 0.3:
                items.append({"type": "pause", "duration": lapse})
            elif dice.random() < 0.5:
                items.append({"type": "pointerMove", "duration": lapse, "origin": "pointer",
                              "x": dice.choice([-8, 9]), "y": dice.choice([-20, 30])})
            else:
                items.append({"type": "pointerMove", "duration": lapse, "x": x + dice.choice([-9.5, 120]),
                              "y": y - dice.choice([7, 300])})
        items.append({"type": dice.choice(["pointerUp", "pointerCancel"])})
        sources.append(pointer(name, items))
    if dice.random() < 0.5:
        sources.append({"type": "key", "id": "keys", "actions": [
            {"type": "pause", "duration": 60}, {"type": "keyDown", "value": "a"}, {"type": "keyUp", "value": "a"}]})
    return {"actions": sources}, ["keys"] if sources[-1]["type"] == "key" else []


def webdriver(dice, width, height):
    tree, says = actions(dice, width, height)
    return Made(json.dumps(tree, indent=dice.choice([None, 1])), "webdriver", suffix="json", says=says)


def appium(dice, width, height):
    lines, second = [], 0
    # Version 1 writes a request and its body on two lines, later ones on one.
    between = dice.choice(["\n{} [HTTP] ", " "])
    for _ in range(3):
        tree, _ = actions(dice, width, height)
        stamp = f"2020-02-29 23:59:{second:02}:500"
        lines += [f"{stamp} [HTTP] --> POST /wd/hub/session/1c9e/actions{between.format(stamp)}{json.dumps(tree)}",
                  f"{stamp} [HTTP] <-- POST /wd/hub/session/1c9e/actions 200 97 ms - 103",
                  f"{stamp} [HTTP] --> POST /session/1c9e/element/7/click", f"{stamp} [HTTP] {{\"id\": \"7\"}}"]
        second += dice.choice([1, 5])
    return Made("\n".join(lines) + "\n", "appium", says=["clicks on elements"])


def webkit(dice, width, height):
    phases = {"down": "began", "move": "moved", "up": "ended"}
    events, held = [], {}
    for time, acts in walk(dice, width, height):
        touches = [{"inputType": "finger", "phase": phases[phase], "id": finger + 1, "x": x + 0.25, "y": y}
                   for finger, phase, x, y in acts]
        touches += [{"phase": "stationary", "id": finger + 1, "x": x, "y": y} for finger, (x, y) in held.items()
                    if finger not in [act[0] for act in acts]]
        touches.append({"inputType": "stylus", "phase": "moved", "id": 99, "x": 1, "y": 1})
        for finger, phase, x, y in acts:
            held[finger] = (x, y)
            if phase == "up":
                del held[finger]
        events.append({"inputType": "hand", "timeOffset": time / 10**6, "touches": touches})
    if dice.random() < 0.5:
        dice.shuffle(events)
    start = max(event["timeOffset"] for event in events) + 1

    def alone(phase, offset, y):
        return {"timeOffset": start + offset, "touches": [{"phase": phase, "id": 50, "x": 30, "y": y}]}

    events.append({"interpolate": "linear", "timestep": 0.02, "startEvent": alone("began", 0, 100),
                   "endEvent": alone("moved", dice.choice([0.05, 0.06]), 200)})
    events.append(alone("ended", 0.1, 200))
    return Made(json.dumps({"events": events}), "webkit", suffix="json")


def rrweb(dice, width, height):
    """One finger after the other; meanwhile others on nodes of their own, of mice, or without any number."""
    zero, events = 1700000000000, [{"type": 4, "data": {"width": width, "height": height}, "timestamp": 1700000000000}]
    # The page itself, with words in it that other formats have.
    words = dice.sample(["steps", "actions", "touches", "traceEvents", "interpolate"], 2)
    events.append({"type": 2, "timestamp": zero + 1, "data": {"node": {
        "id": 1, "type": 0, "attributes": {"class": words[0], words[1]: "", "title": f"\"{words[0]}\": {{"}}}})
    now, left_out = zero + 500, False
    for node in range(5, 5 + dice.randrange(1, 4)):
        x, y = dice.randrange(width), dice.randrange(height)

        def act(kind, at, node=node, place=(x, y), **more):
            events.append({"type": 3, "timestamp": at, "data": {
                "source": 2, "type": kind, "id": node, "x": place[0], "y": place[1], **more}})

        act(7, now)
        if dice.random() < 0.4:
            act(7, now + 1, 3, pointerType=0)
            act(9, now + 2, 3, pointerType=0)
        other = dice.random() < 0.5
        if other:
            left_out = True
            act(7, now + 5, 90, (310, 710))
        moves, at = [], now
        for step in range(dice.randrange(1, 6)):
            at += dice.choice([20, 50])
            x = min(max(x + dice.choice([-9, 8]), 0), width - 1)
            moves.append({"x": x, "y": y, "id": node, "timeOffset": at})
            if other:
                moves.append({"x": 320 + step, "y": 720, "id": 90, "timeOffset": at + 1})
        for move in moves:
            move["timeOffset"] -= at + 400
        events.append({"type": 3, "timestamp": at + 400, "data": {"source": 6, "positions": moves}})
        if other:
            act(9, at + 5, 90, (320, 720))
        act(9, at + 10, place=(x, y))
        now = at + 700
    return Made(json.dumps(events), "rrweb", suffix="json", says=["fingers beside the first"] if left_out else [])


def maestro(dice, width, height):
    lines = ["appId: com.example", "---", "- launchApp", "- tapOn: \"OK\""]
    for _ in range(dice.randrange(2, 6)):
        x, y = dice.randrange(100), dice.randrange(100)
        match dice.randrange(4):
            case 0:
                lines += ["- tapOn:", f"    point: \"{x}%,{y}%\""]
            case 1:
                lines += ["- swipe:", f"    start: {x}%, {y}%", f"    end: {y}%, {x}%", f"    duration: {dice.choice([50, 500])}"]
            case 2:
                lines += [f"- swipe: {{direction: {dice.choice(['LEFT', 'RIGHT', 'UP', 'DOWN'])}}}"]
            case 3:
                lines += ["- swipe:", f"    start: {3 * x}, {6 * y}", f"    end: {3 * y}, {6 * x}"]
    lines += ["- tapOn:", "    point: 10%, 10%  # a corner", "- tapOn:", "    id: x", "    point: 50%, 50%", "- repeat:", "    times: 3", "    commands:", "      - swipe:",
              "          direction: LEFT"]
    return Made("\n".join(lines) + "\n", "maestro", suffix="yaml", options=["--screen", f"{3 * width}x{6 * height}"],
                units=(3, 6), says=["repeat", "launchApp", "points within elements"])


def motionevent(dice, width, height):
    lines, held = [], {}

    def event(action, places, time, source="0x1002", tool="FINGER"):
        body = ", ".join(f"id[{index}]={finger}, x[{index}]={x}.0, y[{index}]={y}.0, toolType[{index}]=TOOL_TYPE_{tool}"
                         for index, (finger, (x, y)) in enumerate(places.items()))
        text = (f"MotionEvent {{ action=ACTION_{action}, actionButton=0, {body}, flags=0x0, pointerCount={len(places)}, "
                f"historySize=0, eventTime={193565371 + time // 1000}, deviceId=4, source={source}, displayId=0 }}")
        for place in ["enqueueInputEvent", "processMotionEvent "][:dice.choice([1, 2])]:
            lines.append(f"06-20 18:57:49.342 13554 D ViewRootImpl: {place}{text}")
        lines.append("06-20 18:57:49.343 13554 I Choreographer: skipped 30 frames")

    for time, acts in walk(dice, 2 * width, 2 * height):
        moved = False
        for number, (finger, phase, x, y) in enumerate(acts):
            held[finger] = (x, y)
            index = list(held).index(finger)
            at = time + 1000 * number
            if phase == "down":
                event("DOWN" if len(held) == 1 else f"POINTER_DOWN({index})", held, at)
            elif phase == "up":
                event("UP" if len(held) == 1 else f"POINTER_UP({index})", held, at)
                del held[finger]
            else:
                moved = True
        if moved and held:
            event("MOVE", held, time + 1000 * len(acts))
        if dice.random() < 0.1:
            event("DOWN", {0: (9, 9)}, time + 6000, source="0x2002")
    return Made("\n".join(lines) + "\n", "motionevent", (2, 2), options=["--screen", f"{2 * width}x{2 * height}"])


def refusals():
    """Name, bytes, options, and what the message says."""
    swipe = b"[ 1.000000] 0003 0039 00000001\n[ 1.000000] 0003 0035 00000010\n[ 1.000000] 0003 0036 00000010\n" \
        b"[ 1.000000] 0000 0000 00000000\n"
    pen = b'{"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "pen"}, "actions": []}]}'
    fractional = b'{"actions": [{"type": "none", "id": "a", "actions": [{"type": "pause", "duration": 1.5}]}]}'
    pad = b"P: 01 00 00 00 00 00 00 00\nA: 35 0 99 0 0\nA: 36 0 99 0 0\n" + "".join(
        f"E: 1.000000 {event}\n" for event in ["0003 0039 1", "0003 0035 5", "0003 0036 5", "0000 0000 0"]).encode()
    stylus = b"A: 00 0 99 0 0\nA: 01 0 99 0 0\n" + "".join(
        f"E: 1.000000 {event}\n" for event in [
            "0001 0140 1", "0003 0000 5", "0003 0001 5", "0001 014a 1", "0000 0000 0"]).encode()
    endless = pad.replace(b"P: 01", b"P: 02") + b"E: 9000000001.000000 0000 0000 0\n"
    return [
        ("units.log", swipe, [], "how large the screen is in its units"),
        ("device.log", swipe, ["--screen", "99x99", "--device", "/dev/input/event7"], "no device"),
        ("pad.evemu", pad, [], "a touchpad"), ("stylus.evemu", stylus, [], "only a pen"),
        ("nothing.log", b"", [], "an empty file"), ("endless.evemu", endless, [], "a time 285 years"),
        ("list.json", b'[{"name": "x", "ph": "S", "ts": 1}]', [], "a trace of Chrome"),
        ("pen.json", pen, [], "expected \"touch\""),
        ("fraction.json", fractional, [], "whole milliseconds"), ("empty.json", b'{"actions": []}', [], "no touches"),
        ("trace.json", b'{"traceEvents": []}', [], "a trace of Chrome"),
        ("steps.json", b'{"title": "x", "steps": []}', [], "Chrome's DevTools"),
        ("xcui.log", b"Test Case '-[App test]' started.\n    t =     0.06s Tap Button\n", [], "XCUITest"),
        ("motion.log", motion_line().encode(), [], "places are pixels"),
    ]


def motion_line():
    return ("D/View: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.0, y[0]=2.0, toolType[0]=TOOL_TYPE_FINGER, "
            "pointerCount=1, eventTime=5, source=0x1002 }\n")
