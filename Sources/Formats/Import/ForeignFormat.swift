internal import Gesture

/// Detects files of tools that contain actions without finger positions. They are rejected by name.
enum ForeignFormat {
  /// Describes the format of a file with these first bytes, and the alternative; nil for other
  /// files.
  static func objection(beginning bytes: [UInt8]) -> Objection? {
    let text = String(decoding: bytes, as: UTF8.self)
    let outline = JSONOutline(bytes) ?? JSONOutline()
    // A trace may also be only the array of its events.
    if outline.has("traceEvents") || outline.has("ph") && outline.has("ts") {
      return Objection(
        .sense, "a trace of Chrome, which holds no place of any touch",
        expected: "a recording of the same page by recorder.js")
    }
    if outline.has("steps") {
      return Objection(
        .sense, "a recording of Chrome's DevTools, which names elements and no fingers",
        expected: "a recording of the same page by recorder.js")
    }
    if ["Test Case '-[", "Synthesize event", "    t = "].contains(where: { text.contains($0) }) {
      return Objection(
        .sense, "a log of XCUITest, which names elements and no places",
        expected: "a recording that the app makes of itself")
    }
    return nil
  }
}
