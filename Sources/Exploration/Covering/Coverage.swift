/// The states that replays have reached, and their order. A bucket is a class of states: each of
/// offset, zoom, activity, fingers, speed, orientation and keyboard is divided into a few classes.
/// A pair is a bucket and the bucket that followed.
///
/// A recording that reaches a new bucket or pair has brought an engine into a new state, so that it
/// is worth continuing this recording.
package struct Coverage: Sendable {
  private var buckets: Set<UInt64> = []
  private var pairs: Set<Reached.Pair> = []
  /// The number of interruptions of the first view, by phase and kind.
  package private(set) var interruptions = InterruptionMatrix()

  package init() {}

  package var bucketCount: Int { buckets.count }
  package var pairCount: Int { pairs.count }

  /// Adds the buckets and pairs that a recording has reached; returns whether any of them is new.
  package mutating func add(_ reached: Reached) -> Bool {
    interruptions.add(reached.interruptions)
    let before = buckets.count + pairs.count
    buckets.formUnion(reached.buckets)
    pairs.formUnion(reached.pairs)
    return buckets.count + pairs.count > before
  }
}
