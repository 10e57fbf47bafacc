package import Model
internal import Replay

/// A clock with frames at given instants, for irregular frames or for another replay's frames.
package struct ListedTicks: Ticks {
  /// The instants, in ascending order.
  package let instants: [Instant]

  /// Creates a clock from instants in any order. Equal instants are one frame.
  package init(_ instants: some Sequence<Instant>) {
    var listed: [Instant] = []
    for instant in instants.sorted() where listed.last != instant { listed.append(instant) }
    self.instants = listed
  }

  /// The instant of frame `k`; nil after the last frame.
  package func tick(_ k: Int64) -> Instant? {
    k >= 0 && k < instants.count ? instants[Int(k)] : nil
  }
}
