public import Gesture
internal import JSON

/// One line of a results file.
public enum ResultsLine: Equatable, Sendable {
  case head(RunHead)
  case row(JudgedRecording)
  case end(RunEnd)
}

extension ResultsLine {
  /// The version of the lines that are written and read. An older file is refused: its run is soon
  /// done again.
  public static let version = 3

  /// Reads one line; what this program does not write is refused.
  public init(_ text: some Sequence<UInt8>) throws(Objection) {
    let line = try Array(text).withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = JSONScan(bytes)
      return try scan.document()
    }
    if let version = line["flickbook"] {
      guard let number = version.whole, number == Self.version else {
        throw Objection(
          .value, "results of version \(version.number?.text ?? version.kind)",
          expected: "\(Self.version), which 'flickbook check --results FILE' writes")
      }
      self = .head(try RunHead(line))
    } else if line["end"] != nil || line["interrupted"] != nil {
      self = .end(try RunEnd(line))
    } else if line["recording"] != nil {
      self = .row(try JudgedRecording(line))
    } else {
      throw Objection(
        .sense, "a line that is no line of a results file",
        expected: "what 'flickbook check --results FILE' writes")
    }
  }
}

extension RunHead {
  fileprivate init(_ line: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      line, "the first line",
      [
        "flickbook", "tool", "plan", "planned", "shards", "of", "date", "host", "jobs", "rate",
        "phase", "engines", "against", "suite", "settings", "failsOnWarnings", "gates", "again",
        "select",
      ])
    self.init(
      tool: try fields.text("tool"), plan: try fields.optionalText("plan") ?? "",
      planned: try fields.requiredCount("planned"), rate: try fields.text("rate"),
      phase: try fields.text("phase"),
      engines: try fields.list("engines") { (value) throws(Objection) in try Engine(value) })
    if fields.has("of") { shards = try Shards(fields) }
    date = try fields.optionalText("date")
    host = try fields.optionalText("host")
    jobs = fields.has("jobs") ? try fields.count("jobs") : nil
    against = try fields.object("against") { (value) throws(Objection) in try Engine(value) }
    suite = try fields.optionalText("suite")
    settings = try fields.list("settings") { (value) throws(Objection) in try Setting(value) }
    failsOnWarnings = try fields.flag("failsOnWarnings")
    gates = try fields.list("gates") { (value) throws(Objection) in
      let fields = try JSONFields(value, "a gate", ["gate", "count", "from"])
      guard let kind = try fields.word("gate", Gate.Kind.self) else { throw fields.missing("gate") }
      return Gate(kind, try fields.requiredCount("count"), from: try fields.text("from"))
    }
    again = try fields.texts("again")
    select = try fields.texts("select")
  }
}

extension RunHead.Engine {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "an engine", ["name", "version"])
    self.init(try fields.text("name"), version: try fields.optionalText("version"))
  }
}

extension RunHead.Shards {
  fileprivate init(_ fields: JSONFields) throws(Objection) {
    let have = try fields.list("shards") { (value) throws(Objection) in
      guard let number = value.whole, number > 0 else {
        throw Objection(.value, "\(value.kind) as a shard", expected: "a whole number from 1")
      }
      return number
    }
    let count = try fields.count("of")
    guard have.last ?? 1 <= count, zip(have, have.dropFirst()).allSatisfy(<) else {
      throw Objection(
        .sense, "shards \(have.map { String($0) }.joined(separator: ", ")) of \(count)",
        expected: "each once, in order")
    }
    self.init(have, of: count)
  }
}

extension RunHead.Setting {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "a setting", ["invariant", "name", "value", "from"])
    self.init(
      try fields.text("invariant"), try fields.text("name"), try fields.text("value"),
      from: try fields.text("from"))
  }
}

