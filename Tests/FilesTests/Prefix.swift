import Platform

/// The content of a truncated recording of touches, parsed line by line without the reader.
///
/// All lines are counted, but only the last lines are parsed, because a cut damages no other lines.
struct Prefix {
  /// The number of complete lines of the timeline.
  private(set) var events = 0
  /// The times of the last two hundred touches, as text.
  private(set) var lastTimes: [String] = []
  /// Complete lines that are not touches, among the last lines.
  private(set) var strayLines: [String] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let lines = bytes.withUnsafeBytes { Self.wholeLines(of: $0) }
    let timeline = lines.firstIndex { bytes[$0].elementsEqual("  <timeline>".utf8) }
    guard let timeline else { return }
    events = lines.count - timeline - 1
    for line in lines[(timeline + 1)...].suffix(200) {
      let text = String(decoding: bytes[line], as: UTF8.self)
      if let time = Self.timeOfTouch(text.utf8) {
        lastTimes.append(time)
      } else {
        strayLines.append(text)
      }
    }
  }

  /// The ranges of all lines that have a line end. The rest after the last line end was cut.
  private static func wholeLines(of text: UnsafeRawBufferPointer) -> [Range<Int>] {
    guard let base = text.baseAddress else { return [] }
    var lines: [Range<Int>] = []
    var start = 0
    while let end = memchr(base + start, Int32(UInt8(ascii: "\n")), text.count - start) {
      let next = UnsafeRawPointer(end) - base
      lines.append(start..<next)
      start = next + 1
    }
    return lines
  }

  /// The time in a line that is a complete touch; nil for other lines. Names and values alternate
  /// between the quotation marks.
  private static func timeOfTouch(_ line: String.UTF8View) -> String? {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count == 9, phases.contains(String(Substring(parts[0]))) else { return nil }
    for (position, part) in parts.enumerated().dropFirst() {
      if position.isMultiple(of: 2) {
        guard part.elementsEqual(names[position / 2].utf8) else { return nil }
      } else {
        guard !part.isEmpty, part.allSatisfy(numerals.contains) else { return nil }
      }
    }
    return String(Substring(parts[1]))
  }

  private static let phases: Set = [
    "    <down t=", "    <move t=", "    <up t=", "    <cancel t=",
  ]
  private static let names = ["", " finger=", " x=", " y=", "/>"]
  private static let numerals = Set("0123456789.-".utf8)
}
