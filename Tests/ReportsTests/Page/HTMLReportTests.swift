import Files
import Foundation
import Reports
import Results
import SampleResults
import TestSupport
import Testing
import Text

struct HTMLReportTests {
  @Test func `a small report equals the reviewed report`() throws {
    var held = JudgedRecording("Gallery/still.xml", on: "ios")
    var invariant = JudgedInvariant("rest-in-bounds", .held)
    (invariant.checks, invariant.margin, invariant.unit) = (4, 0.5, "pt")
    held.invariants = [invariant, JudgedInvariant("pinch-anchor", .untested)]
    var unread = JudgedRecording("Gallery/wrong.xml", on: "ios")
    unread.error = .init(
      .format, "unknown element \"wiggle\"", at: FileLocation(line: 3, column: 4))
    var report = ReportPages.report(
      ReportPages.head(["ios"]), [try ReportPages.broken(), held, unread])
    let end = RunEnd(recordings: 3, broken: 1, exit: 2)
    let page = ReportPages.bare(report.text(end))
    #expect(try Golden("report.html").text(renewedBy: page) == page)
  }

  @Test func `a verdict without failures begins with a share of all recordings`() {
    let held = Self.row("held.xml", .held)
    let idle = Self.row("idle.xml", .untested)
    var unread = JudgedRecording("unread.xml", on: "ios")
    unread.error = .init(.format, "empty", at: .nowhere)
    for (rows, exit, title) in [
      ([held], 0, "Held: 1 recording"), ([held, idle], 0, "Held: 1 of 2 recordings, 1 untested"),
      ([unread, held], 2, "Could not judge: 1 of 2 recordings"),
      ([unread, held, idle], 2, "Could not judge: 1 of 3 recordings, 1 untested, 1 held"),
    ] {
      var report = ReportPages.report(ReportPages.head(["ios"]), rows)
      let page = report.text(RunEnd(recordings: rows.count, broken: 0, exit: exit))
      #expect(page.contains("<title>\(title) - Flickbook</title>"), "\(title)")
    }
  }

  private static func row(_ name: String, _ verdict: JudgedInvariant.Word) -> JudgedRecording {
    var row = JudgedRecording(name, on: "ios")
    row.invariants = [JudgedInvariant("rest-in-bounds", verdict)]
    row.invariants[0].checks = verdict == .held ? 1 : 0
    return row
  }

