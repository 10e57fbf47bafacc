internal import Text

extension RunEnd {
  static let table = ResultsTable("the last line", Self(recordings: 0, broken: 0, exit: 0)) {
    table in
    // A file without a last line is incomplete. The last line of an interrupted run has
    // `interrupted` in place of `end`.
    let (end, interrupted) = ("end", "interrupted")
    table.add([end, interrupted], as: JSONSchema.flag) { record, members in
      members.append((record.isInterrupted ? interrupted : end, true))
    } read: { (fields, record) throws(Objection) in
      record.isInterrupted = try fields.read(interrupted, .flag)
      guard try fields.read(end, .flag) != record.isInterrupted else {
        throw Objection(
          .sense, "a last line without an end", expected: "\"end\" or \"interrupted\" to be true")
      }
    }
    table.add("recordings", \.recordings, .count)
    table.add("broken", \.broken, .count)
    table.add("untested", \.untested, .count)
    table.add("refused", \.refused, .count)
    table.add("left", \.left, .countIfAny)
    table.add("exit", \.exit, .count)
    table.add("why", \.reasons, .texts)
    table.add("incomplete", \.incomplete, .texts)
    table.add("unreadable", \.unreadable, .texts)
    table.add("engineErrors", \.engineErrors, .texts)
    table.add("waivers", \.waivers, .list(Waiver.table))
    table.add("shrunk", \.shrunk, .list(Shrunk.table))
    table.add("explained", \.explained, .list(Explained.table))
    table.add("coverage", \.coverage, .list(ScriptCoverage.table))
    table.add("seconds", \.seconds, .number)
  }
}

extension RunEnd.Shrunk {
  static let table = ResultsTable(
    "a shrunk recording", Self(of: "", on: "", from: "", events: 0, of: 0, "")
  ) {
    table in
    table.add("cause", \.cause, .text)
    table.add("engine", \.engine, .text)
    table.add("recording", \.recording, .text)
    table.add("events", \.events, .count)
    table.add("of", \.all, .count)
    table.add("xml", \.text, .text)
  }
}

extension RunEnd.Waiver {
  static let table = ResultsTable("a waiver", Self("", in: "", at: .nowhere, isUsed: false)) {
    table in
    table.add("invariant", \.invariant, .text)
    table.add("recording", \.recording, .text)
    table.add(location: \.location)
    table.add("used", \.isUsed, .flag)
  }
}
