internal import Model
internal import Replay
internal import Text

/// A view moves as its engine declares. A drag begins at the end of the declared slop, and keeps to
/// one axis up to the declared angle. The content resists past an edge, and comes back, as
/// declared. A coast continues until its speed is close to the declared minimum.
///
/// Otherwise other invariants judge by wrong numbers, and a user feels a list that is hard to move.
/// If the finger goes straight, the content may lag behind it by at most the slop and the report
/// with which the finger left the slop. A coast that ends inside its range may end at five times
/// the declared speed, at 150 points per second, or at the speed that the declared rate removes in
/// two frames.
struct DeclaredIsShown: ReplayInvariant {
  static let summary = "slop, axis lock, overscroll, bounce and end of a coast match the contract"
  static let interest: Interest = [
    .touchMoved, .landed, .lifted, .coasting, .requested, .layout, .cameToRest, .look,
  ]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  private var drag = StraightDrag()
  /// The longest movement in one report of the finger before the drag.
  private var longest = 0.0
  /// The offset when a finger stayed within the slop for so long that it may no longer drag; nil
  /// before that.
  private var refused: Point?
  /// Whether the finger was within the slop until the last step.
  private var wasWithin = true
  private var isDone = false
  /// The speeds of a coast in its last two frames, and the duration of the last frame.
  private var speeds: (before: Double, last: Double, frame: Double)?
  private var pull = PullWatch()
  private var bounce = BounceWatch()
  private var lock = FreeDrag()

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let view = scene.views[view]
    // If views are nested, another view may take the finger or the speed.
    return scene.views.allSatisfy { $0.inside == nil } && view.scroll.enabled && view.snap == nil
      && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.touchesBegun > 0 {
      drag = StraightDrag()
      longest = 0
      isDone = false
      (refused, wasWithin) = (nil, true)
    }
    if facts.isScripted { return }
    refuse(facts, &tally)
    if facts.happened.contains(.move), !isDone { begin(facts, &tally) }
    end(facts, &tally)
    stop(facts, &tally)
    let (rubber, decay) = (tally.terms.contract.rubber, tally.terms.contract.bounceDecay)
    if let rubber, facts.isScrollRangeKnown, pull.isHeld(facts) {
      for axis in Axis.allCases { pull(facts, axis, rubber, &tally) }
    }
    if let decay, bounce.isFree(facts) {
      for axis in Axis.allCases { bounce(facts, axis, decay, &tally) }
    }
    if let angle = tally.terms.contract.lockAngle { free(facts, angle, &tally) }
  }

  private mutating func end(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isFree =
      facts.happened.isEmpty && facts.fingers.count == 0 && facts.scrollRangeUnchanged
      && facts.isScrollRangeKnown
      && facts.sequence.happened.isSubset(of: .touch) && facts.now.zoom == facts.was.zoom
      && !facts.isPaging && facts.sight.isLook
    guard isFree else { return speeds = nil }
    for axis in Axis.allCases {
      // Along an axis without a scroll range the view returns from a pull, and does not coast.
      let step = facts.now.offset[axis] - facts.was.offset[axis]
      let isElsewhere = facts.space(axis) > 0 ? facts.overscroll[axis] >= -1 : step != 0
      if isElsewhere { return speeds = nil }
    }
    if facts.isCoasting, facts.hasMoved, facts.elapsed >= 0.004 {
      let speed = max(facts.speedOfStep.x, facts.speedOfStep.y)
      speeds = (speeds?.last ?? speed, speed, facts.elapsed)
    } else if facts.hasJustRested, let speeds {
      self.speeds = nil
      // The last step may cover only part of a frame.
      let speed = min(speeds.before, speeds.last)
      let stopSpeed = tally.terms.contract.stopSpeed
      let kept = tally.terms.contract.share(after: 2 * speeds.frame, facts)
      let maximum = max(5 * stopSpeed, 150, stopSpeed / kept)
      tally.check(speed - maximum, within: tally.terms.ofVelocity(0, over: 0.016), facts) {
        "a coast to end at \(maximum.text) pt/s at most: the declared stop speed is \(stopSpeed.text)"
        "it ends at \(speed.text) pt/s"
      }
    }
  }

  private mutating func begin(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (sequence, contract) = (facts.sequence, tally.terms.contract)
    guard sequence.isOneFinger, sequence.isFromRest, let travel = facts.travel else {
      return isDone = true
    }
    drag.see(facts, slop: contract.slop, beyond: 0)
    if !facts.was.activity.contains(.dragging) {
      longest = max(longest, max(travel.x.magnitude, travel.y.magnitude))
      return
    }
    // Only the step after the begin of the drag is checked: later steps lag by the same distance.
    isDone = true
    guard let axis = drag.axis, facts.isScrollRangeKnown, facts.isInside(axis),
      facts.space(axis) > 1,
      !facts.scene.scroll.paging
    else { return }
    let distance = sequence.finger.displacement[axis].magnitude
    let moved = (facts.now.offset[axis] - sequence.offset[axis]).magnitude
    // In one browser, some web pages catch up the slop and other pages do not.
    let mayLag = contract.swallowsSlop || contract.actsAtFrames > 0
    let reports = Double(max(1, contract.swallowsReports)) * longest
    let maximum = (mayLag ? contract.slop : 0) + reports
    tally.check(distance - moved - maximum, within: 1 + 2 * facts.resolution, facts) {
      "the content at most \(maximum.text) points behind the finger: "
        + (mayLag ? "the declared slop of \(contract.slop.text) and " : "")
        + "\(contract.swallowsReports > 1 ? "\(contract.swallowsReports) reports" : "one report") of \(longest.text)"
      (distance - moved).text
    }
  }

  /// Checks that a finger that stayed within the slop for longer than declared drags nothing.
  private mutating func refuse(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (sequence, contract) = (facts.sequence, tally.terms.contract)
    guard let limit = contract.dragWithin, sequence.isOneFinger, sequence.isFromRest,
      facts.fingers.count == 1, facts.scrollRangeUnchanged
    else { return refused = nil }
    let isPast = facts.isPastSlop(contract)
    let held = facts.step.inputTime - sequence.finger.landed
    if isPast, wasWithin, held > limit + contract.timeResolution, !facts.step.isOfSeveralTimes {
      refused = sequence.offset
    }
    wasWithin = !isPast
    guard let refused, facts.happened.contains(.move) else { return }
    tally.check(!facts.hasSurelyLeft(refused), facts) {
      "no drag: the finger stayed within the slop for longer than the declared \(limit.milliseconds.text) ms"
      "offset \(facts.now.offset.x.text) \(facts.now.offset.y.text)"
    }
  }

  private mutating func pull(
    _ facts: borrowing Facts, _ axis: Axis, _ rubber: Double, _ tally: inout Tally
  ) {
    guard let found = pull.see(facts, axis, rubber: rubber) else { return }
    let tolerance = 0.5 + 0.1 * found.distance.magnitude + 2 * facts.resolution
    tally.check((found.shown - found.due).magnitude, within: tolerance, facts) {
      "\(found.due.text) past the edge along \(axis), with the declared rubber of \(rubber.text)"
      found.shown.text
    }
  }

  private mutating func bounce(
    _ facts: borrowing Facts, _ axis: Axis, _ decay: Double, _ tally: inout Tally
  ) {
    guard let found = bounce.see(facts, axis, decay: decay) else { return }
    // When content that is flung inward reaches the edge, the spring no longer acts on it.
    if tally.terms.contract.coastsInward, found.due * found.start <= 0 { return }
    let tolerance = 0.5 + 0.03 * found.start.magnitude + 4 * facts.resolution
    tally.check((found.shown - found.due).magnitude, within: tolerance, facts) {
      "\(found.due.magnitude.text) past the edge along \(axis), with the declared bounce decay of "
        + "\(decay.text) per second"
      found.shown.magnitude.text
    }
  }

  private mutating func free(_ facts: borrowing Facts, _ angle: Double, _ tally: inout Tally) {
    guard let found = lock.see(facts, beyond: angle) else { return }
    tally.check(found.still == nil, facts) {
      "a drag that began \(found.angle.text)° from an axis to move along both axes: the declared lock angle is "
        + "\(angle.text)°"
      "no movement along \(found.still ?? .x)"
    }
  }

  /// Checks the velocity that the engine reports when it stops.
  private func stop(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isEmpty, facts.fingers.count == 0, facts.was.activity == .decelerating,
      facts.reportsVelocity, !facts.isPaging,
      tally.terms.contract.normalRate != nil, facts.scrollRangeUnchanged, facts.isScrollRangeKnown,
      facts.sequence.happened.isSubset(of: .touch), facts.sight.isLook, facts.elapsed > 0,
      facts.now.zoom == facts.was.zoom, let was = facts.was.velocity, let now = facts.now.velocity
    else { return }
    // In one frame a coast loses less than a tenth of its speed, or the part that the declared rate
    // removes. Engines that compute once per frame stop one frame later.
    let stopSpeed = tally.terms.contract.stopSpeed
    let kept = tally.terms.contract.share(after: 2 * facts.elapsed, facts)
    let maximum = 1.3 * stopSpeed * max(1 + 2 * facts.elapsed / 0.1, 1 / kept) + 1
    for axis in Axis.allCases
    where was[axis] != 0 && now[axis] == 0 && facts.isInside(axis) && facts.space(axis) > 1 {
      let speed = was[axis].magnitude
      tally.check(speed - maximum, within: tally.terms.ofVelocity(0, over: 0.016), facts) {
        ("a coast to stop at \(stopSpeed.text) pt/s", "it stops at \(speed.text) pt/s")
      }
    }
  }
}

extension EngineContract {
  /// The share of a speed that the declared rate leaves after some seconds; 1 if no rate is
  /// declared.
  fileprivate func share(after seconds: Double, _ facts: borrowing Facts) -> Double {
    rate(facts.scene.scroll.deceleration)?.share(after: seconds) ?? 1
  }
}
