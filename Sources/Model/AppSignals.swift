internal import Text

/// Custom numbers and texts that an app reports, such as the height and the title of its header. A
/// formula reads the signal `header` as `probe.header`.
public struct AppSignals: Hashable, Sendable {
  /// The value of a signal: a number or a text.
  public enum Value: Hashable, Sendable {
    /// A length, a count, or any other number of the app.
    case number(Double)
    /// A title, a state, or any other text of the app.
    case text(String)
  }

  /// The signals, in the order of their names, without duplicates.
  @usableFromInline package private(set) var entries: [Entry] = []

  @usableFromInline package struct Entry: Hashable, Sendable {
    package let name: String
    package var value: Value
  }

  /// The maximum number of signals at one time.
  package static let maximum = 64
  /// The maximum number of bytes in a name, and in a text.
  package static let maxBytes = 256

  /// Creates an empty set of signals.
  public init() {}

  /// Whether there are no signals.
  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// The value of a signal; assigning nil removes the signal. Assignments with an invalid name or
  /// value, or of more than the maximum number of signals, are ignored.
  public subscript(name: String) -> Value? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { !($0.name < name) } ?? entries.count
      let isThere = index < entries.count && entries[index].name == name
      guard let newValue else {
        if isThere { entries.remove(at: index) }
        return
      }
      guard newValue.isValid else { return }
      if isThere {
        entries[index].value = newValue
      } else if Self.isName(name), entries.count < Self.maximum {
        entries.insert(Entry(name: name, value: newValue), at: index)
      }
    }
  }

  /// Removes all signals, and keeps the memory.
  package mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  /// Whether a name is valid for a signal: letters and digits, beginning with a letter, with points
  /// between words.
  package static func isName(_ name: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    guard 1...maxBytes ~= name.utf8.count, name.utf8.first.map(isLetter) == true else {
      return false
    }
    return name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) } }
  }

  /// A description of valid names, for messages.
  package static let expectedName =
    "letters and digits with a letter first, such as header or header.height"

  /// The form used in recordings and traces: `header=64 title='Inbox'`.
  package var text: String { entries.map { "\($0.name)=\($0.value.text)" }.joined(separator: " ") }

  /// Parses the form used in recordings and traces; nil if the text is invalid.
  ///
  /// - Parameter number: Parses a number in the file's notation.
  package init?(_ text: String, number: (String) -> Double?) {
    self.init()
    var rest = Substring(text).unicodeScalars
    while !rest.isEmpty {
      guard let sign = rest.firstIndex(of: "=") else { return nil }
      let name = String(rest[..<sign])
      rest = rest[rest.index(after: sign)...]
      let value: Value
      if rest.first == "'" {
        guard let text = Self.quoted(&rest) else { return nil }
        value = .text(text)
      } else {
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        guard let number = number(String(rest[..<end])) else { return nil }
        value = .number(number)
        rest = rest[end...]
      }
      guard self[name] == nil else { return nil }
      self[name] = value
      guard self[name] != nil else { return nil }
      guard let space = rest.first else { break }
      rest.removeFirst()
      guard space == " ", !rest.isEmpty else { return nil }
    }
    if entries.isEmpty { return nil }
  }

  /// Removes a quoted text from the beginning of `rest`, and returns it.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var text = ""
    rest.removeFirst()
    while let character = rest.first {
      rest.removeFirst()
      if character == "'" {
        guard rest.first == "'" else { return text }
        rest.removeFirst()
      }
      text.unicodeScalars.append(character)
    }
    return nil
  }
}

extension AppSignals.Value {
  fileprivate var isValid: Bool {
    switch self {
    case .number(let number): number.magnitude < 1e12
    case .text(let text):
      text.utf8.count <= AppSignals.maxBytes
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
  }

  /// The form used in recordings and traces: a number, or a text in single quotes, which are
  /// doubled inside it.
  package var text: String {
    switch self {
    case .number(let number): return number.text
    case .text(let text):
      var quoted = "'"
      for character in text.unicodeScalars {
        quoted.unicodeScalars.append(character)
        if character == "'" { quoted += "'" }
      }
      return quoted + "'"
    }
  }
}
