"""The properties of a recording that the size of a page depends on."""

import re
from os import PathLike
from pathlib import Path
from xml.etree import ElementTree

# pytest shows failures at the call in the test, without the frames of this file.
__tracebackhide__ = True

NAMESPACE = "urn:flickbook:recording:1"


def is_recording(path: Path) -> bool:
    """Whether the file begins as a recording does. Other XML files, such as suites, begin differently."""
    try:
        with path.open("rb") as file:
            return NAMESPACE.encode() in file.read(4096)
    except OSError:
        return False


def tags(path: Path) -> list[str]:
    """The tags of a recording; none if it is malformed."""
    try:
        return [tag.text.strip() for tag in ElementTree.parse(path).iter(f"{{{NAMESPACE}}}tag") if tag.text]
    except (ElementTree.ParseError, OSError):
        return []


def viewport(recording: str | PathLike[str]) -> dict[str, int]:
    """The size of the recording's window, as Playwright's `viewport`."""
    window = _window(ElementTree.parse(recording), recording)
    return {"width": round(float(window.get("width"))), "height": round(float(window.get("height")))}


def resized(recording: Path, width: int, height: int) -> str | None:
    """The text of the recording in a window of another size; None if it already has that size.

    Only the window changes. The touches keep their positions, so each must be inside the new window.
    """
    tree = ElementTree.parse(recording)
    window = _window(tree, recording)
    before = float(window.get("width")), float(window.get("height"))
    if before == (width, height):
        return None
    for touch in tree.iter():
        at = touch.get("x"), touch.get("y")
        name = touch.tag.rpartition("}")[2]
        if name in ("down", "move", "up") and None not in at and not (float(at[0]) <= width and float(at[1]) <= height):
            raise ValueError(
                f"{recording} was recorded at {before[0]:g} × {before[1]:g}, and touches {at[0]}, {at[1]}, which is "
                f"outside the page's viewport of {width} × {height}. Open the page at the recorded size: "
                f"viewport=flickbook.viewport({str(recording)!r})")
    text = recording.read_text(encoding="utf-8")
    return re.sub(r"<window\b[^>]*>", lambda found: _with_size(found[0], width, height), text, count=1)


def _window(tree: ElementTree.ElementTree, recording: str | PathLike[str]) -> ElementTree.Element:
    window = tree.find(f"{{{NAMESPACE}}}scene/{{{NAMESPACE}}}window")
    if window is None or window.get("width") is None or window.get("height") is None:
        raise ValueError(f"{recording} is not a recording: it has no window. Try: flickbook lint {recording}")
    return window


def _with_size(element: str, width: int, height: int) -> str:
    for name, value in (("width", width), ("height", height)):
        element = re.sub(rf'\b{name}\s*=\s*("[^"]*"|\'[^\']*\')', f'{name}="{value}"', element)
    return element
