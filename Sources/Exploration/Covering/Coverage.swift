/// What replays have reached, and in which order: a bucket is a place, a zoom, an activity, a hand, a
/// speed and a room, each in a few classes; a pair is a bucket that followed another.
///
/// A recording that reaches a new one has shown an engine in a state no other has, and is worth going
/// on from.
package struct Coverage: Sendable {
  private var buckets: Set<UInt64> = []
  private var pairs: Set<Reached.Pair> = []
  /// How often what a view was doing was broken in on.
  package private(set) var interruptions = InterruptionMatrix()

  package init() {}

  package var bucketCount: Int { buckets.count }
  package var pairCount: Int { pairs.count }

  /// Takes what a recording has reached; whether there was anything new.
  package mutating func add(_ reached: Reached) -> Bool {
    interruptions.add(reached.interruptions)
    let before = buckets.count + pairs.count
    buckets.formUnion(reached.buckets)
    pairs.formUnion(reached.pairs)
    return buckets.count + pairs.count > before
  }
}
