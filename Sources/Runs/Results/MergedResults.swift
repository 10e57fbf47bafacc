package import Results
internal import Text

/// Provides a run's rows in the order of the plan, between a head and an end.
package protocol RowSource {
  var head: RunHead { get }
  /// The next row; nil after the last row.
  mutating func next() throws -> JudgedRecording?
  /// How the run ended; nil if that is unknown, or not all rows have been read.
  var end: RunEnd? { get }
}

extension ResultsReader: RowSource {}

/// The results of several shards of one plan, merged into the results of one run.
///
/// The order of the files does not matter, and a file may itself contain merged results. Rows that
/// occur in several files must be identical.
package struct MergedResults: RowSource {
  package private(set) var head: RunHead
  /// The shards without complete results.
  package let missing: [Int]
  private var parts: [Part]
  /// The number of the next row of each file; the maximum at the end of a file.
  private var numbers: [Int]
  private var last: (row: JudgedRecording, file: String)?
  private var limits: CheckLimits
  private var required: RequiredInvariants
  private var summary = RunSummary()

  private struct Part {
    var reader: ResultsReader
    var row: JudgedRecording?
  }

  /// - Parameter readers: At least one reader.
  package init(_ readers: [ResultsReader]) throws {
    guard let first = readers.first else { throw SessionError(.nothing, "no results") }
    for reader in readers.dropFirst() { try first.checkPlan(of: reader) }
    head = first.head
    head.host = nil
    head.jobs = nil
    // The run began when its first shard did.
    head.date = readers.compactMap(\.head.date).min()
    let count = readers.lazy.compactMap(\.head.shards?.of).first ?? 1
    let have = Set(
      readers.filter(\.isComplete).flatMap { $0.head.shards?.have ?? Array(1...count) })
    missing = (1...count).filter { !have.contains($0) }
    head.shards = missing.isEmpty ? nil : RunHead.Shards(have.sorted(), of: count)
    limits = CheckLimits(head: head)
    required = RequiredInvariants(head)
    parts = readers.map { Part(reader: $0, row: nil) }
    numbers = Array(repeating: .max, count: parts.count)
    for index in parts.indices { try advance(index) }
  }

  package mutating func next() throws -> JudgedRecording? {
    while true {
      guard let index = numbers.indices.min(by: { numbers[$0] < numbers[$1] }),
        let row = parts[index].row
      else { return nil }
      try advance(index)
      let file = parts[index].reader.file
      if let last, last.row.number == row.number {
        guard ResultsText.line(last.row.untimed) == ResultsText.line(row.untimed) else {
          throw SessionError(
            .unjudged,
            "\(last.file) and \(file) differ in \(row.recording) on \(row.engine): "
              + "it is not deterministic across machines")
        }
        continue
      }
      last = (row, file)
      summary.add(row)
      required.add(row)
      return row
    }
  }

  private mutating func advance(_ index: Int) throws(FormatError) {
    parts[index].row = try parts[index].reader.next()
    numbers[index] = parts[index].row?.number ?? .max
  }

  /// The missing part of the plan, as text; nil if nothing is missing. It is known after all rows
  /// have been read.
  package var gap: String? {
    if let text = missingShards { return text }
    let left = head.planned - summary.rows
    return left > 0 ? "\(left) of \(head.planned) replays are missing" : nil
  }

  /// The missing shards as text: `shard 3/8 is missing`; nil if the plan was not divided.
  private var missingShards: String? {
    guard !missing.isEmpty, let count = head.shards?.of, count > 1 else { return nil }
    let names = missing.map { "\($0)/\(count)" }
    return names.count == 1
      ? "shard \(names[0]) is missing" : "shards \(names.listed("and")) are missing"
  }

  package var end: RunEnd? {
    let ends = parts.compactMap(\.reader.lastLine)
    var outcome = Outcome.held
    let unreadable = ends.flatMap(\.unreadable).unique
    for reason in unreadable { outcome.add(.unjudged, reason) }
    let engineErrors = ends.flatMap(\.engineErrors).unique
    for reason in engineErrors { outcome.add(.unjudged, reason) }
    outcome.add(limits.outcome(summary, isPart: !missing.isEmpty))
    let left = head.planned - summary.rows
    if !missing.isEmpty {
      outcome.add(.incomplete, missingShards ?? "shard 1/1 is missing")
      // An interrupted shard has a last line, and a killed shard has no last line.
      if ends.contains(where: { $0.exit == Int(ExitCode.interrupted.rawValue) }) {
        outcome.add(.interrupted, "interrupted after \(summary.rows) of \(head.planned)")
      }
    } else if left > 0 {
      outcome.add(.incomplete, "\(left) of \(head.planned) replays were left out")
    } else {
      outcome.add(required.outcome)
    }
    var end = RunEnd(
      recordings: summary.recordings, broken: summary.broken,
      exit: Int(outcome.code.rawValue))
    end.left = left
    end.reasons = outcome.reasons
    end.incomplete = outcome.incomplete
    end.untested = summary.untested
    end.refused = summary.refused
    end.unreadable = unreadable
    end.engineErrors = engineErrors
    end.shrunk = RunEnd.Shrunk.smallest(ends.flatMap(\.shrunk))
    end.waivers = RunEnd.Waiver.joined(ends.flatMap(\.waivers))
    return end
  }
}

