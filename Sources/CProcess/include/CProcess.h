// What Swift cannot see of libc about child processes: flags that are macros, and calls without a
// wrapper. An engine in another process is reached through these.
#pragma once

#include <sys/types.h>

// Opens a pipe whose two ends no child inherits by accident. 0, or -1 with errno set.
int cprocess_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

// Waits for a child to end, for so many milliseconds at most; -1 waits for ever. 1 when it has ended
// (its status as waitpid(2) has it is in *status), 0 when the time is over, -1 with errno set.
int cprocess_wait(pid_t child, int milliseconds, int *_Nonnull status);
