/// How a replay ended.
public enum Ending: String, CaseIterable, Sendable {
  /// Nothing moved, and no view reported motion.
  case rest
  /// The time limit passed while something moved, or while a view reported motion.
  case patience
  /// The recording ended while fingers were down, so the views could not come to rest.
  case truncated
  /// The engine failed, or showed a value that is not finite.
  case engineError = "engine-error"
}
