public import Gesture
internal import Replay

/// A touch stops a coasting view at once, where it is shown.
///
/// A person puts a finger on a list to read it and it runs on. A terminal and a map of tiles have
/// flung on under the finger.
public struct TouchCatchesMotion: ReplayInvariant {
  public static let name = "touch-catches-motion"
  public static let summary = "a touch stops a coasting view where it is shown"
  public static let interest: Interest = [.dragging]
  public static let tolerance = ToleranceClass.fixed
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.velocity) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.enabled }) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.hold.speed > 50 else { return }
    let hold = facts.hold
    guard hold.isOneFinger, hold.finger.reach <= terms.contract.slop - 2,
      facts.scene.scroll.enabled, !facts.isCarriedAround, !facts.isCarriedInside
    else { return }
    let offset = facts.now.offset
    let moved = max(abs(offset.x - hold.offset.x), abs(offset.y - hold.offset.y))
    tally.check(moved, within: 0.01 + terms.contract.offsetResolution, facts) {
      (
        "offset \(hold.offset.x.text) \(hold.offset.y.text), where it was touched",
        "\(offset.x.text) \(offset.y.text)"
      )
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}

extension Facts {
  /// Whether fingers drag or pinch a view around this one: it takes along all that are on it.
  fileprivate var isCarriedAround: Bool {
    guard let outer else { return false }
    return !outer.now.activity.isDisjoint(with: [.dragging, .zooming]) || outer.isCarriedAround
  }
}
