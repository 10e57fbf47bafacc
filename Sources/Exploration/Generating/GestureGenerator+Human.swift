internal import Model

// Gestures with parameters that were measured from humans.

extension GestureGenerator {
  mutating func humanGesture() {
    letGo()
    switch whole(0...9) {
    case 0: tapOrPress()
    case 1, 2: perform([dragStroke()])
    case 3, 4: perform([flickStroke()])
    case 5: flickAndCatch()
    case 6, 7: perform(pinch())
    case 8: perform(chaos())
    default:
      var stroke = happens(0.5) ? dragStroke() : flickStroke()
      stroke.end = .cancel
      perform([stroke])
    }
  }

  /// Generates a tap. Sometimes the tap is on a button, so that the app performs an action.
  private mutating func tapOrPress() {
    perform([tapStroke()])
    guard happens(0.6) else { return }
    wait(round(5...90))
    guard happens(0.5) else { return request(animated: happens(0.4)) }
    let point = Point(x: round(0...1300), y: round(0...2400))
    add(.request(Command(view: 0, .scrollTo(point), animated: happens(0.3))))
  }

  /// A tap of 60 to 120 ms, with up to seven points of movement.
  mutating func tapStroke() -> Stroke {
    let lasts = dice.uniform(in: 60..<120)
    let jitter = displacement(of: dice.uniform(in: 0..<7), aside: dice.uniform(in: -1..<1))
    return Stroke(
      start: humanPosition(), displacement: jitter, lasts: lasts, lifts: lasts,
      tremor: Tremor(&dice))
  }

  /// A displacement of 60 to 300 points, whose logarithm is uniform, mostly along an axis.
  private mutating func displacement() -> Point {
    let length = 60 * power(dice.uniform(in: 0..<1.6094))
    let aside = happens(0.8) ? dice.uniform(in: -0.2..<0.2) : dice.uniform(in: -1..<1)
    return displacement(of: length, aside: aside)
  }

  /// A displacement of a length along an axis. `aside` is the ratio of the movement across the axis
  /// to the movement along the axis.
  private mutating func displacement(of length: Double, aside: Double) -> Point {
    let along = length / (1 + aside * aside).squareRoot() * one(of: -1.0, 1)
    return happens(0.5) ? Point(x: along, y: along * aside) : Point(x: along * aside, y: along)
  }

  /// A speed in points per second: lognormal with a median of 900, limited to 300 to 3,000.
  private mutating func speed() -> Double {
    var sum = 0.0
    for _ in 0..<6 { sum += dice.uniform(in: -1..<1) }
    // The sum of six uniform numbers is nearly normal, with a standard deviation of √2.
    return min(max(900 * power(0.5 * sum / 1.414), 300), 3000)
  }

  /// A stroke whose finger pauses before it lifts, so that it ends without speed.
  mutating func dragStroke() -> Stroke {
    let displacement = displacement()
    let lasts = displacement.length / speed() * 1000
    let lifts = lasts + dice.uniform(in: 120..<400)
    return Stroke(
      start: humanPosition(), displacement: displacement, lasts: lasts, lifts: lifts,
      tremor: Tremor(&dice))
  }

  /// A stroke whose finger lifts while it is fast. The length and the speed refer to the part
  /// before the lift.
  mutating func flickStroke() -> Stroke {
    let gone = displacement()
    let shape: Stroke.Shape =
      happens(0.5) ? .minimumJerk : .lognormal(sigma: dice.uniform(in: 0.25..<0.3))
    let share = dice.uniform(in: 0.55..<0.8)
    let done = shape.progress(share)
    let lifts = gone.length / speed() * 1000
    return Stroke(
      start: humanPosition(), displacement: gone / done, shape: shape, lasts: lifts / share,
      lifts: lifts,
      tremor: Tremor(&dice))
  }

  private mutating func flickAndCatch() {
    perform([flickStroke()])
    wait(one(of: 20, 100, 300) + dice.uniform(in: 0..<20))
    perform([happens(0.5) ? tapStroke() : dragStroke()])
  }

