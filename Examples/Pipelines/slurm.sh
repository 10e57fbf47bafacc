#!/bin/sh
#SBATCH --array=1-8 --ntasks=1 --time=30:00 --requeue --output=slurm-%a.log
# One task of the array; a task that is requeued goes on where it stopped. The 8 is the number of all parts, even if
# only some parts are submitted again: sbatch --array=3,5 slurm.sh
flickbook check Recordings --shard "$SLURM_ARRAY_TASK_ID/8" --resume "out/$SLURM_ARRAY_TASK_ID.jsonl" --jobs 1 --quiet \
  --exit-zero-on-broken
