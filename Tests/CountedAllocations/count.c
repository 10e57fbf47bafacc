// Replaces the allocating functions of the C library in a program and counts their calls.
#include "CountedAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
static atomic_long count;

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return count++, __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  return (*block = aligned_alloc(alignment, size)) ? 0 : ENOMEM;
}

long counted_allocations(void) { return count; }

double processor_microseconds(void) {
  struct timespec now;
  return clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) ? 0 : (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}
