// Replaces the monotonic clock of a process by a clock that the program sets, so that Qt uses the times of a recording.
//   cc -shared -fPIC -o clock.so clock.c && LD_PRELOAD=./clock.so …
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <time.h>

static bool is_set;
static long long now;

// Sets the time: this many nanoseconds after the start.
void flickbook_set_clock(long long nanoseconds) {
  is_set = true;
  now = nanoseconds;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  if (!is_set || (clock != CLOCK_MONOTONIC && clock != CLOCK_MONOTONIC_COARSE)) return real(clock, time);
  time->tv_sec = (time_t)(now / 1000000000), time->tv_nsec = (long)(now % 1000000000);
  return 0;
}
