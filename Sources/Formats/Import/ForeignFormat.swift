internal import Gesture

/// Files of tools that say what was done and not where a finger was: refused by name.
enum ForeignFormat: CaseIterable {
  case chromeTrace, devToolsRecorder, xcuitest

  init?(beginning bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let outline = JSONOutline(bytes) ?? JSONOutline()
    guard let format = Self.allCases.first(where: { $0.matches(text, outline) }) else { return nil }
    self = format
  }

  private func matches(_ text: String, _ outline: JSONOutline) -> Bool {
    switch self {
    case .chromeTrace:
      // A trace may also be the bare list of its events.
      outline.has("traceEvents") || outline.has("ph") && outline.has("ts")
    case .devToolsRecorder: outline.has("steps")
    case .xcuitest:
      text.contains("Test Case '-[") || text.contains("Synthesize event")
        || text.contains("    t = ")
    }
  }

  /// What it is, and what to do instead.
  var objection: Objection {
    switch self {
    case .chromeTrace:
      Objection(
        .sense, "a trace of Chrome, which holds no place of any touch",
        expected: "a recording of the same page by recorder.js")
    case .devToolsRecorder:
      Objection(
        .sense, "a recording of Chrome's DevTools, which names elements and no fingers",
        expected: "a recording of the same page by recorder.js")
    case .xcuitest:
      Objection(
        .sense, "a log of XCUITest, which names elements and no places",
        expected: "a recording that the app makes of itself")
    }
  }
}
