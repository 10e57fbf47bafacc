/// The largest value of a measured quantity in each independent recording.
struct Evidence: Sendable {
  /// The largest value in a recording, and the recording's index.
  struct Peak: Sendable {
    var value: Double
    var recording: Int
  }

  private(set) var peaks: [Peak] = []
  private var groups: Set<Int> = []

  /// The minimum ratio of a value to the largest value, for the value to support that limit.
  private static let near = 0.75

  mutating func add(_ value: Double, of recording: Int, in group: Int) {
    guard groups.insert(group).inserted else { return }
    peaks.append(Peak(value: value, recording: recording))
  }

  /// The largest value; if several values are equal, the first of these values.
  var largest: Peak? {
    peaks.reduce(nil) { best, peak in
      guard let best, best.value >= peak.value else { return peak }
      return best
    }
  }

  /// The number of recordings with a value near the limit. If only one recording has such a value,
  /// the limit may be a coincidence.
  var support: Int {
    guard let largest, largest.value.isFinite else { return 0 }
    return peaks.count { $0.value >= Self.near * largest.value }
  }
}
