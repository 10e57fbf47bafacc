internal import Text

/// The callbacks of one observation in the form of recordings:
/// `didScroll willEndDragging(0,-1.2;0,300) didEndDragging(true)`.
package struct CallbackList: Hashable, Sendable {
  /// The callbacks, in order of time.
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
