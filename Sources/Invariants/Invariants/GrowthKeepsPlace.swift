internal import Model
internal import Replay
internal import Text

/// Content that is added before the visible part moves the offset along, so that the same part
/// stays visible. Content that is added after the visible part does not move the offset. This
/// applies at rest, in motion and under a finger.
///
/// Otherwise a user reads a line and it jumps away as rows load above it. Lazy lists have this
/// fault if they replace the estimated heights of rows by the true heights.
struct GrowthKeepsPlace: ReplayInvariant {
  static let summary = "content added outside the viewport does not move the visible content"
  static let interest: Interest = [.layout]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .settings
  private(set) var isWeak = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, was) = (facts.now, facts.was)
    // If there are two changes in one moment, either may have moved the view to an end of its range
    // that existed only between them.
    guard facts.happened == .setting, facts.app.settings == 1, now.content != was.content,
      now.zoom == was.zoom, now.bounds == was.bounds
    else { return }
    guard facts.isWasKnown else { return tally.miss(facts) }
    for axis in Axis.allCases where now.content[axis] >= was.content[axis] {
      let growth = facts.app.growth[axis] * now.zoom
      if growth != 0 { isWeak = false }
      let due = was.offset[axis] + growth
      let offset = now.offset[axis]
      // If the position is outside the range, an engine may move to the end of the range at once.
      let inside = min(max(due, now.lowest(axis)), now.highest(axis))
      let error = min(abs(offset - due), abs(offset - inside))
      let tolerance = tally.terms.restTolerance(due, facts) + facts.drift(axis)
      tally.check(error, within: tolerance, facts) {
        ("offset.\(axis) \(due.text), to keep the visible content in place", offset.text)
      }
    }
  }
}
