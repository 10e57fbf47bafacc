import Foundation
import Model
@testable import Reports
import Results
import TestSupport
import Testing
import Text

/// Tests the contents of a report whose size is limited.
struct PageBudgetTests {
  private static let head = ReportPages.head(["ios"])

  private static func rows(_ count: Int) throws -> [JudgedRecording] {
    try (0..<count).map { number in
      var row = try ReportPages.broken("Many/r\(100 + number).xml")
      row.number = number
      return row
    }
  }

  private static func page(_ rows: [JudgedRecording], within maximum: Int) -> (
    text: String, warnings: [String]
  ) {
    var report = HTMLReport(head, maxBytes: maximum) { _ in String(repeating: "0", count: 64) }
    for row in rows { report.add(row) }
    return (report.text(nil), report.warnings)
  }

  @Test func `a report does not exceed its size limit, for any limit`() throws {
    let rows = try Self.rows(30)
    let whole = Self.page(rows, within: 10_000_000)
    #expect(whole.warnings == [])
    let bare = Self.page(rows, within: 0).text.utf8.count
    var last = 0
    for maximum in stride(from: bare, through: whole.text.utf8.count, by: 25_000) {
      let page = Self.page(rows, within: maximum)
      #expect(page.text.utf8.count <= maximum)
      let drawn = page.text.components(separatedBy: "<article").count - 1
      // With a larger limit, the page never has fewer drawings.
      #expect(drawn >= last)
      last = drawn
      #expect(page.warnings.count == 1)
      #expect(page.warnings.first?.hasPrefix("\(30 - drawn) of 30 recordings are listed") == true)
      #expect(page.text.contains("\(30 - drawn) of 30 failures are listed without"))
    }
    #expect(last > 20)
  }

  @Test func `a limited report leaves out the playground before it leaves out failures`() throws {
    let playground = ReportedPlayground(
      html: { Array(repeating: 0x70, count: 50_000) }, style: .style, script: .script
    ) { _ in ["recording": "r"] }
    let rows = try Self.rows(5)
    func made(within maximum: Int) -> (text: String, warnings: [String]) {
      var report = HTMLReport(Self.head, maxBytes: maximum, playground: playground) { _ in
        String(repeating: "0", count: 64)
      }
      for row in rows { report.add(row) }
      return (report.text(nil), report.warnings)
    }
    func page(within maximum: Int) -> String { made(within: maximum).text }
    let whole = page(within: 10_000_000)
    #expect(!whole.contains("There is no"))
    #expect(whole.components(separatedBy: "id=\"playground\"").count == 2)
    #expect(whole.components(separatedBy: "-trial\">").count == 6)
    let less = page(within: whole.utf8.count - 1)
    #expect(!less.contains("id=\"playground\"") && !less.contains("wasm-unsafe-eval"))
    #expect(less.components(separatedBy: "<article").count == 6)
    // The report states that the playground is missing, and why.
    #expect(less.contains("There is no \"Try it\", to keep this page within"))
    #expect(
      made(within: whole.utf8.count - 1).warnings
        == [
          "the HTML report has no playground, to keep it within 0 MB: --report-max-mb 1 "
            + "or --html FOLDER/ leaves space for it"
        ])
    let smallest = page(within: less.utf8.count - 1)
    #expect(smallest.contains("There is no \"Try it\""))
    #expect(smallest.contains("1 of 5 failures are listed without a plot"))
    #expect(smallest.contains(">4 of 5 failures in detail<"))
  }

  @Test func `each failure is drawn, or listed with its sentence, location and command`()
    throws
  {
    let rows = try Self.rows(12)
    let bare = Self.page(rows, within: 0).text.utf8.count
    let page = Self.page(rows, within: bare + 40_000).text
    let index = try JSONDecoder().decode(
      Index.self,
      from: Data(try #require(ReportPages.data("index", in: page)).utf8))
    for row in rows {
      let id = PageAddress(row.recording, on: row.engine).id
      if page.contains("<article class=\"recording\" id=\"\(id)\"") {
        #expect(page.contains("id=\"\(id)-film\""))
      } else {
        #expect(page.components(separatedBy: id).count == 1)
      }
    }
    let drawn = page.components(separatedBy: "<article").count - 1
    #expect(drawn > 0 && drawn < 12)
    #expect(
      index.reasons == ["rest-in-bounds: Expected offset.y from 0 to 1520, found -2.75"])
    #expect(index.commands == ["flickbook check \u{0} --engine ios --only \u{1}"])
    let listed = page.components(separatedBy: ",null,0,\"200\",\"12:5\",0]").count - 1
    #expect(listed == 12 - drawn)
  }

  private struct Index: Decodable {
    let reasons: [String]
    let commands: [String]
  }

  @Test func `a limit that is too small for the lists is exceeded with a warning`() throws {
    let page = Self.page(try Self.rows(3), within: 1000)
    #expect(page.text.components(separatedBy: "<article").count == 1)
    #expect(page.warnings.count == 2)
    #expect(page.warnings.last?.contains("\(page.text.utf8.count) bytes, more than") == true)
  }

  @Test func `a recording that is too large for the page leaves space for smaller recordings`()
    throws
  {
    var rows = try Self.rows(4)
    rows[0].remarks = [String(repeating: "very large ", count: 20_000)]
    rows[0].invariants[0].times = 99
    let bare = Self.page(rows, within: 0).text.utf8.count
    let page = Self.page(rows, within: bare + 120_000).text
    #expect(page.components(separatedBy: "<article").count - 1 == 3)
  }

  @Test func `a page does not depend on the place where its parts were stored`() throws {
    let rows = try Self.rows(8)
    var (one, other) = (
      HTMLReport(Self.head) { _ in "" }, HTMLReport(Self.head, store: Shuffled()) { _ in "" }
    )
    for row in rows {
      one.add(row)
      other.add(row)
    }
    #expect(one.text(nil) == other.text(nil))
  }

  /// A store that keeps each text separately, at offsets far from zero.
  private struct Shuffled: TextStore {
    private var texts: [Int: [UInt8]] = [:]

    mutating func keep(_ text: String) -> KeptText {
      let offset = 1_000_000 - texts.count
      texts[offset] = Array(text.utf8)
      return KeptText(offset: offset, count: text.utf8.count)
    }

    func bytes(of kept: KeptText) -> [UInt8]? { texts[kept.offset] }
  }

  @Test func `a part that cannot be read back is reported as missing`() throws {
    struct Lost: TextStore {
      mutating func keep(_ text: String) -> KeptText { KeptText(offset: 0, count: 9) }
      func bytes(of kept: KeptText) -> [UInt8]? { nil }
    }
    var report = HTMLReport(Self.head, store: Lost()) { _ in "" }
    for row in try Self.rows(2) { report.add(row) }
    #expect(report.text(nil).hasSuffix("</html>\n"))
    #expect(report.losses.count == 1 && report.warnings.isEmpty)
  }
}
