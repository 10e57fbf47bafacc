#!/bin/sh
# GNU parallel, on this machine or with --sshlogin on other machines. If the script is started again, it continues where
# it stopped.
seq 8 | parallel --jobs 8 \
  'flickbook check Recordings --shard {}/8 --resume out/{}.jsonl --jobs 1 --quiet --exit-zero-on-broken'
flickbook report out --html report/ --junit junit.xml
