"""Validates actions by the standard of the W3C: https://www.w3.org/TR/webdriver2/#actions."""

MAX_SAFE = 2**53 - 1


def objections(body):
    """The errors in the body of a request to perform actions; empty if it is valid."""
    found = []
    sources = body.get("actions") if isinstance(body, dict) else None
    if not isinstance(sources, list) or not sources:
        return ["actions: expected a list of sources"]
    ids = [source.get("id") for source in sources]
    if len(set(ids)) != len(ids) or not all(isinstance(name, str) and name for name in ids):
        found.append("ids of sources: expected texts, each once")
    for source in sources:
        found += [f"{source.get('id')}: {text}" for text in of_source(source)]
    return found


def of_source(source):
    if source.get("type") != "pointer":
        return [f"type {source.get('type')!r}: expected pointer"]
    if source.get("parameters", {}).get("pointerType") not in ("mouse", "pen", "touch"):
        return ["pointerType: expected mouse, pen or touch"]
    if not isinstance(source.get("actions"), list):
        return ["actions: expected a list"]
    found, is_down = [], False
    for number, action in enumerate(source["actions"]):
        text, is_down = of_action(action, is_down)
        found += [f"action {number}: {text}"] if text else []
    return found + (["a finger that never lifts"] if is_down else [])


def of_action(action, is_down):
    """The error in an action, and whether the pointer is down after the action."""
    kind = action.get("type")
    duration = action.get("duration")
    if kind in ("pause", "pointerMove") and duration is not None and not is_whole(duration):
        return f"duration {duration!r}: expected a whole number from 0 to 2^53 - 1", is_down
    for name, limit in (("pressure", 1), ("width", None), ("height", None)):
        value = action.get(name, 0)
        if not is_number(value) or value < 0 or limit is not None and value > limit:
            return f"{name} {value!r}: expected a number that is not negative", is_down
    match kind:
        case "pause" | "pointerCancel":
            return None, is_down and kind == "pause"
        case "pointerMove":
            if not is_number(action.get("x")) or not is_number(action.get("y")):
                return "x and y: expected numbers", is_down
            return None, is_down
        case "pointerDown" | "pointerUp":
            if not is_whole(action.get("button")):
                return f"button {action.get('button')!r}: expected a whole number", is_down
            if is_down == (kind == "pointerDown"):
                return f"{kind} of a finger that is {'' if is_down else 'not '}down", is_down
            return None, kind == "pointerDown"
    return f"type {kind!r}: expected pause, pointerDown, pointerUp, pointerMove or pointerCancel", is_down


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_SAFE
