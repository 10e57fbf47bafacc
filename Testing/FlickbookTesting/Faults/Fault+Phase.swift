extension Fault {
  /// The state of a view in which the engine is wrong.
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
    /// The content coasts inside the scroll range, and a page or a cell does not determine where it
    /// stops.
    case coast
    /// The content coasts after the app changed a setting of the view during the coast.
    case coastAfterSet = "coast-after-set"
    /// The view reports that it decelerates.
    case deceleration
    /// The view has decelerated for more than four steps.
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
    /// The view reports no activity and is zoomed in.
    case idleZoomed = "idle-zoomed"
    /// The view reports no activity and can be zoomed.
    case idleZoomable = "idle-zoomable"
    /// The view reports no activity and is scrolled down.
    case idleScrolled = "idle-scrolled"
    /// The content is shorter than the viewport.
    case small
    /// The content is past the end of the scroll range along x.
    case pastEnd = "past-end"

    // Single steps.

    /// The window turns, or the layout changes in another way, except for the keyboard.
    case turn
    /// The viewport gets another size.
    case resize
    /// The layout or a setting changes.
    case change
    /// A finger comes down or lifts.
    case fingers
    /// A finger comes down on content that moves faster than 50 points per second.
    case `catch`
    /// The last finger lifts, and the content coasts.
    case launch
    /// The step after a step in which a finger lifted.
    case afterLift = "after-lift"
    /// The zoom changes while two or more fingers are down.
    case zoomStep = "zoom-step"

    // Phases that begin at a step and do not end.

    /// After the first change of the layout or a setting.
    case afterChange = "after-change"
    /// After a request, until a finger comes down.
    case afterRequest = "after-request"
  }
}
