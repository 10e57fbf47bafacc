internal import Results

/// JUnit XML, limited to the elements that reading programs understand. The schema allows more.
///
/// - One level: a suite for each recording, a case for each invariant and engine. Some readers see
///   only direct children, and drop a case whose class and name repeat an earlier case.
/// - The root has no `skipped` attribute, because the schema rejects it there.
/// - A case has at most one failure or error. Its message and its body both contain the whole text:
///   readers show only the first failure, and some show only the message or only the body.
/// - Every element has a time with at most three decimals: without a time one reader shows NaN, and
///   the schema rejects more decimals. The time is the duration of the replayed gesture, or with
///   `--timing` the duration of the replay.
struct JUnitReport: LongReport {
  private let head: RunHead
  private let choices: ReportChoices
  private var suites: StoredText
  private var suite: JUnitSuite?
  private var names = JUnitNames()
  private var sums = JUnitSuite.Sums()
  private var difference: RunDifference?
  private(set) var losses: [String] = []

  init(_ head: RunHead, _ choices: ReportChoices, in store: any TextStore) {
    self.head = head
    self.choices = choices
    suites = StoredText(in: store)
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
    suites.add(suite.xml(head))
    sums.add(suite.sums)
    self.suite = nil
  }

  mutating func write<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    closeSuite()
    let root = XMLText.attributes([
      "name": name(end),
      "tests": String(sums.tests), "failures": String(sums.failures),
      "errors": String(sums.errors), "time": JUnitSuite.time(sums.seconds),
    ])
    try put(Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(root)>\n".utf8))
    if try !suites.write(put) { losses.append("cases of the JUnit report cannot be read back") }
    try put(Array("</testsuites>\n".utf8))
  }

  /// The value of the root's `name`. It contains the difference to the earlier run, because a root
  /// has no properties, and readers show only its name.
  private func name(_ end: RunEnd?) -> String {
    let name = end?.isInterrupted == false ? "flickbook" : "flickbook (incomplete)"
    return difference.map { "\(name): \($0.sum) since the earlier run" } ?? name
  }
}

/// Class names: paths with dots in place of slashes, each unique.
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
