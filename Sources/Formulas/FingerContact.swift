/// The activity of the fingers on a view at a sample, as far as rates depend on it.
@usableFromInline package enum FingerContact: Equatable, Sendable {
  /// No finger is on the view.
  case none
  /// Fingers are on the view, but report nothing in this sample.
  case silent
  /// The movement of the fingers is measured anew: a finger landed or lifted while other fingers
  /// stayed, or the app or the window changed something.
  case restarted
  /// The fingers reported something: how many fingers were on the view before the report, whether
  /// the report lifts the last finger, and whether a finger has moved along any axis.
  case reported(fingers: Int, isLast: Bool, hasMoved: Bool)

  /// Whether a finger is on the view, or was on it until this sample.
  @inlinable var isActive: Bool {
    if case .none = self { false } else { true }
  }
}
