internal import Exploration
package import Model
package import Replay
internal import Text

/// The recording that a device with a given engine would make: the touches, and every view at every
/// frame of the screen.
package struct ObservedSession {
  /// The session as a recorder without errors would have written it.
  package let exact: Recording

  /// Records a session on a screen whose frames have a random phase.
  ///
  /// - Parameters:
  /// - observes: The values that the recorder observes besides positions.
  /// - rates: The frame rates from which a random rate is chosen.
  package init(
    of recording: Recording, on engine: EngineFactory, observing observes: ObservedParts = [],
    at rates: [Double] = [60, 60, 90, 120], seed: UInt64
  ) throws {
    var dice = SeededNumbers(seed: seed)
    var inputs = recording
    inputs.events.removeAll { $0.value.action.name == .seen }
    var session = inputs
    session.events = []
    var origin = session.head.origin ?? Origin()
    origin.observes = observes
    session.head.origin = origin
    let frames = Self.frames(of: inputs, at: rates, &dice)
    // A recorder of activities notices changes of the layout or the app only at frames.
    let noticesAtFrames = observes.contains(.activity)
    if noticesAtFrames { inputs.deferChanges(to: frames) }
    var steps = try LiveSteps(Replayable(inputs), on: engine, at: frames)
    var (step, next) = (Step(), 0)
    var callbacks: [[Callback.Kind]] = inputs.head.scene.views.map { _ in [] }
    while try steps.next(into: &step) {
      for callback in step.frame.callbacks where callbacks.indices.contains(callback.view) {
        callbacks[callback.view].append(callback.kind)
      }
      let isChange =
        !noticesAtFrames && step.cause == .after
        && step.moment.events.contains { $0.value.touch == nil }
      // The recording begins with the initial state.
      guard step.cause == .frame || isChange || step.index == 0 else { continue }
      while step.index > 0, next < inputs.events.count, inputs.events[next].value.time <= step.time
      {
        session.events.append(inputs.events[next])
        next += 1
      }
      for (view, state) in step.frame.views.enumerated() where state.zoom > 0 {
        var seen = Observation(
          view: view, offset: state.offset, zoom: state.zoom, readouts: state.readouts)
        if observes.contains(.activity) { seen.activity = state.activity }
        if observes.contains(.callbacks) { seen.callbacks = callbacks[view] }
        callbacks[view] = []
        session.events.append(Located(InputEvent(at: step.time, .observation(seen))))
      }
    }
    session.events += inputs.events[next...]
    if steps.ending == .rest { session.goOn(after: step, frames) }
    exact = session
  }

  private static func frames(
    of recording: Recording, at rates: [Double], _ dice: inout SeededNumbers
  ) -> ListedTicks {
    let period = 1000 / (dice.pick(rates) ?? 60)
    let start = recording.events.first?.value.time ?? .zero
    let end = (recording.events.last?.value.time ?? .zero) + TimeSpan.milliseconds(11_000)
    let count = Int((end - start).milliseconds / period)
    let phase = dice.uniform(in: 0..<period)
    // The state of the engine is shown once before the first event.
    return ListedTicks(
      [start] + (0..<count).map { start + TimeSpan.milliseconds(phase + period * Double($0)) })
  }

  /// The session as a recorder with errors would have written it.
  package func with(_ errors: RecorderErrors, seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed)
    var recording = exact
    recording.events = []
    var (frame, shown, change) = (Instant(nanoseconds: -1), Instant.zero, Instant.zero)
    var isDropped = false
    var missed: [[Callback.Kind]] = exact.head.scene.views.map { _ in [] }
    for event in exact.events {
      guard case .observation(var seen) = event.value.action else {
        if event.value.action.touch == nil { change = event.value.time }
        recording.events.append(event)
        continue
      }
      if event.value.time != frame {
        frame = event.value.time
        // A recorder notices a change of the layout or the app at the time of the change, and
        // begins at the first event. These times have no error.
        let isOfChange = frame == change || frame == exact.events.first?.value.time
        let jitter = isOfChange ? 0 : errors.time * dice.uniform(in: -1.0..<1)
        shown = Instant.zero + .milliseconds(max(0, frame.seconds(since: .zero) * 1000 + jitter))
        isDropped = !isOfChange && dice.uniform(in: 0.0..<1) < errors.dropped
      }
      guard !isDropped else {
        missed[seen.view] += seen.callbacks
        continue
      }
      seen.callbacks = missed[seen.view] + seen.callbacks
      missed[seen.view] = []
      for axis in Axis.allCases { seen.offset[axis] += errors.position * Self.normal(&dice) }
      recording.events.append(Located(InputEvent(at: shown, .observation(seen))))
    }
    recording.events = recording.events.enumerated().sorted {
      ($0.element.value.time, $0.offset) < ($1.element.value.time, $1.offset)
    }.map(\.element)
    if errors.isDeclared { errors.declare(in: &recording.head) }
    return recording
  }

  /// A nearly normally distributed number: the sum of twelve uniform numbers.
  private static func normal(_ dice: inout SeededNumbers) -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + dice.uniform(in: 0.0..<1) }
  }
}

extension Recording {
  /// Continues the observations for a second after everything has come to rest, when the recorder
  /// is stopped.
  fileprivate mutating func goOn(after last: Step, _ frames: ListedTicks) {
    for time in frames.instants where time > last.time && time - last.time < .seconds(1) {
      for (view, state) in last.frame.views.enumerated() where state.zoom > 0 {
        let seen = Observation(
          view: view, offset: state.offset, zoom: state.zoom, readouts: state.readouts)
        events.append(Located(InputEvent(at: time, .observation(seen))))
      }
    }
  }

  /// Moves each change of the layout or the app to the next frame, together with the events between
  /// them.
  fileprivate mutating func deferChanges(to frames: ListedTicks) {
    var (next, due) = (0, Instant.zero)
    for index in events.indices {
      let time = events[index].value.time
      while next < frames.instants.count, frames.instants[next] < time { next += 1 }
      let isChange = events[index].value.action.isInput && events[index].value.action.touch == nil
      if isChange, next < frames.instants.count { due = frames.instants[next] }
      events[index].value.time = max(time, due)
    }
  }
}

/// The errors of a recorder.
package struct RecorderErrors: Sendable {
  /// The standard deviation of positions, in points.
  package var position = 0.0
  /// The maximum deviation of times, in milliseconds.
  package var time = 0.0
  /// The share of the frames that the recorder misses.
  package var dropped = 0.0
  /// Whether the head of the recording declares the errors.
  package var isDeclared = true

  package init(
    position: Double = 0, time: Double = 0, dropped: Double = 0, isDeclared: Bool = true
  ) {
    (self.position, self.time, self.dropped) = (position, time, dropped)
    self.isDeclared = isDeclared
  }

  /// All errors of a bad recorder together.
  package static let all = RecorderErrors(position: 0.25, time: 4, dropped: 0.1)

  /// Normally distributed errors almost never exceed this multiple of the standard deviation.
  private static let sigmas = 5.3

  fileprivate func declare(in head: inout RecordingHead) {
    var origin = head.origin ?? Origin()
    origin.positionError = Self.sigmas * position
    origin.timeError = time
    head.origin = origin
  }
}
