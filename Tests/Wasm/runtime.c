// The little that compiled Swift asks of a C library, for a module that runs without one.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t top;

// Nothing is given back: a page that replays one recording lives shorter than its memory.
int posix_memalign(void **place, size_t alignment, size_t size) {
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size, there = __builtin_wasm_memory_size(0) * 65536;
  if (end > there && __builtin_wasm_memory_grow(0, (end - there + 65535) / 65536) == (size_t)-1)
    return 12;
  top = end;
  *place = (void *)start;
  return 0;
}

void free(void *place) { (void)place; }
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }
int memcmp(const void *one, const void *other, size_t size) {
  const unsigned char *a = one, *b = other;
  for (; size; size--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// The seed of hashes: any bytes do where nobody attacks.
void arc4random_buf(void *place, size_t size) { __builtin_memset(place, 7, size); }

// What a product of 64 bits by 64 has in 128, for checked multiplication.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other_middle = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other_middle >> 32);
  high += a * (uint64_t)(other >> 64) + (uint64_t)(one >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (other_middle << 32 | (uint32_t)low));
}
