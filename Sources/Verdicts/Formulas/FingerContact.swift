/// What the fingers on a view do at a sample, as far as rates depend on it.
enum FingerContact: Equatable, Sendable {
  /// No finger is on the view.
  case none
  /// Fingers are on it and report nothing in this sample.
  case silent
  /// Something else changed what they are measured from: a finger landed or left the others, or the app
  /// or the window changed something.
  case restarted
  /// So many fingers reported something. The last report of a touch lifts its last finger.
  case reported(fingers: Int, isLast: Bool)
}
