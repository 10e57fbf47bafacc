public import Gesture
public import Replay

/// Frames at instants somebody wrote down: irregular ones, or those of another replay.
public struct ListedTicks: Ticks {
  /// The instants, in order.
  public let instants: [Instant]

  /// Takes instants in any order; one that is named twice is one frame.
  public init(_ instants: some Sequence<Instant>) {
    var listed: [Instant] = []
    for instant in instants.sorted() where listed.last != instant { listed.append(instant) }
    self.instants = listed
  }

  /// The instant of frame `k`; nil beyond the last.
  public func tick(_ k: Int64) -> Instant? {
    k >= 0 && k < instants.count ? instants[Int(k)] : nil
  }
}
