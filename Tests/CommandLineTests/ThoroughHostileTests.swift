import Foundation
import TestSupport
import Testing

/// Files meant to keep the program busy, to exhaust its memory or to crash it.
@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughHostileTests {
  let folder = TemporaryFolder()

  static let start = """
    <recording xmlns="urn:flickbook:recording:1" title="x"><scene><window width="1" height="1"/>\
    <view id="a" x="0" y="0" width="1" height="1"><content width="1" height="1"/></view></scene>\
    <timeline>
    """
  static let end = "</timeline></recording>"
  private static let megabytes = 1 << 20

  @Test(arguments: [
    ("100,000 attributes", "does not end"), ("depth of 10,000", "nested 33 deep"),
    ("text of 20 MB", "inside \"timeline\""), ("note of 20 MB", "a text that does not end"),
    ("attribute of 20 MB", "does not end"), ("comment of 20 MB", "does not end"),
    ("CDATA of 20 MB", "inside \"timeline\""), ("100,000 namespaces", "does not end"),
    ("namespaces in 1,000 elements", "namespaces at once"),
    ("a million errors", "unknown element \"wiggle\""), ("50 MB of NUL", "UTF-32"),
    ("20 MB of NUL in a text", "does not allow"), ("20 MB of <", "does not end"),
    ("entity of 20 MB", "does not end"), ("processing instruction of 20 MB", "does not end"),
  ])
  func `a hostile file is rejected quickly and with little memory`(_ name: String, _ text: String)
    throws
  {
    try write(name)
    let run = MeasuredRun("flickbook", ["lint", folder / "x.xml"])
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains(text), "\(run.output.prefix(500))")
    #expect(run.output.count < 10_000)
    expectModest(run)
  }

  @Test func `a line of 20 MB of moves is read like any other`() throws {
    try write("moves without a line end")
    let run = MeasuredRun("flickbook", ["lint", folder / "x.xml"])
    #expect(run.code == 0, "\(run.output)")
    expectModest(run)
    let check = MeasuredRun("flickbook", ["fmt", "--check", folder / "x.xml"])
    #expect(check.code == 1)
    expectModest(check)
  }

  @Test func `a path that is not a regular file is rejected quickly`() {
    mkfifo(folder / "pipe.xml", 0o644)
    mkdir(folder / "folder.xml", 0o755)
    let zero = MeasuredRun("flickbook", ["lint", "/dev/zero"])
    #expect(zero.code == 1)
    #expect(zero.output.hasPrefix("/dev/zero:1:1: error: UTF-32"))
    let pipe = MeasuredRun("flickbook", ["lint", folder / "pipe.xml"])
    #expect(pipe.code == 1)
    #expect(pipe.output.contains("an empty file"))
    #expect(MeasuredRun("flickbook", ["lint", folder / "folder.xml"]).code == 4)
    #expect(MeasuredRun("flickbook", ["lint", "/proc/self/mem"]).code == 2)
  }

  private func expectModest(_ run: MeasuredRun) {
    // A run of a few milliseconds may end before its memory is measured; then the peak is 0.
    #expect(run.peakMemory < 40 * Self.megabytes, "\(run.peakMemory) bytes")
    // The limit is twenty times the usual processor time, which other processes hardly change. An
    // algorithm with quadratic time would need hours.
    #expect(run.seconds < 30, "\(run.seconds) s")
    print("    \(run.peakMemory >> 20) MB, \(run.seconds) s of processor")
  }

  private func write(_ name: String) throws {
    let file = folder.put("", as: "x.xml")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    func put(_ text: String, _ count: Int = 1) {
      let piece = Data(String(repeating: text, count: min(count, 10_000)).utf8)
      for _ in 0..<max(1, count / 10_000) { handle.write(piece) }
    }
    if name != "50 MB of NUL" { put(Self.start) }
    switch name {
    case "100,000 attributes":
      put("<mark ")
      for number in 0..<100_000 { put("a\(number)=\"\" ") }
      put("/>")
    case "depth of 10,000":
      put("<a xmlns=\"urn:x\">", 10_000)
      put("</a>", 10_000)
    case "text of 20 MB": put("text text ", 2_000_000)
    case "note of 20 MB":
      put("</timeline></recording>")
      try handle.truncate(atOffset: 0)
      put("<recording xmlns=\"urn:flickbook:recording:1\" title=\"x\"><note>")
      put("text text ", 2_000_000)
    case "attribute of 20 MB":
      put("<mark t=\"0\" name=\"")
      put("text text ", 2_000_000)
      put("\"/>")
    case "comment of 20 MB":
      put("<!--")
      put("text text ", 2_000_000)
      put("-->")
    case "CDATA of 20 MB":
      put("<![CDATA[")
      put("text text ", 2_000_000)
      put("]]>")
    case "100,000 namespaces":
      put("<mark ")
      for number in 0..<100_000 { put("xmlns:a\(number)=\"urn:\(number)\" ") }
      put("/>")
    case "namespaces in 1,000 elements":
      for number in 0..<30 { put("<a\(number) xmlns=\"urn:x\" \(namespaces(number * 10))>") }
    case "a million errors": put("<wiggle/>\n", 1_000_000)
    case "50 MB of NUL": put("\0\0\0\0\0", 10_000_000)
    case "20 MB of NUL in a text": put("\0\0\0\0\0", 4_000_000)
    case "20 MB of <": put("<<<<<", 4_000_000)
    case "entity of 20 MB":
      put("&")
      put("text_text_", 2_000_000)
      put(";")
    case "processing instruction of 20 MB":
      put("<?x ")
      put("text text ", 2_000_000)
      put("?>")
    default:
      put("<down t=\"0\" finger=\"1\" x=\"1\" y=\"1\"/>")
      for time in 0..<250 {
        put("<move t=\"\(time).5\" finger=\"1\" x=\"12.25\" y=\"1\"/>", 2000)
      }
      put("<up t=\"250\" finger=\"1\" x=\"1\" y=\"1\"/>")
    }
    put(Self.end)
    try handle.close()
  }

  private func namespaces(_ first: Int) -> String {
    (first..<first + 10).map { "xmlns:n\($0)=\"urn:\($0)\"" }.joined(separator: " ")
  }
}
