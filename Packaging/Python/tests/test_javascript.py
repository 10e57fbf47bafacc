"""Runs the tests of the functions for Node, with the node that PyPI's package playwright contains."""

import os
import re
import subprocess
from pathlib import Path

import flickbook
import pytest
from conftest import SHELL, needs_browser

playwright = pytest.importorskip("playwright", reason="no playwright of PyPI here")
DRIVER = Path(playwright.__file__).parent / "driver"


@needs_browser
def test_the_functions_for_node(site):
    environment = os.environ | {
        "PLAYWRIGHT": str(DRIVER / "package"), "FLICKBOOK": str(flickbook.javascript()), "SITE": site.address,
        "SHELL_OF_CHROMIUM": SHELL}
    test = Path(__file__).with_name("javascript.mjs")
    done = subprocess.run(
        [DRIVER / "node", "--test", "--test-reporter", "tap", test], env=environment, capture_output=True, text=True,
        timeout=600, check=False)
    print(done.stdout, done.stderr)
    assert done.returncode == 0
    assert re.search(r"^# pass [1-9]", done.stdout, re.MULTILINE)