extension RunEnd {
  fileprivate init(_ line: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      line, "the last line",
      [
        "end", "interrupted", "recordings", "broken", "untested", "refused", "left", "exit", "why",
        "unreadable", "engineErrors", "waivers", "seconds",
      ])
    let isInterrupted = try fields.flag("interrupted")
    guard try fields.flag("end") != isInterrupted else {
      throw Objection(
        .sense, "a last line that is no end", expected: "\"end\" or \"interrupted\" to be true")
    }
    self.init(
      recordings: try fields.requiredCount("recordings"),
      broken: try fields.requiredCount("broken"), exit: try fields.requiredCount("exit"),
      isInterrupted: isInterrupted)
    left = try fields.count("left")
    reasons = try fields.texts("why")
    untested = fields.has("untested") ? try fields.count("untested") : nil
    refused = fields.has("refused") ? try fields.count("refused") : nil
    unreadable = try fields.texts("unreadable")
    engineErrors = try fields.texts("engineErrors")
    waivers = try fields.list("waivers") { (value) throws(Objection) in
      let fields = try JSONFields(
        value, "a waiver", ["invariant", "recording", "line", "column", "used"])
      return Waiver(
        try fields.text("invariant"), in: try fields.text("recording"), at: try fields.place,
        isUsed: try fields.flag("used"))
    }
    seconds = try fields.optionalNumber("seconds")
  }
}

extension JudgedRecording {
  fileprivate init(_ line: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      line, "a row",
      [
        "recording", "number", "hash", "title", "tags", "remarks", "engine", "ms", "steps",
        "ending", "seconds", "invariants", "error", "refused", "compare", "scene", "trace",
      ])
    self.init(try fields.text("recording"), on: try fields.text("engine"))
    number = try fields.requiredCount("number")
    hash = try fields.optionalText("hash") ?? ""
    title = try fields.optionalText("title") ?? ""
    tags = try fields.texts("tags")
    remarks = try fields.texts("remarks")
    time = try fields.lapse("ms")
    steps = try fields.count("steps")
    ending = try fields.optionalText("ending") ?? ""
    seconds = try fields.optionalNumber("seconds")
    invariants = try fields.list("invariants") { (value) throws(Objection) in
      try JudgedInvariant(value)
    }
    error = try fields.object("error") { (value) throws(Objection) in try Failure(value) }
    refusal = try fields.optionalText("refused")
    compare = try fields.object("compare") { (value) throws(Objection) in
      try ComparedEngines(value)
    }
    scene = try fields.object("scene") { (value) throws(Objection) in try DrawnScene(value) }
    trace = try fields.object("trace") { (value) throws(Objection) in try DrawnTrace(value) }
  }
}

extension JudgedRecording.Failure {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "an error", ["kind", "message", "line", "column"])
    guard let kind = try fields.word("kind", Kind.self) else { throw fields.missing("kind") }
    self.init(kind, try fields.text("message"), at: try fields.place)
  }
}

extension JudgedInvariant {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "an invariant",
      [
        "invariant", "verdict", "level", "occasions", "margin", "unit", "reason", "first", "times",
        "waiver", "wanted", "settings",
      ])
    let name = try fields.text("invariant")
    guard let word = try fields.word("verdict", Word.self) else { throw fields.missing("verdict") }
    self.init(name, word)
    level = try fields.word("level", Level.self) ?? .error
    occasions = try fields.count("occasions")
    margin = try fields.optionalNumber("margin")
    unit = try fields.optionalText("unit") ?? ""
    reason = try fields.optionalText("reason")
    first = try fields.object("first") { (value) throws(Objection) in try Break(value) }
    times = try fields.count("times")
    waiver = try fields.optionalText("waiver")
    wanted = try fields.optionalText("wanted")
    settings = try fields.list("settings") { (value) throws(Objection) in
      try RunHead.Setting(value)
    }
  }
}

extension JudgedInvariant.Break {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a break",
      ["step", "t", "view", "expected", "actual", "line", "column", "xml"])
    self.init(
      step: try fields.requiredCount("step"), time: Instant.zero + (try fields.lapse("t")),
      view: try fields.optionalText("view"), expected: try fields.text("expected"),
      actual: try fields.text("actual"), place: try fields.place)
    xml = try fields.texts("xml")
  }
}

extension JSONFields {
  var place: SourceLocation {
    get throws(Objection) {
      let line = Int32(clamping: try count("line"))
      return line > 0
        ? SourceLocation(line: line, column: Int32(clamping: try count("column"))) : .nowhere
    }
  }

  /// A time in milliseconds.
  func lapse(_ name: String) throws(Objection) -> TimeSpan {
    let milliseconds = try number(name)
    guard milliseconds.magnitude < 9e12 else {
      throw Objection(.value, "\(name) of \(milliseconds.text) ms", expected: "less than a century")
    }
    return .milliseconds(milliseconds)
  }
}
