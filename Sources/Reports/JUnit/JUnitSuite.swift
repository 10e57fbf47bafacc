internal import Results
internal import Text

/// The test cases of one recording.
struct JUnitSuite {
  let recording: String
  private let name: String
  private let title: String
  private let choices: ReportChoices
  private var cases = ""
  /// The changes since an earlier run, which are written as properties of the suite.
  private var changes: [(String, String)] = []
  private(set) var sums = Sums()

  struct Sums {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    mutating func add(_ other: Sums) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
      seconds += other.seconds
    }
  }

  init(_ row: JudgedRecording, name: String, _ choices: ReportChoices) {
    recording = row.recording
    title = row.title
    self.name = name
    self.choices = choices
  }

  /// Adds the difference to an earlier run as properties, for readers that show them.
  mutating func add(_ difference: RowDifference) {
    for (word, list) in [
      ("new", difference.new), ("not started", difference.unstarted),
      ("not known", difference.unknown), ("still broken", difference.still),
      ("fixed", difference.fixed), ("no longer tested", difference.lost + difference.idle),
    ] {
      changes += list.map { (word, "\($0.rule) [\($0.engine.visible)]") }
    }
  }

  /// - Parameter page: The page that plots the recording, if it has a page.
  mutating func add(_ one: JUnitCase, _ page: String?) {
    sums.tests += 1
    sums.seconds += one.seconds
    let position = choices.junitNamesFiles && one.line > 0
    cases +=
      "    <testcase"
      + XMLText.attributes([
        "classname": name, "name": one.name, "time": Self.time(one.seconds),
        "file": choices.junitNamesFiles ? recording : nil,
        "line": position ? String(one.line) : nil,
      ])
    switch one.ending {
    case .passed(nil): cases += "/>\n"
    case .passed(let note?):
      cases += ">\n      <system-out>\(XMLText.escaped(note))</system-out>\n    </testcase>\n"
    case .failed(let reported):
      sums.failures += 1
      put("failure", reported, page)
    case .erred(let reported):
      sums.errors += 1
      put("error", reported, page)
    case .skipped(let type, let message):
      sums.skipped += 1
      let attributes = XMLText.attributes(["type": type, "message": message])
      cases += ">\n      <skipped\(attributes)/>\n    </testcase>\n"
    }
  }

  private mutating func put(_ element: String, _ reported: JUnitCase.Reported, _ page: String?) {
    let attributes = XMLText.attributes(["type": reported.type, "message": reported.message])
    cases += ">\n      <\(element)\(attributes)>\(XMLText.escaped(reported.body))</\(element)>\n"
    if let page {
      // GitLab and Jenkins turn this into a link.
      cases += "      <system-out>[[ATTACHMENT|\(XMLText.escaped(page))]]</system-out>\n"
    }
    cases += "    </testcase>\n"
  }

  func xml(_ head: RunHead) -> String {
    let attributes = XMLText.attributes([
      "name": name, "tests": String(sums.tests), "failures": String(sums.failures),
      "errors": String(sums.errors), "skipped": String(sums.skipped),
      "time": Self.time(sums.seconds), "timestamp": head.date.map { String($0.prefix(19)) },
      "hostname": head.host, "file": recording,
    ])
    let properties: [(String, String)] =
      [("title", title), ("plan", head.plan), ("rate", head.rate)]
      + head.engines.map { ("engine", [$0.name, $0.version ?? ""].joined(separator: " ")) }
      + head.settings.map { ("setting", $0.text) } + changes
    let lines = properties.filter { !$0.1.isEmpty }.map { name, value in
      "      <property\(XMLText.attributes(["name": name, "value": value]))/>\n"
    }
    return "  <testsuite\(attributes)>\n    <properties>\n\(lines.joined())    </properties>\n"
      + cases + "  </testsuite>\n"
  }

  static func time(_ seconds: Double) -> String { max(0, seconds).text(fractionDigits: 3) }
}
