internal import Text

/// The maximum differences between the observations of a recorder and what the screen showed.
public struct Exactness: Hashable, Sendable {
  /// The maximum error of a position, in points.
  public var position: Double
  /// The maximum error of an observation's time.
  public var time: TimeSpan

  /// Creates the maximum errors of a recorder. Without arguments, its observations are exact.
  public init(position: Double = 0, time: TimeSpan = .zero) {
    self.position = position
    self.time = time
  }

  /// Whether positions and times are exact.
  package var isExact: Bool { position == 0 && time == .zero }
}
