internal import Model
internal import Replay
internal import Text

/// Divides the replay of one view into passages, according to the fingers that came down on the
/// view.
struct Story {
  private(set) var passages: [Passage] = []
  /// The results of rotations: which part of the view each rotation kept in place.
  private(set) var kept: [String] = []
  private let view: Int
  private let ground: Ground
  /// The fingers that came down on this view, and their positions.
  private var fingers: [UInt8: Point] = [:]
  /// The centroid of the fingers and their distance, when a finger last came down or lifted.
  private var middle = Point.zero
  private var spread = 0.0
  private var current: Passage?
  /// The travel of the finger and of the content in a drag.
  private var path: [(way: Point, seen: Point)] = []
  /// The current pinch, independently of the passage in which the fingers move together.
  private var pinch: Passage?
  private var axis = Axis.y
  private var began = 0.0
  private var downOffset = Point.zero
  private var downZoom = 1.0
  /// The state of the previous step, and the time of the last visible movement.
  private var last: ViewState?
  private var moved = -1.0
  private var now = 0.0
  /// The time of the finger's last movement, and its speed.
  private var touched = 0.0
  private var pace = 0.0
  /// The state before a change of the layout.
  private var turned: ViewState?
  /// Whether the app or the device has changed something since a finger last came down on a view at
  /// rest.
  private var isDisturbed = false
  /// Whether no setting of the scene has changed.
  private var matchesScene = true
  private var isCaught = false
  /// Whether only one finger came down, and whether fingers have moved a significant distance since
  /// then.
  private var isFresh = false
  private var hasDragged = false

  init(_ view: Int, of scene: Scene) { (self.view, ground) = (view, Ground(scene, view)) }

  /// - Parameter deepest: Returns the topmost view at a point.
  mutating func add(_ step: borrowing Step, _ deepest: (Point) -> Int?) {
    guard step.frame.views.indices.contains(view) else { return }
    let state = step.frame.views[view]
    now = Double(step.time.nanoseconds) / 1e9
    if step.cause == .after {
      for event in step.moment.events {
        if let touch = event.value.touch {
          track(touch, state, deepest)
        } else if event.value.isInput {
          disturb(event.value)
        }
      }
    }
    // The state of a device is known only at its reports; an engine is observed at every step.
    if step.cause == .frame || !fingers.isEmpty && step.cause == .after && step.sight.isLook {
      see(state, step.sight.isLook)
    }
    if let last, last.offset != state.offset || last.zoom != state.zoom { moved = now }
    last = state
  }

  private var isStill: Bool { now - moved > 0.1 }

  /// Ends the passage because of a change by the app or the device.
  private mutating func disturb(_ action: InputEvent.Action) {
    let wasQuiet = fingers.isEmpty && isStill
    close()
    isDisturbed = true
    switch action {
    case .setting: matchesScene = false
    case .request(let command) where command.view == view && command.animated:
      guard wasQuiet, matchesScene, let last, case .scrollTo(let goal) = command.request
      else { return }
      let displacement = goal - last.offset
      axis = abs(displacement.x) > abs(displacement.y) ? .x : .y
      began = now
      downZoom = last.zoom
      current = Passage(kind: .request)
      current?.start = last.offset[axis]
    case .layout where wasQuiet: turned = last
    default: break
    }
  }

  private mutating func track(_ touch: Touch, _ state: ViewState, _ deepest: (Point) -> Int?) {
    switch touch.phase {
    case .down:
      guard deepest(touch.point) == view else { return }
      close()
      isFresh = fingers.isEmpty
      if fingers.isEmpty {
        isCaught = !isStill
        hasDragged = false
        if isStill { isDisturbed = false }
      }
      fingers[touch.finger] = touch.point
      touched = now
      gather(state)
    case .move:
      guard let point = fingers[touch.finger], point != touch.point else { return }
      pace = now > touched ? (touch.point - point).length / (now - touched) : 0
      (fingers[touch.finger], touched) = (touch.point, now)
    case .up, .cancel:
      guard fingers[touch.finger] != nil else { return }
      close()
      fingers[touch.finger] = nil
      if fingers.isEmpty { lift(state, touch.phase) } else { gather(state) }
    }
  }

