/// An element that is open, and what has become of its tag.
struct OpenTag {
  /// Nothing for an element of another tool.
  let element: Element?
  let name: String
  /// Where its line begins, to take it back if it says nothing.
  var start: Int
  let hasAttributes: Bool
  /// Whether its tag still waits for `>` or `/>`.
  var isPending = true
  var holdsText = false
}
