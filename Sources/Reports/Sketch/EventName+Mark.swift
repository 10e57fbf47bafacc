internal import Model

/// The letters of events in the event lane. Touches have their own lanes, and observations are not
/// shown.
extension InputEvent.Action.Name {
  static let marked = allCases.filter { ![.down, .move, .up, .cancel, .seen].contains($0) }

  var mark: Marks { Self.marked.firstIndex(of: self).map { Marks(rawValue: 1 << $0) } ?? [] }

  var letter: Character { rawValue.uppercased().first ?? "?" }
}
