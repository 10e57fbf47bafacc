#include "Asset.h"

// The adapters exported to users are the files that the tests run. There is no second copy.

static const uint8_t c_engine[] = {
#embed "../../Examples/Adapters/c/engine.c"
};

static const uint8_t c_protocol[] = {
#embed "../../Examples/Adapters/c/flickbook.h"
};

static const uint8_t c_readme[] = {
#embed "../../Examples/Adapters/c/README.md"
};

static const uint8_t js_engine[] = {
#embed "../../Examples/Adapters/js/engine.mjs"
};

static const uint8_t js_protocol[] = {
#embed "../../Examples/Adapters/js/flickbook.mjs"
};

static const uint8_t js_readme[] = {
#embed "../../Examples/Adapters/js/README.md"
};

static const uint8_t python_engine[] = {
#embed "../../Examples/Adapters/python/engine.py"
};

static const uint8_t python_protocol[] = {
#embed "../../Examples/Adapters/python/flickbook.py"
};

static const uint8_t python_readme[] = {
#embed "../../Examples/Adapters/python/README.md"
};

static const uint8_t swift_package[] = {
#embed "../../Examples/Engine/Package.swift"
};

static const uint8_t swift_engine[] = {
#embed "../../Examples/Engine/Sources/Paper/PaperEngine.swift"
};

static const uint8_t swift_factory[] = {
#embed "../../Examples/Engine/Sources/Paper/PaperEngine+Factory.swift"
};

static const uint8_t swift_main[] = {
#embed "../../Examples/Engine/Sources/paper-flickbook/main.swift"
};

static const uint8_t swift_tests[] = {
#embed "../../Examples/Engine/Tests/PaperTests/PaperTests.swift"
};

static const uint8_t swift_recording[] = {
#embed "../../Examples/Engine/Tests/PaperTests/Recordings/read-a-letter.xml"
};

static const uint8_t swift_readme[] = {
#embed "../../Examples/Engine/README.md"
};

static const uint8_t c_frames[] = {
#embed "../../Examples/Adapters/frames/c/engine.c"
};

static const uint8_t c_frames_readme[] = {
#embed "../../Examples/Adapters/frames/c/README.md"
};

static const uint8_t js_frames[] = {
#embed "../../Examples/Adapters/frames/js/engine.mjs"
};

static const uint8_t js_frames_readme[] = {
#embed "../../Examples/Adapters/frames/js/README.md"
};

static const uint8_t python_frames[] = {
#embed "../../Examples/Adapters/frames/python/engine.py"
};

static const uint8_t python_frames_readme[] = {
#embed "../../Examples/Adapters/frames/python/README.md"
};

static const uint8_t swift_frames[] = {
#embed "../../Examples/Engine/AtFrames/PaperEngine.swift"
};

static const uint8_t swift_frames_factory[] = {
#embed "../../Examples/Engine/AtFrames/PaperEngine+Factory.swift"
};

static const uint8_t swift_frames_readme[] = {
#embed "../../Examples/Engine/AtFrames/README.md"
};

static const uint8_t flick[] = {
#embed "../../Examples/Adapters/Recordings/flick.xml"
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
    {"c-frames", "engine.c", c_frames, sizeof c_frames},
    {"c-frames", "flickbook.h", c_protocol, sizeof c_protocol},
    {"c-frames", "README.md", c_frames_readme, sizeof c_frames_readme},
    {"c-frames", "Recordings/flick.xml", flick, sizeof flick},
    {"js-frames", "engine.mjs", js_frames, sizeof js_frames},
    {"js-frames", "flickbook.mjs", js_protocol, sizeof js_protocol},
    {"js-frames", "README.md", js_frames_readme, sizeof js_frames_readme},
    {"js-frames", "Recordings/flick.xml", flick, sizeof flick},
    {"python-frames", "engine.py", python_frames, sizeof python_frames},
    {"python-frames", "flickbook.py", python_protocol, sizeof python_protocol},
    {"python-frames", "README.md", python_frames_readme, sizeof python_frames_readme},
    {"python-frames", "Recordings/flick.xml", flick, sizeof flick},
    {"swift-frames", "Package.swift", swift_package, sizeof swift_package},
    {"swift-frames", "Sources/Paper/PaperEngine.swift", swift_frames, sizeof swift_frames},
    {"swift-frames", "Sources/Paper/PaperEngine+Factory.swift", swift_frames_factory,
     sizeof swift_frames_factory},
    {"swift-frames", "Sources/paper-flickbook/main.swift", swift_main, sizeof swift_main},
    {"swift-frames", "Tests/PaperTests/PaperTests.swift", swift_tests, sizeof swift_tests},
    {"swift-frames", "Tests/PaperTests/Recordings/read-a-letter.xml", swift_recording,
     sizeof swift_recording},
    {"swift-frames", "README.md", swift_frames_readme, sizeof swift_frames_readme},
};

const page_assets_file *page_assets_adapters(size_t *count) {
  *count = sizeof adapters / sizeof *adapters;
  return adapters;
}
