import Engines
import Files
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Habits of real engines that a contract can declare. An engine with a habit is sound if it
/// declares the habit. Such an engine breaks an invariant if the declaration is missing, or if the
/// habit exceeds the declaration.
struct HabitTests {
  struct Habit: CustomTestStringConvertible {
    let name: String
    /// An engine that has the habit and declares it.
    let sound: EngineFactory
    /// The same engine without the declaration.
    let silent: EngineFactory
    /// An engine whose habit exceeds its declaration.
    let beyond: EngineFactory
    /// The invariants that detect `silent` and `beyond`.
    let detected: (silent: String, beyond: String)
    /// The gestures in which the habit is visible; the whole corpus if there are none.
    var timelines: [String] = []

    var testDescription: String { name }
  }

  private static func frames(
    _ settings: [(String, Double)], _ edit: (inout EngineContract) -> Void = { _ in }
  ) -> EngineFactory {
    let all = [("late", 0)] + settings
    var engine = FrameEngine.factory
    if let set = try? engine.setting(all.map { (name: $0.0, value: $0.1) }) { engine = set }
    edit(&engine.contract)
    return engine
  }

  private static func declaring(
    _ engine: EngineFactory, _ edit: (inout EngineContract) -> Void
  ) -> EngineFactory {
    var engine = engine
    edit(&engine.contract)
    return engine
  }

  /// Two diagonal gestures that distinguish ways of measuring the slop. In the short gesture, |x| +
  /// |y| exceeds 8 points, but the distance is less than 6. In the long gesture, the distance
  /// exceeds 8 points, but the distance along each axis is less than 6.
  private static let shortDiagonal = path([
    Report(0, 300, x: 160), Report(16, 297, x: 157), Report(32, 295.9, x: 155.9),
    Report(48, 295.8, x: 155.8), Report(200, 295.8, x: 155.8),
  ])
  private static let longDiagonal = path([
    Report(0, 300, x: 160), Report(16, 297, x: 157), Report(32, 294.3, x: 154.3),
    Report(48, 294.1, x: 154.1), Report(200, 294.1, x: 154.1),
  ])
  /// A finger that holds still for half a second, and then moves straight.
  private static let longPress = path(
    [Report(0, 400)] + uniform(20, from: 500, y: 400, by: 12))
  /// A slow gesture that ends with a flick.
  private static let lateFlick = path(
    uniform(32, from: 0, y: 400, by: 1) + uniform(9, from: 512, y: 344, by: 24))
  /// A short drag that is held still for more than 100 ms.
  private static let heldDrag = path(
    uniform(6, from: 0, y: 400, by: 20) + [Report(240, 300)])
  /// A stroke at constant speed.
  private static let stroke = path(uniform(9, from: 0, y: 400, by: 20))

  private struct Report {
    var t: Double
    var y: Double
    var x: Double

    init(_ t: Double, _ y: Double, x: Double = 160) { (self.t, self.y, self.x) = (t, y, x) }
  }

  /// The reports of a finger at constant speed, every 16 ms.
  private static func uniform(
    _ count: Int, from t: Double, y: Double, by step: Double
  ) -> [Report] {
    (0..<count).map { Report(t + Double($0) * 16, y - Double($0) * step) }
  }

  private static func path(_ points: [Report]) -> String {
    points.enumerated().map { index, point in
      let name = index == 0 ? "down" : index == points.count - 1 ? "up" : "move"
      return "<\(name) t=\"\(point.t)\" finger=\"1\" x=\"\(point.x)\" y=\"\(point.y)\"/>"
    }.joined(separator: "\n")
  }

  static let habits = [
    Habit(
      name: "a clock of whole milliseconds", sound: BuiltInEngines.ios.withClockSteps(of: 1),
      silent: declaring(BuiltInEngines.ios.withClockSteps(of: 1)) { $0.timeResolution = .zero },
      beyond: declaring(BuiltInEngines.ios.withClockSteps(of: 8)) {
        $0.timeResolution = .milliseconds(1)
      },
      detected: ("decel-monotone", "decel-monotone")),
    Habit(
      name: "motion at frames only", sound: frames([("reports", 1)]),
      silent: frames([("reports", 1)]) { $0.movesAtFrames = false },
      beyond: declaring(FrameEngine.factory) { ($0.actsAtFrames, $0.movesAtFrames) = (0, true) },
      detected: ("decel-monotone", "no-teleport")),
    Habit(
      name: "a slop measured in sum", sound: frames([("shape", 2), ("swallows", 0)]),
      silent: frames([("shape", 2)]) { $0.slopShape = .distance },
      beyond: frames([("shape", 2)]) { $0.slop = 16 },
      detected: ("slop-deadzone", "slop-deadzone"), timelines: [shortDiagonal]),
    Habit(
      name: "a slop measured along an axis", sound: frames([("shape", 1)]),
      silent: frames([("shape", 0)]) { $0.slopShape = .axis },
      beyond: frames([("shape", 0)]) { $0.slopShape = .axis },
      detected: ("slop-deadzone", "slop-deadzone"), timelines: [longDiagonal]),
    Habit(
      name: "a discarded report", sound: frames([]),
      silent: frames([]) { $0.swallowsReports = 0 },
      beyond: frames([("swallows", 3)]) { $0.swallowsReports = 1 },
      detected: ("redundant-move", "declared-is-shown"), timelines: [stroke]),
    Habit(
      name: "no drag after a long press", sound: frames([("within", 55)]),
      silent: frames([("within", 55)]) { $0.dragWithin = nil },
      beyond: frames([("within", 55)]) { $0.dragWithin = .milliseconds(800) },
      detected: ("drag-moves-content", "drag-moves-content"), timelines: [longPress]),
    Habit(
      name: "a long press that is not declared", sound: frames([("within", 55)]),
      silent: frames([]) { $0.dragWithin = .milliseconds(55) },
      beyond: frames([("within", 900)]) { $0.dragWithin = .milliseconds(55) },
      detected: ("declared-is-shown", "declared-is-shown"), timelines: [longPress]),
    Habit(
      name: "a hold measured from the touch down", sound: frames([("gesture", 300)]),
      silent: frames([("gesture", 300)]) {
        ($0.heldSinceDown, $0.heldStill) = (false, .milliseconds(100))
      },
      beyond: frames([("gesture", 2000)]) { $0.heldStill = .milliseconds(300) },
      detected: ("flick-coasts", "stale-velocity-is-zero"), timelines: [lateFlick]),
    Habit(
      name: "a fling after a short hold", sound: frames([("gesture", 300)]),
      silent: frames([("gesture", 300)]) {
        ($0.heldSinceDown, $0.heldStill) = (false, .milliseconds(100))
      },
      beyond: frames([("gesture", 300)]) { $0.heldStill = .milliseconds(150) },
      detected: ("stale-velocity-is-zero", "stale-velocity-is-zero"), timelines: [heldDrag]),
  ]

