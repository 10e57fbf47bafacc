internal import Text

/// The callbacks of one observation in the form of recordings:
/// `didScroll willEndDragging(0,-1.2;0,300) didEndDragging(true)`.
package struct CallbackList: Hashable, Sendable {
  /// The callbacks, in their order.
  package var kinds: [Callback.Kind] = []

  package init(_ kinds: [Callback.Kind]) { self.kinds = kinds }

  /// The form in recordings; empty for no callbacks.
  package var text: String { kinds.map { Self.text($0) }.joined(separator: " ") }

  private static func text(_ kind: Callback.Kind) -> String {
    let arguments = kind.arguments.map { argument in
      if case .numbers(let numbers) = argument {
        return numbers.map { $0.text }.joined(separator: ",")
      }
      return argument.text ?? ""
    }
    let list = arguments.isEmpty ? "" : "(" + arguments.joined(separator: ";") + ")"
    return "\(kind.name)" + list
  }
}

#if !hasFeature(Embedded)
  extension CallbackList {
    /// Parses that form; nil if the text is invalid.
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

    /// A value of the same type as a sample.
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
#endif

extension CallbackList: AttributeType {
  package static var kind: ValueKind { .callbacks }
  package var attributeValue: AttributeValue { .callbacks(self) }
  package init?(_ value: AttributeValue) {
    if case .callbacks(let list) = value { self = list } else { return nil }
  }
}

extension Activity: AttributeType {
  package static var kind: ValueKind { .words(words.map { "\($0.word)" }) }
  package var attributeValue: AttributeValue {
    .word(
      Self.words.filter { contains($0.activity) }.map { "\($0.word)" }.joined(separator: " "))
  }
  package init?(_ value: AttributeValue) {
    guard case .word(let text) = value else { return nil }
    self = []
    for word in text.split(separator: " ") {
      let known = Self.words.first { known in
        known.word.withUTF8Buffer { word.utf8.elementsEqual($0) }
      }
      guard let known else { return nil }
      insert(known.activity)
    }
  }
}
