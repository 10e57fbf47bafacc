internal import Model
internal import Replay
internal import Text

/// Tracks the events and the activity of a view to detect the phases in which motion faults apply.
struct FaultPhases {
  private var isTurned = false
  private var isSet = false
  /// Whether a setting was changed before this step. The immediate effect of a change is not part
  /// of the phase after the change.
  private var wasSet = false
  private var isRequested = false

  mutating func note(_ moment: Moment, view: Int) {
    for event in moment.events {
      switch event.value {
      case .layout(.keyboard): break
      case .layout: isTurned = true
      case .setting(let change): if change.view == view { isSet = true }
      case .request(let command): if command.view == view { isRequested = true }
      case .touch(let touch): if touch.phase == .down { (isSet, isRequested) = (false, false) }
      default: break
      }
    }
  }

  mutating func close() { (isTurned, wasSet) = (false, isSet) }

  func isIn(
    _ phase: Fault.Phase?, _ now: ViewState, _ was: ViewState, restsOnPositions: Bool
  ) -> Bool {
    let (does, did) = (now.activity, was.activity)
    let isOutside = max(now.beyond(.x), now.beyond(.y)) > 0
    let isFree = does.isDisjoint(with: [.tracking, .dragging, .zooming])
    // The step of the lift belongs to the finger, so that a coast begins one step later.
    let coasts = isFree && does.contains(.decelerating) && did.contains(.decelerating)
    switch phase {
    case nil: return true
    case .touch: return does.contains(.tracking) && !does.contains(.dragging)
    case .drag:
      return does.contains(.dragging) && did.contains(.dragging) && !does.contains(.zooming)
        && !isOutside
    case .pull: return does.contains(.dragging) && did.contains(.dragging) && isOutside
    case .pinch: return does.contains(.zooming) && did.contains(.zooming)
    case .coast: return coasts && !isOutside && !restsOnPositions
    case .coastAfterSet: return coasts && !isOutside && !restsOnPositions && isSet && wasSet
    case .bounce: return isFree && isOutside && !does.contains(.zoomBouncing)
    case .zoomBounce: return does.contains(.zoomBouncing)
    case .snap: return isFree && !does.isEmpty && restsOnPositions && !isRequested && !isOutside
    case .request: return isFree && does.contains(.animating) && isRequested
    case .rest: return does.isEmpty && did.isEmpty
    case .turn: return isTurned
    case .deceleration: return does.contains(.decelerating)
    // These phases only apply to shown quantities: see `FaultyDisplay`.
    case .lateDeceleration, .idle, .idleZoomed, .idleZoomable, .idleScrolled, .small, .pastEnd,
      .resize, .change, .fingers, .catch, .launch, .afterLift, .zoomStep, .afterChange,
      .afterRequest:
      return false
    }
  }
}
