#include "Asset.h"

// These files are concatenated into one. The colours are those of report pages.
static const uint8_t recorder_style[] = {
#embed "Page/Style/look.css" suffix(,)
#embed "Recorder/Style/recorder.css" suffix(,)
#embed "Recorder/Style/stage.css" suffix(,)
};

static const uint8_t recorder_script[] = {
#include "Recorder/recording.inc"
#embed "Recorder/Script/telling.js" suffix(,)
#embed "Recorder/Script/sending.js" suffix(,)
#embed "Recorder/Script/scenes.js" suffix(,)
#embed "Recorder/Script/stage.js" suffix(,)
#embed "Recorder/Script/reading.js" suffix(,)
#embed "Page/Script/film.js" suffix(,)
#embed "Recorder/Script/preview.js" suffix(,)
#embed "Recorder/Script/ghosts.js" suffix(,)
#embed "Recorder/Script/expectations.js" suffix(,)
#embed "Recorder/Script/verdict.js" suffix(,)
#embed "Recorder/Script/review.js" suffix(,)
#embed "Page/Script/trying.js" suffix(,)
#embed "Playground/Script/engine.js" suffix(,)
#embed "Playground/Script/flat.js" suffix(,)
#embed "Recorder/Script/driver.js" suffix(,)
#embed "Recorder/Script/page.js" suffix(,)
};

static const uint8_t guest_script[] = {
#include "Recorder/recording.inc"
#embed "Recorder/Script/containers.js" suffix(,)
#embed "Recorder/Script/guest.js" suffix(,)
};

static const uint8_t recorder_body[] = {
#embed "Recorder/body.html"
};

ASSET(recorder_style)
ASSET(recorder_script)
ASSET(recorder_body)
ASSET(guest_script)
