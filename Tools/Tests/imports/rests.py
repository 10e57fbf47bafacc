"""How far what a person sees at the end moves when a recording goes to another format and back.

webdriver has whole milliseconds: a flick is a little faster or slower there, and coasts to elsewhere.
"""

import subprocess
import tempfile
import xml.etree.ElementTree as Tree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
NAMESPACE = "{urn:flickbook:recording:1}"
TOUCHES = {"down", "move", "up", "cancel"}
# In points: what is less nobody sees; what is more is another gesture.
SEEN, MOST = 1, 40
LARGEST_SHARE = 0.2


def recordings():
    """Those of the systems that have touches and nothing else, which an export would leave out."""
    for path in sorted((ROOT / "Recordings").glob("*/*.xml")):
        if path.parent.name in ("Invariants", "Regressions", "Browser"):
            continue
        events = Tree.parse(path).find(NAMESPACE + "timeline")
        if events is not None and len(events) and all(each.tag[len(NAMESPACE):] in TOUCHES for each in events):
            yield path


def rest(program, path):
    """Where each view stands at the end: view, x, y, zoom."""
    trace = subprocess.run([program, "show", str(path), "--engine", "ios", "--trace", "-"], capture_output=True,
                           text=True, check=True).stdout
    rows = (line.split("\t") for line in trace.splitlines() if line[:1].isdigit())
    return {row[2]: tuple(map(float, row[3:5])) for row in rows}


def moved(program, path, kind, folder):
    there, back = folder / f"there.{kind}", folder / "back.xml"
    for words in (["export", str(path), "--format", kind, "-o", str(there)],
                  ["import", str(there), "--input-format", kind, "--scene", str(path), "-o", str(back)]):
        back.unlink(missing_ok=True)
        subprocess.run([program, *words, "-q"], capture_output=True, check=True)
    before, after = rest(program, path), rest(program, back)
    return max(abs(one - other) for view in before for one, other in zip(before[view], after[view]))


def check(program):
    """What the figures are, and whether they are as small as they should be."""
    holds, lines = True, []
    with tempfile.TemporaryDirectory() as name:
        for kind, largest in (("webdriver", MOST), ("webkit", 0), ("evemu", 0)):
            ways = {path: moved(program, path, kind, Path(name)) for path in recordings()}
            far = {path: way for path, way in ways.items() if way > SEEN}
            worst = max(ways, key=ways.get)
            lines.append(f"{kind}: of {len(ways)} recordings {len(far)} come to rest elsewhere, by {ways[worst]:.1f} pt "
                         f"at most ({worst.relative_to(ROOT)})")
            holds &= ways[worst] <= largest and len(far) <= LARGEST_SHARE * len(ways)
    return holds, lines
