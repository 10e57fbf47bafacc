internal import Text

/// A request in an Appium server's log: `[HTTP] --> POST /session/1c9e/actions`. Its body is on the
/// next line of `[HTTP]` in version 1, and on the same line in versions 2 and 3.
struct AppiumRequest {
  let method: Substring
  let path: Substring
  var body: Body?
  let milliseconds: Double?

  struct Body {
    var text: Substring
    let location: FileLocation
  }

  init?(_ message: AppiumMessage) {
    guard let arrow = message.text.firstRange(of: "--> ") else { return nil }
    let words = message.text[arrow.upperBound...].split(
      separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2, words[1].hasPrefix("/") else { return nil }
    method = words[0]
    path = words[1]
    milliseconds = message.milliseconds
    if words.count == 3 { body = Self.body(words[2], in: message) }
  }

  /// The body at the start of `text`, which is a part of a message; nil if there is no body.
  static func body(_ text: Substring, in message: AppiumMessage) -> Body? {
    guard text.hasPrefix("{") else { return nil }
    let characters = message.text.distance(from: message.text.startIndex, to: text.startIndex)
    let column = message.column &+ Int32(clamping: characters)
    return Body(text: text.trimmed, location: FileLocation(line: message.line, column: column))
  }

  var isActions: Bool { method == "POST" && path.hasSuffix("/actions") && session != nil }

  /// The id of the session. Each session counts as a separate device.
  var session: Substring? {
    let names = path.split(separator: "/")
    return names.firstIndex(of: "session").flatMap { index in
      names.indices.contains(index + 1) ? names[index + 1] : nil
    }
  }

  /// A description of the touches that the request causes, if the log does not contain them.
  var unsupported: String? {
    guard method == "POST" else { return nil }
    return Self.unsupportedPaths.first { path.hasSuffix($0.end) }?.words
  }

  private static let unsupportedPaths = [
    (end: "/touch/perform", words: "touch actions of the old JSON wire protocol"),
    (end: "/touch/multi/perform", words: "touch actions of the old JSON wire protocol"),
    (end: "/click", words: "clicks on elements, whose positions the log does not contain"),
    (
      end: "/execute/sync", words: "scripts, which may touch the screen, such as mobile: swipe"
    ),
    (end: "/execute", words: "scripts, which may touch the screen, such as mobile: swipe"),
  ]
}

extension AppiumRequest.Body {
  /// Whether the body is truncated. The server shortens a body to 1,024 characters and appends
  /// dots.
  var isCut: Bool { text.hasSuffix("...") || text.hasSuffix("…") }

  /// The part of the action list that a truncated body contains.
  private var remains: Substring? {
    let start = "{\"actions\":"
    guard isCut, text.hasPrefix(start) else { return nil }
    return text.dropFirst(start.count).dropLast(text.hasSuffix("…") ? 1 : 3)
  }

  /// Whether this body is truncated and is the beginning of a complete list of actions, which must
  /// not contain whitespace.
  func isBeginning(of actions: String) -> Bool {
    remains.map { actions.hasPrefix($0) } ?? false
  }
}
