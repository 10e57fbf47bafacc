internal import Model
internal import Replay

/// Detects flicks that every engine must recognise: one finger comes down at rest and lifts while
/// it moves, and is fast for so long that every method of estimating its speed agrees.
struct FlickWatch {
  /// The minimum speed that each of the last reports must have.
  let minimum: Double
  private let contract: EngineContract
  private var x = Run()
  private var y = Run()
  private var last = Instant.zero

  /// Consecutive fast reports in one direction.
  private struct Run {
    var since = Instant.zero
    var reports = 0
    var sign = 0.0
    var fastest = 0.0
    var last = 0.0
    /// The time between the last two reports.
    var interval = 0.0
    /// The minimum speed of the last reports in this direction, over 50 to 100 milliseconds.
    /// Engines compute the speed from reports that are no older than that.
    var slowest: Double { min(late.slowest, early.slowest) }
    private var late = (since: Instant.zero, slowest: 0.0)
    private var early = (since: Instant.zero, slowest: 0.0)
    /// Whether the finger has slowed down. Engines that fit a curve treat a slower finger as the
    /// end of the movement.
    var isUneven = false

    /// When the finger last moved in each direction by more than a finger trembles.
    var forth = Instant(nanoseconds: .min / 2)
    var back = Instant(nanoseconds: .min / 2)

    mutating func add(_ travel: Double, from last: Instant, to now: Instant, _ minimum: Double) {
      let seconds = now.seconds(since: last)
      let sign = travel < 0 ? -1.0 : 1
      if travel > 2 { forth = now } else if travel < -2 { back = now }
      let speed = seconds > 0 ? travel.magnitude / seconds : .infinity
      isUneven = isUneven || speed < 0.4 * fastest
      fastest = max(fastest, speed)
      self.last = speed
      interval = seconds
      // Android treats a finger that reports nothing for 40 ms as stopped.
      guard speed >= minimum, seconds <= 0.04 else { return reports = 0 }
      if reports == 0 || sign != self.sign {
        since = last
        reports = 0
        self.sign = sign
        late = (last, speed)
        early = (last, speed)
      } else if now - late.since > .milliseconds(50) {
        early = late
        late = (last, speed)
      }
      late.slowest = min(late.slowest, speed)
      reports += 1
    }
  }

  /// A flick, detected at its lift.
  struct Flick {
    var axis: Axis
    /// The direction in which the offset should move: 1 increases it, -1 decreases it.
    var sign: Double
    var time: Instant
    /// The speeds of the slowest and fastest report, and the fastest speed along the other axis.
    var speeds: ClosedRange<Double>
    var aside: Double
    /// Whether all reports up to the lift have about the same speed: then all methods of computing
    /// the speed of a finger agree.
    var isEven: Bool
    /// Whether the last report is about as fast as the fastest.
    var isSteady: Bool
    /// The minimum speed at the lift that an engine may compute by fitting a parabola to the
    /// reports.
    var minAtLift: Double
    /// The time between the last two reports.
    var interval: Double
  }

  init(minimum: Double, _ contract: EngineContract = EngineContract()) {
    self.minimum = minimum
    self.contract = contract
  }

  /// Processes a step; returns the flick that ended in it, if any.
  mutating func see(_ facts: borrowing Facts) -> Flick? {
    // Without touch events there is nothing to process.
    guard !facts.happened.isDisjoint(with: .touch) else { return nil }
    if facts.touchesBegun > 0 {
      x = Run()
      y = Run()
      last = facts.sequence.finger.lastMove
      return nil
    }
    // Includes the last path of a finger that lifts, which the `travel` of the facts excludes.
    if facts.wereFingers.count == 1, !facts.happened.isDisjoint(with: .move | .up),
      facts.sequence.finger.travel != .zero
    {
      let (travel, scale) = (facts.sequence.finger.travel, facts.pointInWindow)
      let moved = facts.sequence.finger.lastMove
      x.add(travel.x / scale, from: last, to: moved, minimum)
      y.add(travel.y / scale, from: last, to: moved, minimum)
      last = moved
    }
    guard facts.happened.contains(.up), facts.happened.isSubset(of: .move | .up),
      facts.fingers.count == 0, facts.wereFingers.count == 1, facts.sequence.isOneFinger,
      facts.sequence.isFromRest, facts.step.inputTime - last <= .milliseconds(20),
      facts.isShortGesture(contract)
    else { return nil }
    let scale = facts.pointInWindow
    let whole = facts.sequence.finger.displacement / scale
    let pace = facts.sequence.finger.pace
    let fastestX = max(x.fastest, pace.fastest(.x) / scale)
    let fastestY = max(y.fastest, pace.fastest(.y) / scale)
    for axis in Axis.allCases {
      let run = axis == .x ? x : y
      let (fastest, fastestAside) = axis == .x ? (fastestX, fastestY) : (fastestY, fastestX)
      let (distance, aside) = axis == .x ? (whole.x, whole.y) : (whole.y, whole.x)
      guard run.reports >= 3, !run.isUneven, !pace.isUneven(axis),
        last - run.since >= .milliseconds(50), distance * run.sign > 30,
        aside.magnitude <= 0.5 * distance.magnitude
      else { continue }
      // A finger that reversed shortly before the lift may cause a fling in the opposite direction.
      let turned = run.sign > 0 ? run.back : run.forth
      guard facts.step.inputTime - turned > .milliseconds(160) else { continue }
      return Flick(
        axis: axis, sign: -run.sign, time: facts.time,
        speeds: run.slowest...max(run.slowest, fastest),
        aside: fastestAside,
        isEven: fastest <= 7 / 6 * run.slowest
          && facts.step.inputTime.seconds(since: last) <= 1.1 * run.interval,
        isSteady: run.last >= 0.7 * fastest,
        minAtLift: 1.5 * run.last - 0.5 * fastest, interval: run.interval)
    }
    return nil
  }
}

extension Facts {
  /// Whether the only finger on the view has moved the view farther than `minimum`, and has not
  /// moved any view around it.
  func isCarriedAlone(_ flick: FlickWatch.Flick, by minimum: Double = 0) -> Bool {
    let moved = (now.offset[flick.axis] - sequence.offset[flick.axis]) * flick.sign
    var view = outer
    while let around = view {
      guard !around.hasSurelyLeft(around.sequence.offset) else { return false }
      view = around.outer
    }
    return moved >= 1 && moved > minimum && !sequence.isOnInner && scene.scroll.enabled
  }

  /// How far the view can still move along an axis.
  func scrollRangeAhead(_ axis: Axis, towards sign: Double) -> Double {
    sign > 0 ? now.highest(axis) - now.offset[axis] : now.offset[axis] - now.lowest(axis)
  }
}
