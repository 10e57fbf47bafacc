/// How much there is to be said against a recording on an engine: reports begin with the worst.
///
/// What cannot be judged is worst, then what breaks most invariants, then what was not tested as it
/// should be, then what breaks most often, then what is farthest from another engine.
struct Severity: Comparable {
  private let counts: (error: Int, broken: Int, missed: Int, warned: Int, waived: Int)
  private let times: Int
  private let gap: Double

  init(_ row: JudgedRecording) {
    counts = (
      row.error == nil ? 0 : 1, row.broken.count, row.missing.count, row.warned.count,
      row.waived.count
    )
    times = row.invariants.reduce(0) { $0 + $1.times }
    gap = row.compare?["offset"]?.value ?? 0
  }

  static func == (one: Severity, other: Severity) -> Bool {
    one.counts == other.counts && one.times == other.times && one.gap == other.gap
  }

  static func < (one: Severity, other: Severity) -> Bool {
    one.counts == other.counts
      ? (Double(one.times), one.gap) < (Double(other.times), other.gap)
      : one.counts < other.counts
  }
}
