extension DrawnTrace {
  /// Extends this trace to the end of another trace with the same frames, by repeating the last
  /// row: an engine that has come to rest is no longer queried.
  package func extended(until other: DrawnTrace) -> DrawnTrace {
    guard hertz == other.hertz, phase == other.phase, let last = frames.last else { return self }
    let further = other.frames.filter { $0 > last }
    var longer = self
    longer.frames += further
    for view in views.indices {
      for channel in Channel.allCases {
        guard let value = views[view].columns[channel.index].last else { continue }
        let rests = value != Self.unknown && channel.isMotion
        longer.views[view].columns[channel.index] += repeatElement(
          rests ? 0 : value, count: further.count)
      }
    }
    for signal in signals.indices {
      guard let value = signals[signal].values.last else { continue }
      longer.signals[signal].values += repeatElement(value, count: further.count)
    }
    return longer
  }
}

extension DrawnTrace.Channel {
  /// Whether the channel is zero at rest.
  fileprivate var isMotion: Bool { self == .velocityX || self == .velocityY || self == .activity }
}
