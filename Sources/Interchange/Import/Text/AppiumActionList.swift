internal import Text

/// A request's complete list of actions. Phone drivers log the list over many lines at the debug
/// level: `[UiAutomator2] Received the following W3C actions: [`.
struct AppiumActionList {
  /// The text of the list without whitespace between its values.
  private(set) var text: String
  let location: FileLocation
  /// The prefix that some servers repeat on each line of the list.
  private let prefix: Substring
  private(set) var isWhole = false

  init?(_ message: AppiumMessage) {
    guard let start = message.text.firstRange(of: "Received the following W3C actions: ["),
      let bracket = message.text[start].lastIndex(of: "[")
    else { return nil }
    prefix = message.text[..<start.lowerBound]
    location = FileLocation(line: message.line, column: 1)
    text = ""
    // With --log-format json, the whole list is a single message.
    for line in message.text[bracket...].split(whereSeparator: \.isNewline) { append(line) }
  }

  /// Adds the next line of the log.
  mutating func add(_ message: AppiumMessage) {
    append(message.text.hasPrefix(prefix) ? message.text.dropFirst(prefix.count) : message.text)
  }

  private mutating func append(_ line: Substring) {
    guard !isWhole else { return }
    // Only the closing bracket of the list is not indented.
    isWhole = line.hasPrefix("]")
    text += isWhole ? "]" : Self.withoutBlanks(line)
  }

  private static func withoutBlanks(_ line: Substring) -> String {
    var (text, isQuoted, isEscaped) = ("", false, false)
    for character in line where isQuoted || !character.isWhitespace {
      text.append(character)
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
    }
    return text
  }
}
