internal import Gesture
internal import Replay

/// A fling begins about as fast as the finger that threw it, and in its direction.
///
/// Otherwise a person throws a list a little and it races away, or throws it hard and it creeps. Engines
/// have mixed up points and pixels, or seconds and milliseconds, and have thrown along the wrong axis.
///
/// It counts where `flick-coasts` does. Engines work out the speed of a finger in many ways, so the
/// coast may begin at half of the slowest of the finger's reports and at one and a half times the
/// fastest, less what it loses in the first tenth of a second. Engines expect that a finger that
/// slows down goes on slowing down. An engine without a declared rate that reports its velocity may lose
/// what it reports to have lost. Above 2000 points per second an engine may have a limit.
struct FlingFollowsTheFinger: ReplayInvariant {
  static let summary = "a fling begins about as fast as its finger went"
  static let interest: Interest = [
    .touchMoved, .landed, .lifted, .coasting, .requested, .layout, .cameToRest, .moment,
  ]
  static let tolerance = ToleranceClass.velocity
  static let needsEveryView = true
  static let needsExactPaths = true
  private var watch = FlickWatch(least: 0)
  private var flick: FlickWatch.Flick?
  /// How fast the engine said at the lift that it goes, where it says so.
  private var reported: Point?
  /// Where it was when even an engine that shows touches late had shown the lift, and when.
  private var start: (place: Point, time: Instant)?

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    watch = FlickWatch(least: FlickCoasts.leastSpeed(terms.contract))
  }

  static func watches(_ view: ViewScene) -> Bool { view.snap == nil && view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      let contract = tally.terms.contract
      flick = watch.see(facts).flatMap { facts.mayCoast($0, contract) ? $0 : nil }
      start = nil
      reported = facts.now.velocity
      return
    }
    guard let flick, facts.cause == .frame, facts.sight.isLook else { return }
    guard facts.isRoomKnown, facts.seenSince <= flick.time else { return self.flick = nil }
    let lapse = facts.time - flick.time
    guard lapse >= .milliseconds(40) else { return }
    guard let start else { return self.start = (facts.now.offset, facts.time) }
    let seconds = facts.time.seconds(since: start.time)
    guard seconds >= 0.045 else { return }
    self.flick = nil
    // At an edge it goes no farther.
    guard facts.isAwayFromEdges, seconds < 0.1 else { return }
    let kept = share(keptAlong: flick.axis, after: lapse.seconds, facts, tally.terms.contract)
    let slowest = 0.5 * min(flick.speeds.lowerBound, 2000) * kept
    // What has slowed down to the declared speed stops.
    let mayStop = !flick.isSteady || slowest <= tally.terms.contract.stopSpeed
    for axis in Axis.allCases {
      let gone = (facts.now.offset[axis] - start.place[axis]) / seconds
      let (least, most) =
        axis == flick.axis
        ? (mayStop ? 0 : slowest, 1.5 * flick.speeds.upperBound)
        : (-1.5 * flick.aside, 1.5 * flick.aside)
      let speed = axis == flick.axis ? gone * flick.sign : gone
      let tolerance = tally.terms.ofVelocity(0, over: seconds)
      tally.check(max(speed - most, least - speed), within: tolerance, facts) {
        axis == flick.axis
          ? "a coast along \(axis) at \(least.text) to \(most.text) pt/s, as the finger went"
          : "a coast along \(axis) at \(most.text) pt/s at most, as the finger went"
        "\(speed.text) pt/s"
      }
    }
  }

  /// What is left of a speed at the end of some seconds, by the rate that the engine declares. One that
  /// declares none, and says itself how fast it goes, may slow down faster than the scene's rate.
  private func share(
    keptAlong axis: Axis, after seconds: Double, _ facts: borrowing Facts,
    _ contract: EngineContract
  ) -> Double {
    if let rate = contract.rate(facts.scene.scroll.deceleration) {
      return rate.share(after: seconds)
    }
    let share = facts.scene.scroll.deceleration.share(after: seconds)
    guard facts.reportsVelocity, !facts.actsAtFrames, let first = reported?[axis], first != 0,
      let last = facts.now.velocity?[axis]
    else { return share }
    return min(share, max(0, last / first))
  }
}

extension DecelerationRate {
  /// What is left of a velocity after so many seconds, to a whole number of milliseconds.
  func share(after seconds: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(max(0, min(seconds * 1000, 500))) { result *= perMillisecond }
    return result
  }

  /// What the mean velocity over so many seconds is of the first.
  func share(over seconds: Double) -> Double {
    let whole = max(1, min(seconds * 1000, 500)).rounded()
    var (sum, left) = (0.0, 1.0)
    for _ in 0..<Int(whole) {
      sum += left * (1 + perMillisecond) / 2
      left *= perMillisecond
    }
    return sum / whole
  }
}
