import Foundation
import Model
import Reports
import Results
import SampleResults
import Testing
import Text

/// Tests the page on which the user accepts and rejects differences from baselines.
struct ReviewPageTests {
  @Test func `the page contains the commands that accept and reject, with the typed paths`() throws
  {
    let paths = ["a.xml", "it's b.xml", "@c.xml"]
    let page = try Self.page(paths.map { try Self.row($0) }, ["--engine", "ios(slop=8)"])
    let data = try #require(ReportPages.data("review-data", in: page))
    let json = try JSONValue(Array(data.utf8))
    #expect(json["total"]?.whole == 3)
    #expect(json["accept"]?.string == "flickbook baseline accept --engine 'ios(slop=8)'")
    #expect(json["reject"]?.string == "flickbook baseline reject --engine 'ios(slop=8)'")
    #expect(json["typed"]?["a.xml"] == nil)
    #expect(json["typed"]?["it's b.xml"]?.string == "'it'\\''s b.xml'")
    #expect(json["typed"]?["@c.xml"]?.string == "./@c.xml")
    #expect(page.contains("3 differences to decide"))
    #expect(page.components(separatedBy: "data-pending>").count == 4)
    #expect(page.contains("<tr data-id=") && page.contains("data-pending=\"a.xml\""))
    #expect(try #require(ReportPages.data("index", in: page)).contains("\"pending\":[0,1,2]"))
    #expect(page.contains("before: ") && page.contains("after: "))
  }

  @Test func `the user can decide only on pending rows of a baseline check`() throws {
    var held = try Self.row("b.xml")
    held.isPending = false
    let page = try Self.page([try Self.row("a.xml"), held], [])
    #expect(page.contains("1 difference to decide"))
    #expect(try #require(ReportPages.data("index", in: page)).contains("\"pending\":[0]"))
    let other = try Self.page([try Self.row("a.xml")], nil)
    #expect(!other.contains("to decide") && ReportPages.data("review-data", in: other) == nil)
  }

  @Test func `a recording without a baseline is shown as the engine plays it`() throws {
    var row = try Self.row("a.xml")
    row.invariants = []
    row.compare?.trace = nil
    row.compare?.measures = []
    row.error = .init(.format, "a.trace: no baseline of a.xml exists")
    let page = try Self.page([row], [])
    #expect(page.contains("There is nothing to compare with: "))
    #expect(page.contains("class=\"curve a\"") && !page.contains("class=\"curve b\""))
    #expect(!page.contains("closest to a tolerance"))
  }

  @Test
  func `saved decisions apply only to the same differences, and not to another run's differences`()
    throws
  {
    func key(_ change: (inout JudgedRecording) -> Void) throws -> String? {
      var row = try Self.row("a.xml")
      change(&row)
      let page = try Self.page([row], [])
      let data = try #require(ReportPages.data("review-data", in: page))
      return try JSONValue(Array(data.utf8))["key"]?.string
    }
    let first = try key { _ in }
    #expect(first?.count == 16)
    #expect(try key { _ in } == first)
    #expect(try key { $0.compare?.measures[0].value = 12.25 } != first)
    #expect(try key { $0.recording = "b.xml" } != first)
  }

  @Test func `each page of a folder shows the progress, and the start page shows the commands`()
    throws
  {
    let files = ReportPages.folder(
      Self.head([]), [try Self.row("a.xml"), try Self.row("b.xml")],
      RunEnd(recordings: 2, broken: 2, exit: 1))
    let keys = try files.filter { $0.name.hasSuffix(".html") }.map { file in
      let data = try #require(ReportPages.data("review-data", in: file.text))
      let json = try JSONValue(Array(data.utf8))
      #expect((json["accept"] != nil) == (file.name == "index.html"))
      return json["key"]?.string
    }
    #expect(keys.count == 3 && Set(keys).count == 1)
  }

  private static func head(_ options: [String]?) -> RunHead {
    var head = ReportPages.head(["ios"])
    head.against = .init("Reports/Baselines/ios", version: nil)
    head.review = options.map { RunHead.Review(options: $0) }
    return head
  }

  private static func page(_ rows: [JudgedRecording], _ options: [String]?) throws -> String {
    var report = ReportPages.report(head(options), rows)
    return report.text(RunEnd(recordings: rows.count, broken: rows.count, exit: 1))
  }

  private static func row(_ recording: String) throws -> JudgedRecording {
    var row = try ComparisonPageTests.row(seed: 7)
    row.recording = recording
    row.isPending = true
    return row
  }
}
