// What Swift cannot see of libc about child processes: flags that are macros, calls without a
// wrapper, and what a fork may do. An engine in another process is reached through these.
#pragma once

#include <stddef.h>
#include <sys/types.h>

// Opens a pipe whose two ends no child inherits by accident. 0, or -1 with errno set.
int cprocess_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

// Waits for a child to end, for so many milliseconds at most; -1 waits for ever. 1 when it has ended
// (its status as waitpid(2) has it is in *status), 0 when the time is over, -1 with errno set.
int cprocess_wait(pid_t child, int milliseconds, int *_Nonnull status);

// A child, the pipes to it, and the guard that kills it when this process is gone.
struct cprocess_child {
  pid_t child;
  // The guard is the first of the process group that the child and all it starts are in.
  pid_t guard;
  // Closed by the kernel when this process ends in whatever way; that is what the guard waits for.
  int lifeline;
  // Ours of the child's three streams, none of which ever blocks.
  int input, output, errors;
  // Becomes readable when the child ends.
  int ended;
};

// Runs a command of the shell in a folder, in a process group of its own and with this environment
// alone. 0, or an errno.
int cprocess_start(const char *_Nonnull command, const char *_Nullable folder,
                   char *_Nullable const *_Nonnull environment,
                   struct cprocess_child *_Nonnull child);

// Sends a signal to everything in the child's group but the guard, which heeds SIGKILL alone.
void cprocess_signal(const struct cprocess_child *_Nonnull child, int signal);

// Kills whatever is left of the child's group, and gives everything back. The status of the child goes
// to *status unless it was waited for already, which a child of 0 says.
void cprocess_end(struct cprocess_child *_Nonnull child, int *_Nonnull status);

// Writes as write(2) does; a reader that has gone is EPIPE and never a signal.
ssize_t cprocess_write(int descriptor, const void *_Nonnull bytes, size_t count);

// Milliseconds since some moment in the past.
long long cprocess_now(void);
