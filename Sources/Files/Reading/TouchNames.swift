internal import Model

/// The interned names of the touch elements, which are nearly all elements of a recording. Interned
/// names are compared as pointers.
struct TouchNames {
  /// The namespace of the format that is read.
  private(set) var ours: Spelling?
  private var down: Spelling?
  private var move: Spelling?
  private var up: Spelling?
  private var cancel: Spelling?

  init() {}

  init(_ parser: MarkupParser, _ dialect: Dialect) {
    ours = parser.intern(dialect.namespace)
    func spelling(_ name: InputEvent.Action.Name) -> Spelling? { parser.intern(name.rawValue) }
    down = spelling(.down)
    move = spelling(.move)
    up = spelling(.up)
    cancel = spelling(.cancel)
  }

  @inline(__always)
  func touch(_ name: MarkupName) -> (Touch.Phase, Element)? {
    guard name.namespace == ours else { return nil }
    if name.local == move { return (.move, .move) }
    if name.local == down { return (.down, .down) }
    if name.local == up { return (.up, .up) }
    if name.local == cancel { return (.cancel, .cancel) }
    return nil
  }
}
