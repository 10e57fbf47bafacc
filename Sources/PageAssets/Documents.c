#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The documents printed by the program are the files of the repository. There is no second copy.

static const uint8_t manual[] = {
#embed "../../Documentation/Invariants.md"
};

static const uint8_t sketches[] = {
#embed "Explain/sketches.txt"
};

static const uint8_t promises[] = {
#embed "../../Reports/promises.md"
};

const uint8_t *page_assets_manual(size_t *length) {
  *length = sizeof manual;
  return manual;
}

const uint8_t *page_assets_promises(size_t *length) {
  *length = sizeof promises;
  return promises;
}

const uint8_t *page_assets_sketches(size_t *length) {
  *length = sizeof sketches;
  return sketches;
}
