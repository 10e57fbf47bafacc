internal import Gesture

/// Files of tools that say what was done and not where a finger was: refused by name.
enum ForeignFormat: CaseIterable {
  case chromeTrace, devToolsRecorder, xcuitest

  init?(beginning bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let format = Self.allCases.first(where: { $0.matches(text) }) else { return nil }
    self = format
  }

  private func matches(_ text: String) -> Bool {
    switch self {
    case .chromeTrace: text.contains("\"traceEvents\"")
    case .devToolsRecorder: text.contains("\"steps\"") && text.contains("\"title\"")
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
