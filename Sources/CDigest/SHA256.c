#include "CDigest.h"

// The fractional parts of the cube roots of the first sixty-four primes.
static const uint32_t rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static uint32_t word_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

void digest_sha256_portable(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  uint32_t schedule[64];
  for (; blocks > 0; blocks--, bytes += 64) {
    for (int i = 0; i < 16; i++) schedule[i] = word_at(bytes + 4 * i);
    for (int i = 16; i < 64; i++) {
      uint32_t early = schedule[i - 15], late = schedule[i - 2];
      schedule[i] = schedule[i - 16] + schedule[i - 7] +
                    (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3) +
                    (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + (g ^ (e & (f ^ g))) +
                     rounds[i] + schedule[i];
      uint32_t two =
          (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) | (c & (a | b)));
      h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

// Intel's instructions keep the eight words of the state in the order ABEF and CDGH, from the highest lane.
__attribute__((target("sha,sse4.1,ssse3"))) static void with_instructions(
    uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xf0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int i = 0; i < 4; i++) {
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), big_endian);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i summand =
          _mm_add_epi32(words[i % 4], _mm_loadu_si128((const __m128i *)(rounds + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, summand);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(summand, 0x0e));
      if (i < 12) {
        __m128i next = _mm_sha256msg1_epu32(words[i % 4], words[(i + 1) % 4]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(words[(i + 3) % 4], words[(i + 2) % 4], 4));
        words[i % 4] = _mm_sha256msg2_epu32(next, words[(i + 3) % 4]);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  low = _mm_shuffle_epi32(abef, 0x1b);
  high = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

static bool is_present(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
  const bool shuffles = (c & bit_SSSE3) && (c & bit_SSE4_1);
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
  return shuffles && (b & (1u << 29));
}

bool digest_has_instructions(void) {
  // Querying the properties of a virtual machine's processor takes microseconds, so they are
  // queried once. Threads that query them at the same time get the same answer.
  static int known;
  int answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (!answer) {
    answer = is_present() ? 1 : 2;
    __atomic_store_n(&known, answer, __ATOMIC_RELAXED);
  }
  return answer == 1;
}

void digest_sha256(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  if (digest_has_instructions()) {
    with_instructions(state, bytes, blocks);
  } else {
    digest_sha256_portable(state, bytes, blocks);
  }
}

#else

bool digest_has_instructions(void) { return false; }

void digest_sha256(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  digest_sha256_portable(state, bytes, blocks);
}

#endif
