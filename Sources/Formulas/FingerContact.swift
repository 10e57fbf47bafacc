/// The activity of the fingers on a view at a sample, as far as rates depend on it.
@usableFromInline package enum FingerContact: Equatable, Sendable {
  /// No finger is on the view.
  case none
  /// Fingers are on the view, but report nothing in this sample.
  case silent
  /// The movement of the fingers is measured anew: a finger landed or lifted while others stayed,
  /// or the app or the window changed something.
  case restarted
  /// Fingers reported something: how many did, and whether the report lifts the last one.
  case reported(fingers: Int, isLast: Bool)
}
