internal import Model
internal import Text

/// Receives the elements of a recording after their names, order and attributes have been checked.
protocol OutlineConsumer: AnyObject {
  /// Interns the names used in comparisons.
  func prepare(_ parser: MarkupParser)

  /// Reads a touch directly from its tag. This path is fast, because nearly all elements of a
  /// recording are touches. Returns false for an unusual touch, which is then delivered like any
  /// other element.
  func touch(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> Bool

  func open(_ element: Element, _ attributes: Attributes, _ tag: borrowing StartTag)
  func close(_ element: Element)
  /// Reports that content of the open element was rejected. The element may be incomplete, and
  /// further errors about it are suppressed.
  func spoil()
  /// A piece of a tag's or a note's text.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// A piece of text, including whitespace, from an element that may contain a formula.
  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation)

  // Content that only a rewriter keeps: whitespace between elements, comments, the schema for
  // editors, foreign elements.
  func blank(_ bytes: UnsafeBufferPointer<UInt8>)
  func comment(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The data of `<?xml-model …?>`, which comes before the root element.
  func model(_ bytes: UnsafeBufferPointer<UInt8>)
  func openForeign(_ tag: borrowing StartTag)
  func closeForeign(_ name: MarkupName)
  func foreignText(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension OutlineConsumer {
  func prepare(_ parser: MarkupParser) {}
  /// By default, touches take the general path.
  func touch(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> Bool { false }
  func spoil() {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {}
  func blank(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func comment(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func model(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func openForeign(_ tag: borrowing StartTag) {}
  func closeForeign(_ name: MarkupName) {}
  func foreignText(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
