// The parts of a C library that compiled Swift needs, for a module that runs without one.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t top;

// Memory is reused, because a page may be open all day. Freed blocks are kept in a list for later allocations of the
// same size. Each size is a power of two, whose exponent is stored in the bytes before the block.
typedef struct waiting { struct waiting *next; } waiting;
static waiting *lists[32];
enum { head = 16 };

static int list_of(size_t size) {
  int list = 4;
  while (list < 31 && ((size_t)1 << list) < size) list++;
  return list;
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment > head) return 22;
  int list = list_of(size);
  if (lists[list]) {
    *place = lists[list];
    lists[list] = lists[list]->next;
    return 0;
  }
  if (!top) top = ((uintptr_t)&__heap_base + head - 1) & ~(uintptr_t)(head - 1);
  uintptr_t start = top + head, end = start + ((size_t)1 << list);
  uintptr_t there = __builtin_wasm_memory_size(0) * 65536;
  if (end > there && __builtin_wasm_memory_grow(0, (end - there + 65535) / 65536) == (size_t)-1)
    return 12;
  top = end;
  *(int *)(start - head) = list;
  *place = (void *)start;
  return 0;
}

void free(void *place) {
  if (!place) return;
  int list = *(int *)((uintptr_t)place - head);
  ((waiting *)place)->next = lists[list];
  lists[list] = place;
}

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }
int memcmp(const void *one, const void *other, size_t size) {
  const unsigned char *a = one, *b = other;
  for (; size; size--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// Provides the seed of hashes. Any bytes are sufficient, because there is no attacker.
void arc4random_buf(void *place, size_t size) { __builtin_memset(place, 7, size); }

// The 128-bit product of two 64-bit numbers, for checked multiplication.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other_middle = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other_middle >> 32);
  high += a * (uint64_t)(other >> 64) + (uint64_t)(one >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (other_middle << 32 | (uint32_t)low));
}

// Rounds halves away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// Correctly rounded parsing of decimals is available only in the page, which is called. Returns NaN
// for text that is not a number.
__attribute__((import_module("page"), import_name("number"))) extern double
number_of(const char *text, size_t length);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  size_t length = 0;
  while (text[length]) length++;
  *number = number_of(text, length);
  return *number == *number ? text + length : 0;
}
