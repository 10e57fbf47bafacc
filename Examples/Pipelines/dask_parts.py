"""Dask: python3 dask_parts.py [ADDRESS OF A SCHEDULER]; without an address it starts workers on this machine.

Before it: flickbook list recordings Recordings --plan plan.txt
"""
import subprocess
import sys

from dask.distributed import Client

PARTS = 1000


def judge(part):
    subprocess.run(
        ["flickbook", "check", "--plan", "plan.txt", "--shard", f"{part}/{PARTS}", "--resume", f"out/{part}.jsonl",
         "--jobs", "1", "--quiet", "--exit-zero-on-broken"], check=True)


if __name__ == "__main__":
    with Client(*sys.argv[1:]) as client:
        # A part that fails three times is left out, and the report names it.
        client.gather(client.map(judge, range(1, PARTS + 1), retries=2), errors="skip")
    sys.exit(subprocess.run(["flickbook", "report", "out", "--html", "report/", "--junit", "junit.xml"], check=False).returncode)
