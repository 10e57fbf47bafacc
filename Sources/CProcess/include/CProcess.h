// Parts of libc for child processes that Swift cannot import: flags that are macros, calls without
// a wrapper, and code after a fork. Engines in other processes are controlled through these
// functions.
#pragma once

#include <stddef.h>
#include <sys/types.h>

// A child, the pipes to it, and the guard that ends it and all its descendants when this process
// ends.
struct cprocess_child {
  // The parent of the child, and of its orphaned descendants.
  pid_t guard;
  // The kernel closes this pipe when this process ends for any reason, and the guard detects the
  // end of the pipe.
  int lifeline;
  // A pipe that is readable when the child has ended, or when the guard no longer exists.
  int ended;
  // This process's ends of the child's three streams, all of them non-blocking.
  int input, output, errors;
};

// Runs a shell command in a folder, in its own process group and with exactly this environment. The
// shell must be running after at most this many milliseconds. The scratch folder, if given, is
// removed with its contents when the child and all its descendants have ended, even if this process
// has ended by then. Returns 0 or an errno: ETIMEDOUT if the shell was not running in time.
int cprocess_start(const char *_Nonnull command, const char *_Nullable folder,
                   const char *_Nullable scratch, char *_Nullable const *_Nonnull environment,
                   int milliseconds, struct cprocess_child *_Nonnull child);

// A description of the failure that cprocess_start returned.
const char *_Nonnull cprocess_reason(int failure);

// How the child has ended, as reported by waitpid(2), once. Waits at most this many milliseconds.
// Returns 1 if *status is set, 0 after a timeout, -1 if the status cannot be determined.
int cprocess_status(const struct cprocess_child *_Nonnull child, int milliseconds,
                    int *_Nonnull status);

// Requests the child, its group, and its orphaned descendants to end (SIGTERM).
void cprocess_ask_to_end(const struct cprocess_child *_Nonnull child);

// Kills every descendant of the child, in any group or session, and releases all resources. Waits
// at most this many milliseconds, and returns whether the guard has ended.
int cprocess_end(struct cprocess_child *_Nonnull child, int milliseconds);

// Writes like write(2), but a closed reader gives EPIPE and never a signal.
ssize_t cprocess_write(int descriptor, const void *_Nonnull bytes, size_t count);

// The arguments that the process was started with, and their number; NULL on a system that passes
// them only to main. Swift reads them from /proc, which requires a free descriptor and a mounted
// /proc.
char *_Nullable *_Nullable cprocess_arguments(int *_Nonnull count);

// Milliseconds since an arbitrary time in the past.
long long cprocess_now(void);
