internal import Gesture

/// What may stand as a letter on the lane of events. Touches have lanes of their own, and what was
/// only seen has none.
extension InputEvent.Action.Name {
  static let marked: [Self] = [.turn, .resize, .frame, .keyboard, .set, .ask, .mark]

  var mark: Marks { Self.marked.firstIndex(of: self).map { Marks(rawValue: 1 << $0) } ?? [] }

  var letter: Character { rawValue.uppercased().first ?? "?" }
}
