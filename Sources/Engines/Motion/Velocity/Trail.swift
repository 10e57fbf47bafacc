internal import Gesture

/// The last places of a finger, newest first; the oldest make room, and no memory is asked for.
struct Trail<let capacity: Int> {
  struct Sample {
    var time: Instant
    var x, y: Double

    func place(along axis: Axis) -> Double { axis == .x ? x : y }
  }

  private(set) var count = 0
  private var newest = 0
  private var samples = InlineArray<capacity, Sample>(repeating: Sample(time: .zero, x: 0, y: 0))

  /// The sample so many before the newest; not beyond `count`.
  subscript(age: Int) -> Sample { samples[(newest + age) % capacity] }

  /// Remembers where the finger is now; a second place at the same time replaces the first, so no
  /// two samples ever share a time.
  mutating func add(_ sample: Sample) {
    if count == 0 || self[0].time != sample.time {
      newest = (newest + capacity - 1) % capacity
      count = min(count + 1, capacity)
    }
    samples[newest] = sample
  }

  mutating func clear() { count = 0 }
}
