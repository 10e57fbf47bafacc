// The guard of Linux; Guard+Darwin.c contains the guard of Darwin.
#ifdef __linux__
#define _GNU_SOURCE
#include "Guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The guard has its own guard: its parent, which only waits for it. If an engine kills its guard,
// the engine is killed too, and every process it has started becomes a child of that parent, which
// ends it.

// A guard is a copy of a process with many threads, and any thread may have locked any lock. After
// the fork, the guard therefore makes only async-signal-safe calls and allocates nothing.

// The kernel assigns every orphaned descendant to the subreaper. All processes of an engine
// therefore become children of its guard sooner or later, regardless of the groups and sessions
// that they have created: ending children until there are none left ends all these processes.

#define LONGEST_FAREWELL 5000
#define MOST_DESCRIPTORS (1 << 20)

static int digits(const char *text, int *end) {
  int number = 0, place = 0;
  for (; text[place] >= '0' && text[place] <= '9'; place++) number = number * 10 + text[place] - '0';
  *end = place;
  return number;
}

// The parent of a process whose number is given as a name in /proc; 0 if the process no longer
// exists.
static pid_t parent(const char *name) {
  char path[32] = "/proc/", text[512];
  int place = 6, end;
  for (; *name && place < 20; place++) path[place] = *name++;
  for (const char *rest = "/stat"; *rest; place++) path[place] = *rest++;
  path[place] = 0;
  int stat = open(path, O_RDONLY | O_CLOEXEC);
  if (stat < 0) return 0;
  ssize_t count = read(stat, text, sizeof text - 1);
  close(stat);
  // NUMBER (NAME) STATE PARENT …: the name may contain parentheses itself.
  while (count > 0 && text[count - 1] != ')') count--;
  if (count <= 0) return 0;
  text[sizeof text - 1] = 0;
  return count + 3 < (ssize_t)sizeof text ? digits(text + count + 3, &end) : 0;
}

// An entry of a folder as returned by the kernel: struct linux_dirent64.
struct entry {
  unsigned long long number;
  long long offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

// Calls a function for each entry of a folder whose name is a number; returns 0 if the folder
// cannot be read.
static int each_number(const char *path, void (*body)(int number, const char *name, int context),
                       int context) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), end;
  if (folder < 0) return 0;
  _Alignas(struct entry) char buffer[8192];
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      struct entry *entry = (struct entry *)(buffer + place);
      int number = digits(entry->name, &end);
      if (end > 0 && !entry->name[end] && number != folder) body(number, entry->name, context);
      place += entry->length;
    }
  }
  close(folder);
  return count == 0;
}

static void signal_child(int process, const char *name, int signal) {
  if (process > 0 && parent(name) == getpid()) kill(process, signal);
}

// Examines all processes, because not every kernel provides a list of children.
static void signal_children(int signal) { each_number("/proc", signal_child, signal); }

static void close_from_first(int descriptor, const char *name, int first) {
  (void)name;
  if (descriptor >= first) close(descriptor);
}

// Closes this descriptor and all above it, also on kernels before 5.9, which lack close_range.
static void close_from(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  if (each_number("/proc/self/fd", close_from_first, first)) return;
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max > MOST_DESCRIPTORS)
    limit.rlim_max = MOST_DESCRIPTORS;
  for (int descriptor = first; descriptor < (int)limit.rlim_max; descriptor++) close(descriptor);
}

// Reaps the children that have ended, and reports the end of the engine; returns 0 if no other
// children are left.
static int reap_children(pid_t *engine, int report) {
  int status;
  pid_t child;
  while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
    if (child != *engine) continue;
    // The engine's process id may be reused from now on.
    *engine = 0;
    (void)!write(report, &status, sizeof status);
  }
  return child == 0;
}

// The guard is replaced by the program that removes the folder, because it must not allocate memory
// itself.
static _Noreturn void leave(const struct cprocess_post *post) {
  char *words[] = {"rm", "-rf", "--", (char *)post->scratch, NULL};
  if (post->scratch) execve("/bin/rm", words, post->environment);
  _exit(0);
}

