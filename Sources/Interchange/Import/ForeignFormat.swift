internal import Text

/// Detects files of tools whose actions have no finger positions. The error names the tool.
enum ForeignFormat {
  /// The error for a file that begins with these bytes, with the tool and an alternative; nil for
  /// other files.
  static func objection(beginning bytes: [UInt8]) -> Objection? {
    let text = String(decoding: bytes, as: UTF8.self)
    let outline = JSONOutline(bytes) ?? JSONOutline()
    // A trace may also consist of only the array of its events.
    if outline.has("traceEvents") || outline.has("ph") && outline.has("ts") {
      return Objection(
        .sense, "a trace of Chrome, which contains no touch positions",
        expected: "a recording of the same page by recorder.js")
    }
    if outline.has("steps") {
      return Objection(
        .sense, "a recording of Chrome's DevTools, which contains elements but no fingers",
        expected: "a recording of the same page by recorder.js")
    }
    if ["Test Case '-[", "Synthesize event", "    t = "].contains(where: { text.contains($0) }) {
      return Objection(
        .sense, "a log of XCUITest, which contains elements but no positions",
        expected: "a recording made by the app itself")
    }
    return nil
  }
}
