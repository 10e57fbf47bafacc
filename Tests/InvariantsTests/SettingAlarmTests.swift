import Engines
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Tests sound engines with settings that a user may choose, also at low frame rates. The engine
/// declares how a setting changes its behaviour; without the declaration, an invariant breaks.
struct SettingAlarmTests {
  struct Case: CustomTestStringConvertible {
    let recording: String
    let engine: EngineFactory
    let settings: [(name: String, value: Double)]
    let hertz: Double
    /// The invariant that once broke.
    let invariant: String
    /// Removes the engine's declarations about these settings; nil if the error was in the engine
    /// itself.
    let withdraw: (@Sendable (inout EngineContract) -> Void)?

    init(
      _ recording: String, _ engine: EngineFactory, _ settings: KeyValuePairs<String, Double>,
      at hertz: Double = 60, _ invariant: String,
      without withdraw: (@Sendable (inout EngineContract) -> Void)? = nil
    ) {
      self.recording = "Recordings/Regressions/\(recording).xml"
      self.engine = engine
      self.settings = settings.map { (name: $0.key, value: $0.value) }
      self.hertz = hertz
      self.invariant = invariant
      self.withdraw = withdraw
    }

    var testDescription: String {
      "\(recording) on \(engine.name) \(settings.map { "\($0.name)=\($0.value.text)" }): \(invariant)"
    }

    func findings(_ engine: EngineFactory, by invariants: [Invariant]) throws -> [InvariantVerdict]
    {
      let rate = try #require(FrameRate(hertz: hertz))
      return try judged(Corpus.recording(recording), engine, at: FrameClock(rate), by: invariants)
    }
  }

  private static let (ios, android) = (BuiltInEngines.ios, BuiltInEngines.android)
  private static let clamping = ClampingEngine.factory

  static let cases = [
    Case("zoomed-on-its-way-to-the-middle", ios, [:], "no-overscroll-when-bounce-off"),
    Case("sent-far-in-few-frames", android, [:], at: 24, "no-teleport") {
      $0.animation = .seconds(2)
    },
    Case("sent-far-in-few-frames", clamping, ["animation": 0.05], at: 24, "no-teleport") {
      $0.animation = .seconds(2)
    },
    Case("sent-far-in-few-frames", clamping, ["animation": 0], "no-teleport") {
      $0.animation = .seconds(2)
    },
    Case("sent-while-frames-are-rare", clamping, [:], at: 10, "untouched-stays-put"),
    Case("caught-and-moved-a-little", android, ["catch-slop": 0], "touch-catches-motion") {
      $0.slopAfterCatch = nil
    },
    Case("list-takes-a-finger-from-films", android, ["overfling": 24], "rest-in-bounds"),
    Case("caught-past-the-edge", android, ["overfling": 24], "overscroll-damped") {
      $0.edgePull = .damped
    },
    Case("flung-on-from-past-the-edge", android, ["overfling": 24], "bounce-back-no-overshoot") {
      $0.coastsInward = false
    },
    Case(
      "flick-of-much-friction", android, ["friction": 0.03], at: 30, "fling-follows-the-finger"),
    Case("pinched-again-past-the-limit", ios, ["pinch-slop": 8], "pinch-anchor") {
      $0.pinchSlop = 0
    },
    Case("flicked-on-while-it-coasts", ios, ["flick-gain": 1], "announced-velocity-is-the-start"),
    Case("flung-inward-from-outside", ios, ["inward-fling": 1], "announced-target-is-the-rest"),
    Case("flung-inward-from-outside", ios, ["inward-fling": 1], "bounce-back-no-overshoot"),
    Case(
      "coasts-for-long", ios, ["rate": 0.999, "stop-speed": 2, "max-fling": 3000],
      "eventually-at-rest"
    ) { $0.settle = .seconds(1) },
    Case(
      "stops-between-two-frames", ios, ["rate": 0.99, "fast-rate": 0.97, "stop-speed": 30], at: 30,
      "declared-is-shown"
    ) { $0.fastRate = 0.998 },
    Case(
      "coasts-along-one-axis", clamping, ["stop-speed": 300], "announced-velocity-is-the-start"
    ) { $0.stopSpeed = 10 },
  ]

  @Test(arguments: cases)
  func `a sound engine with other settings breaks no invariant`(_ one: Case) throws {
    let engine = try one.engine.setting(one.settings)
    #expect(try one.findings(engine, by: Catalogue.invariants).compactMap(\.line) == [])
  }

  @Test(arguments: cases.filter { $0.withdraw != nil })
  func `a sound engine that does not declare a setting breaks the invariant`(_ one: Case) throws {
    var engine = try one.engine.setting(one.settings)
    one.withdraw?(&engine.contract)
    let findings = try one.findings(engine, by: Catalogue.named(one.invariant))
    #expect(findings.contains { $0.isBroken })
  }
}
