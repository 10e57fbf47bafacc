internal import Model
internal import Text
internal import Replay

/// A drag of a view whose content is moved by a page's own script.
///
/// A script may follow a finger a few frames late, smoothly, or in whole pixels, and may begin at
/// any time. So the movements of content and finger are compared from the start of the drag, and
/// may differ by the finger's path in the last tenth of a second.
struct ScriptedDrag {
  private var finger = Point.zero
  private var content = Point.zero
  /// How far the finger had moved when the content began to follow, and when it began.
  private var begun = 0.0
  private var start = Instant.zero
  /// Whether the content has been at an edge in this drag, where it may follow the finger less.
  private var hasMetEdge = AxisPair(both: false)
  /// The finger's movements in the last tenth of a second, also those before the content began to
  /// follow.
  private var recent: [(time: Instant, path: Point)] = []

  private static let lag = TimeSpan.milliseconds(100)

  mutating func see(_ facts: borrowing Facts, _ tally: inout Tally) {
    let travel = facts.travel ?? .zero
    recent.removeAll { facts.time - $0.time > Self.lag }
    if travel != .zero {
      recent.append((facts.time, Point(x: travel.x.magnitude, y: travel.y.magnitude)))
    }
    let isDrag =
      facts.now.activity.contains(.dragging) && facts.sequence.isOneFinger
      && facts.happened.isDisjoint(with: .layout | .request) && facts.now.zoom == facts.was.zoom
      && !facts.mayBeTaken && !facts.isSentByPage
    guard isDrag, facts.was.activity.contains(.dragging), facts.touchesBegun == 0,
      facts.isScrollRangeKnown
    else {
      (finger, content, hasMetEdge) = (.zero, .zero, AxisPair(both: false))
      begun = facts.sequence.finger.reach
      start = facts.time
      return
    }
    for axis in Axis.allCases {
      finger[axis] += travel[axis]
      content[axis] += facts.now.offset[axis] - facts.was.offset[axis]
      let late = path(along: axis)
      let isInside =
        max(facts.overscroll[axis], facts.wasOverscroll[axis]) < -path(along: axis, after: start)
        - 2
      if !isInside { hasMetEdge[axis] = true }
      guard !hasMetEdge[axis], max(finger[axis].magnitude, content[axis].magnitude) >= 10 else {
        continue
      }
      let (due, found) = (-finger[axis], content[axis])
      let tolerance =
        2 + tally.terms.dragTolerance(due.magnitude) + late + min(begun, 40) + 2 * facts.resolution
      tally.check((found - due).magnitude, within: tolerance, facts) {
        ("offset.\(axis) to move by \(due.text) since the drag began", found.text)
      }
    }
  }

  /// The length of the finger's recent path along an axis.
  private func path(along axis: Axis, after time: Instant? = nil) -> Double {
    recent.reduce(0) { sum, part in
      if let time, part.time <= time { sum } else { sum + part.path[axis] }
    }
  }
}
