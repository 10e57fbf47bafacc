internal import Model
internal import Replay
internal import Text

/// The agreement of two replays: the number of checks, the smallest margin, and the first
/// difference.
///
/// Two replays that have diverged stay apart, so only the first difference is reported. If a view
/// has not moved in either replay since the last comparison, comparing it does not count as a
/// check.
struct Agreement {
  /// A description of what the second replay must show: "in the mirror".
  let image: String
  private let terms: Terms
  private(set) var checks = 0
  /// Why the comparison has ended; nil while it continues.
  private(set) var objection: Reason?
  private var margin = Double.infinity
  private var violation: Violation?
  /// The margin of the violation, which is negative.
  private var violationMargin: Double?
  private var last: [(one: OffsetAndZoom, other: OffsetAndZoom)] = []

  init(_ image: String, _ terms: Terms) {
    self.image = image
    self.terms = terms
  }

  var isOpen: Bool { violation == nil && objection == nil }

  /// Ends the comparison because the recording is unsuitable.
  mutating func close(because objection: String) {
    if self.objection == nil { self.objection = .unsuited(objection) }
  }

  /// Ends the comparison because the behaviour of the engine is unsuitable.
  mutating func close(forActing objection: String) {
    if self.objection == nil { self.objection = .actsOtherwise(objection) }
  }

  /// Sets the positions from which the two replays start.
  mutating func begin(_ views: [(one: OffsetAndZoom, other: OffsetAndZoom)]) { last = views }

  /// Whether two replays are at the same position, within the tolerance.
  func isSame(_ one: OffsetAndZoom, _ other: OffsetAndZoom) -> Bool {
    Axis.allCases.allSatisfy {
      distance(one, other, along: $0) <= terms.related(at: one.offset[$0])
    } && abs(one.zoom - other.zoom) <= 1e-9 * one.zoom
  }

  /// Compares one view after one step.
  mutating func compare(
    _ one: OffsetAndZoom, _ other: OffsetAndZoom, view: Int, width: Double, _ location: StepLocation
  ) {
    while last.count <= view { last.append((one, other)) }
    guard one != last[view].one || other != last[view].other else { return }
    last[view] = (one, other)
    checks += 1
    let tolerance = Point { terms.related(at: one.offset[$0]) }
    check(
      one, other, within: tolerance, zoom: terms.related(at: width), view: view, width: width,
      location)
  }

  /// Checks one view: the offset along each axis, and the zoom. The zoom error is measured as the
  /// displacement that it causes at the opposite side of the viewport.
  mutating func check(
    _ one: OffsetAndZoom, _ other: OffsetAndZoom, within tolerance: Point, zoom: Double, view: Int,
    width: Double, _ location: StepLocation
  ) {
    for axis in Axis.allCases {
      check(distance(one, other, along: axis), within: tolerance[axis], view, location) { [image] in
        ("offset.\(axis) \(one.offset[axis].text), \(image)", other.offset[axis].text)
      }
    }
    let shift = one.zoom == other.zoom ? 0 : abs(other.zoom / one.zoom - 1) * width
    check(shift, within: zoom, view, location) { [image] in
      ("zoom \(one.zoom.text), \(image)", other.zoom.text)
    }
  }

  /// Compares all views after one step, for relations that expect no difference.
  mutating func compare(_ one: Frame, _ other: Frame, _ location: StepLocation) {
    for view in one.views.indices where view < other.views.count {
      compare(
        OffsetAndZoom(one.views[view]), OffsetAndZoom(other.views[view]), view: view,
        width: one.views[view].bounds.width, location)
    }
    compareActivity(one, other, location)
  }

  /// Compares the reported activity of the views.
  mutating func compareActivity(_ one: Frame, _ other: Frame, _ location: StepLocation) {
    for view in one.views.indices {
      let (activity, actual) = (one.views[view].activity, other.views[view].activity)
      guard activity != actual else { continue }
      violation(view, location, ("\(activity.text), \(image)", actual.text))
    }
  }

  mutating func compareCallbacks(_ one: [Callback], _ other: [Callback], _ location: StepLocation) {
    guard !one.reportsSame(as: other) else { return }
    violation(
      one.first?.view ?? other.first?.view ?? 0, location,
      ("\(one.comparedText), \(image)", other.comparedText))
  }

  private mutating func check(
    _ error: Double, within tolerance: Double, _ view: Int, _ location: StepLocation,
    _ texts: () -> (expected: String, actual: String)
  ) {
    let left = tolerance - error
    if left >= 0 {
      margin = min(margin, left)
    } else {
      violation(view, location, texts(), margin: left.isFinite ? left : nil)
    }
  }

  mutating func violation(
    _ view: Int, _ location: StepLocation, _ texts: (expected: String, actual: String),
    margin: Double? = nil
  ) {
    guard violation == nil else { return }
    violation = Violation(
      step: location.step, time: location.time, view: view, location: location.location, texts)
    violationMargin = margin
  }

  /// Counts a check of a relation that compares more than positions.
  mutating func count() { checks += 1 }

  func verdict(_ end: End) -> Verdict {
    if let violation { return .broken(violation, times: 1, margin: violationMargin) }
    if checks > 0 {
      return .held(checks: checks, margin: margin.isFinite ? margin : nil, weak: false)
    }
    if let objection { return .untested(objection) }
    return .untested(end.ending == .rest ? .notExercised : .endedTooEarly)
  }

  /// The difference of the offsets along an axis. NaN equals itself here, because another invariant
  /// requires finite numbers.
  private func distance(_ one: OffsetAndZoom, _ other: OffsetAndZoom, along axis: Axis) -> Double {
    let (one, other) = (one.offset[axis], other.offset[axis])
    return one == other || one.isNaN && other.isNaN ? 0 : abs(one - other)
  }
}
