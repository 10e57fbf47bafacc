internal import Gesture
internal import Replay

/// Watches content come back from beyond an edge, and works out how a critically damped spring would.
///
/// Whatever its start and its speed, such a spring is (a + b·t)·e^(−k·t). So of three places that are
/// equally far apart in time the third follows from the two before it: x₂ = 2r·x₁ − r²·x₀ with
/// r = e^(−k·h).
struct BounceWatch {
  struct Finding {
    var shown: Double
    var due: Double
    /// How far outside the first of the three places is.
    var start: Double
  }

  private struct Sight {
    var time: Instant
    /// How far beyond the edge, negative beyond the leading one.
    var place: Double
  }

  /// The two places before.
  private struct Sights {
    var first: Sight?
    var last: Sight?
  }

  private var sights = AxisPair(both: Sights())
  /// Whether the view got another range since it was touched or at rest, as from a keyboard that a drag
  /// sent away: then it does not come back from a pull.
  private var hasOtherRange = false
  /// About a twentieth of a second apart: far enough for what is rounded not to matter.
  private static let spacing = TimeSpan.milliseconds(49)

  /// Whether a step can show a way back along any axis; where it cannot, the places before are forgotten.
  mutating func isFree(_ facts: borrowing Facts) -> Bool {
    if facts.touchesBegun > 0 || facts.isAtRest { hasOtherRange = false }
    if !facts.isRoomSame, facts.now.zoom == facts.was.zoom { hasOtherRange = true }
    let isFree =
      !hasOtherRange && facts.happened.isEmpty && facts.fingers.count == 0
      && facts.isRoomSame && facts.isRoomKnown
      && facts.sequence.happened.isSubset(of: .touch) && facts.now.zoom == facts.was.zoom
      && facts.isZoomInLimits && !facts.isPaging && !facts.isAskedAway
    if !isFree { sights = AxisPair(both: Sights()) }
    return isFree
  }

  /// Follows a step that can show one; returns a finding where there are three places.
  mutating func see(_ facts: borrowing Facts, _ axis: Axis, decay: Double) -> Finding? {
    guard facts.sight.isLook, facts.cause == .frame else { return nil }
    let (low, high) = (facts.now.lowest(axis), facts.now.highest(axis))
    let offset = facts.now.offset[axis]
    let place = min(offset - low, 0) + max(offset - high, 0)
    guard let last = sights[axis].last else {
      if place.magnitude > 8 { sights[axis].last = Sight(time: facts.time, place: place) }
      return nil
    }
    guard place * last.place >= 0, !facts.isInside(axis) else {
      sights[axis] = Sights()
      return nil
    }
    guard facts.time - last.time >= Self.spacing else { return nil }
    let (first, now) = (sights[axis].first, Sight(time: facts.time, place: place))
    sights[axis] = place.magnitude > 1 ? Sights(first: last, last: now) : Sights()
    guard let first, first.place.magnitude > 8 else { return nil }
    let (before, after) = ((last.time - first.time).seconds, (now.time - last.time).seconds)
    guard (before - after).magnitude < 1e-5 else { return nil }
    let ratio = shrunk(decay * after)
    let due = 2 * ratio * last.place - ratio * ratio * first.place
    return Finding(shown: place, due: due, start: first.place)
  }

  /// e^(−x): as many halvings as make its first terms exact enough, undone by squaring.
  private func shrunk(_ x: Double) -> Double {
    let part = x / 256
    var share = 1 - part + part * part / 2 - part * part * part / 6
    for _ in 0..<8 { share *= share }
    return share
  }
}
