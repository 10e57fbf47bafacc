internal import Model

// Passages bring the view into a phase, and interrupt this phase. Only a replay shows whether the
// view was in the intended phase. It is in that phase often enough.

extension GestureGenerator {
  mutating func passage() {
    letGo()
    enter(Phase.allCases[whole(0...(Phase.allCases.count - 1))])
    interrupt()
    for _ in 0..<one(of: 0, 0, 0, 1, 2) {
      wait(one(of: 0, 8, 30, 120, 300))
      interrupt()
    }
    if !hand.isEmpty, happens(0.7) {
      sweep(Point(x: round(-9...9), y: round(-9...9)), steps: whole(1...4))
    }
    letGo()
  }

  private mutating func interrupt() {
    switch Interruption.allCases[whole(0...(Interruption.allCases.count - 1))] {
    case .touch: down(randomPosition())
    case .secondFinger:
      if hand.isEmpty { down(randomPosition()) }
      down(randomPosition())
    case .liftOfOne:
      while hand.count < 2 { down(randomPosition()) }
      lift(whole(0...(hand.count - 1)))
    case .cancel:
      if hand.isEmpty { down(randomPosition()) }
      lift(whole(0...(hand.count - 1)), .cancel)
    case .turn: turn()
    case .resize: resize()
    case .keyboard: keyboard()
    case .shrink: shrink()
    case .growthAbove: growAbove()
    case .inset: inset()
    case .animatedRequest: request(animated: true)
    case .unanimatedRequest: request(animated: false)
    }
  }

  private mutating func enter(_ phase: Phase) {
    switch phase {
    case .tracking: track()
    case .dragInside: dragInside()
    case .dragOutside: dragOutside()
    case .coast:
      goInside()
      down(randomPosition())
      sweep(Point(x: round(-40...40), y: round(-40...40)), steps: whole(3...6))
      lift(0)
      wait(round(10...400))
    case .bounce: bounce()
    case .pageSnap:
      goInside()
      down(randomPosition())
      let distance = round(12...35) * one(of: -1, 1)
      let isAlongY = happens(0.3)
      sweep(Point(x: isAlongY ? 0 : distance, y: isAlongY ? distance : 0), steps: whole(3...6))
      lift(0)
      wait(round(10...200))
    case .pinch:
      pinch(parts: happens(0.5), steps: whole(2...6))
      wait(round(0...20))
    case .zoomBounce: bounceZoom()
    case .animation:
      if happens(0.3) { down(randomPosition()) }
      let point = Point(x: round(0...1300), y: round(0...2400))
      add(.request(Command(view: 0, .scrollTo(point), animated: true)))
      wait(round(10...290))
    }
  }

  /// In most cases scrolls to a random point, which is usually away from the edges.
  private mutating func goInside() {
    guard happens(0.7) else { return }
    let point = Point(x: round(0...4) * 160, y: round(0...900))
    add(.request(Command(view: 0, .scrollTo(point), animated: true)))
    wait(round(310...600))
  }

  /// Scrolls to a corner; returns the direction in which a finger then pulls the content outside.
  private mutating func goToCorner() -> Point {
    let isFirst = happens(0.5)
    let far = isFirst ? -9e3 : 9e3
    add(.request(Command(view: 0, .scrollTo(Point(x: far, y: far)), animated: true)))
    wait(round(310...600))
    let distance = isFirst ? round(10...35) : -round(10...35)
    return one(
      of: Point(x: distance, y: 0), Point(x: 0, y: distance), Point(x: 0, y: distance),
      Point(x: distance, y: distance))
  }

  private mutating func track() {
    down(randomPosition())
    if happens(0.4) { down(randomPosition()) }
    wait(round(5...150))
    if happens(0.5) { move(hand.map { _ in Point(x: round(-3...3), y: round(-3...3)) }) }
    wait(round(0...20))
  }

  private mutating func dragInside() {
    goInside()
    down(randomPosition())
    if happens(0.4) { down(randomPosition()) }
    sweep(Point(x: round(-25...25), y: round(-25...25)), steps: whole(2...7))
    wait(round(0...20))
  }

  private mutating func dragOutside() {
    let displacement = goToCorner()
    down(randomPosition())
    if happens(0.3) { down(randomPosition()) }
    sweep(displacement, steps: whole(3...9))
    wait(round(0...20))
  }

  private mutating func bounce() {
    if happens(0.5) {
      dragOutside()
    } else {
      let displacement = goToCorner()
      down(randomPosition())
      sweep(displacement / 2, steps: whole(2...5))
      sweep(displacement, steps: 2)
    }
    while !hand.isEmpty { lift(0) }
    wait(round(5...220))
  }

  /// Generates a pinch far beyond a limit of the zoom, which the fingers then release.
  private mutating func bounceZoom() {
    let parts = happens(0.5)
    let middle = Point(x: window.width / 2, y: window.height / 2)
    let (near, far) = (round(6...12), round(100...140))
    let reach = parts ? near : far
    down(Point(x: middle.x - reach, y: middle.y))
    down(Point(x: middle.x + reach, y: middle.y))
    let steps = whole(3...8)
    let pace = ((far - near) / Double(steps) * (parts ? 1 : -1)).rounded(.towardZero)
    stroke([Point(x: -pace, y: 0), Point(x: pace, y: round(-2...2))], steps: steps)
    lift(whole(0...1))
    if happens(0.4) { wait(round(1...40)) }
    lift(0)
    wait(round(5...200))
  }
}
