package import Model
package import Replay
internal import Text

/// A part of a recording that can be replayed on its own. The part begins at a time of rest, in a
/// scene that starts with the state at that time.
package struct Cut: Sendable {
  /// The first time in the part; nil for the beginning of the recording.
  package let from: Instant?
  /// The first time after the part; nil for the end of the recording.
  package let to: Instant?

  package init(from: Instant? = nil, to: Instant? = nil) {
    self.from = from
    self.to = to
  }

  /// Cuts the part out of a recording.
  ///
  /// - Parameter steps: A replay of the recording, which is used only if the part does not begin at
  ///   the beginning of the recording.
  package func piece(
    of recording: Recording, _ steps: () throws -> any StepSource
  ) throws -> Recording {
    var piece = recording
    let start = from ?? Instant(nanoseconds: .min)
    let end = to ?? Instant(nanoseconds: .max)
    piece.events = recording.events.filter { $0.value.time >= start && $0.value.time < end }
    guard !piece.events.isEmpty else {
      throw Objection(.sense, "no event in that time", expected: recording.span)
    }
    if let to { try checkFingers(recording, at: to) }
    guard let from else { return piece }
    try checkFingers(recording, at: from)
    // A part from time 0 or earlier, without events before it, keeps the scene.
    if from > .zero || recording.events.contains(where: { $0.value.time < from }) {
      piece.head.scene = try scene(of: recording, at: from, steps())
    }
    let shift = Instant.zero - from
    piece.events = piece.events.map { Located($0.value.later(by: shift), at: $0.location) }
    return piece
  }

  /// Rejects a time at which a finger is down, because the finger would have no down event or no
  /// lift.
  private func checkFingers(_ recording: Recording, at time: Instant) throws(Objection) {
    var fingers = FingersDown()
    for event in recording.events {
      guard case .touch(let touch) = event.value.action, touch.phase != .move else { continue }
      if event.value.time >= time {
        guard let finger = fingers.lowest else { return }
        if touch.phase != .down, touch.finger == finger {
          throw Objection(
            .sense, "finger \(finger) is down at \(time.text) ms",
            expected:
              "a time at which no finger is down; this one lifts at \(event.value.time.text) ms")
        }
      } else {
        fingers.toggle(touch.finger)
      }
    }
  }

  private func scene(
    of recording: Recording, at time: Instant, _ source: any StepSource
  ) throws -> Scene {
    var source = source
    var start = FreshStart(recording.head.scene)
    var step = Step()
    var shown: Step?
    var lastRest: Instant?
    while try source.next(into: &step) {
      if step.time > time || step.time == time && step.cause == .after { break }
      if step.cause == .after { start.apply(step.moment) }
      if step.rest.isAtRest(at: step.time) { lastRest = step.time }
      shown = step
    }
    guard let shown else { return recording.head.scene }
    guard shown.rest.isAtRest(at: time) else {
      throw try unrest(at: time, since: lastRest, &source, &step)
    }
    return try start.scene(showing: shown.frame)
  }

  /// The error for a time at which the content moves. It reports the nearest times of rest before
  /// and after.
  private func unrest(
    at time: Instant, since last: Instant?, _ source: inout any StepSource, _ step: inout Step
  ) throws -> Objection {
    var rests = last.map { ["\($0.text) ms"] } ?? []
    repeat {
      if step.rest.isAtRest(at: step.time) {
        rests.append("\(step.time.text) ms")
        break
      }
    } while try source.next(into: &step)
    return Objection(
      .sense, "the content moves at \(time.text) ms",
      expected: rests.isEmpty ? "a time of rest" : "a time of rest such as \(alternatives(rests))")
  }
}

extension Recording {
  /// The time span of the recording as text.
  fileprivate var span: String {
    guard let first = events.first?.value.time, let last = events.last?.value.time else {
      return "a recording in which something happens"
    }
    return "a part of \(first.text) to \(last.text) ms"
  }
}