  private func recordings(_ habit: Habit) throws -> [Recording] {
    guard !habit.timelines.isEmpty else {
      // An engine without right-to-left support starts at a different position, so these recordings
      // are left out.
      return try Corpus.recordings.map { try Corpus.recording($0) }.filter { recording in
        habit.sound.abilities.contains(.rightToLeft)
          || !recording.head.scene.views.contains(where: \.isRightToLeft)
      }
    }
    return try habit.timelines.map { timeline in
      let text = """
        <recording xmlns="urn:flickbook:recording:1" title="A habit">
          <scene>
            <window width="320" height="568" scale="2"/>
            <view id="map" x="0" y="0" width="320" height="568">
              <content width="2000" height="6000"/>
              <start x="500" y="2000"/>
            </view>
          </scene>
          <timeline>
        \(timeline)
          </timeline>
        </recording>
        """
      return try Recording(bytes: Array(text.utf8))
    }
  }

  private func broken(_ engine: EngineFactory, _ habit: Habit) throws -> [String] {
    try recordings(habit).flatMap { recording in
      let findings = try judged(recording, engine)
      let relations = habit.timelines.isEmpty ? [] : try related(recording, engine)
      // The toy engine loses a share of its speed at each frame, so its motion depends on the frame
      // rate.
      return (findings + relations).filter { $0.isBroken && $0.invariant.name != "frame-rate-rest" }
        .map { "\($0.line ?? $0.invariant.name): \(recording.head.title)" }
    }
  }

  @Test(arguments: habits)
  func `a declared habit breaks no invariant`(_ habit: Habit) throws {
    let lines = try broken(habit.sound, habit)
    #expect(lines == [])
  }

  @Test(arguments: habits)
  func `an undeclared habit breaks an invariant`(_ habit: Habit) throws {
    let lines = try broken(habit.silent, habit)
    #expect(lines.contains { $0.contains(habit.detected.silent) }, "\(lines.prefix(6))")
  }

  @Test(arguments: habits)
  func `a habit that exceeds its declaration breaks an invariant`(_ habit: Habit) throws {
    let lines = try broken(habit.beyond, habit)
    #expect(lines.contains { $0.contains(habit.detected.beyond) }, "\(lines.prefix(6))")
  }

  /// The relation shifts the recording by whole steps of the clock, so the clock rounds all times
  /// in the same way.
  @Test func `a delayed recording shows the same states on a clock with steps`() throws {
    let relation = Catalogue.named("time-shift")
    let engine = BuiltInEngines.ios.withClockSteps(of: 1)
    let paths = Corpus.recordings.filter { $0.hasPrefix("Recordings/Bounce/") }
    let silent = Self.declaring(engine) { $0.timeResolution = .zero }
    var (held, alarms) = (0, 0)
    for path in paths {
      let recording = try Corpus.recording(path)
      let findings = try related(recording, engine, by: relation)
      #expect(findings.compactMap(\.line) == [], "\(path)")
      held += findings.count { $0.isHeld }
      alarms += try related(recording, silent, by: relation).count { $0.isBroken }
    }
    #expect(held * 2 > paths.count && alarms > 0, "\(held) and \(alarms) of \(paths.count)")
  }

  /// The declared resolution of the clock must hide the effects of the steps, but no larger faults.
  @Test func `faults of a coast are detected in an engine whose clock has steps`() throws {
    for name in ["decel-monotone", "velocity-consistent", "no-jump-between-frames"] {
      let fault = try #require(Fault.isolated.first { $0.invariant == name })
      let trial = FaultTrial(fault, strength: 4) { $0.withClockSteps(of: 1) }
      #expect(try trial.catches(atMost: 1).count == 1, "\(name): an engine that \(fault.name)")
    }
  }
}
