#!/bin/sh
# Bazel names the shard, wants to be told that it is honoured, and where it looks for JUnit XML.
exec flickbook check Recordings --shard auto --results "$TEST_UNDECLARED_OUTPUTS_DIR/$TEST_SHARD_INDEX.jsonl"
