// Starts and ends processes with every function of CProcess. `make sanitize` compiles and runs this
// file together with CProcess, with AddressSanitizer and UndefinedBehaviorSanitizer.
#include "CProcess.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define MANY 64

static char *environment[] = {"PATH=/usr/bin:/bin", NULL};

static void expect(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "processes: %s (errno %d: %s)\n", what, errno, strerror(errno));
  exit(1);
}

static struct cprocess_child started(const char *command) {
  struct cprocess_child child;
  expect(cprocess_start(command, NULL, NULL, environment, 60000, &child) == 0, command);
  return child;
}

static int status_of(const struct cprocess_child *child) {
  int status = -1;
  expect(cprocess_status(child, 60000, &status) == 1, "a status");
  return status;
}

static void expect_line(const struct cprocess_child *child, const char *line) {
  char text[64] = {0};
  size_t count = 0;
  while (count < strlen(line)) {
    struct pollfd output = {.fd = child->output, .events = POLLIN};
    expect(poll(&output, 1, 60000) == 1, "output");
    ssize_t more = read(child->output, text + count, sizeof text - 1 - count);
    expect(more > 0, "a line");
    count += (size_t)more;
  }
  expect(strcmp(text, line) == 0, "the line that was written");
}

int main(void) {
  struct cprocess_child child = started("cat");
  expect(cprocess_write(child.input, "hello\n", 6) == 6, "write");
  expect_line(&child, "hello\n");
  expect(cprocess_end(&child, 60000), "end");

  child = started("exit 3");
  expect(WEXITSTATUS(status_of(&child)) == 3, "exit code 3");
  expect(cprocess_end(&child, 60000), "end after exit");

  child = started("exec sleep 1000");
  cprocess_ask_to_end(&child);
  expect(WTERMSIG(status_of(&child)) == SIGTERM, "SIGTERM");
  expect(cprocess_end(&child, 60000), "end after SIGTERM");

  child = started("exec <&-; echo closed; exec sleep 1000");
  expect_line(&child, "closed\n");
  expect(cprocess_write(child.input, "x", 1) < 0 && errno == EPIPE, "EPIPE");
  expect(cprocess_end(&child, 60000), "end after EPIPE");

  // The command kills its guard, which may or may not have reported the result of the start before.
  int failure = cprocess_start("sleep 1000 & setsid sleep 1000 & kill -KILL $PPID; exec sleep 1000",
                               NULL, NULL, environment, 60000, &child);
  expect(failure == 0 || failure == ECHILD, "a start without the guard");
  if (failure == 0) expect(cprocess_end(&child, 60000), "end without the guard");

  char folder[] = "/tmp/flickbook-sanitized-XXXXXX";
  expect(mkdtemp(folder) != NULL, "a folder");
  expect(cprocess_start("touch a; exec cat", folder, folder, environment, 60000, &child) == 0,
         "a start in a folder");
  expect(cprocess_end(&child, 60000), "end in a folder");
  expect(access(folder, F_OK) != 0, "the folder is removed");

  expect(cprocess_start("true", "/nowhere", NULL, environment, 60000, &child) == ENOENT, "ENOENT");

  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = 64;
  setrlimit(RLIMIT_NOFILE, &limit);
  struct cprocess_child many[MANY];
  for (int index = 0; index < MANY; index++) many[index] = started("ulimit -Sn; exec cat");
  for (int index = 0; index < MANY; index++) expect_line(&many[index], "64\n");
  for (int index = 0; index < MANY; index++) expect(cprocess_end(&many[index], 60000), "end of many");
  expect(waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD, "nothing is left");
  return 0;
}
