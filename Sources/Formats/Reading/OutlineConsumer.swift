internal import Gesture

/// What takes the elements of a recording once their names, order and attributes are right.
protocol OutlineConsumer: AnyObject {
  /// Learns the spellings it will compare with.
  func prepare(_ parser: MarkupParser)

  /// A touch, straight from its tag: nearly all of a recording. False if anything about it is
  /// unusual; it then comes again by the way of all other elements.
  func touch(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> Bool

  func open(_ element: Element, _ attributes: Attributes, _ tag: borrowing StartTag)
  func close(_ element: Element)
  /// Something inside the element that is open was refused: what is made of it may be less than was
  /// meant, and deserves no further objection.
  func spoil()
  /// A piece of the text of a tag or a note.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// A piece of what stands in an element that may hold a formula, blanks or not.
  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at place: FileLocation)

  // What only a rewriter keeps: blanks between elements, comments, foreign content.
  func blank(_ bytes: UnsafeBufferPointer<UInt8>)
  func comment(_ bytes: UnsafeBufferPointer<UInt8>)
  func openForeign(_ tag: borrowing StartTag)
  func closeForeign(_ name: MarkupName)
  func foreignText(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension OutlineConsumer {
  func prepare(_ parser: MarkupParser) {}
  /// Who is in no hurry takes touches by the way of all other elements.
  func touch(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> Bool { false }
  func spoil() {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at place: FileLocation) {}
  func blank(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func comment(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func openForeign(_ tag: borrowing StartTag) {}
  func closeForeign(_ name: MarkupName) {}
  func foreignText(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
