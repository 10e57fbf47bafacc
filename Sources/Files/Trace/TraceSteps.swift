package import Model
package import Replay
package import Text

/// The steps of a saved trace together with its recording. Displayed values come from the trace,
/// touches and app actions from the recording.
package struct TraceSteps<Source: EventSource>: PlayedSteps {
  package var course = ReplayCourse()
  private var trace: TraceReader
  private var timeline: Timeline<Source>
  private var moment = Moment(at: .zero)
  private var hasMoment = false
  private var isHandling = false
  private var isOpen = false

  /// Creates the steps. Throws an error if the trace was made from another recording.
  ///
  /// - Parameter sha256: The hash of the recording's bytes.
  package init(_ trace: TraceReader, of recording: Source, sha256: String) throws(FormatError) {
    guard trace.head.sha256 == sha256 else {
      throw FormatError(
        in: trace.file, at: FileLocation(line: 1, column: 1),
        Objection(
          .sense, "a trace of another recording (\(trace.head.recording), \(trace.head.sha256))",
          expected: "the recording with the hash \(sha256)"))
    }
    self.trace = trace
    timeline = Timeline(recording)
  }

  package var scene: Scene { trace.scene }
  /// The values that the engine reported.
  package var reports: Abilities { trace.reports }

  package mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    do { return try walk(&step) } catch { throw .format(error) }
  }

  /// The ending of the replay, according to the last line and the last step of the trace.
  package mutating func end() throws(ReplayError) -> Ending {
    if case .engine(let error)? = trace.stop { throw .engine(error) }
    return course.lastEnding
  }

  private mutating func walk(_ step: inout Step) throws(FormatError) -> Bool {
    let hasStep = try trace.next(into: &step)
    if case .engine? = trace.stop { return false }
    if !isOpen { hasMoment = try timeline.next(into: &moment) }
    isOpen = true
    guard hasStep else {
      if trace.stop == .recording { while try timeline.next(into: &moment) {} }
      try pass(nil)
      return false
    }
    try pass(step)
    switch step.cause {
    case .before:
      guard !isHandling, hasMoment, moment.time == step.time, moment.isInput else {
        throw stray(step, "no input at \(step.time.text) ms in the recording")
      }
      step.moment.events.append(contentsOf: moment.events)
      isHandling = true
    case .after:
      guard isHandling, moment.time == step.time else {
        throw stray(step, "a step after input without the step before it")
      }
      isHandling = false
      try carry(&step)
    case .frame:
      if hasMoment, moment.time == step.time {
        guard !moment.isInput else { throw stray(step, "a frame before the input of its time") }
        try carry(&step)
      }
    }
    return true
  }

  /// Moves the current moment of the recording into the step.
  private mutating func carry(_ step: inout Step) throws(FormatError) {
    swap(&step.moment.events, &moment.events)
    hasMoment = try timeline.next(into: &moment)
  }

  /// Skips observations and marks of the recording for which the trace has no step. Input must have
  /// a step.
  private mutating func pass(_ step: Step?) throws(FormatError) {
    if isHandling, let step, step.cause == .after, step.time == moment.time { return }
    while hasMoment {
      if let step, moment.time >= step.time, !isHandling { return }
      guard !moment.isInput else {
        let event = moment.events.first { $0.value.isInput }
        let line = event.map { " (line \($0.location.line) of the recording)" } ?? ""
        throw stray(step, "no steps before and after the input at \(moment.time.text) ms\(line)")
      }
      hasMoment = try timeline.next(into: &moment)
    }
  }

  private func stray(_ step: Step?, _ found: String) -> FormatError {
    FormatError(
      in: trace.file, at: trace.location,
      Objection(.sense, found, expected: "steps that fit the recording"))
  }
}
