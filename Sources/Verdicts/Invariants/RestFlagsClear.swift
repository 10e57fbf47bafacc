public import Gesture
internal import Replay

/// A view that does not move does not say that it moves.
///
/// A person sees a button that stays disabled or a clock that never starts again, because the app
/// believes the flag. Engines have kept "decelerating" set after a fling that ended on an edge.
public struct RestFlagsClear: ReplayInvariant {
  public static let name = "rest-flags-clear"
  public static let summary = "a view at rest claims no motion"
  public static let interest: Interest = [.rest]
  private var tally = Tally()

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.activity) { return .untested(reason) }
    return .views(of: scene) { _ in Self() }
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.hadInput, !facts.isCreeping else { return }
    let now = facts.now
    let speed = now.velocity.map { max($0.x.magnitude, $0.y.magnitude) } ?? 0
    tally.check(now.activity.isEmpty && speed == 0, facts) {
      ("idle, with no velocity", "activity \(now.activity.rawValue), speed \(speed.text)")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict() }
}
