// swift-tools-version: 6.2

import PackageDescription

// An app that records its touches: it needs one product, which needs neither libxml2 nor
// libmicrohttpd.
let package = Package(
  name: "app",
  dependencies: [.package(name: "flickbook", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "FlickbookRecorder", package: "flickbook")])
  ])
