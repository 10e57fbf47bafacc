internal import Model
internal import Replay
internal import Text

/// Content that coasts past an edge moves no faster there than when it reached the edge, neither on
/// its way out nor on its way back.
///
/// Otherwise a user sees the list shoot out of its screen and snap back. The spring at an edge
/// takes over the speed of the coast; springs that were given another speed, or one in another
/// unit, have shown it.
struct EdgeKeepsSpeed: ReplayInvariant {
  static let summary = "a bounce is not faster than the coast that reached the edge"
  static let interest: Interest = [.coasting, .moment, .cameToRest]
  static let tolerance = ToleranceClass.velocity
  static let needs: Abilities = .overscroll
  /// The mean speed along each axis in the last step, inside the range.
  private var pace: Point?
  private var elapsed = 0.0
  /// The speed along each axis when the view reached the edge; less than 0 if it has not.
  private var met = Point(x: -1, y: -1)

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.bounces && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isEmpty, facts.fingers.count == 0, facts.scrollRangeUnchanged,
      facts.isScrollRangeKnown,
      facts.now.zoom == facts.was.zoom, !facts.isPaging, !facts.hasJustRested,
      facts.sinceRest.requests == 0, facts.elapsed < 0.05
    else { return (pace, met) = (nil, Point(x: -1, y: -1)) }
    guard facts.elapsed >= 0.004 else { return }
    // The speed is unknown at a step that was not observed.
    defer {
      pace = facts.sight.isLook ? facts.speedOfStep : nil
      elapsed = facts.elapsed
    }
    guard let pace else { return }
    for axis in Axis.allCases {
      let (over, before) = (facts.overscroll[axis], facts.wasOverscroll[axis])
      if over <= facts.resolution {
        met[axis] = -1
        continue
      }
      // A view that was flung from a position at the edge has not reached it with a speed.
      if before <= 0 { met[axis] = pace[axis] > 0 ? pace[axis] : -1 }
      guard met[axis] >= 0 else { continue }
      let speed = facts.speedOfStep[axis]
      let tolerance = tally.terms.ofVelocity(met[axis], over: min(facts.elapsed, elapsed))
      tally.check(speed - met[axis], within: tolerance, facts) {
        ("offset.\(axis) at \(met[axis].text) pt/s at most, its speed at the edge", speed.text)
      }
    }
  }
}
