import Engines
import Gesture
import Measuring
import Replay
import Testing

/// What recordings alone say of a device.
@Suite struct SeenTests {
  private func found(_ recording: Recording) throws -> Measurements {
    var examination = SeenExamination()
    var steps: any StepSource = SeenSteps(RecordingEvents(recording))
    try examination.observe(&steps, named: recording.head.title)
    return examination.found
  }

  /// The published constants of iOS, from its traces and nothing else.
  @Test func tracesOfIOSSayWhatWasPublished() throws {
    let rate = try #require(try found(TracedRecordings.fling)[.rate]?.number)
    #expect(rate.holds(0.998) && rate.high - rate.low < 0.0001, "\(rate)")
    let rubber = try #require(try found(TracedRecordings.pull)[.rubber]?.number)
    #expect(rubber.holds(0.55) && rubber.high - rubber.low < 0.01, "\(rubber)")
    let bounce = try found(TracedRecordings.bounce)
    #expect(bounce[.bounceLaw]?.word == "critically damped")
    let decay = try #require(bounce[.bounceDecay]?.number)
    // Whoever published them ties the curve to −177 pt at the lift and makes the greatest distance
    // least, 0.45 pt, which 11.1 and 11.16 do as well: the curve that is nearest to all samples has
    // 10.9. So far apart are the ways to read offsets in thirds of a point, at times that are up to
    // half a millisecond off, and the interval says so.
    #expect(decay.holds(11.1) && decay.holds(11.16), "\(decay)")
    #expect(decay.high - decay.low < 0.06 * decay.value, "\(decay)")
    #expect(bounce[.bounceDamping]?.number?.holds(1) == true)
    let head = try #require(bounce[.bounceHeadStart]?.number)
    #expect(head.holds(0.64), "\(head)")
  }

  @Test func saysWhatARecordingDoesNotExercise() throws {
    let found = try found(TracedRecordings.pull)
    #expect(found.all.count == Constant.allCases.count)
    guard case .notExercised = found[.rate]?.outcome else {
      Issue.record("nothing coasts in a pull")
      return
    }
  }

  /// The same engine measured by gestures that were made for that and by what they showed.
  @Test func agreesWithWhatAnEngineIsSetTo() throws {
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
}
