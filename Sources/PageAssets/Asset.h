// Included by every file of this module.
#pragma once

#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Defines the accessor that PageAssets.h declares for an array: it returns the first byte and
// stores the length.
#define ASSET(name)                                   \
  const uint8_t *page_assets_##name(size_t *length) { \
    *length = sizeof name;                            \
    return name;                                      \
  }
