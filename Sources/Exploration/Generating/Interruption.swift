internal import Model
package import Replay

/// The phases of a view that can be interrupted.
package enum Phase: String, CaseIterable, Sendable {
  case tracking, dragInside, dragOutside, coast, bounce, pageSnap, pinch, zoomBounce, animation

  /// Determines the phase of a view from its state, even if another phase was intended. Fails if
  /// the view is at rest.
  package init?(of view: ViewState, fingers: Int, turnsPages: Bool) {
    let isOutside = Axis.allCases.contains {
      view.offset[$0] < view.lowest($0) - 0.5 || view.offset[$0] > view.highest($0) + 0.5
    }
    let activity = view.activity
    if activity.contains(.zoomBouncing) {
      self = .zoomBounce
    } else if activity.contains(.animating) {
      self = .animation
    } else if activity.contains(.zooming), fingers > 1 {
      self = .pinch
    } else if activity.contains(.dragging) {
      self = isOutside ? .dragOutside : .dragInside
    } else if activity.contains(.decelerating) {
      self = isOutside ? .bounce : turnsPages ? .pageSnap : .coast
    } else if activity.contains(.tracking) {
      self = .tracking
    } else {
      return nil
    }
  }
}

/// The kinds of interruptions.
package enum Interruption: String, CaseIterable, Sendable {
  case touch, secondFinger, liftOfOne, cancel, turn, resize, keyboard, shrink, growthAbove
  case inset, animatedRequest, unanimatedRequest
}
