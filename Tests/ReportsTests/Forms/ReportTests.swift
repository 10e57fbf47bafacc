import Foundation
import Reports
import Results
import SampleResults
import TestSupport
import Testing

struct ReportTests {
  static let seeds = 0..<20 as Range<UInt64>

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  // MARK: SARIF

  @Test(arguments: seeds)
  func `SARIF contains a location for every result, and no results for waived findings`(
    _ seed: UInt64
  ) throws {
    let rendered = Rendered(seed)
    let log = try #require(try json(rendered.text(.sarif)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 2)
    var results = 0
    for run in runs {
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rules = driver?["rules"] as? [[String: Any]] ?? []
      for result in run["results"] as? [[String: Any]] ?? [] {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        let location = (result["locations"] as? [[String: Any]])?.first
        let point = location?["physicalLocation"] as? [String: Any]
        #expect((point?["region"] as? [String: Any])?["startLine"] as? Int ?? 0 >= 1)
        let uri = (point?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? " "
        #expect(uri.wholeMatch(of: /[A-Za-z0-9\/._~%-]+/) != nil, "\(uri)")
        // A violation has a third fingerprint, which identifies its cause.
        let prints = result["partialFingerprints"] as? [String: String] ?? [:]
        let text = (result["message"] as? [String: String])?["text"] ?? ""
        #expect(prints.count == 2 + (text.contains("expected ") ? 1 : 0), "\(text)")
        results += 1
      }
    }
    let counting = rendered.rows.flatMap(\.invariants).count {
      $0.verdict == .broken || $0.isMissed
    }
    #expect(results == counting + rendered.failed)
  }

  @Test func `SARIF stops at 5000 results and reports the number left out`() throws {
    var rendered = Rendered(1, count: 1)
    var random = RandomRows(seed: 1)
    var row = JudgedRecording("a.xml", on: "ios")
    while row.invariants.count < 5010 {
      let invariant = random.invariant("invariant-\(row.invariants.count)")
      if invariant.verdict == .broken { row.invariants.append(invariant) }
    }
    rendered.rows = [row]
    let text = rendered.text(.sarif)
    #expect(text.components(separatedBy: "\"ruleIndex\"").count == 5001)
    #expect(text.contains("10 more results are left out"))
  }

  // MARK: TAP

  @Test(arguments: seeds)
  func `TAP counts its test points correctly, and escaped names form no directives`(
    _ seed: UInt64
  ) throws {
    let rendered = Rendered(seed)
    let lines = rendered.text(.tap).split(separator: "\n")
    #expect(lines[0] == "TAP version 13")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(lines[1] == "1..\(points.count)")
    var directives = 0
    for (index, point) in points.enumerated() {
      let match = try #require(
        point.wholeMatch(of: /(?:not )?ok (\d+) - (?:[^#\\]|\\#|\\\\)*?( # (?:SKIP|TODO) .*)?/),
        "\(point)")
      #expect(match.1 == String(index + 1))
      if match.2 != nil { directives += 1 }
    }
    // A refused row counts as one skipped point, and so does a row without invariants.
    let (judged, whole) = rendered.judged
    let invariants = judged.flatMap(\.invariants)
    let idle = invariants.count { !$0.isMissed && !$0.isTested || $0.verdict == .waived }
    #expect(directives == idle + whole.count)
    #expect(points.count == invariants.count + whole.count + rendered.failed)
    let counting = invariants.count { $0.isMissed || $0.verdict == .waived }
    let broken = judged.reduce(0) { $0 + $1.broken.count }
    #expect(points.count { $0.hasPrefix("not") } == counting + broken + rendered.failed)
  }

  // MARK: Markdown

  @Test(arguments: seeds) func `every row of a Markdown table has as many cells as its head`(
    _ seed: UInt64
  ) {
    let rendered = Rendered(seed)
    let text = rendered.text(.markdown)
    let tables = MarkdownTable.all(in: text)
    #expect(tables.allSatisfy { $0.isEven })
    #expect(tables.map(\.head.count) == [9, 4, 4, 4])
    let rows = rendered.rows
    let invariants = rows.flatMap(\.invariants)
    #expect(
      tables.map(\.rows.count) == [
        2, invariants.count { $0.verdict == .broken || $0.isMissed } + rendered.failed,
        invariants.count { $0.verdict == .waived }, rows.count { $0.whyNotTested != nil },
      ])
    // The counts of the engines include all rows.
    let sums = tables[0].sums
    #expect(sums[1] == rows.count && sums[5] == rows.count { $0.refusal != nil })
    #expect(sums[4] == rows.count(where: \.isUntested))
    #expect(sums[6] == invariants.count(where: \.isTested))
    // All tags outside of code belong to the report: no name adds a tag.
    let sentence = text.replacing(/````sh(?s:.*)````/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
    let tags = Set(sentence.matches(of: /<[^>]*>?/).map { String($0.output) })
    #expect(tags == ["<details>", "</details>", "<summary>", "</summary>"])
  }

  @Test func `a Markdown summary stays below 700 kB and counts the rows that it leaves out`() {
    let text = Rendered(3, count: 6000).text(.markdown)
    #expect(text.utf8.count < 700_000)
    #expect(text.utf8.count > 300_000)
    #expect(text.contains(" more\n"))
  }

  @Test(arguments: seeds) func `tables of folders are complete and count every violation once`(
    _ seed: UInt64
  ) {
    let rendered = Rendered(seed)
    let text = rendered.text(.folders)
    let tables = MarkdownTable.all(in: text)
    #expect(tables.allSatisfy { $0.isEven })
    #expect(tables.first?.head.count == 6 && tables.last?.head.count == 3)
    #expect(tables.dropFirst().dropLast().allSatisfy { $0.head.count == 4 })
    // The counts belong to the first engine, but rows that could not be judged are counted for both
    // engines.
    let first = rendered.rows.filter { $0.engine == rendered.head.engines[0].name }
    #expect(
      tables.first?.sums.dropFirst().prefix(4) == [
        30, rendered.failed, first.count { $0.refusal != nil }, first.count(where: \.isUntested),
      ])
    // The table of a folder counts each violation once.
    let counts = text.matches(of: /\sin (\d+)(?=,| \|)/).compactMap { Int($0.1) }
    let invariants = rendered.rows.flatMap(\.invariants)
    #expect(counts.reduce(0, +) == invariants.count { $0.verdict == .broken })
    let folders = Set(rendered.rows.map { $0.recording.split(separator: "/").dropLast() })
    #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } <= folders.count + 1)
  }

  // MARK: GitHub and GitLab

  @Test(arguments: seeds) func `annotations are single lines, at most ten of each kind`(
    _ seed: UInt64
  ) throws {
    let rendered = Rendered(seed)
    let lines = rendered.text(GitHubAnnotations(rendered.head)).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(errors.last?.wholeMatch(of: /::error::and \d+ more causes?: see the report/) != nil)
    var causes = CauseTable()
    for row in rendered.rows { causes.add(row) }
    for (kind, count) in [
      ("error", causes.reasons.count { $0.weight != .warned }),
      ("warning", causes.reasons.count { $0.weight == .warned }),
      ("notice", rendered.rows.count { $0.whyNotTested != nil }),
    ] {
      let reported = lines.filter { $0.hasPrefix("::\(kind) f") }.count
      let more = lines.compactMap {
        $0.wholeMatch(of: /::(\w+)::and (\d+) more \w+: see the report/)
      }
      .filter { $0.1 == kind }.map { Int($0.2) }
      #expect(reported == min(count, 9) && more == (count > 9 ? [count - 9] : []))
    }
    #expect(
      lines.allSatisfy { $0.wholeMatch(of: /::(?:error|warning|notice)(?: file=|::and ).+/) != nil }
    )
    for line in lines.dropLast() where line.contains(" file=") {
      #expect(
        line.wholeMatch(
          of: /::\w+ file=[^,:]*(,line=\d+,col=\d+)?,title=[^,:]*::.+/) != nil, "\(line)")
    }
  }

