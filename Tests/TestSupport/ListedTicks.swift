package import Model
internal import Replay

/// Frames at given instants: irregular ones, or those of another replay.
package struct ListedTicks: Ticks {
  /// The instants, in order.
  package let instants: [Instant]

  /// Accepts instants in any order; a duplicate is one frame.
  package init(_ instants: some Sequence<Instant>) {
    var listed: [Instant] = []
    for instant in instants.sorted() where listed.last != instant { listed.append(instant) }
    self.instants = listed
  }

  /// The instant of frame `k`; nil after the last.
  package func tick(_ k: Int64) -> Instant? {
    k >= 0 && k < instants.count ? instants[Int(k)] : nil
  }
}
