/// How a replay ended.
public enum Ending: String, CaseIterable, Sendable {
  /// Nothing moved, and no view reported that it moves.
  case rest
  /// The time limit passed while something moved, or a view reported that it moves.
  case patience
  /// The recording ends while fingers are down, so rest could not come.
  case truncated
  /// The engine failed, or showed a value that is not finite.
  case engineError = "engine-error"
}
