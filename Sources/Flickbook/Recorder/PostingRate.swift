/// A rate limit: a maximum number of events per minute.
struct PostingRate {
  private let most: Int
  private var times: [Double] = []

  init(most: Int) { self.most = most }

  /// Counts an event, or returns the number of seconds to wait for it.
  mutating func add(at now: Double) -> Int? {
    times.removeAll { now - $0 >= 60 }
    guard times.count >= most, let first = times.first else {
      times.append(now)
      return nil
    }
    return max(1, Int((first + 60 - now).rounded(.up)))
  }
}
