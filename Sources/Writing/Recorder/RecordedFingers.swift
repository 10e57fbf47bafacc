package import Model

/// The finger numbers of the app's touches, and the last position of each finger.
package struct RecordedFingers<Key: Hashable> {
  private var down: [Key: Finger] = [:]
  private var numbers = FingersDown()

  private struct Finger {
    var number: UInt8
    var point: Point
  }

  package init() {}

  /// The number of fingers that are down.
  package var count: Int { numbers.count }

  /// The last position of a finger; nil if the finger is not down.
  package func point(of key: Key) -> Point? { down[key]?.point }

  /// The touch for a sample; nil if the sample is invalid: a second down of a key, a move or an end
  /// of a key that is not down, too many fingers, or a position that the format cannot represent.
  ///
  /// An end at an invalid position still lifts the finger, at its last position, and `isWhole` is
  /// then false. A finger that stays down forever would spoil the rest of the recording.
  package mutating func touch(for sample: TouchSample<Key>) -> (touch: Touch, isWhole: Bool)? {
    // Whether the format can represent both coordinates.
    let isPosition = sample.point.x.magnitude < 1e17 && sample.point.y.magnitude < 1e17
    let finger: Finger
    switch sample.phase {
    case .down:
      guard isPosition, down[sample.key] == nil, numbers.count < Touch.maxFingers,
        let number = numbers.lowestFree
      else { return nil }
      finger = Finger(number: number, point: sample.point)
      numbers.toggle(number)
      down[sample.key] = finger
    case .move:
      guard isPosition, var moved = down[sample.key] else { return nil }
      moved.point = sample.point
      down[sample.key] = moved
      finger = moved
    case .up, .cancel:
      guard var lifted = down.removeValue(forKey: sample.key) else { return nil }
      numbers.toggle(lifted.number)
      if isPosition { lifted.point = sample.point }
      finger = lifted
    }
    let touch = Touch(
      sample.phase, finger: finger.number, at: finger.point,
      force: sample.force.flatMap { (0...1).contains($0) ? $0 : nil },
      radius: sample.radius.flatMap { (0..<1e17).contains($0) ? $0 : nil })
    return (touch, isPosition)
  }
}
