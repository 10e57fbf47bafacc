internal import Gesture
internal import Replay

/// Watches for a flick that every engine must recognise as one: one finger that came down at rest and
/// lifts on its way, fast for so long that it does not matter how an engine works out its speed.
struct FlickWatch {
  /// The slowest that each of the last reports may have been.
  let least: Double
  private var x = Run()
  private var y = Run()
  private var last = Instant.zero

  /// Reports in one direction without a break, each of them fast.
  private struct Run {
    var since = Instant.zero
    var reports = 0
    var sign = 0.0
    var fastest = 0.0
    var last = 0.0
    /// Of the last reports in this direction, 50 to 100 milliseconds long: engines look no farther back,
    /// or at their mean.
    var slowest: Double { min(late.slowest, early.slowest) }
    private var late = (since: Instant.zero, slowest: 0.0)
    private var early = (since: Instant.zero, slowest: 0.0)
    /// Whether it has slowed down: engines that fit a curve read that as the end of the movement.
    var isUneven = false

    /// When it last went each way by more than a finger trembles.
    var forth = Instant(nanoseconds: .min / 2)
    var back = Instant(nanoseconds: .min / 2)

    mutating func add(_ travel: Double, from last: Instant, to now: Instant, _ least: Double) {
      let seconds = now.seconds(since: last)
      let sign = travel < 0 ? -1.0 : 1
      if travel > 2 { forth = now } else if travel < -2 { back = now }
      let speed = seconds > 0 ? travel.magnitude / seconds : .infinity
      isUneven = isUneven || speed < 0.4 * fastest
      fastest = max(fastest, speed)
      self.last = speed
      // Android takes a finger that reports nothing for 40 ms for one that has stopped.
      guard speed >= least, seconds <= 0.04 else { return reports = 0 }
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

  /// A flick, at its lift.
  struct Flick {
    var axis: Axis
    /// The way the offset should go: 1 grows, -1 shrinks.
    var sign: Double
    var time: Instant
    /// The slowest and the fastest of its reports, and the fastest along the other axis.
    var speeds: ClosedRange<Double>
    var aside: Double
    /// Whether its last report is about as fast as the fastest.
    var isSteady: Bool
    /// What an engine that fits a parabola to the reports may take for its speed at the lift.
    var leastAtLift: Double
  }

  init(least: Double) { self.least = least }

  /// Follows a step; returns the flick that ended in it, if one did.
  mutating func see(_ facts: borrowing Facts) -> Flick? {
    // Where no finger does anything there is nothing to see.
    guard !facts.happened.isDisjoint(with: .touch) else { return nil }
    if facts.touchesBegun > 0 {
      x = Run()
      y = Run()
      last = facts.sequence.finger.lastMove
      return nil
    }
    // Of a finger that lifts too, which `travel` of the facts leaves out.
    if facts.wereFingers.count == 1, !facts.happened.isDisjoint(with: .move | .up),
      facts.sequence.finger.travel != .zero
    {
      let (travel, scale) = (facts.sequence.finger.travel, facts.pointInWindow)
      let moved = facts.sequence.finger.lastMove
      x.add(travel.x / scale, from: last, to: moved, least)
      y.add(travel.y / scale, from: last, to: moved, least)
      last = moved
    }
    guard facts.happened.contains(.up), facts.happened.isSubset(of: .move | .up),
      facts.fingers.count == 0, facts.wereFingers.count == 1, facts.sequence.isOneFinger,
      facts.sequence.isFromRest, facts.inputTime - last <= .milliseconds(20)
    else { return nil }
    let whole = facts.sequence.finger.way / facts.pointInWindow
    for axis in Axis.allCases {
      let run = axis == .x ? x : y
      let (way, aside) = axis == .x ? (whole.x, whole.y) : (whole.y, whole.x)
      guard run.reports >= 3, !run.isUneven, last - run.since >= .milliseconds(50),
        way * run.sign > 30, aside.magnitude <= 0.5 * way.magnitude
      else { continue }
      // A finger that turned round shortly before may cause a fling the other way.
      let turned = run.sign > 0 ? run.back : run.forth
      guard facts.inputTime - turned > .milliseconds(160) else { continue }
      return Flick(
        axis: axis, sign: -run.sign, time: facts.time,
        speeds: run.slowest...max(run.slowest, run.fastest),
        aside: axis == .x ? y.fastest : x.fastest,
        isSteady: run.last >= 0.7 * run.fastest,
        leastAtLift: 1.5 * run.last - 0.5 * run.fastest)
    }
    return nil
  }
}

extension Facts {
  /// Whether the only finger on the view has carried it along, farther than `least`, and it alone of all
  /// around it.
  func isCarriedAlone(_ flick: FlickWatch.Flick, by least: Double = 0) -> Bool {
    let moved = (now.offset[flick.axis] - sequence.offset[flick.axis]) * flick.sign
    var view = outer
    while let around = view {
      guard around.now.offset == around.sequence.offset else { return false }
      view = around.outer
    }
    return moved >= 1 && moved > least && !sequence.isOnInner && scene.scroll.enabled
  }

  /// How far the view can go on along an axis.
  func roomAhead(_ axis: Axis, towards sign: Double) -> Double {
    sign > 0 ? now.highest(axis) - now.offset[axis] : now.offset[axis] - now.lowest(axis)
  }
}
