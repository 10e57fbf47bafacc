"""Finds the program `flickbook`, which the wheel installs beside the programs of Python."""

import os
import shutil
import sysconfig
from pathlib import Path


def program() -> Path:
    """The path of the program: FLICKBOOK_PROGRAM, the program of this wheel, or the program on the PATH."""
    named = os.environ.get("FLICKBOOK_PROGRAM")
    if named:
        if not os.access(named, os.X_OK):
            raise FileNotFoundError(f"FLICKBOOK_PROGRAM names {named}, which is not a program")
        return Path(named).absolute()
    for folder in _folders():
        if os.access(folder / "flickbook", os.X_OK):
            return folder / "flickbook"
    on_path = shutil.which("flickbook")
    if on_path:
        return Path(on_path)
    raise FileNotFoundError(
        "the program flickbook is missing: install the wheel again, or set FLICKBOOK_PROGRAM to its path")


def _folders() -> list[Path]:
    """The folders in which pip installs programs: for all users, for one user (--user), and below a folder
    (--target)."""
    schemes = [None, "posix_user"]
    paths = [sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts") for scheme in schemes]
    return [Path(path) for path in paths] + [Path(__file__).parent.parent / "bin"]


def javascript() -> Path:
    """The folder with the same functions for Node and Playwright Test: `npm install --save-dev FOLDER`."""
    found = (folder.parent / "share/flickbook/js" for folder in _folders())
    folder = next((path for path in found if path.is_dir()), None)
    if folder is None:
        raise FileNotFoundError("the folder share/flickbook/js is missing: install the wheel again")
    return folder
