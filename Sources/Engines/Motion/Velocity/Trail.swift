internal import Model

/// A ring buffer of the last positions of a finger, newest first, which overwrites the oldest
/// positions and allocates once.
///
/// An array of a fixed size would not allocate at all, but requires newer Apple systems than an app
/// may require.
struct Trail {
  struct Sample {
    var time: Instant
    var x, y: Double

    func position(along axis: Axis) -> Double { axis == .x ? x : y }
  }

  private let capacity: Int
  private(set) var count = 0
  private var newest = 0
  private var samples: [Sample]

  init(capacity: Int) {
    self.capacity = capacity
    samples = Array(repeating: Sample(time: .zero, x: 0, y: 0), count: capacity)
  }

  /// The sample that is `age` samples older than the newest; `age` must be less than `count`.
  subscript(age: Int) -> Sample { samples[(newest + age) % capacity] }

  /// Adds the current position of the finger; a second position at the same time replaces the first
  /// position, so no two samples have the same time.
  mutating func add(_ sample: Sample) {
    if count == 0 || self[0].time != sample.time {
      newest = (newest + capacity - 1) % capacity
      count = min(count + 1, capacity)
    }
    samples[newest] = sample
  }

  mutating func clear() { count = 0 }
}
