/// A rate limit: a maximum number of events per minute.
struct PostingRate {
  private let maximum: Int
  private var times: [Double] = []

  init(maximum: Int) { self.maximum = maximum }

  /// Counts an event; if there were too many, returns the number of seconds to wait instead.
  mutating func add(at now: Double) -> Int? {
    times.removeAll { now - $0 >= 60 }
    guard times.count >= maximum, let first = times.first else {
      times.append(now)
      return nil
    }
    return max(1, Int((first + 60 - now).rounded(.up)))
  }
}
