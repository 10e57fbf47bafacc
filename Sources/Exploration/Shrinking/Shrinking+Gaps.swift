internal import Model
internal import Text

// Shortens pauses between gestures, and pauses of fingers that do not move.

extension Shrinking {
  private static let pauses = [20.0, 100, 500, 1000, 2000].map { TimeSpan.milliseconds($0) }

  /// Moves the first event to time 0, and shortens all pauses to a common maximum. Then shortens
  /// each pause as far as possible.
  mutating func shortenGaps() {
    _ = attempt { $0.beginAtOnce() }
    for pause in Self.pauses {
      if attempt({ $0.shortenGaps(to: pause) }) { break }
    }
    for start in best.momentStarts.reversed() {
      for pause in Self.pauses where attempt({ $0.shorten(before: start, to: pause) }) { break }
    }
  }
}

extension Recording {
  /// The indices of events that are later than the previous event.
  fileprivate var momentStarts: [Int] {
    events.indices.dropFirst().filter { events[$0].value.time > events[$0 - 1].value.time }
  }

  fileprivate mutating func beginAtOnce() {
    if let first = events.first?.value.time { shift(from: 0, by: .zero - first) }
  }

  fileprivate mutating func shorten(before index: Int, to pause: TimeSpan) {
    let gap = events[index].value.time - events[index - 1].value.time
    guard gap > pause else { return }
    shift(from: index, by: TimeSpan(nanoseconds: pause.nanoseconds - gap.nanoseconds))
  }

  /// Shortens all longer pauses to a maximum. All pauses are processed in a single pass, because a
  /// recording may have as many pauses as events.
  fileprivate mutating func shortenGaps(to pause: TimeSpan) {
    var lapse: Int64 = 0
    var last = events.first?.value.time
    for index in events.indices {
      let time = events[index].value.time
      if let last, time - last > pause { lapse += pause.nanoseconds - (time - last).nanoseconds }
      last = time
      events[index].value = events[index].value.later(by: TimeSpan(nanoseconds: lapse))
    }
  }

  private mutating func shift(from index: Int, by lapse: TimeSpan) {
    for index in events.indices[index...] {
      events[index].value = events[index].value.later(by: lapse)
    }
  }
}
