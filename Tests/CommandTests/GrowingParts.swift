import Testing

/// Something of which a file or a command line may hold as much as it likes.
struct GrowingPart: Sendable, CustomTestStringConvertible {
  let name: String
  /// How many take about a tenth of a second, so that four times as many show how it grows.
  let count: Int
  /// The exit codes that say that it was read to its end.
  var codes: Set<Int32> = [0]
  /// The words of the command line; `@` stands for the folder of the files.
  let words: @Sendable (Int) -> [String]
  let files: @Sendable (Int) -> [String: String]

  var testDescription: String { name }
}

enum GrowingParts {
  static let all = timeline + heads + suites + commandLine + tools

  private static let timeline = [
    onTimeline("touches", 2_000) { flick((0..<$0).map { move($0, at: 4 * $0) }) },
    onTimeline("touches in full moments", 4_000) {
      flick((0..<$0).map { move($0, at: $0 / 4_000) })
    },
    onTimeline("marks", 1_000) { (0..<$0).map { "<mark t=\"\($0)\" name=\"m\($0)\"/>" } },
    onTimeline("reports of the device", 1_000) {
      (0..<$0).map { "<seen t=\"\($0)\" x=\"0\" y=\"\($0 % 99)\"/>" }
    },
    onTimeline("asks", 1_000) {
      (0..<$0).map { "<ask t=\"\(5 * $0)\" scroll-to=\"0 \($0 % 99)\"/>" }
    },
    onTimeline("changed settings", 1_000) {
      (0..<$0).map { "<set t=\"\(5 * $0)\"><content height=\"\(900 + $0 % 99)\"/></set>" }
    },
    onTimeline("changed frames", 500) {
      (0..<$0).map {
        "<frame t=\"\(5 * $0)\" x=\"0\" y=\"0\" width=\"320\" height=\"\(500 + $0 % 9)\"/>"
      }
    },
    onTimeline("taps", 300, ["compare", "@x.xml", "--engine", "ios", "--against", "clamping"]) {
      (0..<$0).flatMap { down(at: 60 * $0, up: 60 * $0 + 30) }
    },
    onTimeline("taps and relations", 100, check + ["--relations"]) {
      (0..<$0).flatMap { down(at: 60 * $0, up: 60 * $0 + 30) }
    },
    onTimeline("taps and the page", 300, check + ["--html", "@x.html", "--report-detail", "all"]) {
      (0..<$0).flatMap { down(at: 60 * $0, up: 60 * $0 + 30) }
    },
    onTimeline("touches as actions of WebDriver", 2_000, ["export", "@x.xml", "--to", "webdriver"])
    {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
    onTimeline("touches to put in order", 4_000, ["fmt", "--check", "@x.xml"], [1]) {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
    onTimeline("touches to scale", 4_000, ["scale", "@x.xml", "--time", "2"]) {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
  ]

  private static let heads = [
    inHead("tags", 2_000, check) { tags($0) },
    inHead("tags to lint", 8_000) { tags($0) },
    // Those have names that nobody knows.
    inHead("invariants", 4_000, lint, [1]) { expect(invariants($0)) },
    inHead("parameters", 4_000, lint, [1]) { expect(parameters($0)) },
  ]

  private static let suites = [
    suite("invariants of a suite", 4_000, [2]) { expect(invariants($0)) },
    suite("parameters in a suite", 4_000, [2]) { expect(parameters($0)) },
    suite("engines of a suite", 50) { count in
      (0..<count).map { "<engine name=\"ios(slop=\(10 + $0))\"/>" }.joined()
    },
    suite("groups", 2_000) { count in
      (0..<count).map { "<group match=\"*\($0).xml\">\(expect(invariants(1)))</group>" }.joined()
    },
    suite("waivers", 2_000) { count in
      (0..<count).map {
        "<waive recording=\"*\($0).xml\" invariant=\"rest-in-bounds\" reason=\"r\"/>"
      }.joined()
    },
  ]

  private static let commandLine = [
    GrowingPart(name: "paths", count: 50) { count in
      ["check"] + (0..<count).map { "@x\($0).xml" } + ["--engine", "ios"]
    } files: { count in
      var files: [String: String] = [:]
      for number in 0..<count { files["x\(number).xml"] = recording(flick([])) }
      return files
    },
    GrowingPart(name: "recordings to join", count: 200) { count in
      ["join"] + (0..<count).map { _ in "@x.xml" }
    } files: { _ in
      ["x.xml": recording(down(at: 0, up: 20))]
    },
    repeated("--only", "rest-in-bounds"), repeated("--level", "rest-in-bounds=warn"),
    repeated("--tolerance", "rest-in-bounds=1pt"), repeated("--engine-timeout", "advance=5s"),
  ]

  private static let tools = [
    results("rows of results", 100) { count in
      (0..<count).map { row($0, invariants: 10) }.joined(separator: "\n")
    },
    results("invariants of a row", 1_000) { row(0, invariants: $0) },
    imported("evemu", 1_000, "x.log") { count in
      "# EVEMU 1.3\nA: 2f 0 9 0 0\nA: 35 0 4095 0 0\nA: 36 0 8191 0 0\n"
        + "E: 0.000001 0003 0039 0000\nE: 0.000001 0003 0035 2100\n"
        + (1...count).map {
          let time = "\($0).000001"
          return "E: \(time) 0003 0036 \($0 % 999)\nE: \(time) 0000 0000 0000\n"
        }.joined()
    },
    imported("getevent", 1_000, "x.log") { count in
      "    ABS (0003): 0035 : min 0, max 1079\n    0036 : min 0, max 2339\n"
        + "[ 10.500000] 0003 0039 00000012\n[ 10.500000] 0003 0035 000002ec\n"
        + (11...count + 10).map {
          "[ \($0).500000] 0003 0036 000002a\($0 % 10)\n[ \($0).500000] 0000 0000 00000000\n"
        }.joined()
    },
    imported("webdriver", 2_000, "x.json") { count in
      "{\"actions\":[{\"type\":\"pointer\",\"id\":\"a\",\"parameters\":{\"pointerType\":\"touch\"},"
        + "\"actions\":[{\"type\":\"pointerMove\",\"x\":1,\"y\":1},{\"type\":\"pointerDown\"},"
        + (0..<count).map {
          "{\"type\":\"pointerMove\",\"duration\":16,\"x\":\($0 % 300),\"y\":5},"
        }.joined() + "{\"type\":\"pointerUp\"}]}]}"
    },
  ]
}

// What they are made of.
extension GrowingParts {
  private static let check = ["check", "@x.xml", "--engine", "ios"]
  private static let lint = ["lint", "@x.xml"]

  private static func recording(_ events: [String], head: String = "", expect: String = "")
    -> String
  {
    """
    <recording xmlns="urn:flickbook:recording:1" title="x">\(head)<scene>
    <window width="320" height="568"/><view id="a" x="0" y="0" width="320" height="568">
    <content width="320" height="9000"/></view></scene>\(expect)
    <timeline>\(events.joined(separator: "\n"))</timeline></recording>
    """
  }

  private static func down(at start: Int, up end: Int) -> [String] {
    [
      "<down t=\"\(start)\" finger=\"1\" x=\"9\" y=\"440\"/>",
      "<up t=\"\(end)\" finger=\"1\" x=\"9\" y=\"440\"/>",
    ]
  }

  private static func flick(_ moves: [String]) -> [String] {
    ["<down t=\"0\" finger=\"1\" x=\"9\" y=\"440\"/>"] + moves
      + ["<up t=\"100000\" finger=\"1\" x=\"9\" y=\"300\"/>"]
  }

  private static func move(_ number: Int, at time: Int) -> String {
    "<move t=\"\(time)\" finger=\"1\" x=\"9\" y=\"\(440 - number % 140)\"/>"
  }

  private static func tags(_ count: Int) -> String {
    (0..<count).map { "<tag>t\($0)</tag>" }.joined()
  }

  private static func invariants(_ count: Int) -> String {
    count == 1
      ? "<invariant name=\"rest-in-bounds\"/>"
      : (0..<count).map { "<invariant name=\"rest-in-bounds\($0)\"/>" }.joined()
  }

  private static func parameters(_ count: Int) -> String {
    "<invariant name=\"rest-in-bounds\">"
      + (0..<count).map { "<parameter name=\"p\($0)\" value=\"1\"/>" }.joined() + "</invariant>"
  }

  private static func expect(_ text: String) -> String { "<expect>\(text)</expect>" }

  private static func onTimeline(
    _ name: String, _ count: Int, _ words: [String] = check, _ codes: Set<Int32> = [0, 1],
    _ events: @escaping @Sendable (Int) -> [String]
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: codes) { _ in
      words
    } files: {
      ["x.xml": recording(events($0))]
    }
  }

  private static func inHead(
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

  private static func suite(
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

  private static func repeated(_ option: String, _ value: String) -> GrowingPart {
    GrowingPart(name: option, count: 1_000) { count in
      check + (0..<count).flatMap { _ in [option, value] }
    } files: { _ in
      ["x.xml": recording(flick([]))]
    }
  }

  /// A report of results, which lack their end.
  private static func results(
    _ name: String, _ count: Int, _ rows: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: name, count: count, codes: [3]) { _ in
      ["report", "@r.jsonl", "-q", "--junit", "@r.xml"]
    } files: { count in
      [
        "r.jsonl": """
        {"flickbook":3,"tool":"1","plan":"p","planned":\(count),"rate":"60","phase":"0",\
        "engines":[{"name":"ios","version":"1"}],"select":["x.xml"]}
        \(rows(count))

        """
      ]
    }
  }

  private static func row(_ number: Int, invariants: Int) -> String {
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

  private static func imported(
    _ format: String, _ count: Int, _ file: String, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingPart {
    GrowingPart(name: "import from \(format)", count: count) { _ in
      ["import", "@" + file, "--from", format, "--size", "390x844", "-q"]
    } files: {
      [file: text($0)]
    }
  }
}
