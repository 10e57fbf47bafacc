package import Model
package import Replay

/// The steps around one time: five frames before it and five after it, with the input in between.
package struct Closeup: Sendable {
  package let time: Instant
  private var before: [Step] = []
  private var after: [Step] = []
  private var framesAfter = 0

  private static let frames = 5
  /// The maximum number of steps on each side, in case a digitiser is much faster than the frames.
  private static let maxSteps = 40

  package init(at time: Instant) { self.time = time }

  package mutating func add(_ step: Step) {
    if step.time < time {
      before.append(step)
      let frames = before.count { $0.cause == .frame }
      if frames > Self.frames || before.count > Self.maxSteps { before.removeFirst() }
    } else if framesAfter < Self.frames, after.count < Self.maxSteps {
      after.append(step)
      if step.cause == .frame { framesAfter += 1 }
    }
  }

  var steps: [Step] { before + after }

  /// The index of the step nearest to the time. If two steps are equally near, the index of the
  /// later step is returned.
  var nearest: Int? {
    steps.indices.min { one, other in
      let (here, there) = (distance(steps[one]), distance(steps[other]))
      return here < there || here == there && one > other
    }
  }

  private func distance(_ step: Step) -> UInt64 { (step.time - time).nanoseconds.magnitude }
}
