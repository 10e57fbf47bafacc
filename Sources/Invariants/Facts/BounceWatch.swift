internal import Model
internal import Replay

/// Watches content that comes back from outside its range, and computes how a critically damped
/// spring would move it.
///
/// For every start and every speed, the spring's position is (a + b·t)·e^(−k·t). So of three
/// positions that are equally spaced in time, the third follows from the first two: x₂ = 2r·x₁ −
/// r²·x₀ with r = e^(−k·h).
struct BounceWatch {
  struct Finding {
    var shown: Double
    var due: Double
    /// The distance from the edge at the first of the three positions.
    var start: Double
  }

  private struct Sight {
    var time: Instant
    /// The distance past the edge, negative past the leading edge.
    var position: Double
  }

  /// The two previous positions.
  private struct Sights {
    var first: Sight?
    var last: Sight?
  }

  private var sights = AxisPair(both: Sights())
  /// Whether the scroll range changed since the view was last touched or at rest, for example
  /// because a drag dismissed the keyboard. If so, the view is not coming back from a pull.
  private var hasOtherRange = false
  /// The time between two positions, about a twentieth of a second: long enough to make rounding
  /// insignificant.
  private static let spacing = TimeSpan.milliseconds(49)

  /// Whether a step can show a return along any axis; if not, the previous positions are discarded.
  mutating func isFree(_ facts: borrowing Facts) -> Bool {
    if facts.touchesBegun > 0 || facts.isAtRest { hasOtherRange = false }
    if !facts.scrollRangeUnchanged, facts.now.zoom == facts.was.zoom { hasOtherRange = true }
    let isFree =
      !hasOtherRange && facts.happened.isEmpty && facts.fingers.count == 0
      && facts.scrollRangeUnchanged && facts.isScrollRangeKnown
      && facts.sequence.happened.isSubset(of: .touch) && facts.now.zoom == facts.was.zoom
      && facts.isZoomInLimits && !facts.isPaging && !facts.app.isRequestedAway
    if !isFree { sights = AxisPair(both: Sights()) }
    return isFree
  }

  /// Processes a step that can show a return; returns a finding once there are three positions.
  mutating func see(_ facts: borrowing Facts, _ axis: Axis, decay: Double) -> Finding? {
    guard facts.sight.isLook, facts.step.cause == .frame else { return nil }
    let (low, high) = (facts.now.lowest(axis), facts.now.highest(axis))
    let offset = facts.now.offset[axis]
    let position = min(offset - low, 0) + max(offset - high, 0)
    guard let last = sights[axis].last else {
      if position.magnitude > 8 { sights[axis].last = Sight(time: facts.time, position: position) }
      return nil
    }
    guard position * last.position >= 0, !facts.isInside(axis) else {
      sights[axis] = Sights()
      return nil
    }
    guard facts.time - last.time >= Self.spacing else { return nil }
    let (first, now) = (sights[axis].first, Sight(time: facts.time, position: position))
    sights[axis] = position.magnitude > 1 ? Sights(first: last, last: now) : Sights()
    guard let first, first.position.magnitude > 8 else { return nil }
    let (before, after) = ((last.time - first.time).seconds, (now.time - last.time).seconds)
    guard (before - after).magnitude < 1e-5 else { return nil }
    let ratio = remains(decay * after)
    let due = 2 * ratio * last.position - ratio * ratio * first.position
    return Finding(shown: position, due: due, start: first.position)
  }
}
