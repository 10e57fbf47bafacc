package import Gesture

/// Which finger number each of the app's touches has, and where the finger was last.
package struct RecordedFingers<Key: Hashable> {
  private var down: [Key: Finger] = [:]
  private var numbers = FingersDown()

  private struct Finger {
    var number: UInt8
    var place: Point
  }

  package init() {}

  /// How many are down.
  package var count: Int { numbers.count }

  /// Where a finger was last; nil of one that is not down.
  package func place(of key: Key) -> Point? { down[key]?.place }

  /// The touch a sample becomes, or nil where it can be none: a second down of a key, a move or an
  /// end of a key that is not down, one finger too many, a place that is no number.
  ///
  /// An end at an impossible place still lifts the finger, where it was last: a finger that stays
  /// down for ever would spoil the rest of the recording.
  package mutating func touch(for sample: TouchSample<Key>) -> (touch: Touch, isWhole: Bool)? {
    // Whether the format has words for both coordinates.
    let isPlace = sample.place.x.magnitude < 1e17 && sample.place.y.magnitude < 1e17
    let finger: Finger
    switch sample.phase {
    case .down:
      guard isPlace, down[sample.key] == nil, numbers.count < Touch.mostFingers,
        let number = numbers.lowestFree
      else { return nil }
      finger = Finger(number: number, place: sample.place)
      numbers.toggle(number)
      down[sample.key] = finger
    case .move:
      guard isPlace, var moved = down[sample.key] else { return nil }
      moved.place = sample.place
      down[sample.key] = moved
      finger = moved
    case .up, .cancel:
      guard var lifted = down.removeValue(forKey: sample.key) else { return nil }
      numbers.toggle(lifted.number)
      if isPlace { lifted.place = sample.place }
      finger = lifted
    }
    let touch = Touch(
      sample.phase, finger: finger.number, at: finger.place,
      force: sample.force.flatMap { (0...1).contains($0) ? $0 : nil },
      radius: sample.radius.flatMap { (0..<1e17).contains($0) ? $0 : nil })
    return (touch, isPlace)
  }
}
