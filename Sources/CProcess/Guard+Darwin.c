// The guard of Darwin, which has neither subreapers nor /proc. The guard has never been run,
// because this project has no computer with Darwin. Tools/darwin checks it against declared
// prototypes.
//
// The engine leads its own session. When the program ends, its lifeline ends, and the guard kills
// the engine's process group. Unlike on Linux, a descendant that has created its own session is
// adopted by launchd and survives.
#ifdef __APPLE__
#include "Guard.h"
#include "System.h"

#include <spawn.h>
#include <string.h>
#include <sys/event.h>
#include <sys/wait.h>

// Starts the shell with the three streams and no other descriptor; returns its process id, or -1
// with errno set. posix_spawn does not change the folder here, so the guard changes its own folder
// first.
static pid_t start_engine(const struct cprocess_post *post) {
  char *words[] = {"sh", "-c", (char *)post->command, NULL};
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  pid_t engine = -1;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int failure = posix_spawnattr_init(&attributes);
  if (failure) return errno = failure, -1;
  failure = posix_spawn_file_actions_init(&actions);
  if (!failure) {
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT |
                                              POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    for (int stream = 0; stream < 3; stream++)
      posix_spawn_file_actions_adddup2(&actions, post->streams[stream], stream);
    failure = post->folder && chdir(post->folder) != 0 ? errno : 0;
    if (!failure)
      failure =
          posix_spawn(&engine, "/bin/sh", &actions, &attributes, words, post->environment);
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_destroy(&attributes);
  if (failure) return errno = failure, -1;
  return engine;
}

static _Noreturn void leave(const struct cprocess_post *post) {
  char *words[] = {"rm", "-rf", "--", (char *)post->scratch, NULL};
  if (post->scratch) execve("/bin/rm", words, post->environment);
  _exit(0);
}

// Reports the end of the engine, and waits for the end of the lifeline; then kills the engine's
// process group and leaves.
static _Noreturn void stand_guard(const struct cprocess_post *post, pid_t engine) {
  int events = kqueue(), status;
  struct kevent wanted[2], event;
  EV_SET(&wanted[0], engine, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, NULL);
  EV_SET(&wanted[1], post->lifeline, EVFILT_READ, EV_ADD, 0, 0, NULL);
  // An engine that has already ended cannot be watched: waitpid below finds it.
  kevent(events, &wanted[0], 1, NULL, 0, NULL);
  kevent(events, &wanted[1], 1, NULL, 0, NULL);
  for (;;) {
    if (engine > 0 && waitpid(engine, &status, WNOHANG) == engine) {
      (void)!write(post->report, &status, sizeof status);
      kill(-engine, SIGKILL);
      engine = 0;
    }
    struct timespec moment = {0, 50000000};
    int count = kevent(events, NULL, 0, &event, 1, &moment);
    if (count < 0 && errno != EINTR) break;
    if (count <= 0 || event.filter != EVFILT_READ) continue;
    char byte;
    if (read(post->lifeline, &byte, 1) <= 0) break;
    if (engine > 0) kill(-engine, SIGTERM);
  }
  if (engine > 0) {
    kill(-engine, SIGKILL);
    if (waitpid(engine, &status, 0) == engine) (void)!write(post->report, &status, sizeof status);
  }
  leave(post);
}

static _Noreturn void be_guard(const struct cprocess_post *post) {
  setpgid(0, 0);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  pid_t engine = start_engine(post);
  int started = engine < 0 ? errno : 0;
  for (int stream = 0; stream < 3; stream++) close(post->streams[stream]);
  if (write(post->report, &started, sizeof started) != sizeof started || started) leave(post);
  stand_guard(post, engine);
}

pid_t cprocess_post_guard(const struct cprocess_post *post) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t guard = fork();
  if (guard == 0) be_guard(post);
  int failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = failure;
  return guard;
}
#endif
