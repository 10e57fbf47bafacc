internal import Model
internal import Replay
internal import Text

/// A view with cells reports with each scroll that its value changed, and does so before it rests
/// on another cell.
///
/// Otherwise a user turns a scale, and the number beside it lags behind or does not change.
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
      let axis = facts.stepAxis, let step = facts.stepLength
    else { return }
    let moved = (facts.now.offset[axis] - facts.sinceRest.start.offset[axis]).magnitude
    guard moved > step / 2 else { return }
    tally.check(isReported, facts) {
      ("a valueChanged on the way to another cell, \(moved.text) points further", "none")
    }
  }
}

extension Facts {
  /// The distance from one cell to the next.
  fileprivate var stepLength: Double? { scene.snap.map { $0.every * now.zoom } }
}
