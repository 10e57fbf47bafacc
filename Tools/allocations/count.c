// A library that is loaded before a program (LD_PRELOAD). It prints the program's number of memory allocations on
// stderr.
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
static atomic_long count;

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return count++, __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
int posix_memalign(void **place, size_t alignment, size_t size) {
  return (*place = aligned_alloc(alignment, size)) ? 0 : ENOMEM;
}

__attribute__((destructor)) static void say(void) { fprintf(stderr, "%ld\n", count); }
