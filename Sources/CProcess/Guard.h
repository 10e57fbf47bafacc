// The guard: a process between this one and an engine, which ends every process that the engine has
// started.
#pragma once

#include "CProcess.h"

#include <sys/resource.h>

// What a guard is to start, and the ends of the pipes that belong to it.
struct cprocess_post {
  const char *command, *folder;
  // Removed after all processes have ended; NULL for none.
  const char *scratch;
  char *const *environment;
  // The descriptor limit of the engine; `rlim_max` is 0 if it keeps that of this process.
  struct rlimit limit;
  // A byte in it requests the engine to end; its end means that the engine must be killed.
  int lifeline;
  // Through this pipe the guard reports how the start went, and later how the engine ended: one int
  // each.
  int report;
  int streams[3];
};

// Forks the guard, which starts the engine. Returns its process id, or -1 with errno set.
pid_t cprocess_post_guard(const struct cprocess_post *post);
