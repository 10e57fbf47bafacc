internal import Model
internal import Replay

/// If the engine announces at a lift where the view will come to rest, the view rests there, unless
/// another event occurs in between. Views on cells or rows are not checked, because their app moves
/// the announced target to a cell.
///
/// If this invariant is broken, an app prepares for a target that is never reached: it loads the
/// wrong page, or draws a header for the wrong offset. An engine may compute the announced target
/// with one formula and move with another.
struct AnnouncedTargetIsTheRest: ReplayInvariant {
  static let summary = "the view comes to rest at the target announced at the lift"
  static let interest: Interest = [.reported, .moment, .landed, .requested, .layout, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .callbacks
  /// The last announced target, and the zoom at that time.
  private var announced: (target: Point, zoom: Double)?

  static func watches(_ view: ViewScene) -> Bool { view.snap == nil && view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty || !facts.scrollRangeUnchanged { announced = nil }
    for callback in facts.callbacks {
      if case .willEndDragging(_, let target) = callback.kind {
        // The spring determines the target of a view that returns to its zoom limit.
        let isKnown =
          facts.fingers.count == 0 && !facts.happened.contains(.down) && facts.isZoomInLimits
          && facts.scrollRangeUnchanged
        announced = isKnown ? (target, facts.now.zoom) : nil
      }
    }
    guard let announced, facts.hasJustRested else { return }
    self.announced = nil
    guard facts.now.zoom == announced.zoom, facts.sinceRest.happened.isSubset(of: .touch),
      !facts.isUsedAgain
    else { return }
    for axis in Axis.allCases {
      tally.check(axis, at: announced.target[axis], facts, ", the target announced at the lift")
    }
  }
}
