internal import Gesture

/// Files of tools that say what was done and not where a finger was: refused by name.
enum ForeignFormat {
  /// What a file that begins so is, and what to do instead; nil of any other.
  static func objection(beginning bytes: [UInt8]) -> Objection? {
    let text = String(decoding: bytes, as: UTF8.self)
    let outline = JSONOutline(bytes) ?? JSONOutline()
    // A trace may also be the bare list of its events.
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
