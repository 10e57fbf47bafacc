internal import Text

extension CallbackList {
  /// Parses the form used in recordings; nil if the text is invalid.
  ///
  /// - Parameter number: Parses a number in the file's notation.
  package init?(_ text: String, number: (String) -> Double?) {
    kinds = []
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let kind = Self.kind(String(piece), number) else { return nil }
      kinds.append(kind)
    }
  }

  private static func kind(_ text: String, _ number: (String) -> Double?) -> Callback.Kind? {
    let name = text.utf8.prefix { $0 != UInt8(ascii: "(") }
    let known = Callback.Kind.all.first { kind in
      kind.name.withUTF8Buffer { name.elementsEqual($0) }
    }
    guard let known else { return nil }
    let samples = known.arguments
    var rest = text.utf8.dropFirst(name.count)
    guard !samples.isEmpty else { return rest.isEmpty ? known : nil }
    guard rest.popLast() == UInt8(ascii: ")"), !rest.isEmpty else { return nil }
    let pieces = rest.dropFirst().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard pieces.count == samples.count else { return nil }
    var arguments: [AttributeValue] = []
    for (piece, sample) in zip(pieces, samples) {
      guard let value = value(String(Substring(piece)), like: sample, number) else { return nil }
      arguments.append(value)
    }
    return known.with(arguments)
  }

  /// Parses a value of the same type as a sample; nil if the text is invalid.
  private static func value(
    _ text: String, like sample: AttributeValue, _ number: (String) -> Double?
  ) -> AttributeValue? {
    switch sample {
    case .flag: return text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .whole:
      let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
      guard (1...ValueKind.maxDigits).contains(digits.count),
        digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
      else { return nil }
      return Int(text).map { .whole($0) }
    case .numbers(let numbers):
      let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
      guard pieces.count == numbers.count else { return nil }
      var values: [Double] = []
      for piece in pieces {
        guard let value = number(String(piece)) else { return nil }
        values.append(value)
      }
      return .numbers(values)
    default: return number(text).map { .number($0) }
    }
  }
}
