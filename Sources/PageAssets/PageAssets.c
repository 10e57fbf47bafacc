#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One of the corpus, so that every test of that is one of the demo.
static const uint8_t demo[] = {
#embed "../../Recordings/Bounce/pull-down-and-let-go.xml"
};

// One after the other, as if they were one file.
static const uint8_t style[] = {
#embed "Page/Style/look.css"
    ,
#embed "Page/Style/report.css"
    ,
#embed "Page/Style/film.css"
    ,
#embed "Page/Style/print.css"
};

static const uint8_t script[] = {
#embed "Page/Script/film.js"
    ,
#embed "Page/Script/stage.js"
    ,
#embed "Page/Script/pair.js"
    ,
#embed "Page/Script/chart.js"
    ,
#embed "Page/Script/drag.js"
    ,
#embed "Page/Script/lead.js"
    ,
#embed "Page/Script/steps.js"
    ,
#embed "Page/Script/scrubber.js"
    ,
#embed "Page/Script/trying.js"
    ,
#embed "Page/Script/player.js"
    ,
#embed "Page/Script/list.js"
    ,
#embed "Page/Script/query.js"
    ,
#embed "Page/Script/keys.js"
    ,
#embed "Page/Script/page.js"
};

const uint8_t *page_assets_demo(size_t *length) {
  *length = sizeof demo;
  return demo;
}

const uint8_t *page_assets_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const uint8_t *page_assets_script(size_t *length) {
  *length = sizeof script;
  return script;
}
