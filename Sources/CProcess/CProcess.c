#define _GNU_SOURCE
#include "Guard.h"
#include "System.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

long long cprocess_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

// Waits at most this many milliseconds for a child to end, and returns whether it has ended. The
// function uses no call that a kernel may lack or that requires a free descriptor, because there
// may be none left.
static int reap(pid_t child, int milliseconds) {
  long long deadline = cprocess_now() + milliseconds;
  for (;;) {
    pid_t ended = waitpid(child, NULL, WNOHANG);
    // If SIGCHLD is ignored, the kernel reaps children itself, and the child is unknown.
    if (ended == child || (ended < 0 && errno == ECHILD)) return 1;
    if (cprocess_now() >= deadline) return 0;
    struct timespec moment = {0, 1000000};
    nanosleep(&moment, NULL);
  }
}

// Waits at most this many milliseconds: 1 if the descriptor is readable, 0 after a timeout, -1 with
// errno set.
static int wait_readable(int descriptor, int milliseconds) {
  long long deadline = cprocess_now() + milliseconds;
  struct pollfd polled = {.fd = descriptor, .events = POLLIN};
  int count;
  do {
    long long left = deadline - cprocess_now();
    count = poll(&polled, 1, left > 0 ? (int)left : 0);
  } while (count < 0 && errno == EINTR);
  return count;
}

// Creates a pipe with an end for the child. That end gets a number above 0, 1 and 2, onto which it
// will be duplicated.
static int pipe_to_child(int *ours, int *theirs, int child_reads) {
  int ends[2];
  if (closed_pipe(ends) != 0) return -1;
  int near = ends[child_reads ? 0 : 1];
  *ours = ends[child_reads ? 1 : 0];
  *theirs = fcntl(near, F_DUPFD_CLOEXEC, 10);
  close(near);
  fcntl(*ours, F_SETFL, O_NONBLOCK);
  return *theirs < 0 ? -1 : 0;
}

static void close_all(int *descriptors, int count) {
  for (int index = 0; index < count; index++)
    if (descriptors[index] >= 0) close(descriptors[index]);
}

// The descriptor limit with which the program was started; `rlim_max` is 0 while it is unknown.
static struct rlimit original;
static int is_raised;
static pthread_mutex_t raising = PTHREAD_MUTEX_INITIALIZER;

// The limit is read before the first start, because another thread may raise it between any start
// and its fork.
static struct rlimit original_limit(void) {
  pthread_mutex_lock(&raising);
  if (original.rlim_max == 0) (void)!getrlimit(RLIMIT_NOFILE, &original);
  struct rlimit limit = original;
  pthread_mutex_unlock(&raising);
  return limit;
}

// Many scenes at once need many processes with five descriptors each: more than the default soft
// limit, but less than the hard limit. Returns whether the limit was raised, by this thread or
// another thread.
static int raise_limit(void) {
  pthread_mutex_lock(&raising);
  if (!is_raised && original.rlim_cur < original.rlim_max) {
    struct rlimit highest = {original.rlim_max, original.rlim_max};
    is_raised = setrlimit(RLIMIT_NOFILE, &highest) == 0;
  }
  int result = is_raised;
  pthread_mutex_unlock(&raising);
  return result;
}

// Closes this process's ends of the pipes to a child.
static void give_back(struct cprocess_child *child) {
  int descriptors[] = {child->lifeline, child->ended, child->input, child->output, child->errors};
  close_all(descriptors, 5);
}

// The result of the start, which the guard reports first; ETIMEDOUT if it does not arrive in time.
static int first_word(const struct cprocess_child *child, int milliseconds) {
  int count = wait_readable(child->ended, milliseconds), started;
  if (count <= 0) return count == 0 ? ETIMEDOUT : errno;
  return read(child->ended, &started, sizeof started) == sizeof started ? started : ECHILD;
}

static int start(const char *command, const char *folder, const char *scratch,
                 char *const *environment, int milliseconds, struct cprocess_child *child) {
  *child = (struct cprocess_child){0, -1, -1, -1, -1, -1};
  struct cprocess_post post = {.command = command, .folder = folder, .scratch = scratch,
                               .environment = environment,
                               .limit = original_limit(),
                               .lifeline = -1, .report = -1, .streams = {-1, -1, -1}};
  int *ours[3] = {&child->input, &child->output, &child->errors};
  int failure = 0;
  for (int stream = 0; stream < 3 && !failure; stream++)
    if (pipe_to_child(ours[stream], &post.streams[stream], stream == 0) != 0) failure = errno;
  if (!failure && pipe_to_child(&child->lifeline, &post.lifeline, 1) != 0) failure = errno;
  if (!failure && pipe_to_child(&child->ended, &post.report, 0) != 0) failure = errno;
  if (!failure && (child->guard = cprocess_post_guard(&post)) < 0) failure = errno;
  close_all(post.streams, 3);
  close_all((int[]){post.lifeline, post.report}, 2);
  if (!failure) {
    failure = first_word(child, milliseconds);
    if (failure) {
      close(child->lifeline);
      child->lifeline = -1;
      // A guard that cannot continue ends as soon as it can, because its lifeline is closed.
      reap(child->guard, 1000);
    }
  }
  if (failure) give_back(child);
  return failure;
}

int cprocess_start(const char *command, const char *folder, const char *scratch,
                   char *const *environment, int milliseconds, struct cprocess_child *child) {
  int failure = start(command, folder, scratch, environment, milliseconds, child);
  if (failure == EMFILE && raise_limit())
    failure = start(command, folder, scratch, environment, milliseconds, child);
  return failure;
}

const char *cprocess_reason(int failure) {
  switch (failure) {
  case ETIMEDOUT: return "the shell did not run it in time";
  case ECHILD: return "the process that watches over it was killed";
  default: return strerror(failure);
  }
}

int cprocess_status(const struct cprocess_child *child, int milliseconds, int *status) {
  int count = wait_readable(child->ended, milliseconds);
  if (count <= 0) return count;
  return read(child->ended, status, sizeof *status) == sizeof *status ? 1 : -1;
}

void cprocess_ask_to_end(const struct cprocess_child *child) {
  cprocess_write(child->lifeline, "", 1);
}

int cprocess_end(struct cprocess_child *child, int milliseconds) {
  close(child->lifeline);
  child->lifeline = -1;
  int ended = reap(child->guard, milliseconds);
  give_back(child);
  return ended;
}

ssize_t cprocess_write(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe, before, pending;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigemptyset(&pending);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  // If SIGPIPE was not blocked before, it cannot be pending.
  if (sigismember(&before, SIGPIPE)) {
    sigpending(&pending);
  }
  ssize_t written = write(descriptor, bytes, count);
  int failure = errno;
  if (written < 0 && failure == EPIPE && !sigismember(&pending, SIGPIPE)) take_pending(&pipe);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = failure;
  return written;
}
