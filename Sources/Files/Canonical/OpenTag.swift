/// An open element, and the state of its tag.
struct OpenTag {
  /// `nil` for a foreign element.
  let element: Element?
  let name: String
  /// The offset of its line, so that an element without content can be removed.
  var start: Int
  let hasAttributes: Bool
  /// Whether its tag still needs `>` or `/>`.
  var isPending = true
  var holdsText = false
}