  @Test(arguments: seeds)
  func `a code quality report has one issue with a unique fingerprint per finding`(
    _ seed: UInt64
  ) throws {
    let rendered = Rendered(seed)
    let issues = try #require(
      try json(rendered.text(.codeQuality)) as? [[String: Any]])
    let reported = rendered.rows.flatMap(\.invariants).count {
      $0.verdict == .broken || $0.isMissed
    }
    #expect(issues.count == reported + rendered.failed)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    let severities = Set(issues.compactMap { $0["severity"] as? String })
    #expect(severities.isSubset(of: ["blocker", "critical", "major", "minor"]))
    // GitLab shows the worst issues first: the smallest recording of each cause.
    var causes = CauseTable()
    for row in rendered.rows { causes.add(row) }
    let failing = causes.reasons.filter { [.broken, .missed].contains($0.weight) }
    #expect(issues.count { $0["severity"] as? String == "critical" } == failing.count)
  }

  // MARK: All

  @Test(arguments: ReportForm.allCases)
  func `a report that is made from results equals the report of the run`(_ form: ReportForm) throws
  {
    for seed in Self.seeds {
      let rendered = Rendered(seed)
      var again = form.report(of: rendered.head)
      for row in rendered.rows {
        guard case .row(let read) = try ResultsLine(ResultsText.line(row).utf8) else {
          Issue.record("\(row.recording) is not read as a row")
          continue
        }
        again.add(read)
      }
      #expect(again.text(rendered.end) == rendered.text(form))
    }
  }
}
