internal import Model
internal import Replay
internal import Text

/// A fling begins at about the speed of the finger that caused it, and in its direction.
///
/// Otherwise a user flicks a list gently and it races away, or flicks it hard and it creeps.
/// Engines have mixed up points and pixels, or seconds and milliseconds, or have flung along the
/// wrong axis.
///
/// It is checked in the same cases as `flick-coasts`. Engines compute the speed of a finger in many
/// ways. The coast may therefore begin at any speed from half of the finger's slowest report to one
/// and a half times its fastest, less what it loses in the first tenth of a second. If the finger's
/// reports differ by at most a sixth, all these ways agree: the coast may then begin at 0.6 to 1.4
/// times the reported speed. An engine that measures over three frames, and counts one frame too
/// many or too few, has this error. An engine may expect that a finger that slows down continues to
/// slow down. An engine without a declared rate that reports its velocity may lose as much speed as
/// it reports to have lost. Above 2000 points per second, an engine may limit the speed.
struct FlingFollowsTheFinger: ReplayInvariant {
  static let summary = "a fling begins at about the speed of its finger"
  static let interest: Interest = [
    .touchMoved, .landed, .lifted, .coasting, .requested, .layout, .cameToRest, .moment,
  ]
  static let tolerance = ToleranceClass.velocity
  static let needsEveryView = true
  static let needsExactPaths = true
  private var watch = FlickWatch(minimum: 0)
  private var flick: FlickWatch.Flick?
  /// The velocity that the engine reported at the lift; nil if the engine reports none.
  private var reported: Point?
  /// The offset and the time when even an engine with late touches must have shown the lift.
  private var start: (point: Point, time: Instant)?

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    watch = FlickWatch(minimum: FlickCoasts.minSpeed(terms.contract), terms.contract)
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
    guard let flick, facts.step.cause == .frame, facts.sight.isLook, !facts.isScripted else {
      return
    }
    guard facts.isScrollRangeKnown, facts.step.seenSince <= flick.time else {
      return self.flick = nil
    }
    let lapse = facts.time - flick.time
    guard lapse >= .milliseconds(40) else { return }
    guard let start else { return self.start = (facts.now.offset, facts.time) }
    let seconds = facts.time.seconds(since: start.time)
    guard seconds >= 0.045 else { return }
    self.flick = nil
    // An edge limits the motion.
    guard facts.isAwayFromEdges, seconds < 0.1 else { return }
    let kept = share(keptAlong: flick.axis, after: lapse.seconds, facts, tally.terms.contract)
    let isEven = flick.isEven
    let slowest = (isEven ? 0.6 : 0.5) * min(flick.speeds.lowerBound, 2000) * kept
    // The coast may begin a frame after the lift is shown.
    let past = max(0, start.time.seconds(since: flick.time) - tally.terms.frame.seconds)
    let left = tally.terms.contract.rate(facts.scene.scroll.deceleration)?.share(after: past) ?? 1
    let fastest = (isEven ? 1.4 : 1.5) * flick.speeds.upperBound * (isEven ? left : 1)
    // A view that has slowed down to the declared speed stops.
    let mayStop = !flick.isSteady || slowest <= tally.terms.contract.stopSpeed
    for axis in Axis.allCases {
      let gone = (facts.now.offset[axis] - start.point[axis]) / seconds
      let (minimum, maximum) =
        axis == flick.axis
        ? (mayStop ? 0 : slowest, fastest)
        : (-1.5 * flick.aside, 1.5 * flick.aside)
      let speed = axis == flick.axis ? gone * flick.sign : gone
      let fast = axis == flick.axis ? flick.speeds.upperBound : flick.aside
      let tolerance =
        tally.terms.ofVelocity(0, over: seconds) + tally.terms.blur(of: speed, over: seconds)
        + tally.terms.blur(of: fast, over: flick.interval)
      tally.check(max(speed - maximum, minimum - speed), within: tolerance, facts) {
        axis == flick.axis
          ? "a coast along \(axis) at \(minimum.text) to \(maximum.text) pt/s, like the finger"
          : "a coast along \(axis) at \(maximum.text) pt/s at most, like the finger"
        "\(speed.text) pt/s"
      }
    }
  }

  /// The share of a speed that remains after some seconds at the rate that the engine declares. An
  /// engine that declares no rate but reports its velocity may slow down faster than the scene's
  /// rate.
  private func share(
    keptAlong axis: Axis, after seconds: Double, _ facts: borrowing Facts,
    _ contract: EngineContract
  ) -> Double {
    if let rate = contract.rate(facts.scene.scroll.deceleration) {
      return rate.share(after: seconds)
    }
    let share = facts.scene.scroll.deceleration.share(after: seconds)
    guard facts.reportsVelocity, let first = reported?[axis], first != 0,
      let last = facts.now.velocity?[axis]
    else { return share }
    return min(share, max(0, last / first))
  }
}

extension DecelerationRate {
  /// The share of a velocity that remains after some seconds, rounded to whole milliseconds.
  func share(after seconds: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(max(0, min(seconds * 1000, 500))) { result *= perMillisecond }
    return result
  }

  /// The ratio of the mean velocity over some seconds to the initial velocity.
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
