// swift-tools-version: 6.2

import PackageDescription

// The package of an author of an engine. It depends on Flickbook, judges the engine in its tests,
// and builds a program with every verb and the engine.
let package = Package(
  name: "paper",
  dependencies: [.package(name: "flickbook", path: "../..")],
  targets: [
    .target(name: "Paper", dependencies: [.product(name: "Flickbook", package: "flickbook")]),
    .executableTarget(name: "paper-flickbook", dependencies: ["Paper"]),
    .testTarget(name: "PaperTests", dependencies: ["Paper"], exclude: ["Recordings"]),
  ])
