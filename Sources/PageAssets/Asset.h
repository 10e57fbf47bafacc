// What every file of this module begins with.
#pragma once

#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Defines what PageAssets.h declares of an array: its first byte and its length.
#define ASSET(name)                                   \
  const uint8_t *page_assets_##name(size_t *length) { \
    *length = sizeof name;                            \
    return name;                                      \
  }
