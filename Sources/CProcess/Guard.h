// The guard: a process between this one and an engine, which ends whatever the engine has started.
#pragma once

#include "CProcess.h"

#include <sys/resource.h>

// What a guard is to start, and the ends of the pipes that are its own.
struct cprocess_post {
  const char *command, *folder;
  // Removed when everything has ended; NULL for none.
  const char *scratch;
  char *const *environment;
  // The limit of descriptors that the engine gets; `rlim_max` is 0 where it keeps that of this process.
  struct rlimit limit;
  // Readable with a byte when the engine is to be asked to end, at its end when it must.
  int lifeline;
  // Where the guard says how the start went, and later how the engine has ended: an int each.
  int report;
  int streams[3];
};

// Forks the guard, which starts the engine. Its number, or -1 with errno set.
pid_t cprocess_post_guard(const struct cprocess_post *post);
