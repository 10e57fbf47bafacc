#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// What people read in the repository is what the program prints: there is no second copy of it.

static const uint8_t manual[] = {
#embed "../../Documentation/Invariants.md"
};

const uint8_t *page_assets_manual(size_t *length) {
  *length = sizeof manual;
  return manual;
}
