import Foundation
import Invariants
import Model
import Reports
import Results
import SampleResults
import Text

/// Reports made from invented results.
enum ReportPages {
  /// The page of a report. Its hashes are replaced, so that the page does not depend on the style.
  static func report(
    _ head: RunHead, _ rows: [JudgedRecording], _ form: PageForm = .file
  ) -> HTMLReport {
    var report = HTMLReport(head, form) { _ in String(repeating: "0", count: 64) }
    for row in rows { report.add(row) }
    return report
  }

  /// The files of a report in a folder.
  static func folder(
    _ head: RunHead, _ rows: [JudgedRecording], _ end: RunEnd?
  ) -> [(name: String, text: String)] {
    var report = report(head, rows, .folder)
    var files: [(name: String, text: String)] = []
    report.folder(end) { files.append(($0.name, String(decoding: $0.bytes, as: UTF8.self))) }
    return files
  }

  static func head(_ engines: [String]) -> RunHead {
    var head = RunHead(
      tool: "1.0", plan: "", planned: 3, rate: "60", phase: "0",
      engines: engines.map { .init($0, version: "1.0") })
    head.settings = [.init("rest-in-bounds", "tolerance", "0.1pt", from: "--tolerance")]
    return head
  }

  /// A short drag that ends outside the range and is judged broken.
  static func broken(_ recording: String = "Gallery/next-car.xml") throws -> JudgedRecording {
    var row = try JudgedRecording.drawn(7)
    row.recording = recording
    row.title = "Flick to the next car"
    row.tags = ["paging"]
    row.time = .milliseconds(900)
    var invariant = JudgedInvariant("rest-in-bounds", .broken)
    invariant.margin = -2.75
    invariant.unit = "pt"
    invariant.times = 3
    var first = Violation(
      step: 12, time: .milliseconds(200), expected: "offset.y from 0 to 1520",
      actual: "-2.75", location: FileLocation(line: 12, column: 5))
    first.xml = ["<down/>", "<move/>", "<up t=\"180\" finger=\"1\"/>", "</timeline>"]
    invariant.first = first
    row.invariants = [invariant, JudgedInvariant("no-teleport", .held)]
    return row
  }

  /// The page without its style and its script, which other tests cover.
  static func bare(_ page: String) -> String {
    var text = page
    for name in ["style", "script"] {
      guard let start = text.range(of: "<\(name)>"),
        let end = text.range(of: "</\(name)>", range: start.upperBound..<text.endIndex)
      else { continue }
      text.replaceSubrange(start.upperBound..<end.lowerBound, with: "…")
    }
    return text
  }

  /// The JSON in the element with this id, which the script reads.
  static func data(_ id: String, in page: String) -> String? {
    let tag = "<script type=\"application/json\" id=\"\(id)\">"
    guard let start = page.range(of: tag),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// The content of the first element with this name.
  static func content(of name: String, in page: String) -> String? {
    guard let start = page.range(of: "<\(name)>"),
      let end = page.range(of: "</\(name)>", range: start.upperBound..<page.endIndex)
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }
}
