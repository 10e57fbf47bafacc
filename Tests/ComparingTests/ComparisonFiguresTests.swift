import Comparing
import Engines
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport

/// Small changes of an engine, observed on recordings of the corpus. For each change, the first
/// reported metric must be about the changed property.
struct ComparisonFiguresTests {
  private let ios = BuiltInEngines.ios

  /// The result of one change on one recording.
  struct Sighting: Sendable, CustomTestStringConvertible {
    let setting: String
    let value: Double
    let recording: String
    /// The first metric that differs; nil if the recording does not exercise the change.
    let first: Metric?
    let rest: Double
    let rms: Double
    let offset: Double

    var testDescription: String { "\(setting)=\(value) on \(recording)" }
  }

  static let sightings = [
    // Another rate of deceleration leads to other rest offsets, but to the same pages.
    Sighting(
      setting: "rate", value: 0.9979, recording: "Invariants/decel-law", first: .rest, rest: 121.04,
      rms: 86.16, offset: 121.04),
    Sighting(
      setting: "rate", value: 0.9979, recording: "Gallery/next-car", first: nil, rest: 0, rms: 0,
      offset: 0),
    // Another rubber band is visible only outside the range; the rest offset is the edge as before.
    Sighting(
      setting: "rubber", value: 0.5, recording: "Bounce/pull-down-and-let-go", first: .rms,
      rest: 0, rms: 2.92, offset: 5.33),
    Sighting(
      setting: "rubber", value: 0.5, recording: "Invariants/decel-law", first: nil, rest: 0, rms: 0,
      offset: 0),
    // Another slop shifts the content by two points under the finger. The shift remains at rest,
    // unless the view snaps.
    Sighting(
      setting: "slop", value: 8, recording: "Gallery/next-car", first: .rms, rest: 0, rms: 0.85,
      offset: 2),
    Sighting(
      setting: "slop", value: 8, recording: "Invariants/slop-deadzone", first: .rest, rest: 2.01,
      rms: 1.55, offset: 2.01),
  ]

  @Test(arguments: sightings)
  func `the first metric that differs is about the changed property`(_ sighting: Sighting)
    throws
  {
    let changed = try ios.setting([(sighting.setting, sighting.value)])
    let recording = try Corpus.recording("Recordings/\(sighting.recording).xml")
    let compared = try Compared(recording, changed, ios, as: .build)
    #expect(compared.beyond.first == sighting.first)
    #expect(compared[.callbacks] == 0)
    #expect(compared[.lag] == 0)
    for (metric, reported) in [
      (Metric.rest, sighting.rest), (.rms, sighting.rms), (.offset, sighting.offset),
    ] {
      #expect(abs(compared[metric] - reported) < 0.01, "\(metric)")
    }
    #expect((compared.divergence == nil) == (sighting.first == nil))
  }

  /// At 50 Hz a frame lasts exactly 20 ms, so a delay of 20 ms is exactly one frame.
  @Test
  func `a delay of one frame is measured as lag with no remaining difference, on every recording`()
    throws
  {
    let clock = try #require(FrameClock(hertz: 50))
    var lags = 0
    for path in Corpus.recordings {
      let compared = try Compared(
        Corpus.recording(path), ios.late(by: .milliseconds(20)), ios, as: .contract, at: clock)
      guard compared[.offset] > 0 else { continue }
      #expect(abs(compared[.lag] - 20) < 1e-6, "\(path)")
      #expect(compared[.rms] < 1e-6, "\(path)")
      #expect(
        compared.beyond.first.map { $0 > .rms } ?? true,
        "\(path): \(compared.beyond), \(String(describing: compared.divergence))")
      lags += 1
    }
    #expect(lags > 100)
  }

  @Test func `noise of 1e-9 is no difference between builds on any recording`() throws {
    let noisy = ios.showing { frame, time in
      for index in frame.views.indices where !frame.views[index].activity.isEmpty {
        let noise = time.nanoseconds.isMultiple(of: 2) ? 1e-9 : -1e-9
        frame.views[index].offset.x += noise
        frame.views[index].offset.y -= noise
      }
    }
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      #expect(try Compared(recording, noisy, ios, as: .build).beyond == [], "\(path)")
    }
    let strict = try Compared(
      Corpus.recording("Recordings/Invariants/decel-law.xml"), noisy, ios, as: .refactor)
    #expect(strict.beyond.first == .rms)
  }
}

extension Metric {
  fileprivate static func > (one: Metric, other: Metric) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) > (allCases.firstIndex(of: other) ?? 0)
  }
}
