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
func room(
  _ name: String, _ sees: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: sees, exclude: exclude, swiftSettings: strict)
}

/// The tests of one module; what every test may use is in `TestSupport`.
func tests(_ name: String, _ sees: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + sees, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "flickbook",
  products: [
    .executable(name: "flickbook", targets: ["flickbook-tool"]),
    .library(name: "Flickbook", targets: ["Flickbook"]),
  ],
  targets: [
    // Floor 0
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CProcess"),
    room("Platform"),
    .target(name: "PageAssets", exclude: ["Page", "Recorder"]),
    .target(name: "Gesture", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    // Floor 1
    room("HTTP", ["CMicroHTTPD", "Platform"]),
    room("JSON", ["Gesture"]),
    room("Replay", ["Gesture"]),
    // Floor 2
    room("Formats", ["Gesture", "JSON", "Platform", "Replay", "CLibXML2"]),
    room(
      "Engines", ["Gesture", "JSON", "Platform", "Replay", "CProcess"],
      exclude: ["Process/README.md"]),
    room("Verdicts", ["Gesture", "Replay"]),
    room("Exploration", ["Gesture", "Replay"]),
    // Floor 3
    room("Reporting", ["Gesture", "JSON", "Replay", "Verdicts", "PageAssets"]),
    // Floor 4
    room(
      "Flickbook",
      [
        "Gesture", "Replay", "Formats", "Engines", "Verdicts", "Exploration", "Reporting",
        "PageAssets", "HTTP", "Platform",
      ]),
    // Floor 5
    .executableTarget(name: "flickbook-tool", dependencies: ["Flickbook"], swiftSettings: strict),

    .executableTarget(
      name: "flickbook-bench",
      dependencies: [
        "Gesture", "Formats", "Platform", "Replay", "Engines", "Verdicts", "Exploration",
      ],
      path: "Benchmarks",
      swiftSettings: strict),

    .executableTarget(
      name: "recorder-process", dependencies: ["Gesture", "Formats", "Platform", "Exploration"],
      path: "Tests/RecorderProcess", swiftSettings: strict),
    .executableTarget(
      name: "faulty-flickbook", dependencies: ["Flickbook", "Platform"],
      path: "Tests/FaultyProgram",
      swiftSettings: strict),
    .executableTarget(
      name: "faulty-adapter", dependencies: ["Gesture", "Platform", "Replay", "Engines"],
      path: "Tests/FaultyAdapter", swiftSettings: strict),
    // The native half of Scripts/wasm, which compiles these files for WebAssembly too.
    .executableTarget(
      name: "flat-replay", dependencies: ["Gesture", "Platform", "Replay", "Formats", "Engines"],
      path: "Tests/Wasm", exclude: ["runtime.c", "compare.mjs"], swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "Gesture", "Platform", "Replay", "Formats", "Engines", "Verdicts", "Exploration",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("GestureTests", ["Gesture"]),
    tests("JSONTests", ["Exploration", "Gesture", "JSON", "Reporting"]),
    tests("ReplayTests", ["Exploration", "Gesture", "Replay"]),
    tests(
      "FormatsTests",
      ["Gesture", "Platform", "Replay", "Formats", "Exploration", "recorder-process"]),
    tests(
      "EnginesTests",
      [
        "CProcess", "Gesture", "Platform", "Replay", "Engines", "Exploration", "Formats",
        "faulty-adapter",
      ]),
    tests(
      "VerdictsTests",
      ["Gesture", "Replay", "Formats", "Engines", "Verdicts", "Exploration"], exclude: ["Golden"]),
    tests(
      "ExplorationTests",
      ["Gesture", "Replay", "Formats", "Engines", "Verdicts", "Exploration"],
      exclude: ["Generating/Golden", "Shrinking/Golden"]),
    tests(
      "ReportingTests", ["Gesture", "Replay", "Engines", "Exploration", "Formats", "Reporting"],
      exclude: ["Page/Golden"]),
    tests(
      "CommandTests",
      [
        "Exploration", "Formats", "Flickbook", "Platform", "Reporting", "Verdicts",
        "flickbook-tool",
        "faulty-flickbook", "faulty-adapter",
      ],
      exclude: ["Golden"]),
    tests("HTTPTests", ["HTTP", "Platform"]),
    // The readers as a fuzzer sees them; what it has found is read again by a test.
    .target(
      name: "FuzzTargets",
      dependencies: ["Gesture", "JSON", "Replay", "Formats", "Engines", "Reporting"],
      path: "Tests/Fuzzing/Targets", swiftSettings: strict),
    tests("FuzzingTests", ["FuzzTargets"], exclude: ["Corpus"]),
    tests("CorpusTests", ["Gesture", "Formats", "Exploration"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only `make fuzz` builds this: it links only where the toolchain brings libFuzzer.
if Context.environment["FLICKBOOK_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "flickbook-fuzzing", dependencies: ["FuzzTargets", "Platform"],
      path: "Tests/Fuzzing/Driver",
      swiftSettings: strict))
}
