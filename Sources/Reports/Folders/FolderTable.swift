internal import Results

/// The results of one folder of recordings, per invariant.
struct FolderTable {
  let name: String
  private(set) var recordings = 0
  /// The number of rows, on any engine, that could not be judged.
  private(set) var unjudged = 0
  /// The number of recordings that the first engine refused.
  private(set) var refused = 0
  /// The number of recordings that exercised no invariant on the first engine.
  private(set) var untested = 0
  private var lines = Ordered<String, Line>()
  private var last = ""

  /// The results of one invariant in one folder.
  struct Line {
    let invariant: String
    /// The number of recordings that exercised the invariant on the first engine.
    var recordings = 0
    /// How often the invariant was checked on the first engine.
    var checks = 0
    /// The number of recordings that broke the invariant on each engine, in the order of the
    /// engines.
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

  /// All invariants of the folder, in order of first appearance.
  var invariants: [Line] { lines.values }

  /// The invariants with results, the most violations first.
  var reported: [Line] {
    invariants.filter { $0.recordings > 0 || $0.violations > 0 }.sorted {
      $0.violations > $1.violations
    }
  }
}
