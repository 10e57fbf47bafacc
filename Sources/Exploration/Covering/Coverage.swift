/// The states that replays have reached, and their order. A bucket is an offset, a zoom, an
/// activity, the fingers, a speed and a scroll range, each in a few classes; a pair is a bucket
/// that followed another.
///
/// A recording that reaches a new one has shown an engine in a state that no other has, and is
/// worth continuing from.
package struct Coverage: Sendable {
  private var buckets: Set<UInt64> = []
  private var pairs: Set<Reached.Pair> = []
  /// How often the activity of a view was interrupted.
  package private(set) var interruptions = InterruptionMatrix()

  package init() {}

  package var bucketCount: Int { buckets.count }
  package var pairCount: Int { pairs.count }

  /// Adds the states that a recording has reached; returns whether any of them is new.
  package mutating func add(_ reached: Reached) -> Bool {
    interruptions.add(reached.interruptions)
    let before = buckets.count + pairs.count
    buckets.formUnion(reached.buckets)
    pairs.formUnion(reached.pairs)
    return buckets.count + pairs.count > before
  }
}
