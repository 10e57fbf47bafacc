internal import Model
internal import Replay
internal import Text

/// A coast begins at the velocity that the engine announced at the lift.
///
/// The start of a coast is its first frames, in which it slows down at the rate that the engine
/// declares, plus one frame: an engine may show the lift when a frame of the coast is over. If the
/// engine declares no rate, the coast may lose half of its speed in this time, or more if frames are
/// longer than at 60 Hz. This is checked above 200 points per second, or 800 without a rate, if
/// neither an edge nor the end of the coast is near. Views that turn pages or rest on cells are not
/// checked.
///
/// If this invariant is broken, an app that computes the view's motion, or starts an animation at
/// that speed, is wrong by hundreds of points. An engine may announce the finger's velocity in
/// pixels, per second or along the wrong axis, and fling with another velocity.
struct AnnouncedVelocityIsTheStart: ReplayInvariant {
  static let summary = "a coast begins at the velocity announced at the lift"
  static let interest: Interest = [
    .reported, .coasting, .landed, .lifted, .requested, .layout, .moment, .cameToRest,
  ]
  static let tolerance = ToleranceClass.velocity
  static let needs: Abilities = .callbacks
  /// The announced velocity in points per second, the time of the announcement, and the offset and
  /// time when the lift was shown.
  private var announced: (velocity: Point, time: Instant)?
  private var start: (point: Point, time: Instant)?

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.enabled && !view.scroll.paging && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty || !facts.scrollRangeUnchanged || facts.now.zoom != facts.was.zoom {
      announced = nil
    }
    for callback in facts.callbacks {
      if case .willEndDragging(let velocity, _) = callback.kind { announce(velocity, facts) }
      // Other invariants judge releases without a fling.
      if case .didEndDragging(false) = callback.kind { announced = nil }
    }
    guard let announced, facts.happened.isEmpty, facts.sight.isLook else { return }
    guard let start else {
      // An engine that acts at frames shows the first part of the coast in its next frame.
      let past = facts.time.seconds(since: announced.time)
      if past >= 0.03, past > 1.5 * facts.elapsed { start = (facts.now.offset, facts.time) }
      return
    }
    let seconds = facts.time.seconds(since: start.time)
    guard seconds >= 0.03 else { return }
    self.announced = nil
    guard seconds < 0.1, facts.isAwayFromEdges else { return }
    let before = start.time.seconds(since: announced.time)
    let frame = max(0.017, facts.elapsed)
    let kept = share(kept: before, seconds, frame, facts, tally.terms.contract)
    for axis in Axis.allCases
    where announced.velocity[axis].magnitude >= kept.from && facts.space(axis) > 0 {
      // A view that has slowed down to the declared speed stops.
      guard announced.velocity[axis].magnitude * kept.end > tally.terms.contract.stopSpeed else {
        continue
      }
      let velocity = announced.velocity[axis].magnitude
      let speed = (facts.now.offset[axis] - start.point[axis]) / seconds
      let along = announced.velocity[axis] < 0 ? -speed : speed
      let (minimum, maximum) = (kept.minimum * velocity, kept.maximum * velocity)
      let tolerance = tally.terms.ofVelocity(velocity, over: seconds)
      tally.check(max(along - maximum, minimum - along), within: tolerance, facts) {
        let announced = announced.velocity[axis].text
        "a coast along \(axis) that begins at the announced \(announced) pt/s"
        "\(speed.text) pt/s"
      }
    }
  }

  private mutating func announce(_ velocity: Point, _ facts: borrowing Facts) {
    guard facts.fingers.count == 0, facts.happened.isSubset(of: .move | .up),
      facts.scrollRangeUnchanged, !facts.isBehindGap,
      !facts.restsOnPositions, !facts.isPaging, facts.isScrollRangeKnown, facts.isZoomInLimits,
      facts.isAwayFromEdges
    else { return }
    announced = (velocity * 1000, facts.time)
    start = facts.actsAtFrames ? nil : (facts.now.offset, facts.time)
  }

  /// The limits of the mean velocity in an interval, as shares of the announced velocity; the
  /// minimum velocity that counts; and the share that may be left at the end of the interval. The
  /// interval begins `before` seconds after the lift and lasts `seconds`; a frame has the given
  /// duration.
  private func share(
    kept before: Double, _ seconds: Double, _ frame: Double, _ facts: borrowing Facts,
    _ contract: EngineContract
  ) -> (minimum: Double, maximum: Double, from: Double, end: Double) {
    guard let rate = contract.rate(facts.scene.scroll.deceleration) else {
      return (0.5 * min(1, 0.07 / (before + seconds / 2 + frame)), 1, 800, 1)
    }
    let mean = rate.share(over: seconds)
    // An engine that acts at frames may have shown the lift two frames late.
    return (
      mean * rate.share(after: before + frame), mean * rate.share(after: before - 2 * frame), 200,
      rate.share(after: before + frame + seconds)
    )
  }
}

extension Facts {
  /// Whether the view is away from its edges along each axis that has a scroll range.
  var isAwayFromEdges: Bool {
    Axis.allCases.allSatisfy { overscroll[$0] < -resolution || space($0) <= 0 }
  }
}
