/// How often something may happen: so many times in any minute.
struct PostingRate {
  private let most: Int
  private var times: [Double] = []

  init(most: Int) { self.most = most }

  /// Counts one more, or says how many seconds to wait for it.
  mutating func add(at now: Double) -> Int? {
    times.removeAll { now - $0 >= 60 }
    guard times.count >= most, let first = times.first else {
      times.append(now)
      return nil
    }
    return max(1, Int((first + 60 - now).rounded(.up)))
  }
}
