import Testing

/// A part that a file or a command line may contain any number of times.
struct GrowingPart: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number of repetitions. It takes about a tenth of a second, so that the time for four times
  /// as many shows how the time grows.
  let count: Int
  /// The exit codes of a run that has read the whole part.
  var codes: Set<Int32> = [0]
  /// The arguments of the command line; `@` means the folder of the files.
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
    onTimeline(
      "touches as actions of WebDriver", 2_000, ["export", "@x.xml", "--format", "webdriver"]
    ) {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
    onTimeline("touches to put in order", 4_000, ["fmt", "--check", "@x.xml"], [1]) {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
    onTimeline("touches to scale", 4_000, ["edit", "scale", "@x.xml", "--time", "2"]) {
      flick((0..<$0).map { move($0, at: 4 * $0) })
    },
  ]

  private static let heads = [
    inHead("tags", 2_000, check) { tags($0) },
    inHead("tags to lint", 8_000) { tags($0) },
    // These invariants and parameters have unknown names.
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
      ["edit", "join"] + (0..<count).map { _ in "@x.xml" }
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
