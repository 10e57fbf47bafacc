internal import Model
internal import Replay
internal import Text

/// Two fingers that drag take the content along: as far as one of them moves, or as their centre
/// moves.
///
/// Otherwise a user moves a map with two fingers and it runs ahead, or slides aside. `pinch-anchor`
/// judges where the zoom changes, and `drag-tracks-finger` judges drags with one finger; this
/// invariant judges the other cases.
struct PanOfTwoFingers: ReplayInvariant {
  static let summary = "two dragging fingers move the content with them"
  static let interest: Interest = [.pinching]
  static let tolerance = ToleranceClass.moving
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  /// The minimum and maximum travel of the fingers, and the movement of the content, since the last
  /// comparison.
  private var minimum = Point.zero
  private var maximum = Point.zero
  private var moved = Point.zero

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    scene.views.count == 1 && scene.views[view].scroll.enabled
      && !scene.views[view].scroll.directionLock
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !facts.happened.isEmpty else { return }
    guard facts.happened == .move, !facts.scene.scroll.directionLock, facts.scene.scroll.enabled,
      facts.fingers.count == facts.wereFingers.count,
      facts.now.activity.contains(.dragging), facts.was.activity.contains(.dragging),
      facts.sequence.happened.isSubset(of: .touch), facts.now.zoom == facts.was.zoom,
      facts.scrollRangeUnchanged
    else { return (minimum, maximum, moved) = (.zero, .zero, .zero) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases {
      let step = facts.now.offset[axis] - facts.was.offset[axis]
      guard facts.isInside(axis), step != 0 else {
        (minimum[axis], maximum[axis], moved[axis]) = (0, 0, 0)
        continue
      }
      minimum[axis] += facts.fingers.minimum[axis]
      maximum[axis] += facts.fingers.maximum[axis]
      moved[axis] += step
      let (low, high, content) = (-maximum[axis], -minimum[axis], moved[axis])
      guard max(high, -low, content.magnitude) >= 1 else { continue }
      (minimum[axis], maximum[axis], moved[axis]) = (0, 0, 0)
      let tolerance = tally.terms.dragTolerance(max(high, -low)) + 2 * facts.resolution
      tally.check(max(content - high, low - content), within: tolerance, facts) {
        ("offset.\(axis) to move by \(low.text) to \(high.text) with the fingers", content.text)
      }
    }
  }
}
