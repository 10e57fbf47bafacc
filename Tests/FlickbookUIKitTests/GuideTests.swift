import Engines
import FlickbookTesting
import FlickbookUIKit
import Files
import Foundation
import TestSupport
import Testing
import Writing

/// Tests the guide for apps and the README of the product.
@MainActor @Suite(.serialized) struct GuideTests {
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func `each code block of the guide is compiled`() throws {
    let guide = Corpus.text(of: "Documentation/Guide/Apps.md")
    let compiled = Self.lines(Corpus.text(of: "Tests/FlickbookUIKitTests/GuideCode.swift"))
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 6)
    for block in blocks {
      #expect(compiled.contains(Self.lines(block)), "\(block)")
    }
  }

  @Test func `the recording in the guide equals the recording that a session writes`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let played = try PlayedSession(recording, on: BuiltInEngines.ios, inFrames: true)
    #expect(played.session.finish().isHeld)
    let bytes = try played.session.recording.canonicalBytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let golden = Golden(at: Corpus.absolute("Examples/App/session.xml"))
    #expect(try golden.text(renewedBy: text) == text)
  }

  @Test func `the failure in the guide equals the failure of a view that moves too little`() throws
  {
    var recording = try Corpus.recording("Recordings/Invariants/drag-tracks-finger.xml")
    recording.head.title = "Browse the gallery"
    let fault = try #require(Fault.suite.first { $0.name == "drag-scaled-y" })
    let played = try PlayedSession(recording, on: BuiltInEngines.ios.with(fault), inFrames: true)
    let text = "```text\n\(played.session.finish())\n```\n"
    #expect(Corpus.text(of: "Documentation/Guide/Apps.md").contains(text), "\(text)")
  }

  @Test func `each source file that the README of the product names exists`() {
    let readme = Corpus.text(of: "Sources/FlickbookUIKit/README.md")
    let files = readme.matches(of: /`([A-Za-z\/+]+\.swift)`/).map { String($0.1) }
    #expect(files.count >= 5)
    for file in files {
      let paths = ["Sources/FlickbookUIKit/\(file)", "Sources/\(file)"].map(Corpus.absolute)
      #expect(paths.contains { FileManager.default.fileExists(atPath: $0) }, "\(file)")
    }
  }

  @Test func `the product and its stand-in state that they were never run with UIKit`() {
    for path in ["Sources/FlickbookUIKit/README.md", "Tests/UIKit/Foundation.swift"] {
      let start = Corpus.text(of: path).split(separator: "\n").prefix(6).joined(separator: " ")
      #expect(start.contains("stand-in"), "\(path)")
      #expect(start.contains("compiled"), "\(path)")
    }
  }
}
