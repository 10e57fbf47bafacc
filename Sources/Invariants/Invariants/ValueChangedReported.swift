internal import Model
internal import Replay
internal import Text

/// A view with cells reports that its value changed together with each `didScroll`, and at least
/// once before it rests on another cell.
///
/// If this invariant is broken, a user turns a scale, and the number beside it lags behind or
/// remains the old number.
struct ValueChangedReported: ReplayInvariant {
  static let summary = "a view with cells reports valueChanged with each didScroll"
  static let interest: Interest = [.moved, .reported, .cameToRest]
  static let needs: Abilities = [.steps, .callbacks]
  private var isReported = false

  static func watches(_ view: ViewScene) -> Bool { view.snap != nil && view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isReportedNow = facts.isReported(.valueChanged)
    if isReportedNow { isReported = true }
    if facts.isReported(.didScroll) {
      tally.check(isReportedNow, facts) { ("a valueChanged with each didScroll", "none") }
    }
    guard facts.hasJustRested else { return }
    defer { isReported = false }
    guard !facts.sinceRest.isScrollRangeChanged,
      facts.sinceRest.happened.isSubset(of: .touch | .request),
      let axis = facts.stepAxis,
      let cell = facts.nearestStep(to: facts.now.offset[axis]),
      let former = facts.nearestStep(to: facts.sinceRest.start.offset[axis])
    else { return }
    let moved = (facts.now.offset[axis] - facts.sinceRest.start.offset[axis]).magnitude
    let distance = (cell.offset - former.offset).magnitude
    guard distance > 0, moved > distance / 2 else { return }
    tally.check(isReported, facts) {
      ("a valueChanged on the way to another cell, \(moved.text) points further", "none")
    }
  }
}
