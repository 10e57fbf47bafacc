#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t recording_rng[] = {
#embed "../../Recordings/recording.rng"
};

static const uint8_t recording_xsd[] = {
#embed "../../Recordings/recording.xsd"
};

static const uint8_t suite_rng[] = {
#embed "../../Recordings/suite.rng"
};

const uint8_t *page_assets_suite_rng(size_t *length) {
  *length = sizeof suite_rng;
  return suite_rng;
}

const uint8_t *page_assets_recording_rng(size_t *length) {
  *length = sizeof recording_rng;
  return recording_rng;
}

const uint8_t *page_assets_recording_xsd(size_t *length) {
  *length = sizeof recording_xsd;
  return recording_xsd;
}
