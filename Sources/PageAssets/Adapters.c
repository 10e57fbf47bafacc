#include "PageAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The adapters that the tests run are those that are given away: there is no second copy of them.

static const uint8_t c_engine[] = {
#embed "../../Tests/Adapters/c/engine.c"
};

static const uint8_t c_protocol[] = {
#embed "../../Tests/Adapters/c/flickbook.h"
};

static const uint8_t c_readme[] = {
#embed "../../Tests/Adapters/c/README.md"
};

static const uint8_t js_engine[] = {
#embed "../../Tests/Adapters/js/engine.mjs"
};

static const uint8_t js_protocol[] = {
#embed "../../Tests/Adapters/js/flickbook.mjs"
};

static const uint8_t js_readme[] = {
#embed "../../Tests/Adapters/js/README.md"
};

static const uint8_t python_engine[] = {
#embed "../../Tests/Adapters/python/engine.py"
};

static const uint8_t python_protocol[] = {
#embed "../../Tests/Adapters/python/flickbook.py"
};

static const uint8_t python_readme[] = {
#embed "../../Tests/Adapters/python/README.md"
};

static const uint8_t swift_package[] = {
#embed "../../Tests/Example/Package.swift"
};

static const uint8_t swift_engine[] = {
#embed "../../Tests/Example/Sources/Paper/PaperEngine.swift"
};

static const uint8_t swift_factory[] = {
#embed "../../Tests/Example/Sources/Paper/PaperEngine+Factory.swift"
};

static const uint8_t swift_main[] = {
#embed "../../Tests/Example/Sources/paper-flickbook/main.swift"
};

static const uint8_t swift_tests[] = {
#embed "../../Tests/Example/Tests/PaperTests/PaperTests.swift"
};

static const uint8_t swift_recording[] = {
#embed "../../Tests/Example/Tests/PaperTests/Recordings/read-a-letter.xml"
};

static const uint8_t swift_readme[] = {
#embed "../../Tests/Example/README.md"
};

static const uint8_t flick[] = {
#embed "../../Tests/Adapters/Recordings/flick.xml"
};

static const page_assets_file adapters[] = {
    {"c", "engine.c", c_engine, sizeof c_engine},
    {"c", "flickbook.h", c_protocol, sizeof c_protocol},
    {"c", "README.md", c_readme, sizeof c_readme},
    {"c", "Recordings/flick.xml", flick, sizeof flick},
    {"js", "engine.mjs", js_engine, sizeof js_engine},
    {"js", "flickbook.mjs", js_protocol, sizeof js_protocol},
    {"js", "README.md", js_readme, sizeof js_readme},
    {"js", "Recordings/flick.xml", flick, sizeof flick},
    {"python", "engine.py", python_engine, sizeof python_engine},
    {"python", "flickbook.py", python_protocol, sizeof python_protocol},
    {"python", "README.md", python_readme, sizeof python_readme},
    {"python", "Recordings/flick.xml", flick, sizeof flick},
    {"swift", "Package.swift", swift_package, sizeof swift_package},
    {"swift", "Sources/Paper/PaperEngine.swift", swift_engine, sizeof swift_engine},
    {"swift", "Sources/Paper/PaperEngine+Factory.swift", swift_factory, sizeof swift_factory},
    {"swift", "Sources/paper-flickbook/main.swift", swift_main, sizeof swift_main},
    {"swift", "Tests/PaperTests/PaperTests.swift", swift_tests, sizeof swift_tests},
    {"swift", "Tests/PaperTests/Recordings/read-a-letter.xml", swift_recording,
     sizeof swift_recording},
    {"swift", "README.md", swift_readme, sizeof swift_readme},
};

const page_assets_file *page_assets_adapters(size_t *count) {
  *count = sizeof adapters / sizeof *adapters;
  return adapters;
}
