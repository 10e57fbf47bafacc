#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One after the other, as if they were one file. Colours are those of report pages.
static const uint8_t style[] = {
#embed "Page/Style/look.css"
    ,
#embed "Recorder/Style/recorder.css"
    ,
#embed "Recorder/Style/stage.css"
};

// What records is the same in a page of ours and in one of others.
static const uint8_t script[] = {
#embed "Recorder/Script/xml.js"
    ,
#embed "Recorder/Script/moment.js"
    ,
#embed "Recorder/Script/tape.js"
    ,
#embed "Recorder/Script/fingers.js"
    ,
#embed "Recorder/Script/views.js"
    ,
#embed "Recorder/Script/signals.js"
    ,
#embed "Recorder/Script/watch.js"
    ,
#embed "Recorder/Script/warnings.js"
    ,
#embed "Recorder/Script/device.js"
    ,
#embed "Recorder/Script/session.js"
    ,
#embed "Recorder/Script/saving.js"
    ,
#embed "Recorder/Script/making.js"
    ,
#embed "Recorder/Script/telling.js"
    ,
#embed "Recorder/Script/sending.js"
    ,
#embed "Recorder/Script/scenes.js"
    ,
#embed "Recorder/Script/stage.js"
    ,
#embed "Recorder/Script/reading.js"
    ,
#embed "Page/Script/film.js"
    ,
#embed "Recorder/Script/preview.js"
    ,
#embed "Recorder/Script/ghosts.js"
    ,
#embed "Recorder/Script/expectations.js"
    ,
#embed "Recorder/Script/verdict.js"
    ,
#embed "Recorder/Script/review.js"
    ,
#embed "Page/Script/trying.js"
    ,
#embed "Playground/Script/engine.js"
    ,
#embed "Playground/Script/flat.js"
    ,
#embed "Recorder/Script/driver.js"
    ,
#embed "Recorder/Script/page.js"
};

static const uint8_t guest[] = {
#embed "Recorder/Script/xml.js"
    ,
#embed "Recorder/Script/moment.js"
    ,
#embed "Recorder/Script/tape.js"
    ,
#embed "Recorder/Script/fingers.js"
    ,
#embed "Recorder/Script/views.js"
    ,
#embed "Recorder/Script/signals.js"
    ,
#embed "Recorder/Script/watch.js"
    ,
#embed "Recorder/Script/warnings.js"
    ,
#embed "Recorder/Script/device.js"
    ,
#embed "Recorder/Script/session.js"
    ,
#embed "Recorder/Script/saving.js"
    ,
#embed "Recorder/Script/making.js"
    ,
#embed "Recorder/Script/scrollers.js"
    ,
#embed "Recorder/Script/containers.js"
    ,
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