  /// Two fingers move apart or together by 30 to 250 points in 200 to 600 ms, and their centroid
  /// drifts. A finger may come down later or lift earlier than the other finger; each finger covers
  /// its half of the distance while it is down.
  mutating func pinch() -> [Stroke] {
    let span = dice.uniform(in: 30..<250)
    let near = dice.uniform(in: 10..<30)
    let aside = dice.uniform(in: -1..<1)
    let lasts = dice.uniform(in: 200..<600)
    let drift = Point(x: dice.uniform(in: -40..<40), y: dice.uniform(in: -40..<40))
    let middle = Point(x: window.width / 2, y: window.height / 2)
    let parts = happens(0.5)
    let late = happens(0.3) ? dice.uniform(in: 0..<min(120, lasts / 3)) : 0
    let early = happens(0.3) ? dice.uniform(in: 0..<min(120, lasts / 3)) : 0
    // The fingers lift while they still move, or after a pause.
    let share = dice.uniform(in: 0.7..<1.2)
    let done = Stroke.Shape.minimumJerk.progress(min(share, 1))
    let long = (1 + aside * aside).squareRoot()
    let (reach, pace) = ((parts ? near : near + span) / long, (parts ? span : -span) / long)
    return [-0.5, 0.5].map { side in
      let begins = side < 0 ? 0 : late
      let lifts = lasts - begins - (side < 0 ? early : 0)
      return Stroke(
        begins: begins,
        start: Point(x: middle.x + side * reach, y: middle.y + side * reach * aside),
        displacement: Point(
          x: (drift.x + side * pace) / done, y: (drift.y + side * pace * aside) / done),
        lasts: lifts / share, lifts: lifts, tremor: Tremor(&dice))
    }
  }

  /// Two to five fingers that come down, move and lift at random times.
  private mutating func chaos() -> [Stroke] {
    (0..<whole(2...5)).map { _ in
      var stroke = one(of: 0, 1, 2) == 0 ? tapStroke() : happens(0.5) ? dragStroke() : flickStroke()
      stroke.begins = dice.uniform(in: 0..<300)
      if happens(0.1) { stroke.end = .cancel }
      return stroke
    }
  }

  /// A point in the window, away from its border.
  private mutating func humanPosition() -> Point {
    Point(
      x: window.width * dice.uniform(in: 0.1..<0.9),
      y: window.height * dice.uniform(in: 0.15..<0.85))
  }

  /// Performs several strokes at once, with reports at common times. Sometimes another event occurs
  /// in the meantime.
  mutating func perform(_ strokes: [Stroke]) {
    guard let digitiser else { return }
    let origin = time
    let end = strokes.map { $0.begins + $0.lifts }.max() ?? 0
    var interruption: Double? = happens(0.12) ? dice.uniform(in: 0..<end) : nil
    var states = strokes.map { _ in State.coming }
    var (count, now) = (-1, 0.0)
    while states.contains(where: { $0 != .gone }) {
      now = digitiser.nextTime(after: now, &count, &dice)
      time = origin + .milliseconds(now)
      for index in strokes.indices { follow(strokes[index], &states[index], now, digitiser) }
      if let at = interruption, now >= at {
        interruption = nil
        breakIn()
      }
    }
  }

  private enum State: Equatable {
    case coming
    case down(UInt8)
    case gone
  }

  private mutating func follow(
    _ stroke: Stroke, _ state: inout State, _ now: Double, _ digitiser: Digitiser
  ) {
    let own = now - stroke.begins
    switch state {
    case .coming where own >= -digitiser.half:
      state = down(digitiser.report(stroke.point(at: own))).map(State.down) ?? .gone
    case .down(let number):
      guard let index = hand.firstIndex(where: { $0.number == number }) else {
        state = .gone
        return
      }
      let point = digitiser.report(stroke.point(at: own), after: hand[index].point)
      if own >= stroke.lifts - digitiser.half {
        hand[index].point = point
        lift(index, stroke.end)
        state = .gone
      } else if hand[index].point != point {
        hand[index].point = point
        add(.touch(Touch(.move, finger: number, at: point)))
      }
    case .coming, .gone: break
    }
  }

  /// Adds an event by the app or the device while fingers are down.
  private mutating func breakIn() {
    switch whole(0...4) {
    case 0: turn()
    case 1: keyboard()
    case 2: change()
    case 3: growAbove()
    default: request(animated: happens(0.6))
    }
  }
}
