/// The largest values of a measured quantity, one for each independent recording.
struct Evidence: Sendable {
  /// The largest value in a recording, and the recording's index.
  struct Peak: Sendable {
    var value: Double
    var recording: Int
  }

  private(set) var peaks: [Peak] = []
  private var groups: Set<Int> = []

  /// Values of at least this share of the largest one support it as a limit.
  private static let near = 0.75

  mutating func add(_ value: Double, of recording: Int, in group: Int) {
    guard groups.insert(group).inserted else { return }
    peaks.append(Peak(value: value, recording: recording))
  }

  /// The largest value; of equal ones the first.
  var largest: Peak? {
    peaks.reduce(nil) { best, peak in
      guard let best, best.value >= peak.value else { return peak }
      return best
    }
  }

  /// The number of recordings that came near to the limit. A limit that only one recording came near
  /// to is an accident of that recording.
  var support: Int {
    guard let largest, largest.value.isFinite else { return 0 }
    return peaks.count { $0.value >= Self.near * largest.value }
  }
}
