"""`python -m flickbook` runs the program, also if the folder of the program is not on the PATH."""

import os
import sys

from .program import program

if __name__ == "__main__":
    found = str(program())
    os.execv(found, [found, *sys.argv[1:]])
