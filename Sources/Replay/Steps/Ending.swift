/// How a replay ended.
public enum Ending: String, CaseIterable, Sendable {
  /// Everything stood still, and no view reported that it moves.
  case rest
  /// The time limit passed while something moved, or a view reported that it moves.
  case patience
  /// The recording ends while fingers are down, so rest could not come.
  case truncated
  /// The engine could do its work no longer, or showed what is no finite number.
  case engineError = "engine-error"
}
