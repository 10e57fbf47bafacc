#include "CProcess.h"

#include <stdlib.h>

static int argument_count = 0;
static char **arguments = NULL;

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
