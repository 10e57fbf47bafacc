internal import Model

// Gestures, finger by finger.

extension GestureGenerator {
  /// Puts a finger down; returns its number, or nil if no finger can come down.
  @discardableResult
  mutating func down(_ point: Point) -> UInt8? {
    let number = (0...UInt8.max).first { number in !hand.contains { $0.number == number } } ?? 0
    guard add(.touch(Touch(.down, finger: number, at: point))) else { return nil }
    hand.append(Finger(number: number, point: point))
    return number
  }

  /// A point in the window, away from its border.
  mutating func randomPosition() -> Point {
    let (width, height) = (Int(min(window.width, 1e6)), Int(min(window.height, 1e6)))
    return Point(x: round(10...max(10, width - 10)), y: round(70...max(70, height - 50)))
  }

  /// Moves each finger by its displacement in a single moment. Fingers without a displacement stay.
  mutating func move(_ displacements: [Point]) {
    for (index, displacement) in zip(hand.indices, displacements) {
      hand[index].point += displacement
      add(.touch(Touch(.move, finger: hand[index].number, at: hand[index].point)))
    }
  }

  /// Moves fingers in several steps, at the intervals of a digitiser.
  mutating func stroke(_ displacements: [Point], steps: Int) {
    for _ in 0..<steps {
      wait(one(of: 8, 8.333, 8.333, 16.667, 16.667, 0))
      move(displacements)
    }
  }

  /// Moves all fingers by the same displacement in each step.
  mutating func sweep(_ displacement: Point, steps: Int) {
    stroke(Array(repeating: displacement, count: hand.count), steps: steps)
  }

  mutating func lift(_ index: Int, _ phase: Touch.Phase = .up) {
    let finger = hand.remove(at: index)
    add(.touch(Touch(phase, finger: finger.number, at: finger.point)))
  }

  /// Lifts all fingers, at once or one by one. Sometimes the system cancels a touch.
  mutating func letGo() {
    while !hand.isEmpty {
      lift(whole(0...(hand.count - 1)), happens(0.06) ? .cancel : .up)
      if happens(0.3) { wait(round(1...100)) }
    }
  }

  mutating func gesture() {
    switch whole(0...8) {
    case 0: tap()
    case 1: drag()
    case 2, 3: flick()
    case 4: along(one(of: .x, .y))
    case 5: pageSwipe()
    case 6: pinch(parts: happens(0.5), steps: whole(2...9))
    default: wild()
    }
    letGo()
  }

  /// Generates a tap, with or without small movements.
  private mutating func tap() {
    down(randomPosition())
    for _ in 0..<whole(0...3) {
      wait(round(5...40))
      move([Point(x: round(-2...2), y: round(-2...2))])
    }
    wait(round(10...90))
  }

  /// Generates a slow drag, whose finger usually pauses before it lifts.
  private mutating func drag() {
    down(randomPosition())
    sweep(Point(x: round(-12...12), y: round(-12...12)), steps: whole(4...14))
    if happens(0.6) { wait(round(80...400)) }
  }

  private mutating func flick() {
    down(randomPosition())
    sweep(Point(x: round(-50...50), y: round(-50...50)), steps: whole(2...6))
    wait(round(0...8))
  }

  /// Generates a stroke along an axis, as straight as a finger moves.
  private mutating func along(_ axis: Axis) {
    down(randomPosition())
    var displacement = Point(x: round(-1...1), y: round(-1...1))
    displacement[axis] = round(8...30) * one(of: -1, 1)
    sweep(displacement, steps: whole(3...9))
  }

  private mutating func pageSwipe() {
    down(randomPosition())
    sweep(Point(x: round(10...35) * one(of: -1, 1), y: round(-2...2)), steps: whole(3...7))
  }

  /// Generates a pinch: two fingers move apart or together, and drift.
  mutating func pinch(parts: Bool, steps: Int) {
    let middle = Point(x: window.width / 2, y: window.height / 2)
    let reach = parts ? round(12...60) : round(90...140)
    let (x, y) = (reach, one(of: 0, reach))
    down(Point(x: middle.x - x, y: middle.y - y))
    if happens(0.3) { wait(round(1...120)) }
    down(Point(x: middle.x + x, y: middle.y + y))
    let pace = round(2...20) * (parts ? 1 : -1)
    let drift = Point(x: round(-5...5), y: round(-5...5))
    stroke(
      [
        Point(x: drift.x - pace, y: drift.y - (y == 0 ? 0 : pace)),
        Point(x: drift.x + pace, y: drift.y + (y == 0 ? 0 : pace)),
      ], steps: parts ? steps : min(steps, Int(reach / max(1, -pace))))
    if happens(0.2) { wait(round(0...250)) }
  }

  /// Generates a look at a detail: two fingers zoom in and lift. Later one finger drags, pauses and
  /// lifts.
  mutating func lookClosely() {
    wait(3000)
    pinch(parts: true, steps: 4)
    letGo()
    wait(1500)
    down(Point(x: window.width / 2, y: window.height / 2))
    sweep(Point(x: round(-6...6), y: round(-6...6)), steps: 6)
    wait(round(120...300))
    letGo()
  }

  /// Generates fingers that come down at random times and move by random displacements.
  private mutating func wild() {
    for _ in 0..<one(of: 1, 1, 2, 2, 3) {
      if happens(0.3) { wait(round(1...120)) }
      down(randomPosition())
    }
    for _ in 0..<whole(1...3) {
      let isStraight = happens(0.3)
      let displacements = hand.map { _ in
        Point(
          x: isStraight && happens(0.5) ? round(-2...2) : round(-40...40),
          y: isStraight ? round(-3...3) : round(-40...40))
      }
      stroke(displacements, steps: whole(1...8))
      if happens(0.3) { wait(round(0...250)) }
    }
  }
}
