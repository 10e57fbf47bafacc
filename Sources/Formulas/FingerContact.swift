/// What the fingers on a view do at a sample, as far as rates depend on it.
@usableFromInline package enum FingerContact: Equatable, Sendable {
  /// No finger is on the view.
  case none
  /// Fingers are on it and report nothing in this sample.
  case silent
  /// The reference of their movement changed: a finger landed or lifted while others stayed, or the
  /// app or the window changed something.
  case restarted
  /// This number of fingers reported something. The last report of a touch lifts its last finger.
  case reported(fingers: Int, isLast: Bool)
}
