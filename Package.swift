// swift-tools-version: 6.2

import PackageDescription

/// The strict settings of every Swift target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module, and the only modules that it may import. `Documentation/Architecture.md` explains the
/// layers.
func module(
  _ name: String, path: String? = nil, _ imports: [Target.Dependency] = [],
  exclude: [String] = [], linking libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, exclude: exclude, swiftSettings: strict,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A program for tests and benchmarks, which is not shipped.
func program(
  _ name: String, path: String, _ imports: [Target.Dependency], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: imports, path: path, exclude: exclude, swiftSettings: strict)
}

/// The tests of one module. Code shared by all tests is in `TestSupport`. Tests that compute little
/// are built without optimisation, which would take longer than it saves.
func tests(
  _ name: String, _ imports: [Target.Dependency], exclude: [String] = [], optimised: Bool = true
) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + imports, exclude: exclude,
    swiftSettings: optimised
      ? strict : strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

// On Apple's platforms FlickbookUIKit imports UIKit. Elsewhere it is compiled with a stand-in, for
// tests.
#if os(Linux)
  let standIn: [Target.Dependency] = ["UIKit"]
#else
  let standIn: [Target.Dependency] = []
#endif

let package = Package(
  name: "flickbook",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1), .macOS(.v15)],
  products: [
    .executable(name: "flickbook", targets: ["flickbook-tool"]),
    .library(name: "Flickbook", targets: ["Flickbook"]),
    // Products that need no library of the system: replaying and judging, and recording in an app.
    .library(name: "FlickbookCore", targets: ["FlickbookCore"]),
    .library(name: "FlickbookRecorder", targets: ["FlickbookRecorder"]),
    // Judges an app in its own tests. It is empty where UIKit does not exist.
    .library(name: "FlickbookUIKit", targets: ["FlickbookUIKit"]),
    // Faults and toy engines, for testing user-defined invariants.
    .library(name: "FlickbookTesting", targets: ["FlickbookTesting"]),
  ],
  targets: [
    // Layer 0
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CDigest"),
    .target(name: "CProcess"),
    .target(name: "PageAssets", exclude: ["Browser", "Explain", "Page", "Playground", "Recorder"]),
    module("Platform"),
    module("Text"),
    // Layer 1
    module("Model", ["Text"], linking: ["m"]),
    module("HTTP", path: "Apps/Recorder/HTTP", ["CMicroHTTPD", "Text", "Platform"]),
    // Layer 2
    module("Replay", ["Text", "Model"]),
    module("Writing", ["Text", "Model", "Platform"]),
    module("Formulas", ["Text", "Model"]),
    module("FlickbookVocabulary", ["Text", "Model"]),
    // Layer 3
    module("Files", ["Text", "Model", "Platform", "Replay", "Writing", "CLibXML2", "CDigest"]),
    module("Engines", ["Text", "Model", "Replay"]),
    module(
      "EngineLink", ["Text", "Model", "Platform", "Replay", "CProcess"], exclude: ["README.md"]),
    module("Chromium", ["Text", "Model", "Platform", "Replay", "CProcess", "PageAssets"]),
    module("Invariants", ["Text", "Model", "Replay", "Formulas"]),
    module("Comparing", ["Text", "Model", "Replay"]),
    module("Exploration", ["Text", "Model", "Replay"]),
    // Only a part is used by the program; `make playground` compiles the rest for pages.
    module("Live", path: "Apps/Playground/Live", ["Text", "Model", "Replay"]),
    module("FlickbookRecorder", ["FlickbookVocabulary", "Writing"]),
    // Layer 4
    module("Interchange", ["Text", "Model", "Platform", "Writing", "Files"]),
    module("Results", ["Text", "Model", "Replay", "Invariants", "Comparing"]),
    module(
      "FlickbookCore",
      ["FlickbookVocabulary", "Model", "Replay", "Engines", "Invariants", "Comparing"]),
    // Layer 5
    module(
      "FlickbookUIKit", ["FlickbookCore", "Text", "Model", "Replay", "Writing"] + standIn,
      exclude: ["README.md"]),
    module("Capture", ["Text", "Model", "Platform", "Writing", "Files", "Interchange"]),
    module(
      "Reports",
      ["Text", "Model", "Replay", "Invariants", "Comparing", "Results", "PageAssets"]),
    // Layer 6
    module(
      "Measure", path: "Apps/Measure", ["Text", "Model", "Platform", "Replay", "Reports"]),
    module(
      "Playground", path: "Apps/Playground",
      [
        "Text", "Model", "Platform", "Replay", "Writing", "Files", "Engines", "Invariants", "Live",
        "Results", "Reports", "PageAssets",
      ],
      exclude: ["Embedded", "Live"]),
    module(
      "Recorder", path: "Apps/Recorder",
      [
        "Text", "Model", "Platform", "Writing", "Files", "HTTP", "Results", "Reports",
        "PageAssets",
      ],
      exclude: ["HTTP"]),
    // Layer 7
    module(
      "Runs",
      [
        "Text", "Model", "Platform", "Replay", "Writing", "Files", "Chromium", "EngineLink",
        "Invariants", "Comparing", "Exploration", "Results", "Measure",
      ]),
    // Layer 8
    module(
      "CommandLine",
      [
        "Text", "Model", "Platform", "Replay", "Writing", "Files", "Interchange", "Capture",
        "Chromium", "Engines", "EngineLink", "Invariants", "Comparing", "Exploration", "Results",
        "Reports", "PageAssets", "HTTP", "Recorder", "Playground", "Measure", "CProcess", "Runs",
      ]),
    // Layer 9
    module(
      "Flickbook",
      [
        "Text", "Model", "Replay", "Writing", "Files", "Interchange", "Capture", "Engines",
        "EngineLink", "Invariants", "Comparing", "Exploration", "Results", "Reports", "Runs",
        "CommandLine",
      ]),
    // Used by tests of invariants. No module above imports it.
    module(
      "FlickbookTesting", path: "Testing/FlickbookTesting",
      ["Text", "Model", "Replay", "Exploration", "Invariants"],
      exclude: ["README.md", "Custom/README.md"]),
    // Layer 10
    .executableTarget(name: "flickbook-tool", dependencies: ["Flickbook"], swiftSettings: strict),

    program(
      "flickbook-bench", path: "Tools/Benchmarks",
      ["Text", "Model", "Platform", "Replay", "Writing", "Files", "Engines", "EngineLink"]),
    program(
      "recorder-process", path: "Tests/RecorderProcess",
      ["Exploration", "Model", "Platform", "Writing"]),
    program(
      "faulty-flickbook", path: "Tests/FaultyProgram",
      ["Flickbook", "FlickbookTesting", "Platform"]),
    program(
      "faulty-adapter", path: "Tests/FaultyAdapter",
      ["Platform", "Replay", "Engines", "EngineLink", "FlickbookTesting"]),
    // Prints the states of the native program, with which Tools/wasm compares those of WebAssembly.
    // Tools/wasm also compiles these files for WebAssembly.
    program(
      "flat-replay", path: "Tests/Wasm",
      ["Text", "Model", "Live", "Platform", "Replay", "Writing", "Files", "Engines"],
      exclude: ["compare.mjs"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "FlickbookTesting", "Text", "Model", "Platform", "Replay", "Files", "Engines", "Invariants",
        "Exploration",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests(
      "ModelTests",
      ["EngineLink", "Exploration", "Files", "Text", "Model", "Live", "Replay", "Writing"]),
    tests("TextTests", ["Exploration", "Text"]),
    tests("ReplayTests", ["Exploration", "Text", "Model", "Replay"]),
    tests(
      "FilesTests",
      [
        "FileChanges", "Text", "Model", "Platform", "Replay", "Writing", "Files", "Exploration",
        "CDigest", "recorder-process",
      ]),
    tests(
      "InterchangeTests",
      ["FileChanges", "Exploration", "Files", "Interchange", "Model", "Text", "Writing"],
      optimised: false),
    tests("CaptureTests", ["Capture", "Files", "Interchange", "Model", "Text"]),
    tests(
      "EnginesTests", ["Text", "Model", "Platform", "Replay", "Engines", "Exploration"]),
    tests(
      "EngineLinkTests",
      [
        "Text", "Model", "Platform", "Replay", "Engines", "EngineLink", "Exploration", "Files",
        "FlickbookTesting", "Invariants", "Comparing", "faulty-adapter",
      ]),
    tests(
      "ChromiumTests", ["Chromium", "Text", "Model", "Platform", "Replay"]),
    tests(
      "FormulasTests", ["Exploration", "Formulas", "Invariants", "Model", "Replay", "Text"]),
    tests(
      "ComparingTests",
      ["Comparing", "Engines", "Exploration", "FlickbookTesting", "Model", "Replay", "Text"]),
    tests(
      "InvariantsTests",
      [
        "Text", "Model", "Replay", "Writing", "Files", "Engines", "Formulas", "Invariants",
        "Exploration", "Reports", "FlickbookTesting",
      ], exclude: ["Golden"]),
    tests(
      "MeasureTests",
      [
        "EngineLink", "Engines", "Files", "FlickbookTesting", "Text", "Model", "Measure", "Replay",
        "faulty-adapter",
      ]),
    tests(
      "ExplorationTests",
      [
        "Text", "Model", "Replay", "Writing", "Files", "Engines", "Invariants", "Exploration",
        "FlickbookTesting",
      ],
      exclude: ["Generating/Golden", "Shrinking/Golden"]),
    // Random rows and drawn replays, for tests of results and reports.
    .target(
      name: "SampleResults",
      dependencies: [
        "Engines", "Exploration", "Text", "Model", "Replay", "Results", "TestSupport", "Invariants",
        "Comparing",
      ],
      path: "Tests/SampleResults", swiftSettings: strict),
    tests(
      "ResultsTests",
      [
        "Engines", "Exploration", "Text", "Model", "Replay", "Results", "SampleResults",
        "Invariants", "Comparing",
      ]),
    tests(
      "ReportsTests",
      [
        "Text", "Model", "Replay", "Engines", "Exploration", "Files", "Invariants", "Comparing",
        "Results", "Reports", "SampleResults",
      ],
      exclude: ["Page/Golden"], optimised: false),
    tests("RecorderTests", ["Text", "Model", "Recorder", "Results", "Invariants"]),
    tests(
      "RunsTests",
      [
        "Chromium", "EngineLink", "Exploration", "Text", "Model", "Platform", "Replay", "Results",
        "Runs", "Invariants", "Comparing", "Files",
      ]),
    tests(
      "CommandLineTests",
      [
        "CommandLine", "Chromium", "Engines", "Exploration", "Files", "Interchange", "Capture",
        "Flickbook", "FlickbookTesting", "Text", "Model", "Platform", "Replay", "Reports",
        "Results", "Runs",
        "Invariants", "Comparing", "flickbook-tool", "faulty-flickbook", "faulty-adapter",
      ],
      exclude: ["Golden", "Holes"], optimised: false),
    tests("HTTPTests", ["HTTP", "Platform"]),
    // Names that apps use for their own types. The small products must not make them ambiguous.
    .target(name: "AppNames", path: "Tests/AppNames", swiftSettings: strict),
    tests(
      "ProductsTests",
      [
        "AppNames", "FlickbookCore", "FlickbookRecorder", "Files", "Text", "Model",
        "flickbook-tool",
      ]),
    // Tests a user-defined invariant with the library that users import.
    .testTarget(
      name: "FlickbookTestingTests", dependencies: ["FlickbookCore", "FlickbookTesting"],
      swiftSettings: strict),
    // Changes files randomly. Used by a test, and by a program that changes millions of files.
    .target(
      name: "FileChanges",
      dependencies: ["Text", "Model", "Writing", "Files", "Interchange", "Exploration"],
      path: "Tests/Fuzzing/Changes", swiftSettings: strict),
    // The readers that are fuzzed. A test reads the inputs that the fuzzer has found.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Text", "Model", "Platform", "Replay", "Writing", "Files", "Interchange", "Capture",
        "Chromium", "Engines", "EngineLink", "Exploration", "HTTP", "Recorder", "Results", "Runs",
        "CommandLine",
      ],
      path: "Tests/Fuzzing/Targets", swiftSettings: strict),
    tests("FuzzingTests", ["FileChanges", "FuzzTargets"], exclude: ["Corpus"]),
    tests(
      "CorpusTests", ["Text", "Model", "Writing", "Files", "Exploration"], exclude: ["Malformed"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.targets += [
    module("UIKit", path: "Tests/UIKit", ["Text", "Model", "Replay"]),
    .target(name: "CountedAllocations", path: "Tests/CountedAllocations"),
    // Writes sessions for the stand-in for Android, and the recordings that its recorder must make
    // of them, for Tools/android.
    program(
      "android-sessions", path: "Tests/AndroidSessions",
      ["Engines", "Files", "FlickbookUIKit", "Model", "Replay", "Text", "Writing"]),
    program(
      "frame-cost", path: "Tests/FrameCost",
      ["CountedAllocations", "FlickbookUIKit", "Model", "UIKit"]),
    // Swift Testing searches for an overlay for a module with this name, which exists only on
    // Apple's platforms.
    .testTarget(
      name: "FlickbookUIKitTests",
      dependencies: [
        "FlickbookUIKit", "FlickbookCore", "FlickbookTesting", "TestSupport", "UIKit", "Engines",
        "Files", "Text", "Model", "Replay", "Invariants", "Writing", "flickbook-tool",
        "frame-cost",
      ],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#endif

// Only `make fuzz` builds this program, because it can be linked only if the toolchain contains
// libFuzzer.
if Context.environment["FLICKBOOK_FUZZING"] != nil {
  package.targets.append(
    program("flickbook-fuzzing", path: "Tests/Fuzzing/Driver", ["FuzzTargets", "Platform"]))
}

// For work on one module, only its tests are built (Documentation/Contributing.md).
if let name = Context.environment["FLICKBOOK_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != name }
}
