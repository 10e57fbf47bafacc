#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One after the other, as if they were one file. Colours are those of report pages.
static const uint8_t style[] = {
#embed "Page/Style/look.css"
    ,
#embed "Recorder/Style/recorder.css"
};

static const uint8_t script[] = {
#embed "Recorder/Script/recorder.js"
};

static const uint8_t guest[] = {
#embed "Recorder/Script/guest.js"
};

static const uint8_t body[] = {
#embed "Recorder/body.html"
};

const uint8_t *page_assets_recorder_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const uint8_t *page_assets_recorder_script(size_t *length) {
  *length = sizeof script;
  return script;
}

const uint8_t *page_assets_recorder_body(size_t *length) {
  *length = sizeof body;
  return body;
}

const uint8_t *page_assets_guest_script(size_t *length) {
  *length = sizeof guest;
  return guest;
}
