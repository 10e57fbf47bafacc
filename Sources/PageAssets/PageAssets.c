#include "Asset.h"

// A recording of the corpus, so that the tests of the corpus cover the demo.
static const uint8_t demo[] = {
#embed "../../Recordings/Bounce/pull-down-and-let-go.xml"
};

// These files are concatenated into one.
static const uint8_t style[] = {
#embed "Page/Style/look.css" suffix(,)
#embed "Page/Style/report.css" suffix(,)
#embed "Page/Style/film.css" suffix(,)
#embed "Page/Style/print.css" suffix(,)
};

static const uint8_t script[] = {
#embed "Page/Script/film.js" suffix(,)
#embed "Page/Script/stage.js" suffix(,)
#embed "Page/Script/pair.js" suffix(,)
#embed "Page/Script/chart.js" suffix(,)
#embed "Page/Script/drag.js" suffix(,)
#embed "Page/Script/lead.js" suffix(,)
#embed "Page/Script/steps.js" suffix(,)
#embed "Page/Script/scrubber.js" suffix(,)
#embed "Page/Script/trying.js" suffix(,)
#embed "Page/Script/moments.js" suffix(,)
#embed "Page/Script/closeup.js" suffix(,)
#embed "Page/Script/player.js" suffix(,)
#embed "Page/Script/list.js" suffix(,)
#embed "Page/Script/query.js" suffix(,)
#embed "Page/Script/keys.js" suffix(,)
#embed "Page/Script/page.js" suffix(,)
};

// These files are only in pages on which the user decides on differences to baselines.
static const uint8_t review_style[] = {
#embed "Page/Style/review.css" suffix(,)
};

static const uint8_t review_script[] = {
#embed "Page/Script/decisions.js" suffix(,)
#embed "Page/Script/review.js" suffix(,)
};

ASSET(demo)
ASSET(style)
ASSET(script)
ASSET(review_style)
ASSET(review_script)
