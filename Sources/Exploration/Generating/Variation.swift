package import Model
internal import Text

extension Recording {
  /// The same recording with changed gestures: some are longer or shorter, faster or slower, or at
  /// other positions. It is the next attempt after a recording that came close to the searched
  /// effect.
  package func varied(_ seed: UInt64) -> Recording {
    var variation = Variation(
      dice: SeededNumbers(seed: seed &+ 0xFA57), window: head.scene.window.size)
    var varied = self
    for index in events.indices { variation.apply(to: &varied.events[index].value) }
    return varied
  }
}

/// Varies the events of a recording one by one. The order of events stays the same, so that a valid
/// recording stays valid.
private struct Variation {
  var dice: SeededNumbers
  let window: Size
  private var fingers = FingersDown()
  /// The original and the new start position of each finger.
  private var starts: [UInt8: (old: Point, new: Point)] = [:]
  /// The factors for the lengths and times of the current gesture.
  private var space = 1.0
  private var pace = 1.0
  private var shift = Point.zero
  private var last = (old: Instant.zero, new: Instant.zero)
  private var isFirst = true

  init(dice: SeededNumbers, window: Size) { (self.dice, self.window) = (dice, window) }

  mutating func apply(to event: inout InputEvent) {
    if isFirst {
      last = (event.time, event.time)
      isFirst = false
    }
    let time = event.time
    if case .touch(var touch) = event.action {
      if touch.phase == .down, fingers.count == 0 { begin() }
      touch.point = point(of: touch)
      if touch.phase != .move { fingers.toggle(touch.finger) }
      event.action = .touch(touch)
    }
    let lapse = Double((time - last.old).nanoseconds) * pace
    event.time = last.new + TimeSpan(nanoseconds: Int64(lapse.rounded()))
    last = (time, event.time)
    if fingers.count == 0 { pace = 1 }
  }

  private mutating func begin() {
    (space, pace, shift) = (1, 1, .zero)
    if dice.oneIn(3) { return }
    space = dice.uniform(in: 0.5..<1.9)
    if dice.oneIn(2) { pace = dice.uniform(in: 0.5..<1.5) }
    if dice.oneIn(3) { shift = Point(x: dice.uniform(in: -40..<40), y: dice.uniform(in: -40..<40)) }
  }

  private mutating func point(of touch: Touch) -> Point {
    if touch.phase == .down {
      let new = Point { min(max(touch.point[$0] + shift[$0], 0), window[$0]) }
      starts[touch.finger] = (touch.point, new)
      return new.tidy
    }
    guard let start = starts[touch.finger] else { return touch.point }
    return (start.new + (touch.point - start.old) * space).tidy
  }
}

extension Point {
  /// The point rounded to a thousandth, which removes the digits that multiplication adds.
  fileprivate var tidy: Point {
    Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
  }
}
