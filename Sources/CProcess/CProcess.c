#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

long long cprocess_now(void) {
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
  long long deadline = cprocess_now() + milliseconds;
  struct pollfd ended = {.fd = process, .events = POLLIN};
  int count;
  do {
    long long left = deadline - cprocess_now();
    count = poll(&ended, 1, left > 0 ? (int)left : 0);
  } while (count < 0 && errno == EINTR);
  close(process);
  return count > 0 ? reap(child, status) : count;
}

// What the guard does between fork and its end: only calls that a signal handler may make, since
// another thread may have held any lock when the process was copied.
static _Noreturn void stand_guard(int lifeline) {
  setpgid(0, 0);
  dup2(lifeline, STDIN_FILENO);
  syscall(SYS_close_range, STDIN_FILENO + 1, ~0U, 0);
  prctl(PR_SET_NAME, "flickbook-guard");
  char byte;
  while (read(STDIN_FILENO, &byte, 1) != 0) {
  }
  kill(0, SIGKILL);
  _exit(0);
}

static pid_t start_guard(int *lifeline) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  // The guard starts with every signal blocked, and keeps them so: a group is asked to end politely first.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t guard = fork();
  if (guard == 0) stand_guard(ends[0]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  int failure = errno;
  close(ends[0]);
  if (guard < 0) {
    close(ends[1]);
    errno = failure;
    return -1;
  }
  // Both sides see to it, so that neither has to wait for the other.
  setpgid(guard, guard);
  *lifeline = ends[1];
  return guard;
}

// A pipe one end of which the child gets. That one is far from 0, 1 and 2, which it will be copied to.
static int pipe_to_child(int *ours, int *theirs, int child_reads) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  int near = ends[child_reads ? 0 : 1];
  *ours = ends[child_reads ? 1 : 0];
  *theirs = fcntl(near, F_DUPFD_CLOEXEC, 10);
  close(near);
  fcntl(*ours, F_SETFL, O_NONBLOCK);
  return *theirs < 0 ? -1 : 0;
}

static int spawn(const char *command, const char *folder, char *const *environment, pid_t group,
                 const int streams[3], pid_t *child) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int stream = 0; stream < 3; stream++)
    posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
  if (folder) posix_spawn_file_actions_addchdir_np(&actions, folder);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, group);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char *words[] = {"sh", "-c", (char *)command, NULL};
  int failure = posix_spawn(child, "/bin/sh", &actions, &attributes, words, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure;
}

static void close_all(int *descriptors, int count) {
  for (int index = 0; index < count; index++)
    if (descriptors[index] >= 0) close(descriptors[index]);
}

static int start(const char *command, const char *folder, char *const *environment,
                 struct cprocess_child *child) {
  memset(child, 0, sizeof *child);
  int ours[3] = {-1, -1, -1}, theirs[3] = {-1, -1, -1};
  int failure = 0, status;
  for (int stream = 0; stream < 3 && !failure; stream++)
    if (pipe_to_child(&ours[stream], &theirs[stream], stream == 0) != 0) failure = errno;
  if (!failure && (child->guard = start_guard(&child->lifeline)) < 0) failure = errno;
  if (!failure) {
    failure = spawn(command, folder, environment, child->guard, theirs, &child->child);
    if (!failure && (child->ended = (int)syscall(SYS_pidfd_open, child->child, 0)) < 0) {
      failure = errno;
      kill(child->child, SIGKILL);
      reap(child->child, &status);
    }
    if (failure) {
      kill(child->guard, SIGKILL);
      reap(child->guard, &status);
      close(child->lifeline);
    }
  }
  close_all(theirs, 3);
  if (failure) {
    close_all(ours, 3);
    return failure;
  }
  child->input = ours[0];
  child->output = ours[1];
  child->errors = ours[2];
  return 0;
}

// Many scenes at once are many processes, five descriptors each: more than a shell usually grants,
// and less than it may.
static int raise_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= limit.rlim_max) return 0;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

int cprocess_start(const char *command, const char *folder, char *const *environment,
                   struct cprocess_child *child) {
  int failure = start(command, folder, environment, child);
  if (failure == EMFILE && raise_limit()) failure = start(command, folder, environment, child);
  return failure;
}

void cprocess_signal(const struct cprocess_child *child, int signal) {
  if (child->guard > 0) kill(-child->guard, signal);
}

void cprocess_end(struct cprocess_child *child, int *status) {
  // The guard is not waited for before, so its number cannot be another group's by now.
  kill(-child->guard, SIGKILL);
  if (child->child > 0) {
    // It may have left the group.
    kill(child->child, SIGKILL);
    reap(child->child, status);
  }
  int guard_status;
  reap(child->guard, &guard_status);
  int descriptors[] = {child->lifeline, child->input, child->output, child->errors, child->ended};
  close_all(descriptors, 5);
  child->child = child->guard = 0;
}

ssize_t cprocess_write(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe, before, pending;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  ssize_t written = write(descriptor, bytes, count);
  int failure = errno;
  if (written < 0 && failure == EPIPE && !sigismember(&pending, SIGPIPE)) {
    struct timespec now = {0, 0};
    while (sigtimedwait(&pipe, NULL, &now) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = failure;
  return written;
}
