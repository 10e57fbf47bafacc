internal import Gesture

// Pauses: between gestures, and where a finger is held still.

extension Shrinking {
  private static let pauses = [20.0, 100, 500, 1000, 2000].map { TimeSpan.milliseconds($0) }

  /// Begins at once, and makes all pauses short; where that is too short, each as short as can be.
  mutating func shortenGaps() {
    _ = attempt { $0.begin(at: .zero) }
    for pause in Self.pauses {
      let isShort = attempt { recording in
        for start in recording.momentStarts { recording.shorten(before: start, to: pause) }
      }
      if isShort { break }
    }
    for start in best.momentStarts.reversed() {
      for pause in Self.pauses where attempt({ $0.shorten(before: start, to: pause) }) { break }
    }
  }
}

extension Recording {
  /// Where something happens later than what stands before it.
  fileprivate var momentStarts: [Int] {
    events.indices.dropFirst().filter { events[$0].value.time > events[$0 - 1].value.time }
  }

  fileprivate mutating func begin(at time: Instant) {
    guard let first = events.first?.value.time else { return }
    shift(from: 0, by: first - time)
  }

  fileprivate mutating func shorten(before index: Int, to pause: TimeSpan) {
    let gap = events[index].value.time - events[index - 1].value.time
    guard gap > pause else { return }
    shift(from: index, by: TimeSpan(nanoseconds: gap.nanoseconds - pause.nanoseconds))
  }

  private mutating func shift(from index: Int, by lapse: TimeSpan) {
    for later in events.indices[index...] {
      events[later].value.time = events[later].value.time - lapse
      events[later].value.shiftArrival(by: lapse)
    }
  }
}

extension InputEvent {
  /// When the app got a touch moves with it.
  fileprivate mutating func shiftArrival(by lapse: TimeSpan) {
    guard case .touch(var touch) = action, let arrived = touch.arrived else { return }
    touch.arrived = arrived - lapse
    action = .touch(touch)
  }
}
