#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One after the other, as if they were one file. Colours are those of report pages.
static const uint8_t style[] = {
#embed "Page/Style/look.css"
    ,
#embed "Playground/Style/playground.css"
};

static const uint8_t script[] = {
#embed "Recorder/Script/xml.js"
    ,
#embed "Recorder/Script/making.js"
    ,
#embed "Recorder/Script/moment.js"
    ,
#embed "Playground/Script/finding.js"
    ,
#embed "Playground/Script/engine.js"
    ,
#embed "Playground/Script/session.js"
    ,
#embed "Playground/Script/flat.js"
    ,
#embed "Playground/Script/hand.js"
    ,
#embed "Playground/Script/stage.js"
    ,
#embed "Playground/Script/charts.js"
    ,
#embed "Playground/Script/dials.js"
    ,
#embed "Playground/Script/jury.js"
    ,
#embed "Playground/Script/gestures.js"
    ,
#embed "Playground/Script/apart.js"
    ,
#embed "Playground/Script/compare.js"
    ,
#embed "Playground/Script/lessons.js"
    ,
#embed "Playground/Script/teaching.js"
    ,
#embed "Playground/Script/blind.js"
    ,
#embed "Playground/Script/reported.js"
    ,
#embed "Playground/Script/page.js"
};

static const uint8_t body[] = {
#embed "Playground/body.html"
};

// The page of lessons: what it shares with the playground, and what lays it out.
static const uint8_t lessons_style[] = {
#embed "Page/Style/look.css"
    ,
#embed "Playground/Style/playground.css"
    ,
#embed "Playground/Style/lessons.css"
};

static const uint8_t lessons_script[] = {
#embed "Recorder/Script/xml.js"
    ,
#embed "Recorder/Script/making.js"
    ,
#embed "Recorder/Script/moment.js"
    ,
#embed "Playground/Script/finding.js"
    ,
#embed "Playground/Script/engine.js"
    ,
#embed "Playground/Script/session.js"
    ,
#embed "Playground/Script/hand.js"
    ,
#embed "Playground/Script/stage.js"
    ,
#embed "Playground/Script/charts.js"
    ,
#embed "Playground/Script/dials.js"
    ,
#embed "Playground/Script/gestures.js"
    ,
#embed "Playground/Script/lessons.js"
    ,
#embed "Playground/Script/figures.js"
};

static const uint8_t lessons_body[] = {
#embed "Playground/lessons.html"
};

// Compiled from the sources of the engines and the invariants by `make playground`.
static const uint8_t engines[] = {
#embed "Playground/engines.wasm.gz"
};

const uint8_t *page_assets_playground_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const uint8_t *page_assets_playground_script(size_t *length) {
  *length = sizeof script;
  return script;
}

const uint8_t *page_assets_playground_body(size_t *length) {
  *length = sizeof body;
  return body;
}

const uint8_t *page_assets_lessons_style(size_t *length) {
  *length = sizeof lessons_style;
  return lessons_style;
}

const uint8_t *page_assets_lessons_script(size_t *length) {
  *length = sizeof lessons_script;
  return lessons_script;
}

const uint8_t *page_assets_lessons_body(size_t *length) {
  *length = sizeof lessons_body;
  return lessons_body;
}

const uint8_t *page_assets_engines(size_t *length) {
  *length = sizeof engines;
  return engines;
}
