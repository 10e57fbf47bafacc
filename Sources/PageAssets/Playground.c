#include "Asset.h"

// These files are concatenated into one. The colours are those of report pages.
static const uint8_t playground_style[] = {
#embed "Page/Style/look.css" suffix(,)
#embed "Playground/Style/playground.css" suffix(,)
};

static const uint8_t playground_script[] = {
#embed "Recorder/Script/xml.js" suffix(,)
#embed "Recorder/Script/making.js" suffix(,)
#embed "Recorder/Script/moment.js" suffix(,)
#embed "Playground/Script/finding.js" suffix(,)
#embed "Playground/Script/engine.js" suffix(,)
#embed "Playground/Script/session.js" suffix(,)
#embed "Playground/Script/flat.js" suffix(,)
#embed "Playground/Script/hand.js" suffix(,)
#embed "Playground/Script/stage.js" suffix(,)
#embed "Playground/Script/charts.js" suffix(,)
#embed "Playground/Script/dials.js" suffix(,)
#embed "Playground/Script/jury.js" suffix(,)
#embed "Playground/Script/gestures.js" suffix(,)
#embed "Playground/Script/apart.js" suffix(,)
#embed "Playground/Script/compare.js" suffix(,)
#embed "Playground/Script/lessons.js" suffix(,)
#embed "Playground/Script/teaching.js" suffix(,)
#embed "Playground/Script/blind.js" suffix(,)
#embed "Playground/Script/reported.js" suffix(,)
#embed "Playground/Script/page.js" suffix(,)
};

static const uint8_t playground_body[] = {
#embed "Playground/body.html"
};

// The style of the page of lessons: the styles that it shares with the playground, and its own layout.
static const uint8_t lessons_style[] = {
#embed "Page/Style/look.css" suffix(,)
#embed "Playground/Style/playground.css" suffix(,)
#embed "Playground/Style/lessons.css" suffix(,)
};

static const uint8_t lessons_script[] = {
#embed "Recorder/Script/xml.js" suffix(,)
#embed "Recorder/Script/making.js" suffix(,)
#embed "Recorder/Script/moment.js" suffix(,)
#embed "Playground/Script/finding.js" suffix(,)
#embed "Playground/Script/engine.js" suffix(,)
#embed "Playground/Script/session.js" suffix(,)
#embed "Playground/Script/hand.js" suffix(,)
#embed "Playground/Script/stage.js" suffix(,)
#embed "Playground/Script/charts.js" suffix(,)
#embed "Playground/Script/dials.js" suffix(,)
#embed "Playground/Script/gestures.js" suffix(,)
#embed "Playground/Script/lessons.js" suffix(,)
#embed "Playground/Script/figures.js" suffix(,)
};

static const uint8_t lessons_body[] = {
#embed "Playground/lessons.html"
};

ASSET(playground_style)
ASSET(playground_script)
ASSET(playground_body)
ASSET(lessons_style)
ASSET(lessons_script)
ASSET(lessons_body)
