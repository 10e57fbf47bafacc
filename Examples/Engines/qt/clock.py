"""Sets the monotonic clock of this process, so that the animations and timers of Qt use the times of a recording."""
import ctypes
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import PySide6


def load():
    """Returns a function that sets the clock in nanoseconds. If the library with the clock is not loaded yet,
    starts the program again with it."""
    try:
        return ctypes.CDLL(None).flickbook_set_clock
    except AttributeError:
        pass
    folder = Path(tempfile.gettempdir()) / f"flickbook-qt-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    library, source = folder / "clock.so", Path(__file__).with_name("clock.c")
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        part = folder / f"clock-{os.getpid()}.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", part, source, "-ldl"], check=True)
        part.rename(library)
    os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | {"LD_PRELOAD": str(library)})


def animate_at_frames():
    """Lets Qt's animations advance whenever events are processed, as they do with a display of any rate. Without a
    display, Qt advances them every 16 ms. Qt offers this to Python under no name, but to libraries of Qt's own."""
    core = ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt/lib/libQt6Core.so.6"))
    timer = core._ZN13QUnifiedTimer8instanceEv
    timer.restype = ctypes.c_void_p
    core._ZN13QUnifiedTimer17setTimingIntervalEi(ctypes.c_void_p(timer()), 1)  # milliseconds
