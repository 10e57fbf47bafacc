import Platform

/// What a cut recording of touches still says, found by looking at its lines alone.
///
/// All lines are counted; only the last ones are read, because a cut hurts nothing else.
struct Prefix {
  /// Whole lines on its timeline.
  private(set) var events = 0
  /// When the last two hundred touches happened, as the file says it.
  private(set) var lastTimes: [String] = []
  /// Whole lines among the last that are no touch.
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

  /// Where each line stands that has its end; what follows the last of them was cut.
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

  /// The time in a line that is a touch from its first byte to its last: names and values take
  /// turns between the quotes.
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
