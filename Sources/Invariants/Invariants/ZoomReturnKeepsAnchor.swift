internal import Model
internal import Replay
internal import Text

/// While a zoom springs back to its limit, the content stays where it was about the fingers, or
/// about the middle of the view, and the zoom only comes nearer, up to the limit.
///
/// Otherwise a user pinches a face a little too large, lets go, and sees a shoulder. A spring that
/// brings back the zoom must bring back the offset with it.
///
/// It is checked along an axis only if, at the lift and at rest, the offset is inside its range
/// along this axis, and nothing else happens. The point that does not move may be anywhere between
/// the last position of the fingers and the middle of the view, but it must be the same point from
/// the lift to the rest.
struct ZoomReturnKeepsAnchor: ReplayInvariant {
  static let summary = "a zoom springs back to its limit and keeps the content under the fingers"
  static let interest: Interest = [.pinching, .moment, .coasting, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .zoom
  static let needsExactPaths = true
  /// The last position of two or more fingers, in the view.
  private var fingers: Point?
  /// The state at the lift, and the points that bound the possible anchor of the return.
  private var lift: (state: ViewState, points: (Point, Point, Point))?
  /// The first state in which the zoom has changed by a twelfth. That is far enough from the lift
  /// to determine the fixed point to about the width of a finger, and near enough that a drift has
  /// only begun.
  private var underway: ViewState?
  /// Whether `lift` is set; this is tested at nearly every step.
  private var isLifted = false

  static func watches(_ view: ViewScene) -> Bool {
    view.inside == nil && view.zoom.bounces && !view.scroll.paging && view.snap == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.fingers.count > 1 { fingers = facts.fingers.centroid - facts.now.frame.origin }
    if !facts.happened.isEmpty { begin(facts) }
    guard isLifted, let lift else { return }
    if facts.happened.isEmpty { comeNearer(facts, &tally) }
    let change = facts.now.zoom / lift.state.zoom - 1
    if underway == nil, change.magnitude > 0.08, facts.sight.isLook { underway = facts.now }
    guard facts.hasJustRested else { return }
    isLifted = false
    guard facts.areLimitsKnown, facts.isScrollRangeKnown, facts.sight.isLook else { return }
    let growth = facts.now.zoom / lift.state.zoom
    guard (growth - 1).magnitude > 0.01, facts.now.bounds == lift.state.bounds else { return }
    for axis in Axis.allCases
    where lift.state.excess(axis) < 0 && facts.overscroll[axis] < -1 {
      let positions = [lift.points.0, lift.points.1, lift.points.2].map { point in
        let due = (lift.state.offset[axis] + point[axis]) * growth - point[axis]
        return min(max(due, facts.now.lowest(axis)), facts.now.highest(axis))
      }
      let (minimum, maximum) = (positions.min() ?? 0, positions.max() ?? 0)
      let offset = facts.now.offset[axis]
      let tolerance = 1 + tally.terms.restTolerance(offset, facts)
      keepPoint(axis, from: lift.state, facts, &tally)
      tally.check(max(offset - maximum, minimum - offset), within: tolerance, facts) {
        "offset.\(axis) from \(minimum.text) to \(maximum.text), to keep the content that was under the fingers"
        offset.text
      }
    }
  }

  /// Compares the fixed point between the lift and a state underway with the fixed point between
  /// the lift and the rest.
  private func keepPoint(
    _ axis: Axis, from lift: ViewState, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    guard let underway, underway.excess(axis) < -1 else { return }
    let (part, whole) = (underway.zoom / lift.zoom, facts.now.zoom / lift.zoom)
    guard (whole - 1).magnitude > 1.5 * (part - 1).magnitude else { return }
    let point = (facts.now.offset[axis] - lift.offset[axis] * whole) / (whole - 1)
    let due = (lift.offset[axis] + point) * part - point
    // A rounded zoom moves points that are far from the fixed point.
    let rounding = tally.terms.contract.zoomResolution * lift.offset[axis].magnitude * 2
    let tolerance = 2 + 2 * tally.terms.contract.coarsestStep + rounding
    tally.check(abs(underway.offset[axis] - due), within: tolerance, facts) {
      "offset.\(axis) \(due.text) at a zoom of \(underway.zoom.text), about the point that did not move"
      underway.offset[axis].text
    }
  }

  private func comeNearer(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.areLimitsKnown, facts.sight.isLook, facts.now.zoom != facts.was.zoom,
      facts.now.minimumZoom <= facts.now.maximumZoom, facts.elapsed < 0.04, !facts.sight.isRecorded
    else { return }
    func off(_ state: ViewState) -> Double {
      max(state.zoom - state.maximumZoom, state.minimumZoom - state.zoom, 0)
    }
    let slack = 0.002 * facts.was.zoom + tally.terms.contract.zoomResolution
    // The resulting displacement of the view's edge.
    let farther =
      (off(facts.now) - off(facts.was) - slack) / facts.was.zoom * facts.now.bounds.width
    tally.check(farther, within: tally.terms.restTolerance(0, facts), facts) {
      ("zoom \(facts.was.zoom.text) to come nearer to its limits", facts.now.zoom.text)
    }
    guard let lift else { return }
    // Overshooting by less than a hundredth is not noticed.
    let isAbove = lift.state.zoom > lift.state.maximumZoom
    let limit = isAbove ? facts.now.maximumZoom : facts.now.minimumZoom
    let past = (isAbove ? limit - facts.now.zoom : facts.now.zoom - limit) / limit
    tally.check(past <= 0.01 + tally.terms.contract.zoomResolution, facts) {
      ("zoom back to its limit of \(limit.text)", facts.now.zoom.text)
    }
  }

  private mutating func begin(_ facts: borrowing Facts) {
    isLifted = false
    guard facts.happened.isSubset(of: .move | .up), facts.fingers.count == 0,
      facts.wereFingers.count > 0, facts.wereFingers.count == 1 || facts.path == .zero,
      !facts.spansInput || facts.path == .zero, let fingers, facts.sequence.maxFingers > 1,
      facts.sequence.happened.isSubset(of: .down | .move | .up), !facts.isZoomInLimits,
      !facts.restsOnPositions, !facts.isHiddenByFrame, !facts.step.isOfSeveralTimes,
      !facts.isTouchedInside, !facts.sight.isRecorded
    else { return }
    isLifted = true
    underway = nil
    lift = (
      facts.now,
      (
        fingers, facts.sequence.finger.point - facts.now.frame.origin,
        Point(x: facts.now.bounds.width / 2, y: facts.now.bounds.height / 2)
      )
    )
  }
}
