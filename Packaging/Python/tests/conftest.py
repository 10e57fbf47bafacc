"""Shared by the tests of the package. They test the installed wheel: Packaging/Tests/wheel."""

import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import flickbook
import pytest

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "Examples/Web"
CARDS = PAGES / "Recordings/carousel-next.xml"
SHELL = shutil.which("chromium-headless-shell")

needs_browser = pytest.mark.skipif(SHELL is None, reason="no chromium-headless-shell here")


@functools.cache
def has_option(name: str) -> bool:
    """Whether `flickbook check` has an option."""
    text = subprocess.run([flickbook.program(), "help", "engine-options"], capture_output=True, text=True, check=True)
    return name in text.stdout


needs_state = pytest.mark.skipif(not has_option("--storage-state"), reason="this program has no --storage-state")


def sandbox() -> list[str]:
    """Options for root, who can load an address only without the sandbox of the browser."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


class Site(http.server.ThreadingHTTPServer):
    """Serves the pages in this folder and counts the requests."""

    def __init__(self):
        self.requests: list[str] = []
        super().__init__(("127.0.0.1", 0), functools.partial(_Handler, directory=str(Path(__file__).parent / "pages")))
        self.address = f"http://127.0.0.1:{self.server_port}"


class _Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        self.server.requests.append(self.path)
        super().do_GET()

    def log_message(self, *_):
        pass


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The tested wheel, which Packaging/Tests/wheel names."""
    path = os.environ.get("FLICKBOOK_WHEEL")
    if not path:
        pytest.skip("FLICKBOOK_WHEEL names no wheel: Packaging/Tests/wheel does")
    return Path(path)
