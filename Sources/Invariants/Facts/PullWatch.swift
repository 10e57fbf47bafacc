internal import Model
internal import Replay

/// Watches one finger pull content past an edge, and computes the overscroll that a rubber band
/// would show.
///
/// The finger's movement is summed from the first step past the edge, so that many small steps
/// count as much as one large step.
struct PullWatch {
  /// The overscroll shown during the pull, and the expected overscroll.
  struct Finding {
    var shown: Double
    var due: Double
    /// The expected movement of the content since the pull began.
    var distance: Double
  }

  private struct Pull {
    /// The overscroll shown at the start of the pull.
    var start: Double
    /// How far the finger has moved outward since the start of the pull.
    var distance = 0.0
    /// The edge past which the content is pulled: 1 is the leading edge, −1 the trailing edge.
    var side: Double
  }

  private var pulls = AxisPair<Pull?>(both: nil)

  /// Whether a step can show a pull along any axis; if not, the pulls end.
  mutating func isHeld(_ facts: borrowing Facts) -> Bool {
    let isHeld =
      facts.now.activity.contains(.dragging) && facts.was.activity.contains(.dragging)
      && facts.scrollRangeUnchanged && facts.now.zoom == facts.was.zoom
      && facts.scene.scroll.bounces
      && facts.happened.isSubset(of: .move) && facts.sequence.happened.isSubset(of: .touch)
    if !isHeld { pulls = AxisPair(both: nil) }
    return isHeld
  }

  /// Processes a step that can show a pull; returns a finding once the finger has moved far enough.
  mutating func see(_ facts: borrowing Facts, _ axis: Axis, rubber: Double) -> Finding? {
    let travel = facts.travel ?? (facts.happened.isEmpty && facts.fingers.count == 1 ? .zero : nil)
    // The finger's path up to the edge moves the content in full; the rubber band reduces only the
    // path past the edge. Content that a direction lock or the scene fixes along this axis is not
    // pulled.
    guard let travel, facts.overscroll[axis] > 1, facts.wasOverscroll[axis] > 1,
      travel[axis] == 0 || facts.error > 0 || facts.now.offset[axis] != facts.was.offset[axis]
    else {
      pulls[axis] = nil
      return nil
    }
    let length = facts.now.bounds[axis]
    let side = facts.now.offset[axis] < facts.now.lowest(axis) ? 1.0 : -1
    // Content that fits its viewport can move directly from outside one edge to outside the
    // opposite edge.
    guard side == (facts.was.offset[axis] < facts.was.lowest(axis) ? 1 : -1) else {
      pulls[axis] = nil
      return nil
    }
    var pull = pulls[axis] ?? Pull(start: facts.wasOverscroll[axis], side: side)
    pull.distance += side * travel[axis]
    pulls[axis] = pull.side == side ? pull : nil
    guard pull.side == side, pull.distance.magnitude >= 8, pull.start < 0.9 * length else {
      return nil
    }
    let gone = (facts.overscroll[axis] - pull.start).magnitude
    guard facts.error == 0 || gone > 2 * facts.error else { return nil }
    let began = pull.start * length / (rubber * (length - pull.start))
    let all = max(0, began + pull.distance)
    let due = all * length * rubber / (length + rubber * all)
    return Finding(shown: facts.overscroll[axis], due: due, distance: due - pull.start)
  }
}
