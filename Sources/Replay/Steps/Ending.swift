/// How a replay ended.
public enum Ending: String, CaseIterable, Sendable {
  /// Everything was seen at rest, and nothing claimed to move.
  case rest
  /// It was watched for as long as anybody would, and something moved or claimed to.
  case patience
  /// The recording ends while fingers are down, so rest could not come.
  case truncated
  /// The engine could do its work no longer.
  case engineError = "engine-error"
}
