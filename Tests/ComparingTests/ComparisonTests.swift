import Comparing
import Engines
import Exploration
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport
import Text

struct ComparisonTests {
  private let ios = BuiltInEngines.ios

  private func flick() throws -> Recording {
    try Corpus.recording("Recordings/Invariants/decel-law.xml")
  }

  @Test(arguments: BuiltInEngines.sound)
  func `an engine compared with itself has no difference at any level`(
    _ engine: EngineFactory
  ) throws {
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      for likeness in Likeness.allCases {
        let compared = try Compared(recording, engine, engine, as: likeness)
        let values = compared.differences.compactMap(\.value)
        #expect(values.allSatisfy { $0 == 0 }, "\(path)")
        #expect(compared.beyond == [])
        #expect(compared.divergence == nil, "\(path)")
      }
    }
  }

  @Test func `an engine compared with itself has no difference on random gestures`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let recording = Recording.generated(seed, in: try flick().head.scene)
      #expect(try Compared(recording, ios, ios).differences.allSatisfy { $0.value == 0 }, "\(seed)")
    }
  }

  @Test(arguments: [
    BuiltInEngines.android, ClampingEngine.factory, BuiltInEngines.ios.late(by: .milliseconds(20)),
    BuiltInEngines.ios.showing { frame, _ in frame.callbacks.removeAll { $0.kind == .didScroll } },
  ])
  func `exchanging the two engines reverses the signs of the comparison`(_ other: EngineFactory)
    throws
  {
    for path in Corpus.recordings {
      let complaint = try MirroredComparison(Corpus.recording(path), ios, other).complaint
      #expect(complaint == nil, "\(path): \(complaint ?? "")")
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a pure delay is measured as lag with no remaining difference`(_ frames: Int) throws {
    // At 50 Hz a frame lasts exactly 20 ms, so a delay of whole frames is exact.
    let clock = try #require(FrameClock(hertz: 50))
    let delay = TimeSpan.milliseconds(20 * Double(frames))
    let compared = try Compared(flick(), ios.late(by: delay), ios, as: .contract, at: clock)
    #expect(abs(compared[.lag] - 20 * Double(frames)) < 1e-6)
    #expect(compared[.rms] < 1e-6)
    #expect(compared[.callbacks] == 0)
    #expect(compared[.rest] < 1e-9)
    #expect(compared[.offset] > 10, "the greatest difference alone cries wolf")
    #expect(abs(compared[.settleTime] - 20 * Double(frames)) <= 20)
    let mirrored = try Compared(flick(), ios, ios.late(by: delay), as: .contract, at: clock)
    #expect(mirrored[.lag] == -compared[.lag])
  }

  @Test func `a delay of one frame at 60 Hz is a lag of 16.7 ms, which the level contract allows`()
    throws
  {
    let compared = try Compared(
      flick(), ios.late(by: TimeSpan(nanoseconds: 16_666_667)), ios, as: .contract)
    #expect(abs(compared[.lag] - 16.7) < 0.1)
    #expect(compared[.rms] < 1e-4)
    #expect(!compared.beyond.contains(.rest) && !compared.beyond.contains(.lag))
    let strict = try Compared(flick(), ios.late(by: TimeSpan(nanoseconds: 16_666_667)), ios)
    #expect(strict.beyond.contains(.lag))
  }

  @Test func `a delay of less than a frame is measured to a millisecond`() throws {
    let compared = try Compared(
      flick(), ios.late(by: .milliseconds(6)), ios, as: .perception)
    #expect(abs(compared[.lag] - 6) < 1)
  }

  @Test(arguments: [Likeness.refactor, .build, .contract, .perception])
  func `another rate of deceleration is detected by the rest offsets`(_ likeness: Likeness) throws {
    let slower = try ios.setting([("rate", 0.9979)])
    let compared = try Compared(flick(), slower, ios, as: likeness)
    #expect(compared.beyond.first == .rest)
    #expect(compared[.rest] > 2)
    #expect(compared[.callbacks] == 0)
    let first = try #require(compared.divergence)
    #expect(first.location.location.line > 0, "the lift is where it begins")
  }

  @Test func `rounding errors are no difference between builds`() throws {
    let noisy = ios.showing { frame, time in
      for index in frame.views.indices where !frame.views[index].activity.isEmpty {
        frame.views[index].offset.y += time.nanoseconds.isMultiple(of: 2) ? 1e-9 : -1e-9
      }
    }
    #expect(try Compared(flick(), noisy, ios, as: .build).beyond == [])
    #expect(try Compared(flick(), noisy, ios).beyond.contains(.offset))
  }

  @Test func `each missing callback counts as one edit, located where it is missing`() throws {
    let silent = ios.showing { frame, _ in
      frame.callbacks.removeAll { $0.kind == .willBeginDecelerating }
    }
    let compared = try Compared(flick(), silent, ios, as: .contract)
    #expect(compared[.callbacks] == 2, "two throws")
    #expect(compared.beyond == [.callbacks])
    #expect(compared.divergence?.other == "willBeginDecelerating")
    #expect(compared.divergence?.one == "didEndDecelerating")
  }

  /// The replay ends at the NaN, so the rest of the path is missing.
  @Test func `NaN counts as the maximum distance`() throws {
    let broken = ios.showing { frame, time in
      if time > .milliseconds(200) { frame.views[0].offset.y = .nan }
    }
    let compared = try Compared(flick(), broken, ios, as: .perception)
    #expect(compared.beyond.contains(.path))
    #expect(compared.differences.allSatisfy { ($0.value ?? 0).isFinite })
  }

  @Test func `a tolerance can be set only in the units of its metric`() throws {
    var allowances = Allowances(.refactor)
    try allowances.set(.rest, Quantity(3, .points), from: .commandLine("--tolerance"))
    #expect(allowances[.rest].maximum == Quantity(3, .points))
    #expect(throws: Objection.self) {
      try allowances.set(.rest, Quantity(3, .milliseconds), from: .builtIn)
    }
    #expect(throws: Objection.self) {
      try allowances.set(.lag, Quantity(-1, .milliseconds), from: .builtIn)
    }
  }

  @Test
  func `except for offsets, each level allows everything that the stricter level before it allows`()
  {
    for metric in Metric.allCases {
      let maximum = Likeness.allCases.map { likeness -> Double in
        guard let quantity = Allowances(likeness)[metric].maximum else { return .infinity }
        switch quantity.unit {
        case .frames: return quantity.value * 1000 / 60
        case .percent: return quantity.value / 100
        default: return quantity.value
        }
      }
      // Offsets are the exception: the level for perception allows 1.5 points under a finger, which
      // is less than the 8 points that the stricter level for contracts allows.
      if metric != .offset { #expect(maximum == maximum.sorted(), "\(metric)") }
    }
  }
}
