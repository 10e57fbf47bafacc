#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t scene[] = {
#embed "Browser/scene.js"
};

const uint8_t *page_assets_browser_scene(size_t *length) {
  *length = sizeof scene;
  return scene;
}

static const uint8_t clock[] = {
#embed "Browser/clock.js"
};

static const uint8_t page[] = {
#embed "Recorder/Script/scrollers.js"
    ,
#embed "Browser/page.js"
};

const uint8_t *page_assets_browser_clock(size_t *length) {
  *length = sizeof clock;
  return clock;
}

const uint8_t *page_assets_browser_page(size_t *length) {
  *length = sizeof page;
  return page;
}
