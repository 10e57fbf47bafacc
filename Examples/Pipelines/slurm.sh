#!/bin/sh
#SBATCH --array=1-8 --ntasks=1 --time=30:00 --requeue --output=slurm-%a.log
# One task of the array; a task that is requeued goes on where it stopped.
flickbook check Recordings --shard auto --resume out/$SLURM_ARRAY_TASK_ID.jsonl --jobs 1 --quiet || [ $? -eq 1 ]
