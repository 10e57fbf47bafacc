#include "CProcess.h"

#include <stdlib.h>
#include <unistd.h>

static int argument_count = 0;
static char **arguments = NULL;

// Before main, the Swift runtime determines its folder, and aborts if /proc is missing. SWIFT_ROOT
// is set before the runtime's own constructors run. The folder's contents are needed only for a
// stack trace.
__attribute__((constructor(101))) static void name_runtime_folder(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

#if defined(__GLIBC__) || defined(__APPLE__)
// These C libraries pass the arguments of main to constructors too.
__attribute__((constructor)) static void remember_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

char **cprocess_arguments(int *count) {
  *count = argument_count;
  return arguments;
}
