// The texts from which the growing parts are made.
extension GrowingParts {
  static let check = ["check", "@x.xml", "--engine", "ios"]
  static let lint = ["lint", "@x.xml"]

  static func recording(_ events: [String], head: String = "", expect: String = "")
    -> String
  {
    """
    <recording xmlns="urn:flickbook:recording:1" title="x">\(head)<scene>
    <window width="320" height="568"/><view id="a" x="0" y="0" width="320" height="568">
    <content width="320" height="9000"/></view></scene>\(expect)
    <timeline>\(events.joined(separator: "\n"))</timeline></recording>
    """
  }

  static func down(at start: Int, up end: Int) -> [String] {
    [
      "<down t=\"\(start)\" finger=\"1\" x=\"9\" y=\"440\"/>",
      "<up t=\"\(end)\" finger=\"1\" x=\"9\" y=\"440\"/>",
    ]
  }

  static func flick(_ moves: [String]) -> [String] {
    ["<down t=\"0\" finger=\"1\" x=\"9\" y=\"440\"/>"] + moves
      + ["<up t=\"100000\" finger=\"1\" x=\"9\" y=\"300\"/>"]
  }

  static func move(_ number: Int, at time: Int) -> String {
    "<move t=\"\(time)\" finger=\"1\" x=\"9\" y=\"\(440 - number % 140)\"/>"
  }

  static func tags(_ count: Int) -> String {
    (0..<count).map { "<tag>t\($0)</tag>" }.joined()
  }

  static func invariants(_ count: Int) -> String {
    count == 1
      ? "<invariant name=\"rest-in-bounds\"/>"
      : (0..<count).map { "<invariant name=\"rest-in-bounds\($0)\"/>" }.joined()
  }

  static func parameters(_ count: Int) -> String {
    "<invariant name=\"rest-in-bounds\">"
      + (0..<count).map { "<parameter name=\"p\($0)\" value=\"1\"/>" }.joined() + "</invariant>"
  }

  static func expect(_ text: String) -> String { "<expect>\(text)</expect>" }

  static func onTimeline(
    _ name: String, _ count: Int, _ words: [String] = check, _ codes: Set<Int32> = [0, 1],
    _ events: @escaping @Sendable (Int) -> [String]
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: codes) { _ in
      words
    } files: {
      ["x.xml": recording(events($0))]
    }
  }

  static func inHead(
    _ name: String, _ count: Int, _ words: [String] = lint,
    _ codes: Set<Int32> = [0], _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: codes) { _ in
      words
    } files: { count in
      let text = text(count)
      let isExpectation = text.hasPrefix("<expect>")
      return [
        "x.xml": recording(
          flick([]), head: isExpectation ? "" : text, expect: isExpectation ? text : "")
      ]
    }
  }

  static func suite(
    _ name: String, _ count: Int, _ codes: Set<Int32> = [0],
    _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: codes) { _ in
      ["check", "@x.xml", "--suite", "@flickbook-suite.xml"]
    } files: { count in
      [
        "x.xml": recording(flick([])),
        "flickbook-suite.xml": "<suite xmlns=\"urn:flickbook:suite:1\">\(text(count))</suite>",
      ]
    }
  }

  static func repeated(_ option: String, _ value: String) -> GrowingPart {
    GrowingPart(name: option, count: 1_000) { count in
      check + (0..<count).flatMap { _ in [option, value] }
    } files: { _ in
      ["x.xml": recording(flick([]))]
    }
  }

  /// A results file without an end.
  static func results(
    _ name: String, _ count: Int, _ rows: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: [1]) { _ in
      ["report", "@r.jsonl", "-q", "--junit", "@r.xml"]
    } files: { count in
      [
        "r.jsonl": """
        {"flickbook":4,"tool":"1","plan":"p","planned":\(count),"rate":"60","phase":"0",\
        "engines":[{"name":"ios","version":"1"}],"select":["x.xml"]}
        \(rows(count))

        """
      ]
    }
  }

  static func row(_ number: Int, invariants: Int) -> String {
    let broken = (0..<invariants).map {
      """
      {"invariant":"l\($0)","verdict":"broken","margin":-1,"unit":"pt","first":{"step":1,"t":1,\
      "expected":"a","actual":"b","line":1,"column":1},"times":1}
      """
    }
    return """
      {"recording":"x\(number).xml","number":\(number),"hash":"","title":"x","engine":"ios","ms":1,\
      "steps":1,"ending":"rest","invariants":[\(broken.joined(separator: ","))]}
      """
  }

  static func imported(
    _ format: String, _ count: Int, _ file: String, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: "import from \(format)", count: count) { _ in
      ["import", "@" + file, "--input-format", format, "--size", "390x844", "-q"]
    } files: {
      [file: text($0)]
    }
  }
}
