#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int cprocess_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

static long long now_in_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static int reap(pid_t child, int *status) {
  while (waitpid(child, status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return 1;
}

int cprocess_wait(pid_t child, int milliseconds, int *status) {
  if (milliseconds < 0) return reap(child, status);
  // A descriptor of the process becomes readable when it ends, so that a wait can have a deadline.
  int process = (int)syscall(SYS_pidfd_open, child, 0);
  if (process < 0) return -1;
  long long deadline = now_in_milliseconds() + milliseconds;
  struct pollfd ended = {.fd = process, .events = POLLIN};
  int count;
  do {
    long long left = deadline - now_in_milliseconds();
    count = poll(&ended, 1, left > 0 ? (int)left : 0);
  } while (count < 0 && errno == EINTR);
  close(process);
  return count > 0 ? reap(child, status) : count;
}