extension ResultsReader {
  /// Whether the file has a last line of a run that was not interrupted.
  package var isComplete: Bool { lastLine?.isInterrupted == false }

  fileprivate func checkPlan(of other: ResultsReader) throws(SessionError) {
    func refuse(_ what: String) -> SessionError {
      SessionError(.incomplete, "\(file) and \(other.file) \(what)")
    }
    if head.tool != other.head.tool {
      throw refuse("were made by versions \(head.tool) and \(other.head.tool)")
    }
    if head.plan.isEmpty || other.head.plan.isEmpty {
      throw refuse("cannot be joined: the results of a part are written by --shard with --results")
    }
    if head.plan != other.head.plan {
      let places = ("in \(file.visible)", "in \(other.file.visible)")
      let what =
        PlanDifference(places: places).text(head, other.head)
        ?? recordingDifference(from: other, places)
      throw refuse("belong to different plans: \(what)")
    }
    if let one = head.shards?.of, let two = other.head.shards?.of, one != two {
      throw refuse("are parts of a plan cut into \(one) and into \(two)")
    }
  }
}

extension ResultsReader {
  /// The first recording in which two plans differ, as text. Both plans judge in the same way.
  private func recordingDifference(
    from other: ResultsReader, _ places: (String, String)
  ) -> String {
    let engines = max(1, head.engines.count)
    let counts = (head.planned / engines, other.head.planned / engines)
    if counts.0 != counts.1 {
      return "there are \(counts.0) recordings \(places.0) and \(counts.1) \(places.1)"
    }
    var reader = self
    var byName: [String: String] = [:]
    var byNumber: [Int: String] = [:]
    while let row = try? reader.next() {
      byName[row.recording] = row.hash
      byNumber[row.number] = row.recording
    }
    reader = other
    while let row = try? reader.next() {
      if let hash = byName[row.recording], hash != row.hash {
        return "\(row.recording.visible) is not the same file in both"
      }
      if let recording = byNumber[row.number], recording != row.recording {
        return "recording \(row.number / engines + 1) is \(recording.visible) \(places.0) and "
          + "\(row.recording.visible) \(places.1)"
      }
    }
    return "a recording that neither of them judges has another path or content; "
      + "'flickbook list recordings PATH --plan FILE' on both machines shows which"
  }
}

extension JudgedRecording {
  /// The row without the elapsed real time, which differs from computer to computer.
  fileprivate var untimed: JudgedRecording {
    var row = self
    row.seconds = nil
    return row
  }
}

extension RunEnd.Shrunk {
  /// The smallest recording of each cause, in an order that does not depend on the shards.
  fileprivate static func smallest(_ shrunk: [RunEnd.Shrunk]) -> [RunEnd.Shrunk] {
    let sorted = shrunk.sorted { one, other in
      (one.engine, one.cause, one.events, one.text)
        < (other.engine, other.cause, other.events, other.text)
    }
    return sorted.enumerated().filter { index, one in
      index == 0 || sorted[index - 1].engine != one.engine || sorted[index - 1].cause != one.cause
    }.map(\.element)
  }
}

extension RunEnd.Waiver {
  /// The waivers of several shards, without duplicates, in the order of the suite. A waiver is used
  /// if any shard used it.
  fileprivate static func joined(_ waivers: [RunEnd.Waiver]) -> [RunEnd.Waiver] {
    var joined: [RunEnd.Waiver] = []
    for waiver in waivers {
      if let index = joined.firstIndex(where: { $0.location == waiver.location }) {
        joined[index].isUsed = joined[index].isUsed || waiver.isUsed
      } else {
        joined.append(waiver)
      }
    }
    return joined.sorted { one, other in
      (one.location.line, one.location.column) < (other.location.line, other.location.column)
    }
  }
}
