#include "CProcess.h"

#include <stdlib.h>
#include <unistd.h>

static int argument_count = 0;
static char **arguments = NULL;

// The runtime of Swift looks for its folder before main, and aborts where /proc is missing. It is told one
// before its own constructors run; only a stack trace would need what is in it.
__attribute__((constructor(101))) static void name_runtime_folder(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

#if defined(__GLIBC__) || defined(__APPLE__)
// These two pass to a constructor what they pass to main.
__attribute__((constructor)) static void remember_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

char **cprocess_arguments(int *count) {
  *count = argument_count;
  return arguments;
}
