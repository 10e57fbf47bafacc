package import Model
package import Replay

/// The states of one view in a replay, with only a few numbers per step.
package struct Run {
  package struct Look {
    /// The time since the beginning, in milliseconds.
    package let time: Double
    package let cause: Step.Cause
    package let offset: Point
    package let zoom: Double
  }

  package private(set) var looks: [Look] = []

  package init() { looks.reserveCapacity(256) }

  mutating func add(_ step: borrowing Step, view: Int = 0) {
    looks.append(
      Look(
        time: Double(step.time.nanoseconds) / 1e6, cause: step.cause,
        offset: step.frame.views[view].offset, zoom: step.frame.views[view].zoom))
  }

  package var first: Look { looks.first ?? Look(time: 0, cause: .before, offset: .zero, zoom: 1) }
  package var last: Look { looks.last ?? first }

  /// The last state shown at a time or before.
  package func shown(at time: Double) -> Look { looks.last { $0.time <= time + 1e-6 } ?? first }

  /// The state just before the events of a time.
  func shown(before time: Double) -> Look {
    looks.last { $0.time < time - 1e-6 || abs($0.time - time) < 1e-6 && $0.cause == .before }
      ?? first
  }

  /// The frames after a time.
  package func frames(after time: Double) -> [Look] {
    looks.filter { $0.cause == .frame && $0.time > time + 1e-6 }
  }

  /// The offsets along an axis at the frames after a time, until the view rests, with the seconds
  /// since that time.
  package func course(_ axis: Axis, after time: Double, until end: Double = .infinity) -> [Sample] {
    var samples: [Sample] = []
    let rest = last.offset[axis]
    for look in looks where look.cause == .frame && look.time > time + 1e-6 && look.time <= end {
      if look.offset[axis] == rest, end == .infinity { break }
      samples.append(Sample((look.time - time) / 1000, look.offset[axis]))
    }
    return samples
  }
}

/// A value at a time in seconds.
package struct Sample: Sendable {
  package let time: Double
  package let value: Double

  package init(_ time: Double, _ value: Double) {
    self.time = time
    self.value = value
  }
}

extension [Sample] {
  /// Evenly spaced samples, at most about twice the given number.
  func thinned(to maximum: Int) -> [Sample] {
    let step = Swift.max(1, count / maximum)
    return enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
