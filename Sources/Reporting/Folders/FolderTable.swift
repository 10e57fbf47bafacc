/// What one folder of recordings did to each invariant.
struct FolderTable {
  let name: String
  private(set) var recordings = 0
  private(set) var unjudged = 0
  /// On the first engine.
  private(set) var refused = 0
  private(set) var untested = 0
  private var lines = Ordered<String, Line>()
  private var last = ""

  /// One invariant in one folder.
  struct Line {
    let invariant: String
    /// On how many recordings the first engine was put to the test, and how often.
    var recordings = 0
    var occasions = 0
    /// On how many recordings each engine broke it, in the order of the engines.
    var broke: [Int]

    var breaks: Int { broke.reduce(0, +) }
  }

  init(_ name: String) { self.name = name }

  /// Takes the next row; the rows of one recording stand together.
  mutating func add(_ row: JudgedRecording, engine: Int, of engines: Int) {
    if row.recording != last || recordings == 0 {
      recordings += 1
      last = row.recording
    }
    if row.error != nil { unjudged += 1 }
    if engine == 0, row.refusal != nil { refused += 1 }
    if engine == 0, row.isUntested { untested += 1 }
    for invariant in row.invariants {
      let place = lines.place(
        of: invariant.name,
        or: Line(invariant: invariant.name, broke: Array(repeating: 0, count: engines)))
      if invariant.verdict == .broken { lines.values[place].broke[engine] += 1 }
      guard engine == 0, invariant.isTested else { continue }
      lines.values[place].recordings += 1
      lines.values[place].occasions += invariant.occasions
    }
  }

  /// In the order of the invariants.
  var invariants: [Line] { lines.values }

  /// The invariants that anything was found out about, those that broke most first.
  var reported: [Line] {
    invariants.filter { $0.recordings > 0 || $0.breaks > 0 }.sorted { $0.breaks > $1.breaks }
  }
}
