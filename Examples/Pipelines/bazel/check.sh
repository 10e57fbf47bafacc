#!/bin/sh
# Bazel sets the number of the shard and the path of the JUnit report. Bazel also requires that the test confirms its
# support of shards. `--shard auto` reads both settings, and confirms the support.
exec flickbook check Recordings --shard auto --results "$TEST_UNDECLARED_OUTPUTS_DIR/$TEST_SHARD_INDEX.jsonl"
