// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is held to the same strictness from its first line.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module and the only modules it may import (`Documentation/Architecture.md` has the map).
func module(
  _ name: String, path: String? = nil, _ imports: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, exclude: exclude, swiftSettings: strict)
}

/// A program that is not shipped: tests and benchmarks run it.
func program(
  _ name: String, path: String, _ imports: [Target.Dependency], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: imports, path: path, exclude: exclude, swiftSettings: strict)
}

/// The tests of one module; what every test may use is in `TestSupport`.
func tests(_ name: String, _ imports: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + imports, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "flickbook",
  products: [
    .executable(name: "flickbook", targets: ["flickbook-tool"]),
    .library(name: "Flickbook", targets: ["Flickbook"]),
    // What needs no library of the system: to replay and judge, and to record in an app.
    .library(name: "FlickbookCore", targets: ["FlickbookCore"]),
    .library(name: "FlickbookRecorder", targets: ["FlickbookRecorder"]),
    // Faults and toy engines, to test invariants of your own.
    .library(name: "FlickbookTesting", targets: ["FlickbookTesting"]),
  ],
  targets: [
    // Layer 0
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CProcess"),
    .target(name: "PageAssets", exclude: ["Browser", "Page", "Playground", "Recorder"]),
    .target(name: "Gesture", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    module("Platform"),
    // Layer 1
    module("HTTP", ["CMicroHTTPD", "Gesture", "Platform"]),
    module("JSON", ["Gesture"]),
    module("Replay", ["Gesture"]),
    module("Writing", ["Gesture", "Platform"]),
    module("FlickbookVocabulary", ["Gesture"]),
    // Layer 2
    module("Formats", ["Gesture", "JSON", "Platform", "Replay", "Writing", "CLibXML2"]),
    module("Engines", ["Gesture", "Replay"]),
    module(
      "EngineLink", ["Gesture", "JSON", "Platform", "Replay", "CProcess"], exclude: ["README.md"]),
    module("Chromium", ["Gesture", "JSON", "Platform", "Replay", "CProcess", "PageAssets"]),
    module("Verdicts", ["Gesture", "Replay"]),
    module("Exploration", ["Gesture", "Replay"]),
    module("Measuring", ["Gesture", "Platform", "Replay"]),
    // Most of it is compiled for pages alone: `make playground`.
    module("Live", ["Gesture", "Replay"]),
    module("FlickbookRecorder", ["FlickbookVocabulary", "Writing"]),
    // Layer 3
    module("Reporting", ["Gesture", "JSON", "Replay", "Verdicts", "PageAssets"]),
    module(
      "FlickbookCore", ["FlickbookVocabulary", "Gesture", "Replay", "Engines", "Verdicts"]),
    // Layer 4
    module(
      "Runs",
      [
        "Gesture", "Platform", "Replay", "Writing", "Formats", "Chromium", "EngineLink",
        "Verdicts", "Exploration", "Measuring", "Reporting",
      ]),
    // Layer 5
    module(
      "CommandLine",
      [
        "Gesture", "JSON", "Platform", "Replay", "Writing", "Formats", "Chromium", "Engines",
        "EngineLink", "Verdicts", "Exploration", "Live", "Measuring", "Reporting", "PageAssets",
        "HTTP", "CProcess", "Runs",
      ]),
    // Layer 6
    module(
      "Flickbook",
      [
        "Gesture", "Replay", "Writing", "Formats", "Engines", "EngineLink", "Verdicts",
        "Exploration", "Reporting", "Runs", "CommandLine",
      ]),
    // What tests of invariants use; no module above imports it.
    module(
      "FlickbookTesting", path: "Testing/FlickbookTesting",
      ["Gesture", "Replay", "Exploration", "Verdicts"], exclude: ["README.md", "Custom/README.md"]),
    // Layer 7
    .executableTarget(name: "flickbook-tool", dependencies: ["Flickbook"], swiftSettings: strict),

    program(
      "flickbook-bench", path: "Tools/Benchmarks",
      ["Gesture", "Platform", "Replay", "Writing", "Formats", "Engines", "EngineLink"]),
    program(
      "recorder-process", path: "Tests/RecorderProcess",
      ["Exploration", "Gesture", "Platform", "Writing"]),
    program(
      "faulty-flickbook", path: "Tests/FaultyProgram",
      ["Flickbook", "FlickbookTesting", "Platform"]),
    program(
      "faulty-adapter", path: "Tests/FaultyAdapter",
      ["Gesture", "Platform", "Replay", "Engines", "EngineLink", "FlickbookTesting"]),
    // The native half of Tools/wasm, which compiles these files for WebAssembly too.
    program(
      "flat-replay", path: "Tests/Wasm",
      ["Gesture", "Live", "Platform", "Replay", "Writing", "Formats", "Engines"],
      exclude: ["compare.mjs"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "FlickbookTesting", "Gesture", "Platform", "Replay", "Formats", "Engines", "Verdicts",
        "Exploration",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests(
      "GestureTests",
      ["EngineLink", "Exploration", "Formats", "Gesture", "JSON", "Live", "Replay", "Writing"]),
    tests("JSONTests", ["Exploration", "Gesture", "JSON"]),
    tests("ReplayTests", ["Exploration", "Gesture", "Replay"]),
    tests(
      "FormatsTests",
      [
        "FileChanges", "Gesture", "Platform", "Replay", "Writing", "Formats", "Exploration",
        "recorder-process",
      ]),
    tests(
      "EnginesTests", ["Gesture", "Platform", "Replay", "Engines", "Exploration", "Formats"]),
    tests(
      "EngineLinkTests",
      [
        "Gesture", "Platform", "Replay", "Engines", "EngineLink", "Exploration", "Formats",
        "FlickbookTesting", "Verdicts", "faulty-adapter",
      ]),
    tests(
      "ChromiumTests", ["Chromium", "Gesture", "JSON", "Platform", "Replay"]),
    tests(
      "VerdictsTests",
      [
        "Gesture", "Replay", "Writing", "Formats", "Engines", "Verdicts", "Exploration",
        "Reporting", "FlickbookTesting",
      ], exclude: ["Golden"]),
    tests(
      "MeasuringTests",
      [
        "EngineLink", "Engines", "Formats", "Gesture", "Measuring", "Replay", "faulty-adapter",
      ]),
    tests(
      "ExplorationTests",
      [
        "Gesture", "Replay", "Writing", "Formats", "Engines", "Verdicts", "Exploration",
        "FlickbookTesting",
      ],
      exclude: ["Generating/Golden", "Shrinking/Golden"]),
    tests(
      "ReportingTests",
      ["Gesture", "Replay", "Engines", "Exploration", "Formats", "Verdicts", "Reporting"],
      exclude: ["Page/Golden"]),
    tests(
      "RunsTests",
      [
        "Chromium", "EngineLink", "Exploration", "Gesture", "Platform", "Replay", "Runs",
        "Verdicts",
      ]),
    tests(
      "CommandLineTests",
      [
        "CommandLine", "Engines", "Exploration", "Formats", "Flickbook", "FlickbookTesting",
        "Gesture", "Platform", "Replay", "Reporting", "Runs", "Verdicts", "flickbook-tool",
        "faulty-flickbook", "faulty-adapter",
      ],
      exclude: ["Golden", "Holes"]),
    tests("HTTPTests", ["HTTP", "Platform"]),
    // What an app's own names are, beside which the small products must collide with none.
    .target(name: "AppNames", path: "Tests/AppNames", swiftSettings: strict),
    tests("ProductsTests", ["AppNames", "FlickbookCore", "FlickbookRecorder", "Gesture"]),
    // An invariant of a user, tested with the library that users import.
    .testTarget(
      name: "FlickbookTestingTests", dependencies: ["FlickbookCore", "FlickbookTesting"],
      swiftSettings: strict),
    // Files changed on purpose: for a test, and by the million for a program.
    .target(
      name: "FileChanges", dependencies: ["Gesture", "Writing", "Formats", "Exploration"],
      path: "Tests/Fuzzing/Changes", swiftSettings: strict),
    // The readers as a fuzzer sees them; what it has found is read again by a test.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Gesture", "JSON", "Platform", "Replay", "Writing", "Formats", "Chromium", "Engines",
        "EngineLink", "Exploration", "HTTP", "Reporting", "Runs", "CommandLine",
      ],
      path: "Tests/Fuzzing/Targets", swiftSettings: strict),
    tests("FuzzingTests", ["FileChanges", "FuzzTargets"], exclude: ["Corpus"]),
    tests(
      "CorpusTests", ["Gesture", "Writing", "Formats", "Exploration"], exclude: ["Malformed"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only `make fuzz` builds this: it links only where the toolchain brings libFuzzer.
if Context.environment["FLICKBOOK_FUZZING"] != nil {
  package.targets.append(
    program("flickbook-fuzzing", path: "Tests/Fuzzing/Driver", ["FuzzTargets", "Platform"]))
}

// While one module is worked on, only its tests are built (Documentation/Contributing.md).
if let name = Context.environment["FLICKBOOK_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != name }
}
