public import Gesture
internal import Replay

/// Content that comes before what is seen takes the view along, so that the same is seen; content
/// that comes after it moves nothing. That holds at rest, on the way and under a finger.
///
/// A person reads a line and it jumps away as rows load above it. Lazy lists do it when they learn
/// the true height of what they had guessed.
public struct GrowthKeepsPlace: ReplayInvariant {
  public static let name = "growth-keeps-place"
  public static let summary = "content that grows before or after what is seen leaves it in place"
  public static let interest: Interest = [.layout]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var wasBefore = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.settings) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let (now, was) = (facts.now, facts.was)
    // Of two changes in one moment either may have brought it to the end there was between them.
    guard facts.happened == .setting, facts.settings == 1, now.content != was.content,
      now.zoom == was.zoom,
      now.bounds == was.bounds
    else { return }
    guard facts.isWasKnown else { return tally.miss(facts) }
    for axis in Axis.allCases where now.content[axis] >= was.content[axis] {
      let growth = facts.growth[axis] * now.zoom
      if growth != 0 { wasBefore = true }
      let due = was.offset[axis] + growth
      let offset = now.offset[axis]
      // Where there is no more to see an engine may stand at the end at once.
      let inside = min(max(due, now.lowest(axis)), now.highest(axis))
      let error = min(abs(offset - due), abs(offset - inside))
      tally.check(error, within: terms.atRest(due, facts), facts) {
        ("offset.\(axis) \(due.text), to keep what is seen", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !wasBefore) }
}
