internal import Model
internal import Replay
internal import Text

extension IOSConstants: EngineHabits {
  mutating func visit(_ each: (String, inout Double, ClosedRange<Double>, String) -> Void) {
    func number(_ name: String, _ number: inout Double, _ summary: String) {
      each(name, &number, 0...Double.greatestFiniteMagnitude, summary)
    }
    number("slop", &slop, "pt a finger moves before it drags (Compose #700, WebKit)")
    number("pinch-slop", &pinchSlop, "pt two fingers move apart before they pinch (choice)")
    number(
      "rate", &rate, "share of the speed kept each ms, normal (Chameleon, Compose; iOS 26.5 trace)")
    number("fast-rate", &fastRate, "share of the speed kept each ms, fast (Chameleon, Compose)")
    number("stop-speed", &stopSpeed, "pt/s at which coasting stops (iOS 26.5 targets)")
    number("min-fling", &minFling, "minimum pt/s of a fling (WebKit; others 10 to 500)")
    number("max-fling", &maxFling, "maximum pt/s of a fling (choice; Android, Flutter)")
    number(
      "held-still", &heldStill,
      "s a finger must be still for its lift to start no fling (ScrollMechanics)")
    number(
      "sample-step", &sampleStep,
      "s between the samples that determine the speed at a lift (Flutter)")
    number(
      "flick-gain", &flickGain, "share of the speed that Flutter adds to repeated flicks (choice)")
    number(
      "rubber", &rubber,
      "share of a small pull past an edge that is visible (@chpwn; iOS 26.5 trace)")
    number("bounce-decay", &bounceDecay, "decay per s of the bounce (iOS 26.5 trace)")
    number(
      "bounce-head-start", &bounceHeadStart,
      "share of the bounce decay applied at once on release (iOS 26.5 trace)")
    number(
      "inward-fling", &inwardFling, "1: a flick from outside continues to coast inside (choice)")
    number("page-decay", &pageDecay, "decay per s of a page turn (choice; near WebKit's 12.5)")
    number("page-fling", &pageFling, "minimum pt/s of a flick that turns a page (choice)")
    number("soft-zoom", &softZoom, "share of a zoom limit by which a pinch may exceed it (choice)")
    number("zoom-decay", &zoomDecay, "decay per s of the zoom's return (choice)")
    number("animation", &animation, "s an animated request takes (choice)")
    number(
      "lock-angle", &lockAngle,
      "maximum degrees from an axis at which a drag is locked to it (WebKit)")
    number("touch-delay", &touchDelay, "s until a touch reaches the content (choice)")
    number("pixels", &pixels, "1: offsets are shown in the window's pixels (UIScrollView)")
    number("status-bar", &statusBar, "pt of the strip whose tap scrolls to the top")
  }

  /// The names of the settings in pt and pt/s.
  static let lengths = [
    "slop", "pinch-slop", "stop-speed", "min-fling", "max-fling", "page-fling", "status-bar",
  ]

  mutating func check() throws(EngineError) {
    guard rate > 0, rate < 1, fastRate > 0, fastRate < 1 else {
      throw EngineError(.setting, "rate and fast-rate must be between 0 and 1")
    }
    var idle: String?
    visit { name, number, _, _ in
      if number == 0, idle == nil, Self.positive.contains(name) { idle = name }
    }
    if let idle {
      throw EngineError(.setting, "\(idle) is 0: expected more than 0, or nothing comes to rest")
    }
    guard bounceHeadStart <= 1 else {
      throw EngineError(.setting, "bounce-head-start is \(bounceHeadStart.text): expected 0 to 1")
    }
    guard lockAngle <= 90 else {
      throw EngineError(.setting, "lock-angle is \(lockAngle.text): expected 0 to 90")
    }
  }

  /// The settings that must be above 0 for motions to come to rest.
  private static let positive = [
    "stop-speed", "sample-step", "rubber", "bounce-decay", "page-decay", "soft-zoom",
    "zoom-decay",
  ]

  /// The time in which the slowest spring reduces 10,000 pt to less than 0.001 pt, plus 1 s:
  /// 21·e^-20 is less than 10^-7.
  private var longestReturn: Double { 20 / min(bounceDecay, pageDecay, zoomDecay) + 1 }

  /// The duration of the fastest fling at the higher of the two deceleration rates.
  private var longestCoast: Double {
    // Flutter's gain adds at most 40,000 pt/s.
    let fastest = maxFling + flickGain * 40_000
    let friction = Deceleration.friction(rate: max(rate, fastRate))
    return Deceleration(from: 0, velocity: fastest, friction: friction, stopSpeed: stopSpeed)
      .restTime
  }

  var abilities: Abilities { .all }

  var contract: EngineContract {
    var contract = EngineContract()
    contract.slop = slop
    contract.normalRate = rate
    contract.fastRate = fastRate
    contract.stopSpeed = stopSpeed
    contract.minFling = minFling
    contract.softZoom = 1 + softZoom
    contract.heldStill = .seconds(heldStill)
    contract.rubber = rubber
    contract.bounceDecay = bounceDecay
    contract.pageFling = pageFling
    contract.lockAngle = lockAngle
    contract.showsPixels = pixels > 0
    contract.pinchSlop = pinchSlop
    contract.animation = .seconds(animation)
    contract.coastsInward = inwardFling > 0
    contract.settle = .seconds(
      max(4, longestReturn, animation + longestReturn, longestCoast + 0.5))
    return contract
  }
}
