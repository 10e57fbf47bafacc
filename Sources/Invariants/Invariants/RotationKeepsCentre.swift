internal import Model
internal import Replay

/// When the viewport changes, the point of the content in its middle is in the middle again, as far
/// as the range allows, if the scene declares this. A view that turns pages is excepted, because
/// its page may be at another offset. An engine that declares that it keeps the top left corner is
/// judged by that instead.
///
/// Otherwise a user turns the device and loses the position on the map. React Native and the
/// published picture viewer left the offset as it was.
struct RotationKeepsCentre: ReplayInvariant {
  static let summary = "a rotation keeps the centre of the content in the centre"
  static let interest: Interest = [.layout]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .turning
  /// True until the middle was kept once without a limit of the range.
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.layout.onResize == .keepCentre }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, was) = (facts.now, facts.was)
    guard facts.isResizedAtRest, facts.scene.layout.onResize == .keepCentre, !facts.isPaging
    else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    // The position of the fixed point as a share of the viewport.
    let depth = tally.terms.contract.turnKeepsTopLeft ? 0 : 0.5
    for axis in Axis.allCases where facts.space(axis) > 1 && was.content[axis] > 0 {
      let growth = now.content[axis] / was.content[axis]
      let free = (was.offset[axis] + was.bounds[axis] * depth) * growth - now.bounds[axis] * depth
      let due = min(max(free, now.lowest(axis)), now.highest(axis))
      if due == free { isWeak = false }
      // The error of a rounded offset grows with the content.
      let hidden = tally.terms.contract.offsetResolution * growth
      let kept = depth > 0 ? "middle" : "top left"
      tally.check(axis, at: due, hidden: hidden, facts, ", to keep the \(kept)")
    }
  }
}

extension Facts {
  /// Whether the viewport changed its size in this step, at rest and without other events. The
  /// keyboard may appear or disappear in the same step, because a moment is one layout.
  var isResizedAtRest: Bool {
    !happened.isDisjoint(with: .turn | .frame)
      && happened.isSubset(of: .turn | .frame | .keyboard)
      && now.bounds != was.bounds && wasAtRest && isZoomInLimits
      // If a view gets two frame rectangles in one moment, the second rectangle cannot restore what
      // the first rectangle cut off.
      && app.framesRequested == 1 && !(spansInput && happened.contains(.keyboard))
      && was.zoom >= was.minimumZoom && was.zoom <= was.maximumZoom && wasOverscroll.x <= resolution
      && wasOverscroll.y <= resolution
  }
}
