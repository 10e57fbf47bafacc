// The guard: a process between this process and an engine, which ends every process that the engine
// has started.
#pragma once

#include "CProcess.h"

#include <sys/resource.h>

// The command that a guard starts, and the guard's ends of the pipes.
struct cprocess_post {
  const char *command, *folder;
  // The folder that is removed after all processes have ended; NULL for none.
  const char *scratch;
  char *const *environment;
  // The descriptor limit of the engine; `rlim_max` is 0 if the engine keeps the limit of this
  // process.
  struct rlimit limit;
  // A byte in this pipe requests the engine to end; the end of the pipe means that the engine must
  // be killed.
  int lifeline;
  // Through this pipe the guard reports how the start went, and later how the engine ended: an int
  // each.
  int report;
  int streams[3];
};

// Forks the guard, which starts the engine. Returns its process id, or -1 with errno set.
pid_t cprocess_post_guard(const struct cprocess_post *post);
