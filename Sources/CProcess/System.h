// Calls that exist on a single system only, and their replacements on the other system.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

// Creates a pipe that no program inherits. On Darwin, a program that another thread starts between
// the calls inherits the pipe.
static inline int closed_pipe(int *ends) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

// Removes a pending signal of the set from this thread, which has blocked the signal.
static inline void take_pending(const sigset_t *signals) {
#ifdef __linux__
  struct timespec now = {0, 0};
  while (sigtimedwait(signals, NULL, &now) < 0 && errno == EINTR) {
  }
#else
  sigset_t pending;
  int number;
  sigpending(&pending);
  if (sigismember(&pending, SIGPIPE)) sigwait(signals, &number);
#endif
}
