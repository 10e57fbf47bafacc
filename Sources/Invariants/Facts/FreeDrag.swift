internal import Model
internal import Replay

/// Watches for a drag whose direction is so far from both axes that no declared lock applies.
struct FreeDrag {
  struct Finding {
    /// The angle between the drag's initial direction and the nearer axis, in degrees.
    var angle: Double
    /// The axis along which the content does not move although it should; nil if it moves along
    /// both axes.
    var still: Axis?
  }

  /// The displacement of the finger and the offset when the drag began; nil before the drag.
  private var start: (finger: Point, offset: Point)?
  private var displacement = Point.zero
  private var angle = 0.0
  private var isDone = true

  /// Processes a step; returns a finding once the finger has moved far enough.
  mutating func see(_ facts: borrowing Facts, beyond locked: Double) -> Finding? {
    if facts.touchesBegun > 0 || !facts.happened.isSubset(of: .touch) || facts.fingers.count != 1 {
      start = nil
      displacement = .zero
      isDone = facts.touchesBegun == 0
    }
    let sequence = facts.sequence
    guard !isDone, facts.happened.contains(.move) else { return nil }
    guard sequence.isFromRest, sequence.isOneFinger, facts.scene.scroll.directionLock,
      !facts.isPaging, facts.isScrollRangeKnown, facts.isInside(.x), facts.isInside(.y)
    else {
      isDone = true
      return nil
    }
    let now = sequence.finger.displacement
    defer { displacement = now }
    guard let start else {
      guard facts.now.activity.contains(.dragging) else { return nil }
      // The slop ends somewhere within this step: the directions at both ends must be outside the
      // lock angle.
      let minimum = min(angle(of: now), angle(of: displacement))
      if minimum > locked + 5, now.x * displacement.x > 0, now.y * displacement.y > 0 {
        self.start = (now, facts.now.offset)
        angle = minimum
      } else {
        isDone = true
      }
      return nil
    }
    // The finger must have moved along both axes since the drag began.
    let gone = now - start.finger
    guard min(gone.x.magnitude, gone.y.magnitude) >= 10 else { return nil }
    isDone = true
    let still = Axis.allCases.first { axis in
      (facts.now.offset[axis] - start.offset[axis]).magnitude < 2
    }
    return Finding(angle: angle, still: still)
  }

  /// The angle between a displacement and the nearer axis: its tangent is the smaller component
  /// divided by the larger component.
  private func angle(of displacement: Point) -> Double {
    let (x, y) = (displacement.x.magnitude, displacement.y.magnitude)
    guard max(x, y) > 0 else { return 0 }
    let tangent = min(x, y) / max(x, y)
    // The approximation is accurate to a quarter of a degree up to 45°.
    return 45 * tangent + 15.64 * tangent * (1 - tangent)
  }
}
