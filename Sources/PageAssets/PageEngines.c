#include "Asset.h"

// The engines and the invariants, compiled for pages and packed by `make playground`. A fresh clone does not have this
// file. The program is then built without it, and `flickbook playground` prints how to add it. The compiler lists the
// file as a dependency once it exists. When it appears, Tools/playground touches this source.
#define ENGINES "../../.build/wasm/engines.wasm.gz"

#if __has_embed(ENGINES)
static const uint8_t engines[] = {
#embed ENGINES
};

ASSET(engines)
#else
const uint8_t *page_assets_engines(size_t *length) {
  *length = 0;
  return (const uint8_t *)"";
}
#endif
