internal import Text

/// A line of an Appium server's log without colours: its time, and the message with its prefixes.
///
/// Servers write the message after a time, after a time and " - ", or without a time. With
/// `--log-format json` the message is a member of an object.
struct AppiumMessage {
  let text: Substring
  /// Milliseconds since an arbitrary fixed day.
  let milliseconds: Double?
  let line: Int32
  /// The column of the message, or 1 if the line is an object.
  let column: Int32

  init(_ line: TextLine) {
    self.line = line.number
    let plain = Self.withoutColors(line.text)
    if let (message, time) = Self.members(of: plain) {
      text = Self.withoutColors(message)
      column = 1
      milliseconds = time.flatMap { Self.time($0[...]) }
      return
    }
    milliseconds = Self.time(plain)
    var message = plain
    if milliseconds != nil {
      message = message.dropFirst(Self.stampLength).trimmed
      if message.hasPrefix("- ") { message = message.dropFirst(2) }
    }
    text = message
    column = Int32(clamping: plain.distance(from: plain.startIndex, to: message.startIndex) + 1)
  }

  private static let stampLength = 23

  /// Removes the escape sequences that set terminal colours: `ESC [ … m`.
  private static func withoutColors(_ text: Substring) -> Substring {
    guard text.contains("\u{1B}") else { return text }
    var plain = ""
    var rest = text
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      let end = rest[escape...].firstIndex(of: "m") ?? rest.indices.last ?? escape
      rest = rest[rest.index(after: end)...]
    }
    return (plain + rest)[...]
  }

  /// The message and the time of a JSON object on one line, or the message of a line that contains
  /// only the member `message`; nil for other lines.
  private static func members(of text: Substring) -> (Substring, String?)? {
    var object = text.trimmed
    if object.hasPrefix("\"message\":") {
      if object.hasSuffix(",") { object = object.dropLast() }
      object = "{\(object)}"[...]
    }
    guard object.hasPrefix("{"), let value = try? JSONValue(Array(object.utf8)),
      let message = value["message"]?.string
    else { return nil }
    return (message[...], value["timestamp"]?.string)
  }

  /// Parses a time such as `2020-04-04 22:27:16:943`, in milliseconds.
  private static func time(_ line: Substring) -> Double? {
    let head = line.prefix(stampLength)
    let numbers = head.split { !"0123456789".contains($0) }.map { Double($0) ?? 0 }
    guard head.utf8.count == stampLength, numbers.count == 7, numbers[0] > 1900 else { return nil }
    let days = Self.days(Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    let seconds = ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
    return seconds * 1000 + numbers[6]
  }

  /// Days since an arbitrary fixed day in the Gregorian calendar, with years that begin in March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Double {
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leaps = years / 4 - years / 100 + years / 400
    return Double(365 * years + leaps + (153 * months + 2) / 5 + day)
  }
}
