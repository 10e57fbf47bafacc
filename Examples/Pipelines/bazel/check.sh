#!/bin/sh
# Bazel sets the number of the shard and the path of the JUnit report. It also requires that the test confirms that it
# supports shards. `--shard auto` does all of this.
exec flickbook check Recordings --shard auto --results "$TEST_UNDECLARED_OUTPUTS_DIR/$TEST_SHARD_INDEX.jsonl"
