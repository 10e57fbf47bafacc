internal import Model
internal import Replay
internal import Text

/// A finger that stays within the slop does not drag: nothing moves, and no drag begins.
///
/// Otherwise a user taps and the list twitches. Engines have begun a drag with the first move, or
/// added up the finger's path instead of measuring its distance from the start.
struct SlopDeadzone: ReplayInvariant {
  static let summary = "a finger within the slop does not scroll"
  static let interest: Interest = [.dragging]
  static let needsExactPaths = true

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    // A slop of at most two points leaves no testable distance.
    terms.contract.slop > 2
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.sequence.isFromRest, !facts.isScripted else { return }
    let sequence = facts.sequence
    let reach = sequence.finger.reach(tally.terms.contract.slopShape)
    guard sequence.isOneFinger, reach > 0, reach <= tally.terms.contract.slop - 2 else { return }
    let begins = facts.isReported(.willBeginDragging)
    tally.check(!facts.hasSurelyLeft(sequence.offset) && !begins, facts) {
      "no movement from \(sequence.offset.x.text) \(sequence.offset.y.text): the finger moved only \(reach.text) points"
      begins ? "a drag began" : "offset \(facts.now.offset.x.text) \(facts.now.offset.y.text)"
    }
  }
}
