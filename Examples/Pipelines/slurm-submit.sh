#!/bin/sh
# Submits the array, and a job that makes the report when the whole array has ended.
array=$(sbatch --parsable slurm.sh) &&
  sbatch "--dependency=afterany:$array" --output=report.log --wrap 'flickbook report out --html report/ --junit junit.xml'
