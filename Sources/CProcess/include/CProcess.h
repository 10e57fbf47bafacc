// What Swift cannot see of libc about child processes: flags that are macros, calls without a
// wrapper, and what a fork may do. An engine in another process is reached through these.
#pragma once

#include <stddef.h>
#include <sys/types.h>

// A child, the pipes to it, and the guard that ends it and all it has started when this process is
// gone.
struct cprocess_child {
  // The parent of the child, and of whatever the child leaves behind.
  pid_t guard;
  // Closed by the kernel when this process ends in whatever way; that is what the guard waits for.
  int lifeline;
  // Readable when the child has ended, and until then only if the guard is gone.
  int ended;
  // Ours of the child's three streams, none of which ever blocks.
  int input, output, errors;
};

// Runs a command of the shell in a folder, in a process group of its own and with this environment
// alone; it may take so many milliseconds until the shell runs. The scratch folder, where there is one,
// is removed with all that is in it when the child and everything it has started is gone, also if this
// process is gone by then. 0, or an errno: ETIMEDOUT if the shell did not run in time.
int cprocess_start(const char *_Nonnull command, const char *_Nullable folder,
                   const char *_Nullable scratch, char *_Nullable const *_Nonnull environment,
                   int milliseconds, struct cprocess_child *_Nonnull child);

// Why a start has failed, by what cprocess_start gave.
const char *_Nonnull cprocess_reason(int failure);

// How the child has ended, as waitpid(2) says it, once: waits so many milliseconds at most. 1 when it is
// in *status, 0 when the time is over, -1 where nobody knows.
int cprocess_status(const struct cprocess_child *_Nonnull child, int milliseconds,
                    int *_Nonnull status);

// Asks the child, its group, and what it has left behind to end (SIGTERM).
void cprocess_ask_to_end(const struct cprocess_child *_Nonnull child);

// Has everything killed that the child has started, in whatever group or session it is, and gives
// everything back. Waits so many milliseconds for that at most; whether it is done.
int cprocess_end(struct cprocess_child *_Nonnull child, int milliseconds);

// Writes as write(2) does; a reader that has gone is EPIPE and never a signal.
ssize_t cprocess_write(int descriptor, const void *_Nonnull bytes, size_t count);

// The arguments that the process was started with, and their number; NULL on a system that passes them
// to main alone. Swift reads them from /proc, which takes a free descriptor and a mounted /proc.
char *_Nullable *_Nullable cprocess_arguments(int *_Nonnull count);

// Milliseconds since some moment in the past.
long long cprocess_now(void);
