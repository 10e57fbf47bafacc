internal import Results

/// The results of one folder of recordings, per invariant.
struct FolderTable {
  let name: String
  private(set) var recordings = 0
  private(set) var unjudged = 0
  /// Recordings that the first engine refused, and those in which it exercised nothing.
  private(set) var refused = 0
  private(set) var untested = 0
  private var lines = Ordered<String, Line>()
  private var last = ""

  /// One invariant in one folder.
  struct Line {
    let invariant: String
    /// How many recordings exercised the invariant on the first engine, and how many checks there
    /// were.
    var recordings = 0
    var checks = 0
    /// Number of recordings on which each engine broke it, in the order of the engines.
    var broke: [Int]

    var violations: Int { broke.reduce(0, +) }
  }

  init(_ name: String) { self.name = name }

  /// Adds the next row. Rows of the same recording must be consecutive.
  mutating func add(_ row: JudgedRecording, engine: Int, of engines: Int) {
    if row.recording != last || recordings == 0 {
      recordings += 1
      last = row.recording
    }
    if row.error != nil { unjudged += 1 }
    if engine == 0, row.refusal != nil { refused += 1 }
    if engine == 0, row.isUntested { untested += 1 }
    for invariant in row.invariants {
      let index = lines.index(
        of: invariant.name,
        or: Line(invariant: invariant.name, broke: Array(repeating: 0, count: engines)))
      if invariant.verdict == .broken { lines.values[index].broke[engine] += 1 }
      guard engine == 0, invariant.isTested else { continue }
      lines.values[index].recordings += 1
      lines.values[index].checks += invariant.checks
    }
  }

  /// In order of first appearance.
  var invariants: [Line] { lines.values }

  /// The invariants with results, those with the most violations first.
  var reported: [Line] {
    invariants.filter { $0.recordings > 0 || $0.violations > 0 }.sorted {
      $0.violations > $1.violations
    }
  }
}
