import Files
import Testing
import Text

/// An error has the location of the faulty text. In the inputs, ▶︎ marks that location.
struct LocationTests {
  @Test(arguments: [
    // Names of elements and attributes.
    "<▶︎wiggle t=\"0\"/>",
    "<down t=\"0\" finger=\"1\" x=\"1\" y=\"1\" ▶︎spede=\"1\"/>",
    "<▶︎down t=\"0\" finger=\"1\" x=\"1\"/>",
    "<!-- before --><mark t=\"0\" name=\"日本\"/><▶︎wiggle/>",
    // Values.
    "<down t=\"▶︎now\" finger=\"1\" x=\"1\" y=\"1\"/>",
    "<down t='0' finger='▶︎1.5' x='1' y='1'/>",
    "<down t=\"0\" finger=\"1\" x=\"▶︎&#49;&#x3B;\" y=\"1\"/>",
    "<mark name=\"日本 🎈\" t=\"▶︎bad\"/>",
    "<down t=\"0\" finger=\"1\" x = \"▶︎−1\" y=\"1\"/>",
    "<seen t=\"0\" x=\"0\" y=\"0\" status='▶︎a = \"b\"'/>",
    "<seen t=\"0\" view=\"▶︎nobody\" x=\"0\" y=\"0\"/>",
    // Tags on several lines.
    "<down\n  t=\"0\"\n  finger=\"▶︎none\"\n  x=\"1\" y=\"1\"/>",
    "<▶︎down\n  t=\"0\"\n  finger=\"1\"\n  x=\"1\"/>",
    "\n\n  <mark t=\"0\" name=\"&#10;\n\"/>\n<▶︎move t=\"0\" finger=\"1\" x=\"1\" y=\"1\"/>",
    // Text.
    "<mark t=\"0\" name=\"a\"/>\n   ▶︎hello",
    "<mark t=\"0\" name=\"日本\">▶︎hello</mark>",
  ])
  func `an error has the location of the faulty text`(_ event: String) throws {
    try expectMarkedLocation(in: "\n  " + event)
  }

  @Test func `locations are correct in a line of 200,000 characters`() throws {
    func row(from first: Int) -> String {
      (first..<first + 8000).map { "<mark t=\"\($0)\" name=\"日本語\"/>" }.joined()
    }
    let first = row(from: 0)
    try expectMarkedLocation(in: first + "<▶︎wiggle/>")
    try expectMarkedLocation(in: first + "<down t=\"8000\" finger=\"▶︎x\" x=\"1\" y=\"1\"/>")
    try expectMarkedLocation(in: first + "<mark t=\"8000\" name=\"\"/>▶︎text" + row(from: 8000))
  }

  private func expectMarkedLocation(in timeline: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <recording xmlns="urn:flickbook:recording:1" title="x">
        <scene>
          <window width="1" height="1"/>
          <view id="a" x="0" y="0" width="1" height="1"><content width="1" height="1"/></view>
        </scene>
        <timeline>\(timeline)</timeline>
      </recording>
      """
    var scalars = Array(text.unicodeScalars)
    let mark = try #require(scalars.firstIndex(of: "▶"))
    scalars.removeSubrange(mark...mark + 1)
    // The location of an element is the location of its tag, which begins with the bracket before
    // the name.
    let start = scalars[mark - 1] == "<" ? mark - 1 : mark
    let line = 1 + scalars[..<start].count { $0 == "\n" }
    let column = start - (scalars[..<start].lastIndex(of: "\n") ?? -1)
    var input = String.UnicodeScalarView()
    input.append(contentsOf: scalars)
    let errors = Lint(bytes: Array(String(input).utf8), named: "x").errors
    #expect(errors.first?.source == FileLocation(line: Int32(line), column: Int32(column)))
    #expect(errors.count == 1, "\(errors.map(\.description))")
  }

  @Test func `the reader reports 20 errors by default, or as many as requested`() {
    let wiggles = String(repeating: "<wiggle/>\n", count: 30)
    let text = "<recording xmlns=\"urn:flickbook:recording:1\" title=\"x\">\n" + wiggles
    func lint(_ maximum: Int) -> Lint { Lint(bytes: Array(text.utf8), named: "x", atMost: maximum) }
    #expect(Lint(bytes: Array(text.utf8), named: "x").errors.count == 20)
    #expect(lint(3).errors.map(\.source.line) == [2, 3, 4])
    #expect(lint(3).isCutShort)
    // The 31st error is that the end is missing.
    #expect(lint(1000).errors.count == 31)
    #expect(!lint(1000).isCutShort)
  }
}
