internal import Gesture
internal import Replay

/// A touch stops a coasting view at once, where it is.
///
/// Otherwise a person puts a finger on a list to read it and it runs on. A terminal and a tiled map
/// have coasted on under the finger.
struct TouchCatchesMotion: ReplayInvariant {
  static let name = "touch-catches-motion"
  static let summary = "a touch stops a coasting view where it is shown"
  static let interest: Interest = [.dragging]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .velocity
  static let needsExactPaths = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.sequence.speed > 50 else { return }
    let sequence = facts.sequence
    guard sequence.isOneFinger, sequence.finger.reach <= tally.terms.contract.slop - 2,
      facts.scene.scroll.enabled, !facts.isCarriedAround, !facts.isCarriedInside
    else { return }
    let offset = facts.now.offset
    let moved = max(abs(offset.x - sequence.offset.x), abs(offset.y - sequence.offset.y))
    tally.check(moved, within: 0.01 + tally.terms.contract.offsetResolution, facts) {
      (
        "offset \(sequence.offset.x.text) \(sequence.offset.y.text), where it was touched",
        "\(offset.x.text) \(offset.y.text)"
      )
    }
  }
}

extension Facts {
  /// Whether fingers drag or pinch a view around this one: it takes along all that are on it.
  fileprivate var isCarriedAround: Bool {
    guard let outer else { return false }
    return !outer.now.activity.isDisjoint(with: [.dragging, .zooming]) || outer.isCarriedAround
  }
}
