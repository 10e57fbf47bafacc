"""Sets the monotonic clock of this process, so that the animations and timers of Qt use the times of a recording."""
import ctypes
import os
import subprocess
import sys
import tempfile
from pathlib import Path


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
