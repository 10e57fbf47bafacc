/// JUnit XML as its readers understand it, which is less than what the schema allows.
///
/// - One level: a suite for each recording, a case for each invariant and engine. Some readers see direct
///   children only, and drop a case whose class and name stood before.
/// - The root has no `skipped`, since the schema refuses it there.
/// - A case has one failure or error and no more, and its message and body both tell the story:
///   readers show the first only, and some only one of the two.
/// - Times are there everywhere, with three decimals at most: a reader shows NaN without them, and
///   the schema refuses more. They tell how much gesture was replayed, or with `--timing` how long it
///   took.
struct JUnitReport: Report {
  private let head: RunHead
  private let choices: ReportChoices
  private var suites = ""
  private var suite: JUnitSuite?
  private var names = JUnitNames()
  private var sums = JUnitSuite.Sums()
  private var difference: RunDifference?

  init(_ head: RunHead, _ choices: ReportChoices) {
    self.head = head
    self.choices = choices
    difference = choices.earlier.map { RunDifference(since: $0) }
  }

  mutating func add(_ row: JudgedRecording) {
    if suite?.recording != row.recording {
      closeSuite()
      suite = JUnitSuite(row, name: names.className(of: row.recording), choices)
    }
    difference?.add(row)
    if let earlier = choices.earlier { suite?.add(RowDifference(row, since: earlier)) }
    let page = choices.pages.map { $0 + PageAddress(row.recording, on: row.engine).file }
    let cases = JUnitCases(row: row, head: head, choices: choices)
    for testCase in cases.all { suite?.add(testCase, page) }
  }

  private mutating func closeSuite() {
    guard let suite else { return }
    suites += suite.xml(head)
    sums.add(suite.sums)
    self.suite = nil
  }

  mutating func text(_ end: RunEnd?) -> String {
    closeSuite()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\
      \(XMLText.attributes([
        "name": name(end),
        "tests": String(sums.tests), "failures": String(sums.failures),
        "errors": String(sums.errors), "time": JUnitSuite.time(sums.seconds),
      ]))>
      \(suites)</testsuites>

      """
  }

  /// A root has no properties, and its name is what readers show of it: so it says what is new.
  private func name(_ end: RunEnd?) -> String {
    let name = end?.isInterrupted == false ? "flickbook" : "flickbook (incomplete)"
    return difference.map { "\(name): \($0.sum) since the earlier run" } ?? name
  }
}

/// Names of classes: a path with dots for slashes, each once.
private struct JUnitNames {
  private var taken: Set<String> = []

  mutating func className(of path: String) -> String {
    var parts = path.split(separator: "/").filter { $0 != "." }.map { String($0) }
    if let last = parts.popLast() {
      parts.append(last.hasSuffix(".xml") ? String(last.dropLast(4)) : last)
    }
    let name = parts.joined(separator: ".")
    var unique = name
    var count = 1
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(name) (\(count))"
    }
    return unique
  }
}
