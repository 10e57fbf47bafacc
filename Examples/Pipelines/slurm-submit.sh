#!/bin/sh
# Submits the array, and the report for when all of it has ended.
array=$(sbatch --parsable slurm.sh) &&
  sbatch "--dependency=afterany:$array" --output=report.log --wrap 'flickbook report out --html report/ --junit junit.xml'
