#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// SHA-256 (FIPS 180-4) of whole blocks of 64 bytes.

/// Adds blocks to a state, with the processor's instructions for SHA-256 if it has any.
void digest_sha256(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// The same without these instructions, on every processor.
void digest_sha256_portable(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// Whether the processor has instructions for SHA-256 that this code can use.
bool digest_has_instructions(void);
