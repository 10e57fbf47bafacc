"""Follows the guide from an empty page to a red build, as it is printed, in a fresh folder."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, needs_browser

GUIDE = ROOT / "Documentation/Guide/Carousel.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps(text: str):
    """The blocks of the page: commands to type, files to save, and the output of the commands before."""
    for block in BLOCK.finditer(text):
        name = re.search(r"`([^` ]+)`:?[^`]*\n\n$", text[:block.start()])
        yield block[1], block[2], name[1] if name else None


def commands(block: str):
    """Each command with its expected exit code, which is 0 unless a comment states another exit code."""
    for line in block.splitlines():
        stated = re.search(r"# exits (\d)", line)
        yield line, int(stated[1]) if stated else 0


def shown(lines: list[str], printed: list[str]) -> str | None:
    """The first shown line that was not printed; None if all were. `…` matches any lines, or the rest of a line."""
    may_skip = False
    for line in lines:
        if line == "…":
            may_skip = True
            continue
        begin = line.removesuffix("…")
        fits = [index for index, one in enumerate(printed) if (one.startswith(begin) if line != begin else one == line)]
        if not fits or (not may_skip and fits[0] != 0):
            return line
        printed, may_skip = printed[fits[0] + 1:], False
    return None


@needs_browser
def test_the_guide_is_typed_as_printed(wheel, tmp_path):
    folder = tmp_path / "fresh"
    folder.mkdir()
    shutil.copy(wheel, folder)
    if subprocess.run(["python3", "-m", "pip", "download", "-q", "--no-deps", "-d", tmp_path, "pytest"], check=False,
                      capture_output=True).returncode:
        pytest.skip("PyPI cannot be reached, from which the guide installs pytest")
    shell = ["cd " + shlex.quote(str(folder)), "unset PYTHONPATH FLICKBOOK_PROGRAM"]
    output, number = Path(), 0
    expected = []
    for language, text, name in steps(GUIDE.read_text(encoding="utf-8")):
        if language == "sh":
            number += 1
            output = tmp_path / f"output-{number}"
            shell.append(f"exec >{shlex.quote(str(output))} 2>&1")
            for line, code in commands(text):
                complaint = shlex.quote(f"{line}: exit code")
                shell += [line, f'code=$?; [ $code = {code} ] || {{ echo {complaint} $code >&3; exit 9; }}']
        elif language == "text":
            expected.append((output, text.splitlines()))
        else:
            assert name, f"the guide names no file for:\n{text}"
            path = folder / name
            quoted = shlex.quote(str(path))
            shell += [f"mkdir -p {shlex.quote(str(path.parent))}", f"cat >{quoted} <<'END OF FILE'\n{text}END OF FILE"]
    typed = subprocess.run(["bash", "-c", "exec 3>&1\n" + "\n".join(shell)], capture_output=True, text=True, check=False)
    outputs = "\n".join(path.read_text(errors="replace") for path in sorted(tmp_path.glob("output-*")))
    assert typed.returncode == 0, typed.stdout + typed.stderr + outputs
    assert number > 5
    assert len(expected) > 2
    for path, lines in expected:
        printed = path.read_text(encoding="utf-8").splitlines()
        assert shown(lines, printed) is None, f"shown: {shown(lines, printed)}\nprinted:\n" + "\n".join(printed)
