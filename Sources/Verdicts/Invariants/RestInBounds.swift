public import Gesture
internal import Replay

/// A view at rest shows its content and nothing past its edges.
///
/// A person sees a gap that does not go away. Engines have left one after a cancelled touch, after
/// a tap during a bounce, and when content shrank under a resting view. An offset that the app
/// itself asked for out of range may stay until the next touch.
public struct RestInBounds: ReplayInvariant {
  public static let name = "rest-in-bounds"
  public static let summary = "a view at rest is within its range"
  public static let interest: Interest = [.rest]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.hadInput, !facts.isAskedAway else { return }
    guard facts.isRoomKnown else { return tally.lackRoom() }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let tolerance = terms.atRest(offset, facts)
      let now = facts.now
      tally.check(facts.overscroll[axis], within: tolerance, facts) {
        (
          "offset.\(axis) from \(now.lowest(axis).text) to \(now.highest(axis).text)",
          offset.text
        )
      }
    }
  }

  public func conclude(_ end: End) -> Verdict {
    tally.verdict(orUntested: end.ending == .rest ? .notExercised : .endedTooEarly)
  }
}