static _Noreturn void end_children(const struct cprocess_post *post, pid_t engine, int report) {
  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  long long deadline = cprocess_now() + LONGEST_FAREWELL;
  while (reap_children(&engine, report) && cprocess_now() < deadline) {
    // The whole group is killed at once, so that it cannot fork faster than single processes are
    // killed.
    if (engine > 0) kill(-engine, SIGKILL);
    signal_children(SIGKILL);
    struct timespec moment = {0, 5000000};
    sigtimedwait(&ended, NULL, &moment);
  }
  leave(post);
}

static _Noreturn void stand_guard(const struct cprocess_post *post, pid_t engine, int lifeline,
                                  int report) {
  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  int deaths = signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK);
  struct pollfd watched[] = {{.fd = lifeline, .events = POLLIN}, {.fd = deaths, .events = POLLIN}};
  for (;;) {
    reap_children(&engine, report);
    if (poll(watched, 2, deaths < 0 ? 50 : -1) < 0 && errno != EINTR) break;
    struct signalfd_siginfo death;
    if (watched[1].revents) (void)!read(deaths, &death, sizeof death);
    if (!watched[0].revents) continue;
    char byte;
    if (read(lifeline, &byte, 1) <= 0) break;
    if (engine > 0) kill(-engine, SIGTERM);
    signal_children(SIGTERM);
  }
  end_children(post, engine, report);
}

// Runs the shell in a child that shares the memory of the guard until the shell starts (vfork).
static pid_t start_engine(const struct cprocess_post *post, volatile int *failure) {
  char *words[] = {"sh", "-c", (char *)post->command, NULL};
  pid_t guard = getpid(), engine = vfork();
  if (engine != 0) return engine;
  setpgid(0, 0);
  // If the guard is killed, nothing else would end the engine.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guard) _exit(127);
  for (int stream = 0; stream < 3; stream++) dup2(post->streams[stream], stream);
  close_from(STDERR_FILENO + 1);
  if (post->limit.rlim_max) setrlimit(RLIMIT_NOFILE, &post->limit);
  if (!post->folder || chdir(post->folder) == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve("/bin/sh", words, post->environment);
  }
  *failure = errno;
  _exit(127);
}

static _Noreturn void be_guard(const struct cprocess_post *post) {
  volatile int failure = 0;
  pid_t engine = start_engine(post, &failure);
  int started = engine < 0 ? errno : failure;
  dup2(post->lifeline, STDIN_FILENO);
  dup2(post->report, STDOUT_FILENO);
  close_from(STDOUT_FILENO + 1);
  if (write(STDOUT_FILENO, &started, sizeof started) != sizeof started || started)
    end_children(post, engine, STDOUT_FILENO);
  stand_guard(post, engine, STDIN_FILENO, STDOUT_FILENO);
}

// Makes this process a guard: a subreaper in its own process group, so that it survives if the
// group of the program, or an engine's own group, is killed.
static void become_guard(void) {
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "flickbook-guard");
}

// Starts the guard and waits for it. If the guard does not exit by itself, this process, its
// parent, ends the remaining processes.
static _Noreturn void watch_guard(const struct cprocess_post *post) {
  become_guard();
  // All signals are blocked here. The engine starts with the default action for each.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  // The engine must not start while a pipe to it is still open here. The guard waits for the end of
  // this pipe, which is reached when everything is closed.
  int gate[2];
  pid_t guard = pipe2(gate, O_CLOEXEC) == 0 ? fork() : -1;
  if (guard == 0) {
    char byte;
    close(gate[1]);
    while (read(gate[0], &byte, 1) < 0 && errno == EINTR) {
    }
    become_guard();
    be_guard(post);
  }
  int failure = errno, status;
  if (guard < 0) {
    (void)!write(post->report, &failure, sizeof failure);
    _exit(0);
  }
  close_from(0);
  while (waitpid(guard, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) _exit(0);
  end_children(post, 0, -1);
}

pid_t cprocess_post_guard(const struct cprocess_post *post) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t guard = fork();
  if (guard == 0) watch_guard(post);
  int failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = failure;
  return guard;
}
#endif
