extension Fault {
  /// The state of a view in which it is wrong.
  public enum Phase: String, CaseIterable, Sendable {
    // Phases with a duration.

    /// A finger is down and drags nothing.
    case touch
    /// A finger drags inside the scroll range.
    case drag
    /// A finger drags outside the scroll range.
    case pull
    /// Fingers pinch.
    case pinch
    /// The content coasts inside the scroll range, and not to a page or a cell.
    case coast
    /// The content coasts after the app changed a setting of the view during the coast.
    case coastAfterSet = "coast-after-set"
    /// The view reports that it decelerates.
    case deceleration
    /// It has decelerated for four steps or more.
    case lateDeceleration = "late-deceleration"
    /// The content returns from outside the scroll range.
    case bounce
    /// The zoom returns to its limits.
    case zoomBounce = "zoom-bounce"
    /// The content moves to a page, a cell or a row by itself.
    case snap
    /// The content moves as the app requested.
    case request
    /// Nothing moves, and nothing moved in the step before.
    case rest
    /// The view reports no activity.
    case idle
    /// The same for a view that is zoomed in.
    case idleZoomed = "idle-zoomed"
    /// The same for a view that can be zoomed.
    case idleZoomable = "idle-zoomable"
    /// The same for a view that is scrolled down.
    case idleScrolled = "idle-scrolled"
    /// The content is smaller in height than the viewport.
    case small
    /// The content is past the end of the scroll range along x.
    case pastEnd = "past-end"

    // Single steps.

    /// The window turns, or the view gets another frame.
    case turn
    /// The viewport gets another size.
    case resize
    /// The layout or a setting changes.
    case change
    /// A finger comes down or lifts.
    case fingers
    /// A finger comes down on content that moves.
    case `catch`
    /// The last finger lifts, and the content coasts.
    case launch
    /// The step after that in which a finger lifts.
    case afterLift = "after-lift"
    /// The zoom changes under two fingers.
    case zoomStep = "zoom-step"

    // Phases that begin at a step and do not end.

    /// After the first change of the layout or a setting.
    case afterChange = "after-change"
    /// After a request, until a finger comes down.
    case afterRequest = "after-request"
  }
}
