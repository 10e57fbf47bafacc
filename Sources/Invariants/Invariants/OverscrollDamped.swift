internal import Model
internal import Replay
internal import Text

/// Past an edge the content resists: it moves less than the finger, and never a whole viewport past
/// the edge. If an engine declares that it resists only outward motion, the content may come back
/// as far as the finger moves.
///
/// Resistance may grow from nothing, so it is expected from 12 points past the edge on.
///
/// Otherwise a user pulls a list off its screen. Engines have resisted less the farther they were
/// pulled, or followed the finger one to one when touches arrived in batches.
struct OverscrollDamped: ReplayInvariant {
  static let summary = "past an edge the content moves less than the finger"
  static let interest: Interest = [.touchMoved]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .overscroll
  static let reads: Abilities = .activity
  static let needsExactPaths = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened == .move, let travel = facts.travel,
      facts.now.activity.contains(.dragging),
      facts.was.activity.contains(.dragging), facts.scene.scroll.bounces, facts.scrollRangeUnchanged
    else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases
    where facts.overscroll[axis] > 1 && facts.wasOverscroll[axis] > 1 {
      // A fast fling may bounce farther than a finger could pull, and a finger may stop the view
      // there; content may also shrink under the finger. The pull then continues from that
      // position.
      let sequence = facts.sequence
      let wasNear = sequence.overscroll[axis] < facts.now.bounds[axis] / 2
      if sequence.happened.isSubset(of: .touch), wasNear {
        let (excess, maximum) = (facts.overscroll[axis], facts.now.bounds[axis])
        tally.check(excess - maximum, within: 0, facts) {
          ("less than \(maximum.text) past the edge along \(axis)", excess.text)
        }
      }
      // The UI framework Kivy divides a movement by 1 + excess / 200, which is almost no resistance
      // close to the edge.
      guard facts.wasOverscroll[axis] > 12 else { continue }
      let moved = abs(facts.now.offset[axis] - facts.was.offset[axis])
      let contract = tally.terms.contract
      let tolerance = 0.05 * abs(travel[axis]) + 0.01 + 2 * contract.offsetResolution
      let isBack = facts.overscroll[axis] < facts.wasOverscroll[axis]
      let share = isBack && contract.edgePull == .dampedOutward ? 1 : 0.9
      tally.check(moved - share * abs(travel[axis]), within: tolerance, facts) {
        "offset.\(axis) to move less than the finger's \(abs(travel[axis]).text)"
        moved.text
      }
    }
  }
}
