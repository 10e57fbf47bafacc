internal import Gesture

/// The lines of a results file. Keys always stand in this order, numbers are the shortest decimals
/// that read back the same, and what is not known is left out. `Reports/README.md` tells what each
/// key means.
public enum ResultsText {
  public static func line(_ head: RunHead) -> String {
    var line = JSONMembers()
    line.count("flickbook", ResultsLine.version)
    line.text("tool", head.tool)
    line.text("plan", head.plan)
    line.raw("planned", String(head.planned))
    if let shards = head.shards {
      line.values("shards", shards.have.map { String($0) })
      line.raw("of", String(shards.of))
    }
    line.text("date", head.date)
    line.text("host", head.host)
    line.count("jobs", head.jobs ?? 0)
    line.text("rate", head.rate)
    line.text("phase", head.phase)
    line.list("engines", head.engines, members)
    if let against = head.against { line.object("against", members(against)) }
    line.text("suite", head.suite)
    line.list("settings", head.settings, members)
    line.flag("failsOnWarnings", head.failsOnWarnings)
    line.list("gates", head.gates) { gate in
      var line = JSONMembers()
      line.text("gate", gate.kind.rawValue)
      line.raw("count", String(gate.count))
      line.text("from", gate.from)
      return line
    }
    line.texts("again", head.again)
    line.texts("select", head.select)
    return line.json
  }

  public static func line(_ row: JudgedRecording) -> String {
    var line = JSONMembers()
    line.text("recording", row.recording)
    line.raw("number", String(row.number))
    line.text("hash", row.hash)
    line.text("title", row.title)
    line.texts("tags", row.tags)
    line.texts("remarks", row.remarks)
    line.text("engine", row.engine)
    line.raw("ms", (Instant.zero + row.time).text)
    line.count("steps", row.steps)
    line.text("ending", row.ending)
    line.number("seconds", row.seconds)
    line.list("invariants", row.invariants, members)
    if let error = row.error {
      var members = JSONMembers()
      members.text("kind", error.kind.rawValue)
      members.text("message", error.message)
      members.place(error.place)
      line.object("error", members)
    }
    line.text("refused", row.refusal)
    if let compare = row.compare { line.object("compare", compare.members) }
    if let scene = row.scene { line.object("scene", DrawnTraceText.members(scene)) }
    if let trace = row.trace { line.object("trace", DrawnTraceText.members(trace)) }
    return line.json
  }

  public static func line(_ end: RunEnd) -> String {
    var line = JSONMembers()
    // A file without its end is incomplete; an interrupted run has none.
    line.flag(end.isInterrupted ? "interrupted" : "end", true)
    line.raw("recordings", String(end.recordings))
    line.raw("broken", String(end.broken))
    if let untested = end.untested { line.raw("untested", String(untested)) }
    if let refused = end.refused { line.raw("refused", String(refused)) }
    line.count("left", end.left)
    line.raw("exit", String(end.exit))
    line.texts("why", end.reasons)
    line.texts("unreadable", end.unreadable)
    line.texts("engineErrors", end.engineErrors)
    line.list("waivers", end.waivers) { waiver in
      var line = JSONMembers()
      line.text("invariant", waiver.invariant)
      line.text("recording", waiver.recording)
      line.place(waiver.place)
      line.flag("used", waiver.isUsed)
      return line
    }
    line.number("seconds", end.seconds)
    return line.json
  }
}

extension ResultsText {
  private static func members(_ engine: RunHead.Engine) -> JSONMembers {
    var line = JSONMembers()
    line.text("name", engine.name)
    line.text("version", engine.version)
    return line
  }

  private static func members(_ setting: RunHead.Setting) -> JSONMembers {
    var line = JSONMembers()
    line.text("invariant", setting.invariant)
    line.text("name", setting.name)
    line.text("value", setting.value)
    line.text("from", setting.from)
    return line
  }

  private static func members(_ invariant: JudgedInvariant) -> JSONMembers {
    var line = JSONMembers()
    line.text("invariant", invariant.name)
    line.text("verdict", invariant.verdict.rawValue)
    line.text("level", invariant.level == .error ? nil : invariant.level.rawValue)
    line.count("occasions", invariant.occasions)
    line.number("margin", invariant.margin)
    line.text("unit", invariant.unit)
    line.text("reason", invariant.reason)
    if let first = invariant.first { line.object("first", members(first)) }
    line.count("times", invariant.times)
    line.text("waiver", invariant.waiver)
    line.text("wanted", invariant.wanted)
    line.list("settings", invariant.settings, members)
    return line
  }

  private static func members(_ first: JudgedInvariant.Break) -> JSONMembers {
    var line = JSONMembers()
    line.raw("step", String(first.step))
    line.raw("t", first.time.text)
    line.text("view", first.view)
    line.text("expected", first.expected)
    line.text("actual", first.actual)
    line.place(first.place)
    line.texts("xml", first.xml)
    return line
  }
}

extension JSONMembers {
  mutating func place(_ place: SourceLocation) {
    count("line", Int(place.line))
    if place.line > 0 { count("column", Int(place.column)) }
  }
}
