"""Ray: python3 ray_parts.py, on the machine that has started the cluster, or on one machine without a cluster.

Before it: flickbook list recordings Recordings --plan plan.txt
"""
import subprocess
import sys

import ray

PARTS = 1000


@ray.remote(num_cpus=1, max_retries=2, retry_exceptions=True)
def judge(part):
    subprocess.run(
        ["flickbook", "check", "--plan", "plan.txt", "--shard", f"{part}/{PARTS}", "--resume", f"out/{part}.jsonl",
         "--jobs", "1", "--quiet", "--exit-zero-on-broken"], check=True)


if __name__ == "__main__":
    ray.init()
    # A part that fails three times is left out, and the report names it.
    ray.wait([judge.remote(part) for part in range(1, PARTS + 1)], num_returns=PARTS)
    sys.exit(subprocess.run(["flickbook", "report", "out", "--html", "report/", "--junit", "junit.xml"], check=False).returncode)