  /// Begins the passage that follows the lift of the last finger.
  private mutating func lift(_ state: ViewState, _ phase: Touch.Phase) {
    began = now
    guard !isDisturbed, ground.isAlone else { return }
    let position = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let isOutside = position < low - 0.01 || position > high + 0.01
    let wasHeld = now - touched >= 0.15
    if state.zoom > state.maximumZoom + 1e-6 || state.zoom < state.minimumZoom - 1e-6 {
      current = Passage(kind: .zoom)
    } else if isOutside {
      guard ground.hasFirmEdges else { return }
      current = Passage(kind: .bounce)
      current?.start = position - (position < low ? low : high)
    } else if !matchesScene {
      return
    } else if ground.isPaged {
      guard wasHeld, state.zoom == 1, phase == .up else { return }
      current = Passage(kind: .page, length: state.bounds[axis])
      current?.start = downOffset[axis]
      current?.lift = position
    } else if phase == .cancel {
      guard ground.coast != nil, pace > 300, now - touched < 0.03 else { return }
      current = Passage(kind: .cancelled, start: position)
    } else if let coast = ground.coast {
      current = Passage(kind: .coast(coast), start: position)
    }
    // A page turn accelerates the return. After a release outside the range, only the decay is
    // therefore certain.
    current?.wasHeld = wasHeld && !(isOutside && ground.isPaged)
    current?.hasMoved = hasDragged
  }

  /// Begins a passage in which the current fingers move together.
  private mutating func gather(_ state: ViewState) {
    middle = fingers.middle
    spread = fingers.distance
    began = now
    // Uses the state before this moment, because motion within the moment already counts.
    downOffset = last?.offset ?? state.offset
    downZoom = last?.zoom ?? state.zoom
    if fingers.count == 2, !isDisturbed, ground.isAlone { pinch = Passage(kind: .pinch) }
  }

  private mutating func see(_ state: ViewState, _ isLook: Bool) {
    guard isLook else { return }
    guard fingers.isEmpty else { return seeFingers(state) }
    guard var passage = current else { return }
    if passage.kind == .zoom {
      passage.add(Sample(now - began, state.zoom))
      current = passage
      return
    }
    guard state.zoom == downZoom else { return }
    // A view that moves again after a rest is moved by something else.
    if let last, last.offset != state.offset, now - max(moved, began) > 0.3, !passage.looks.isEmpty
    {
      return close()
    }
    let position = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let isOutside = position < low - 0.01 || position > high + 0.01
    if case .coast = passage.kind {
      // A device may report the offset of the lift only after the lift.
      if passage.looks.isEmpty, isOutside, now <= began, ground.hasFirmEdges {
        passage.kind = .bounce
        passage.start = position - (position < low ? low : high)
      } else if position <= low + 0.01 || position >= high - 0.01 {
        // An edge has stopped the view, so the end of the coast cannot be observed.
        return close()
      }
    }
    let edge = passage.kind == .bounce ? (passage.start < 0 ? low : high) : 0
    passage.add(Sample(now - began, position - edge))
    current = passage
  }

  private mutating func seeFingers(_ state: ViewState) {
    guard !isDisturbed, ground.isAlone else { return }
    let parted = abs(fingers.distance - spread)
    pinch?.directions.append(
      Passage.Direction(distance: parted, whole: parted, seen: state.zoom / downZoom - 1))
    // If the zoom changes, only the pinch is evaluated.
    guard state.zoom == downZoom, state.zoom == 1 else {
      current = nil
      return
    }
    let displacement = fingers.middle - middle
    let whole = displacement.length
    if current == nil {
      current = Passage(kind: .drag(.y), isFirst: isFresh, isCaught: isCaught)
      path = []
    }
    // The axis is undecided until the finger has moved 20 points.
    if whole > 20 { hasDragged = true }
    if case .drag? = current?.kind, whole < 20 {
      axis = abs(displacement.x) > abs(displacement.y) ? .x : .y
    }
    let position = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let over = position < low ? position - low : position > high ? position - high : 0
    let seen = position - downOffset[axis]
    if case .drag? = current?.kind, over != 0 || seen != 0 && (position == low || position == high)
    {
      // Overscroll is a pull only if the content was at an edge when the finger came down.
      let isPull = downOffset[axis] == low || downOffset[axis] == high
      guard over != 0, isPull, ground.hasFirmEdges, !isCaught else { return close() }
      current = Passage(kind: .pull, length: state.bounds[axis])
    }
    // For a pull, `distance` is along the axis and `seen` is the overscroll.
    if current?.kind == .pull {
      current?.directions.append(
        Passage.Direction(distance: abs(displacement[axis]), whole: whole, seen: over))
    } else {
      path.append((displacement, state.offset - downOffset))
    }
    current?.looks.append(Sample(0, position))
  }

  /// Ends the current passage. The method is also called at the end of the recording.
  mutating func close() {
    if case .drag? = current?.kind {
      current?.kind = .drag(axis)
      current?.directions = path.map { displacement, seen in
        Passage.Direction(
          distance: displacement[axis], whole: displacement.length, seen: seen[axis])
      }
    }
    if let current, !current.looks.isEmpty { passages.append(current) }
    if let pinch, !pinch.directions.isEmpty { passages.append(pinch) }
    if let turned, isStill, let word = last?.kept(of: turned), ground.keepsCentre, ground.isAlone {
      kept.append(word)
    }
    current = nil
    pinch = nil
    turned = nil
  }
}
