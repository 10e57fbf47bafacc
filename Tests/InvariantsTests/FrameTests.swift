import Engines
import Exploration
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Tests engines that act at frames, judged at frames.
struct FrameTests {
  /// Variants of the toy engine that acts at frames, with fewer or more reported values, and
  /// built-in engines that report everything but are shown only at frames.
  static let engines: [EngineFactory] =
    [[], [("late", 2)], [("pixel", 1)], [("reports", 1)], [("reports", 1), ("late", 3)]]
    .compactMap { changes in
      try? FrameEngine.factory.setting(changes.map { (name: $0.0, value: $0.1) })
    } + [
      BuiltInEngines.ios.atFrames(), BuiltInEngines.ios.atFrames(late: 2),
      BuiltInEngines.android.atFrames(), ClampingEngine.factory.atFrames(),
    ]

  /// Known false alarms. With nested views, the judge infers from offsets which view a finger
  /// drags, one frame late. In addition, the toy engine flings a list with a finger that has moved
  /// to the page around the list.
  static let known = [
    "Recordings/Regressions/finger-lands-as-the-list-moves.xml: drag-tracks-finger ",
    "Recordings/Regressions/three-fingers-on-two-views.xml: ",
    "clamping-at-frames: Recordings/Invariants/finite-state.xml: no-teleport ",
    "-at-frames: Recordings/Regressions/stops-between-two-frames.xml: no-teleport ",
  ]

  @Test(arguments: [engines[0], engines[3], engines[5]])
  func `a sound engine that acts at frames breaks no invariant`(_ engine: EngineFactory)
    throws
  {
    let alarms = try InvariantTrial().falseAlarms(engine)
    let new = alarms.filter { alarm in !Self.known.contains { alarm.contains($0) } }
    #expect(new == [])
  }

  @Test(arguments: [engines[3], engines[5]])
  func `a sound engine that acts at frames breaks no invariant on random gestures`(
    _ engine: EngineFactory
  ) async throws {
    let search = try await RandomSearch(0..<2, on: engine)
    let hands = try await RandomSearch(0..<2, of: { Recording.generated($0) }, on: engine)
    #expect(search.alarmLines + hands.alarmLines == [])
  }

  /// An invariant must not hold at frames only because nothing is observed there.
  @Test func `every invariant that an engine exercises is exercised at frames too`()
    throws
  {
    var (once, frames) = ([String: Int](), [String: Int]())
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      for finding in try judged(recording, BuiltInEngines.ios) where finding.isHeld {
        once[finding.invariant.name, default: 0] += 1
      }
      for finding in try judged(recording, BuiltInEngines.ios.atFrames()) where finding.isHeld {
        frames[finding.invariant.name, default: 0] += 1
      }
    }
    for (name, count) in once.sorted(by: { $0.key < $1.key }) {
      #expect(
        frames[name, default: 0] * 4 >= count * 3, "\(name): \(frames[name] ?? 0) of \(count)")
    }
  }

  /// An error in a single step must still be detected when the step is shown a frame later.
  @Test func `the faults of single steps are detected at frames too`() throws {
    let names = [
      "drag-tracks-finger", "no-teleport", "touch-catches-motion", "slop-deadzone", "pinch-anchor",
      "pinch-ratio", "overscroll-damped", "no-jump-on-finger-count-change", "cross-axis-frozen",
      "stale-velocity-is-zero", "release-direction", "decel-monotone", "nested-single-owner",
      "bounce-back-no-overshoot", "flick-coasts", "drag-moves-content", "pinch-zooms",
      "set-offset-exact", "cancel-throws-nothing",
      "announced-target-is-the-rest", "no-jump-between-frames", "growth-keeps-place",
      "zoom-in-range", "rest-in-bounds",
    ]
    for fault in Fault.isolated where names.contains(fault.invariant) {
      // A coasting view that a finger stops moves for another frame, because the touch is shown one
      // frame late. So a slip is visible only if it exceeds the distance of this frame.
      let isSlip = fault.name == "slips when it is caught"
      let trial = FaultTrial(fault, strength: isSlip ? 5000 : 2) { $0.atFrames() }
      #expect(
        try trial.catches(atMost: 1).count == 1, "\(fault.invariant): an engine that \(fault.name)")
    }
  }

  /// The faulty engines depend on the frame rate: one multiplies the speed by a constant at every
  /// frame, and one slips at every frame.
  @Test func `engines that act at frames exercise the relation about frame rates`() throws {
    let relation = Catalogue.named("frame-rate-rest")
    let slips = try #require(Fault.related.first { $0.invariant == "frame-rate-rest" })
    let sound = BuiltInEngines.ios.atFrames()
    let faulty = [FrameEngine.factory, BuiltInEngines.ios.with(slips, strength: 2).atFrames()]
    let paths = Corpus.recordings.filter {
      $0.hasPrefix("Recordings/Window/") || $0.hasPrefix("Recordings/Table/")
    }
    var held = 0
    var broken = [0, 0]
    for path in paths {
      let recording = try Corpus.recording(path)
      let findings = try related(recording, sound, by: relation)
      #expect(findings.compactMap(\.line) == [], "\(path)")
      held += findings.count { $0.isHeld }
      for (index, engine) in faulty.enumerated() {
        broken[index] += try related(recording, engine, by: relation).count { $0.isBroken }
      }
    }
    #expect(held * 2 >= paths.count, "\(held) of \(paths.count)")
    #expect(broken.allSatisfy { $0 >= 2 }, "\(broken)")
  }

  @Test func `the advice to an engine matches the delay of its touches`() throws {
    for (engine, framesLate) in [
      (BuiltInEngines.ios, 0), (BuiltInEngines.android, 0), (FrameEngine.factory, 1),
      (try FrameEngine.factory.setting([("late", 2)]), 2), (BuiltInEngines.ios.atFrames(), 1),
      (BuiltInEngines.ios.atFrames(late: 3), 3),
    ] {
      var lag = FrameLag()
      for path in Corpus.recordings.prefix(40) {
        var one = FrameLag()
        var steps = try LiveSteps(Replayable(Corpus.recording(path)), on: engine)
        var step = Step()
        while try steps.next(into: &step) { one.see(step) }
        lag.add(one)
        // From a single recording, no wrong advice is given.
        #expect(one.advice(engine.contract) == nil, "\(engine.name): \(path)")
      }
      // If all touches of several views are shown at frames, the lag may remain undetermined.
      #expect([framesLate, nil].contains(lag.framesLate), "\(engine.name)")
      #expect(engine.contract.advice(framesLate: lag.framesLate) == nil)
    }
    let advice = EngineContract().advice(framesLate: 1)
    #expect(
      advice == "shows touches one frame late: declare \"acts\":\"frames\" in hello "
        + "(actsAtFrames = 1 in Swift)")
  }
}
