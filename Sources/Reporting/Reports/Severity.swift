/// How much there is to be said against a recording on an engine: reports begin with the worst.
///
/// What cannot be judged is worst, then what breaks most invariants, then what was not tested as it
/// should be, then what breaks most often, then what is farthest from another engine.
struct Severity: Comparable {
  private let ranks: [Double]

  init(_ row: JudgedRecording) {
    let counts = [
      row.error == nil ? 0 : 1, row.broken.count, row.missing.count, row.warned.count,
      row.waived.count, row.invariants.reduce(0) { $0 + $1.times },
    ]
    ranks = counts.map { Double($0) } + [row.compare?["offset"]?.value ?? 0]
  }

  static func < (one: Severity, other: Severity) -> Bool {
    one.ranks.lexicographicallyPrecedes(other.ranks)
  }
}