  @Test func `a page runs only its own style and script`() throws {
    let head = ReportPages.head(["ios"])
    var report = HTMLReport(head) { SHA256.hexadecimal(of: $0) }
    report.add(try ReportPages.broken())
    let page = report.text(nil)
    for name in ["style", "script"] {
      let text = try #require(ReportPages.content(of: name, in: page))
      let digits = SHA256.hexadecimal(of: Array(text.utf8))
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { index in
        UInt8(digits.dropFirst(index).prefix(2), radix: 16)
      }
      // The page escapes the quotation marks in the policy.
      #expect(page.contains("\(name)-src &#39;sha256-\(Data(bytes).base64EncodedString())&#39;"))
    }
    #expect(page.contains("default-src &#39;none&#39;"))
    let bare = ReportPages.bare(page)
    #expect(!bare.contains(" style=") && !bare.contains("http:") && !bare.contains("https:"))
    #expect(page.components(separatedBy: "<script").count == 4)  // film, index and script
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `texts in results are escaped and add no elements to a page`(seed: UInt64) throws {
    var random = RandomRows(seed: seed)
    var rows = (0..<6).map { random.row($0) }
    rows[0].scene = try JudgedRecording.drawn(seed).scene
    rows[0].trace = try JudgedRecording.drawn(seed).trace
    var harmless = rows
    for index in rows.indices {
      rows[index].title = "</title><script>alert(1)</script>"
      rows[index].recording += "\"><img src=x onerror=alert(1)>]]>-->\u{fffe}"
      harmless[index].title = "plain"
      harmless[index].recording += "plain"
    }
    let head = random.head()
    let end = random.end()
    for files in [false, true] {
      let tags = [rows, harmless].map { rows in
        var report = ReportPages.report(head, rows)
        return files
          ? ReportPages.folder(head, rows, end).filter { $0.name.hasSuffix(".html") }
            .map { Self.tags($0.text) }
          : [Self.tags(ReportPages.bare(report.text(end)))]
      }
      // The page has the same elements for both texts.
      #expect(tags[0].map(\.count).sorted() == tags[1].map(\.count).sorted())
      #expect(tags.joined().joined().allSatisfy { !$0.hasPrefix("<img") })
    }
    var report = ReportPages.report(head, rows)
    let page = ReportPages.bare(report.text(end))
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.isNoncharacterCodePoint
        || scalar != "\n" && (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value)
        || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
    #expect(!page.unicodeScalars.contains(where: isControl))
  }

  /// All tags of a page, without their attributes.
  private static func tags(_ page: String) -> [Substring] {
    page.split(separator: "<").dropFirst().map { part in
      page[part.startIndex...].prefix(0) + "<" + part.prefix { $0 != " " && $0 != ">" }
    }.map { Substring($0) }
  }

  @Test func `each failed recording has a section, and each section has pictures`() throws {
    let rows = try (0..<5).map { try ReportPages.broken("r\($0).xml") }
    var report = ReportPages.report(ReportPages.head(["ios"]), rows)
    let page = report.text(RunEnd(recordings: 5, broken: 5, exit: 1))
    #expect(page.components(separatedBy: "<article").count - 1 == 5)
    for row in rows {
      let id = PageAddress(row.recording, on: row.engine).id
      #expect(page.contains("id=\"\(id)\"") && page.contains("href=\"#\(id)\""))
      #expect(page.contains("id=\"\(id)-film\""))
    }
    #expect(page.components(separatedBy: "class=\"chart\"").count - 1 == 5)
    var again = ReportPages.report(ReportPages.head(["ios"]), rows)
    #expect(again.text(RunEnd(recordings: 5, broken: 5, exit: 1)) == page)
  }

  @Test func `all failures after the first failures are in noscript elements, and none is missing`()
    throws
  {
    let rows = try (0..<40).map { try ReportPages.broken("r\(100 + $0).xml") }
    var report = ReportPages.report(ReportPages.head(["ios"]), rows)
    let page = report.text(RunEnd(recordings: 40, broken: 40, exit: 1))
    let parts = page.components(separatedBy: "<noscript>")
    #expect(parts.count - 1 == 1 + 35)  // the rest of the table, and all sections but the first
    for part in parts.dropFirst() {
      #expect(part.components(separatedBy: "</noscript>").count == 2)
    }
    // Without scripts, the browser shows the page as if nothing were deferred.
    let whole = parts.joined().components(separatedBy: "</noscript>").joined()
    #expect(whole.components(separatedBy: "class=\"chart\"").count - 1 == 40)
    #expect(whole.components(separatedBy: "<tr data-id=").count - 1 == 40)
    for part in whole.components(separatedBy: "<article").dropFirst() {
      #expect(part.contains("class=\"frames\"") && part.contains("-film\">{"))
    }
  }

  @Test func `a folder has a page for each failed recording, and links to each`() throws {
    let rows = try (0..<3).map { try ReportPages.broken("a/r\($0).xml") }
    let end = RunEnd(recordings: 3, broken: 3, exit: 1)
    let files = ReportPages.folder(ReportPages.head(["ios"]), rows, end)
    let index = try #require(files.last)
    #expect(index.name == "index.html")
    for row in rows {
      let file = PageAddress(row.recording, on: row.engine).file
      #expect(files.contains { $0.name == file })
      #expect(index.text.contains("href=\"\(file)\""))
    }
    #expect(Set(files.map(\.name)).isSuperset(of: ["app.css", "app.js"]))
    #expect(!index.text.contains("<style"))
  }

  @Test
  func `the second engine of a recording is drawn as a ghost, and separately only if it failed`()
    throws
  {
    let one = try ReportPages.broken()
    var other = one
    other.engine = "good"
    other.invariants = []
    var report = ReportPages.report(ReportPages.head(["ios", "good"]), [one, other])
    let page = report.text(nil)
    #expect(page.components(separatedBy: "<article").count - 1 == 1)
    #expect(page.contains("class=\"ghost\"") && page.contains("class=\"curve b\""))
    #expect(page.contains("\"otherTrace\":"))
  }

  @Test func `live tiles are drawn at their position`() throws {
    let row = try ReportPages.broken()
    let trace = try #require(row.trace)
    let index = try #require(trace.frames.indices.last { trace.time(ofRow: $0) <= 200.01 })
    let number = { (channel: DrawnTrace.Channel) in
      try #require(trace.value(channel, ofView: 0, row: index))
    }
    let side = 256 * Double(1 << Int(try number(.tileLevel)))
    let (top, bottom) = (try number(.tileFirstRow) * side, (try number(.tileLastRow) + 1) * side)
    var report = ReportPages.report(ReportPages.head(["ios"]), [row])
    let tiles = report.text(nil).components(separatedBy: "class=\"tiles\" d=\"").dropFirst().first
    // The last tile extends past the end of the image, where it is cut.
    let column = " \(Int(top))V\(Int(min(bottom, 2000)))"
    #expect(tiles?.prefix { $0 != "\"" }.contains(column) == true, "\(column)")
  }

  @Test func `a trace that cannot be drawn causes no error`() throws {
    var row = try ReportPages.broken()
    row.trace?.phase = 1e300
    row.trace?.hertz = 1e-300
    var report = ReportPages.report(ReportPages.head(["ios"]), [row])
    #expect(report.text(nil).contains("<article"))
  }
}
