internal import Gesture

/// The lines of a results file. Keys always stand in this order, numbers are the shortest decimals
/// that read back the same, and what is not known is left out.
public enum ResultsText {
  public static func line(_ head: RunHead) -> String {
    var line = Members()
    line.number("flickbook", 1)
    line.text("tool", head.tool)
    line.text("plan", head.plan)
    line.number("planned", head.planned)
    line.text("rate", head.rate)
    line.text("phase", head.phase)
    line.list("engines", head.engines) { engine in
      var line = Members()
      line.text("name", engine.name)
      line.text("version", engine.version ?? "")
      return line
    }
    line.text("suite", head.suite ?? "")
    line.settings(head.settings)
    line.strings("again", head.again)
    return line.json
  }

  public static func line(_ row: JudgedRecording) -> String {
    var line = Members()
    line.text("recording", row.recording)
    line.text("hash", row.hash)
    line.text("engine", row.engine)
    line.raw("ms", (Instant.zero + row.time).text)
    line.number("steps", row.steps)
    line.text("ending", row.ending)
    line.list("laws", row.laws, members)
    if let error = row.error {
      var members = Members()
      members.text("kind", error.kind.rawValue)
      members.text("message", error.message)
      members.place(error.place)
      line.raw("error", members.json)
    }
    return line.json
  }

  public static func line(_ end: RunEnd) -> String {
    var line = Members()
    // A file without its end is incomplete; an interrupted run has none.
    line.raw(end.isInterrupted ? "interrupted" : "end", "true")
    line.raw("recordings", String(end.recordings))
    line.raw("broken", String(end.broken))
    line.raw("exit", String(end.exit))
    return line.json
  }

  private static func members(_ law: JudgedLaw) -> Members {
    var line = Members()
    line.text("law", law.name)
    line.text("verdict", law.verdict.rawValue)
    line.text("level", law.level == .error ? "" : law.level.rawValue)
    line.number("occasions", law.occasions)
    if let margin = law.margin {
      line.raw("margin", margin.text)
      line.text("unit", law.unit)
    }
    line.text("reason", law.reason ?? "")
    if let first = law.first { line.raw("first", members(first).json) }
    line.number("times", law.times)
    line.text("waiver", law.waiver ?? "")
    line.settings(law.settings)
    return line
  }

  private static func members(_ first: JudgedLaw.Break) -> Members {
    var line = Members()
    line.raw("step", String(first.step))
    line.raw("t", first.time.text)
    line.text("view", first.view ?? "")
    line.text("expected", first.expected)
    line.text("actual", first.actual)
    line.place(first.place)
    line.strings("xml", first.xml)
    return line
  }
}

/// The members of one object on their way to a line.
private struct Members {
  private var members: [(name: String, value: String)] = []

  var json: String { JSONText.object(members) }

  mutating func raw(_ name: String, _ value: String) { members.append((name, value)) }

  /// A text; an empty one says nothing and is left out.
  mutating func text(_ name: String, _ text: String) {
    if !text.isEmpty { raw(name, JSONText.string(text)) }
  }

  /// A count; none is left out.
  mutating func number(_ name: String, _ number: Int) {
    if number != 0 { raw(name, String(number)) }
  }

  mutating func place(_ place: SourceLocation) {
    number("line", Int(place.line))
    if place.line > 0 { number("column", Int(place.column)) }
  }

  mutating func strings(_ name: String, _ texts: [String]) {
    if texts.isEmpty { return }
    raw(name, "[" + texts.map { JSONText.string($0) }.joined(separator: ",") + "]")
  }

  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ members: (Element) -> Members
  ) {
    if elements.isEmpty { return }
    raw(name, "[" + elements.map { members($0).json }.joined(separator: ",") + "]")
  }

  mutating func settings(_ settings: [RunHead.Setting]) {
    list("settings", settings) { setting in
      var line = Members()
      line.text("law", setting.law)
      line.text("name", setting.name)
      line.text("value", setting.value)
      line.text("from", setting.from)
      return line
    }
  }
}
