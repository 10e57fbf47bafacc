#include "Asset.h"

static const uint8_t browser_scene[] = {
#embed "Browser/scene.js"
};

static const uint8_t browser_clock[] = {
#embed "Browser/animations.js" suffix(,)
#embed "Browser/clock.js"
};

static const uint8_t browser_page[] = {
#include "Views/views.inc"
#embed "Browser/requests.js" suffix(,)
#embed "Browser/page.js" suffix(,)
};

ASSET(browser_scene)
ASSET(browser_clock)
ASSET(browser_page)
