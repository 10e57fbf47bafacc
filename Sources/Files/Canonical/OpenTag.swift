/// An open element, and the state of its tag.
struct OpenTag {
  /// The element; nil for a foreign element.
  let element: Element?
  let name: String
  /// The offset at which the line of the tag starts, so that an element without content can be
  /// removed.
  var start: Int
  let hasAttributes: Bool
  /// Whether the tag still needs `>` or `/>`.
  var isPending = true
  var holdsText = false
}
