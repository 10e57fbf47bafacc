// swift-tools-version: 6.2

import PackageDescription

// An app that records its touches. It needs a single product, which depends neither on libxml2 nor
// on libmicrohttpd.
let package = Package(
  name: "app",
  dependencies: [.package(name: "flickbook", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "FlickbookRecorder", package: "flickbook")])
  ])
