import Engines
import FlickbookUIKit
import Files
import Foundation
import TestSupport
import Testing
import Writing

/// The guide for apps and the README of the product.
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
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(compiled.contains(Self.lines(block)), "\(block)")
    }
  }

  @Test func `the session in the guide equals the one that a session writes`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let played = try PlayedSession(recording, on: BuiltInEngines.ios, inFrames: true)
    #expect(played.session.finish().isHeld)
    let bytes = try played.session.recording.canonicalBytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let golden = Golden(at: Corpus.absolute("Examples/App/session.xml"))
    #expect(try golden.text(renewedBy: text) == text)
  }

  @Test func `the product and its stand-in state that they were never run with UIKit`() {
    for path in ["Sources/FlickbookUIKit/README.md", "Tests/UIKit/Foundation.swift"] {
      let start = Corpus.text(of: path).split(separator: "\n").prefix(6).joined(separator: " ")
      #expect(start.contains("stand-in"), "\(path)")
      #expect(start.contains("compiled"), "\(path)")
    }
  }
}
