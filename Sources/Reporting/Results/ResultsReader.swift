public import Gesture

/// Reads the lines of a results file back.
public enum ResultsLine: Equatable, Sendable {
  case head(RunHead)
  case row(JudgedRecording)
  case end(RunEnd)
}

extension ResultsLine {
  /// Reads one line; what is no line of ours is refused.
  public init(_ text: some Sequence<UInt8>) throws(Objection) {
    var scan = JSONScan(text)
    let line = try scan.value()
    if let version = line["flickbook"]?.whole {
      guard version == 1 else {
        throw Objection(.value, "results of version \(version)", expected: "version 1")
      }
      self = .head(RunHead(line))
    } else if line["end"] != nil || line["interrupted"] != nil {
      self = .end(RunEnd(line))
    } else if let recording = line["recording"]?.string, let engine = line["engine"]?.string {
      self = .row(JudgedRecording(line, recording, engine))
    } else {
      throw Objection(
        .sense, "a line that is no line of a results file",
        expected: "what 'flickbook check --results FILE' writes")
    }
  }
}

extension RunHead {
  fileprivate init(_ line: JSONValue) {
    self.init(
      tool: line.text("tool"), plan: line.text("plan"), planned: line.count("planned"),
      rate: line.text("rate"), phase: line.text("phase"),
      engines: line.list("engines") { Engine($0.text("name"), version: $0["version"]?.string) })
    suite = line["suite"]?.string
    settings = line.settings
    again = line.list("again") { $0.string ?? "" }
  }
}

extension RunEnd {
  fileprivate init(_ line: JSONValue) {
    self.init(
      recordings: line.count("recordings"), broken: line.count("broken"),
      exit: line.count("exit"), isInterrupted: line["interrupted"] != nil)
  }
}

extension JudgedRecording {
  fileprivate init(_ line: JSONValue, _ recording: String, _ engine: String) {
    self.init(recording, on: engine)
    hash = line.text("hash")
    time = .milliseconds(line["ms"]?.number ?? 0)
    steps = line.count("steps")
    ending = line.text("ending")
    laws = line.list("laws") { JudgedLaw($0) }
    error = line["error"].map { error in
      Failure(
        Failure.Kind(rawValue: error.text("kind")) ?? .engine, error.text("message"),
        at: error.place)
    }
  }
}

extension JudgedLaw {
  fileprivate init(_ line: JSONValue) {
    self.init(line.text("law"), Word(rawValue: line.text("verdict")) ?? .untested)
    level = Level(rawValue: line.text("level")) ?? .error
    occasions = line.count("occasions")
    margin = line["margin"]?.number
    unit = line.text("unit")
    reason = line["reason"]?.string
    first = line["first"].map { first in
      var first = (first, Break(first))
      first.1.xml = first.0.list("xml") { $0.string ?? "" }
      return first.1
    }
    times = line.count("times")
    waiver = line["waiver"]?.string
    settings = line.settings
  }
}

extension JudgedLaw.Break {
  fileprivate init(_ line: JSONValue) {
    self.init(
      step: line.count("step"), time: Instant.zero + .milliseconds(line["t"]?.number ?? 0),
      view: line["view"]?.string, expected: line.text("expected"), actual: line.text("actual"),
      place: line.place)
  }
}

extension JSONValue {
  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }

  fileprivate func count(_ name: String) -> Int { self[name]?.whole ?? 0 }

  fileprivate func list<Element>(
    _ name: String, _ element: (JSONValue) -> Element
  ) -> [Element] {
    (self[name]?.array ?? []).map(element)
  }

  fileprivate var place: SourceLocation {
    let line = Int32(clamping: count("line"))
    return line > 0
      ? SourceLocation(line: line, column: Int32(clamping: count("column"))) : .nowhere
  }

  fileprivate var settings: [RunHead.Setting] {
    list("settings") { setting in
      RunHead.Setting(
        setting.text("law"), setting.text("name"), setting.text("value"),
        from: setting.text("from"))
    }
  }
}
