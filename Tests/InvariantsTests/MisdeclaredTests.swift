import Engines
import FlickbookTesting
import Invariants
import Replay
import Testing
import TestSupport
import Text

/// For every declared number, an engine whose scrolling differs from the number is detected.
struct MisdeclaredTests {
  struct Lie: CustomTestStringConvertible {
    let setting: String
    let value: Double
    /// The invariant that must detect the difference.
    let invariant: String

    init(_ setting: String, _ value: Double, _ invariant: String) {
      (self.setting, self.value, self.invariant) = (setting, value, invariant)
    }

    var testDescription: String { "\(setting)=\(value.text)" }
  }

  static let lies = [
    Lie("slop", 40, "declared-is-shown"),
    Lie("rubber", 0.05, "declared-is-shown"),
    Lie("rubber", 0.94, "declared-is-shown"),
    Lie("bounce-decay", 3, "declared-is-shown"),
    Lie("bounce-decay", 100, "declared-is-shown"),
    Lie("stop-speed", 100, "declared-is-shown"),
    Lie("lock-angle", 45, "declared-is-shown"),
    Lie("held-still", 0, "flick-coasts"),
    Lie("held-still", 60, "stale-velocity-is-zero"),
    Lie("page-fling", 5000, "flick-turns-page"),
    Lie("page-fling", 300, "flick-turns-page"),
    Lie("soft-zoom", 5, "zoom-in-range"),
    // With this rate, the clock of the coast is 3 % too fast.
    Lie("rate", 0.99794, "decel-law"),
  ]

  @Test(arguments: lies)
  func `a number that differs from its declaration breaks an invariant`(_ lie: Lie) throws {
    let engine = try BuiltInEngines.ios.misdeclared(as: "liar")
      .setting([(lie.setting, lie.value)])
    let invariants = Catalogue.named(lie.invariant)
    let violations = try Corpus.recordings.filter { path in
      try judged(Corpus.recording(path), engine, by: invariants).contains { $0.isBroken }
    }
    #expect(!violations.isEmpty)
  }

  /// Settings of 0 are excluded, because they disable flings.
  @Test(arguments: lies.filter { $0.value > 0 })
  func `a number that matches its declaration breaks no invariant`(_ lie: Lie) throws {
    let engine = try BuiltInEngines.ios.setting([(lie.setting, lie.value)])
    let invariants = Catalogue.named(lie.invariant)
    let violations = try Corpus.recordings.filter { path in
      try judged(Corpus.recording(path), engine, by: invariants).contains { $0.isBroken }
    }
    #expect(violations == [])
  }
}
