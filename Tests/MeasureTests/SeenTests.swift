import Engines
internal import Measure
import Model
import Replay
import Testing
import Text

/// Measures a device from recordings alone.
@Suite struct SeenTests {
  private func found(_ recording: Recording) throws -> Measurements {
    var examination = SeenExamination()
    var steps: any StepSource = SeenSteps(RecordingEvents(recording))
    try examination.observe(&steps, named: recording.head.title)
    return examination.found
  }

  @Test func `traces of iOS give the published constants`() throws {
    let rate = try #require(try found(TracedRecordings.fling)[.rate]?.number)
    #expect(rate.holds(0.998) && rate.high - rate.low < 0.0001, "\(rate)")
    let rubber = try #require(try found(TracedRecordings.pull)[.rubber]?.number)
    #expect(rubber.holds(0.55) && rubber.high - rubber.low < 0.01, "\(rubber)")
    let bounce = try found(TracedRecordings.bounce)
    #expect(bounce[.bounceLaw]?.word == "critically damped")
    let decay = try #require(bounce[.bounceDecay]?.number)
    // The published constants start the curve at −177 pt at the lift and minimize the maximum
    // residual, which is 0.45 pt; decay constants of 11.1 and 11.16 fit equally well. The curve
    // nearest to all samples has a decay constant of 10.9. Offsets are rounded to 1/3 pt, and times
    // are up to half a millisecond off (see PublishedBounceTests), so all these values are
    // possible, and the interval contains them.
    #expect(decay.holds(11.1) && decay.holds(11.16), "\(decay)")
    #expect(decay.high - decay.low < 0.06 * decay.value, "\(decay)")
    #expect(bounce[.bounceDamping]?.number?.holds(1) == true)
    let head = try #require(bounce[.bounceHeadStart]?.number)
    #expect(head.holds(0.64), "\(head)")
  }

  @Test func `constants that a recording does not exercise have a reason`() throws {
    let found = try found(TracedRecordings.pull)
    #expect(found.all.count == Constant.allCases.count)
    guard case .notExercised = found[.rate]?.outcome else {
      Issue.record("a rate was measured in a pull")
      return
    }
  }

  /// Dedicated gestures and recordings of them give the same measurements of an engine.
  @Test func `measurements of recordings equal the settings of their engine`() throws {
    let engine = try BuiltInEngines.ios.setting([("rate", 0.9975), ("rubber", 0.5)])
    var examination = Examination(engine)
    examination.run()
    var seen = SeenExamination()
    for name in ["coast", "pull"] {
      let recording = try #require(examination.recordings.first { $0.name == name }?.recording)
      var steps: any StepSource = try LiveSteps(Replayable(recording), on: engine)
      try seen.observe(&steps, named: name)
    }
    #expect(try #require(seen.found[.rate]?.number).holds(0.9975))
    #expect(try #require(seen.found[.rubber]?.number).widened(by: 1e-6).holds(0.5))
  }

  /// The measurements from a replay in a scene with two views side by side. Only the second can be
  /// zoomed.
  private func shown(_ engine: EngineFactory, _ events: [InputEvent]) throws -> Measurements {
    var views = [0, 1].map { index in
      ViewScene(
        id: "view-\(index)",
        frame: Rectangle(x: Double(index) * 400, y: 0, width: 400, height: 800),
        content: Size(width: 3000, height: 60000))
    }
    views[0].start = Start(x: 0, y: 20000)
    views[1].start = Start(x: 1000, y: 20000)
    views[1].zoom = ZoomPolicy(minimum: 0.5, maximum: 3)
    let head = RecordingHead(
      title: "two", scene: Scene(window: Window(size: Size(width: 800, height: 800)), views: views))
    var examination = SeenExamination()
    let recording = Recording(head, events: events.map { Located($0) })
    var steps: any StepSource = try LiveSteps(Replayable(recording), on: engine)
    try examination.observe(&steps, named: "two")
    return examination.found
  }

  private func touch(
    _ phase: Touch.Phase, _ x: Double, _ y: Double, at time: Double, finger: UInt8 = 0
  ) -> InputEvent {
    InputEvent(
      at: .milliseconds(time), .touch(Touch(phase, finger: finger, at: Point(x: x, y: y))))
  }

  /// A finger on the second view flings that view, and must not contribute to measurements of the
  /// first.
  @Test func `a finger belongs to the view under it`() throws {
    let engine = try BuiltInEngines.ios.setting([("slop", 12), ("rate", 0.9975)])
    let moves = (1...40).map { touch(.move, 600, 780 - 12 * Double($0), at: Double($0) * 8) }
    let found = try shown(
      engine, [touch(.down, 600, 780, at: 0)] + moves + [touch(.up, 600, 300, at: 321)])
    #expect(try #require(found[.slop]?.number).holds(12), "\(found)")
    #expect(try #require(found[.rate]?.number).holds(0.9975))
    #expect(try #require(found[.gainY]?.number).widened(by: 1e-6).holds(1))
  }

  @Test func `the constants of zooming are measured from two fingers`() throws {
    let engine = try BuiltInEngines.ios.setting([("pinch-slop", 7), ("zoom-decay", 11)])
    var events = [
      touch(.down, 600, 380, at: 0), touch(.down, 600, 420, at: 20, finger: 1),
    ]
    for index in 1...60 {
      let (distance, time) = (Double(index) * 5, 20 + Double(index) * 8)
      events.append(touch(.move, 600, 380 - distance, at: time))
      events.append(touch(.move, 600, 420 + distance, at: time, finger: 1))
    }
    events += [touch(.up, 600, 80, at: 800), touch(.up, 600, 720, at: 800, finger: 1)]
    let found = try shown(engine, events)
    #expect(try #require(found[.pinchSlop]?.number).holds(7), "\(found)")
    #expect(try #require(found[.zoomDecay]?.number).widened(by: 0.01).holds(11), "\(found)")
    guard case .notExercised = found[.slop]?.outcome else {
      Issue.record("the slop was measured although two fingers were down")
      return
    }
  }
}
