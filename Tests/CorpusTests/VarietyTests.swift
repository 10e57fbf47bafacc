import Model
import Testing
import TestSupport
import Text

/// The recordings cover many screens and ways of holding a device, and some come from a real
/// browser.
struct VarietyTests {
  private static let heads = Corpus.recordings.compactMap { try? Corpus.recording($0).head }
  private static let ofBrowser = Corpus.recordings.filter { $0.hasPrefix("Recordings/Browser/") }

  /// Kinds of devices, with the length in points of the longer side of their window.
  private static let screens: [(name: String, sides: ClosedRange<Double>)] = [
    ("a watch", 150...300), ("a small phone", 400...600), ("a phone", 601...880),
    ("a large phone", 881...960), ("a tablet", 961...1200), ("a desk", 1201...4000),
  ]

  @Test func `recordings have windows from a watch to a desktop`() {
    let sides = Self.heads.map { max($0.scene.window.size.width, $0.scene.window.size.height) }
    for (name, range) in Self.screens {
      #expect(sides.count { range.contains($0) } >= 2, "\(name)")
    }
  }

  @Test func `recordings have integer and fractional screen scales`() {
    let scales = Set(Self.heads.map { $0.scene.window.scale })
    #expect(scales.isSuperset(of: [1, 2, 3]) && scales.contains { $0 != $0.rounded() })
  }

  @Test(arguments: [60.0, 90, 120])
  func `recordings have touch sampling rates of 60, 90 and 120 Hz`(
    _ hertz: Double
  ) throws {
    let count = try Corpus.ofSystems.count { path in
      guard let period = try Self.period(of: Corpus.recording(path)) else { return false }
      return abs(1000 / period - hertz) < hertz / 10
    }
    #expect(count >= 3)
  }

  @Test(arguments: ["one-handed", "two-handed", "left", "right"])
  func `each way of holding a device is the tag of two recordings`(_ tag: String) {
    #expect(Self.heads.count { $0.tags.contains(tag) } >= 2)
  }

  @Test func `at least ten recordings come from a real browser`() {
    #expect(Self.ofBrowser.count >= 10)
  }

  @Test(arguments: ofBrowser)
  func `a recording of a browser has observations and names its recorder`(
    _ path: String
  ) throws {
    let recording = try Corpus.recording(path)
    #expect(recording.head.origin?.recorder?.hasPrefix("flickbook-page") == true)
    #expect(recording.head.origin?.system?.contains("Chromium") == true)
    #expect(recording.head.tags.first == "browser" && recording.head.note != nil)
    let seen = recording.events.count {
      if case .observation = $0.value.action { true } else { false }
    }
    #expect(seen >= 20)
  }

  @Test func `synthetic recordings name no device and no recorder`() throws {
    for path in Corpus.recordings where !path.hasPrefix("Recordings/Browser/") {
      let origin = try Corpus.recording(path).head.origin
      #expect(origin?.device == nil && origin?.system == nil, "\(path)")
      #expect(origin?.recorder == nil && origin?.recorded == nil, "\(path)")
    }
  }

  /// The median time in milliseconds between two samples of a moving finger.
  private static func period(of recording: Recording) throws -> Double? {
    var last: [UInt8: Instant] = [:]
    var gaps: [Double] = []
    for event in recording.events {
      guard let touch = event.value.action.touch else { continue }
      if touch.phase == .move, let before = last[touch.finger] {
        gaps.append(event.value.time.seconds(since: before) * 1000)
      }
      last[touch.finger] = touch.phase == .move ? event.value.time : nil
    }
    return gaps.count < 5 ? nil : gaps.sorted()[gaps.count / 2]
  }
}
