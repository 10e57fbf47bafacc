internal import Model
internal import Replay

/// The state machine of one view: still, dragged, coasting or animated.
struct ClampingView {
  private var state = ViewState()
  private var movement = Movement.still
  var news: PendingCallbacks
  private var friction = 0.0
  private var isEnabled = true
  private var pageGrid: PageGrid
  /// The length of the horizontal scroll range without insets if pages are counted from the right;
  /// otherwise nil.
  private(set) var mirror: Double?
  private let habits: ClampingSettings

  private enum Movement {
    case still
    /// `grip` is the sum of offset and finger position, which is constant during the drag; nil
    /// while the finger's position is unknown.
    case dragged(grip: Point?)
    case free(ClampingPath, ClampingPath, since: Instant, why: Cause)
  }

  private enum Cause { case fling, requested, requestedTop }

  init(_ view: ViewScene, index: Int, _ habits: ClampingSettings) {
    self.habits = habits
    pageGrid = PageGrid(of: view, content: view.content, bounds: view.frame.size)
    news = PendingCallbacks(ofView: index, at: .zero)
    measure(view)
    state.offset = state.clamped(view.startOffset(in: view.frame.size))
    news = PendingCallbacks(ofView: index, at: offset)
  }

  var offset: Point { state.offset }

  var isDragged: Bool { if case .dragged = movement { true } else { false } }

  /// Moves to the position at this time, and ends a motion that is over.
  mutating func advance(to time: Instant) {
    guard case .free(let x, let y, let start, let why) = movement else { return }
    let seconds = time.seconds(since: start)
    scroll(to: Point(x: x.value(at: seconds), y: y.value(at: seconds)))
    if seconds >= x.restTime && seconds >= y.restTime { end(why) }
  }

  func shown(at time: Instant) -> ViewState {
    var shown = state
    switch movement {
    case .still:
      shown.velocity = .zero
      shown.activity = []
    case .dragged:
      shown.velocity = nil
      shown.activity = .dragging
    case .free(let x, let y, let start, let why):
      let seconds = time.seconds(since: start)
      shown.velocity = Point(x: x.velocity(at: seconds), y: y.velocity(at: seconds))
      shown.activity = why == .fling ? .decelerating : .animating
    }
    return shown
  }

  private mutating func measure(_ view: ViewScene) {
    state.bounds = view.frame.size
    state.content = view.contentSize(in: state.bounds)
    pageGrid = PageGrid(of: view, content: state.content, bounds: state.bounds)
    state.insets = view.insets(around: state.content, in: state.bounds)
    mirror = view.isRightToLeft ? state.content.width - state.bounds.width : nil
    friction = Deceleration.friction(rate: view.scroll.deceleration.perMillisecond)
    isEnabled = view.scroll.enabled
  }

  private mutating func scroll(to point: Point) {
    state.offset = point
    news.emit(of: point)
  }

  private mutating func end(_ why: Cause) {
    movement = .still
    if why == .requestedTop { news.emit(.didScrollToTop) }
    news.emit(why == .fling ? .didEndDecelerating : .didEndScrollingAnimation)
  }

  private func coast(_ axis: Axis, at velocity: Double) -> ClampingPath {
    let coast = Deceleration(
      from: offset[axis], velocity: velocity, friction: friction, stopSpeed: habits.stopSpeed)
    return .coasting(coast, until: velocity > 0 ? state.highest(axis) : state.lowest(axis))
  }
}

// During a touch.
extension ClampingView {
  /// Stops a motion without fingers; returns whether a motion was running.
  @discardableResult mutating func stop() -> Bool {
    guard case .free(_, _, _, let why) = movement else { return false }
    end(why)
    return true
  }

  /// Follows the leading finger to a new position. `slopPoint` is the point where the finger left
  /// the slop; nil while the finger is inside.
  mutating func follow(_ point: Point, from slopPoint: Point?) {
    if !isDragged, isEnabled, let slopPoint {
      stop()
      news.emit(.willBeginDragging)
      movement = .dragged(grip: nil)
      grip(under: slopPoint)
    }
    guard case .dragged(let grip) = movement else { return }
    guard let grip else { return self.grip(under: point) }
    scroll(to: state.clamped(Point(x: grip.x - point.x, y: grip.y - point.y)))
  }

  /// Attaches the content at its current position to the finger, so that the content does not jump.
  /// Does nothing unless the view is dragged. `point` is nil if the finger's position is unknown.
  mutating func grip(under point: Point?) {
    guard isDragged else { return }
    movement = .dragged(grip: point.map { Point(x: $0.x + offset.x, y: $0.y + offset.y) })
  }

  /// Ends the drag of the last finger: the view coasts with the finger's velocity, separately for
  /// each axis.
  mutating func release(at time: Instant, fingerVelocity finger: Point) {
    let velocity = Point(x: 0 - finger.x, y: 0 - finger.y)
    let (x, y) = (coast(.x, at: velocity.x), coast(.y, at: velocity.y))
    let moves = x.restTime > 0 || y.restTime > 0
    news.emit(
      .willEndDragging(
        velocity: Point(x: velocity.x / 1000, y: velocity.y / 1000),
        target: Point(x: x.destination, y: y.destination)))
    news.emit(.didEndDragging(willDecelerate: moves))
    movement = moves ? .free(x, y, since: time, why: .fling) : .still
    if moves { news.emit(.willBeginDecelerating) }
  }

  mutating func tap(at point: Point, in frame: Rectangle) {
    news.emit(.tap(state.content(under: point, in: frame)))
  }
}

// The app's requests and changes.
extension ClampingView {
  mutating func apply(_ command: Command, at time: Instant, under finger: Point?) {
    switch command.request {
    case .scrollTo(let target): go(to: target, command.animated, .requested, at: time)
    case .reveal(let part): go(to: state.revealing(part), command.animated, .requested, at: time)
    case .page(let page):
      let point = pageGrid.origin(ofPage: page, length: state.bounds, from: offset, mirror: mirror)
      go(to: point, command.animated, .requested, at: time)
    case .scrollToTop:
      go(to: Point(x: offset.x, y: state.lowest(.y)), command.animated, .requestedTop, at: time)
    case .stop: stop()
    case .zoomTo, .zoomToRect, .resetZoom, .select, .beginRefresh, .endRefresh: break
    }
    grip(under: finger)
  }

  /// Scrolls to a point. Ignores an animated request while a finger drags.
  private mutating func go(to point: Point, _ animated: Bool, _ why: Cause, at time: Instant) {
    guard !(animated && isDragged) else { return }
    stop()
    let target = state.clamped(point)
    guard animated, target.isElsewhere(than: offset) else {
      scroll(to: target)
      if why == .requestedTop { news.emit(.didScrollToTop) }
      return
    }
    movement = .free(path(.x, to: target), path(.y, to: target), since: time, why: why)
  }

  private func path(_ axis: Axis, to target: Point) -> ClampingPath {
    .eased(EasedAnimation(from: offset[axis], to: target[axis], duration: habits.animation))
  }

  /// Adapts to a new viewport: stops any motion and keeps what the scene declares to keep, as far
  /// as possible.
  mutating func resize(to view: ViewScene) {
    stop()
    let before = state
    measure(view)
    scroll(to: state.clamped(state.keeping(before, in: view)))
  }

  /// Applies new content, insets or policies. A coast continues at its speed in the new range. An
  /// animation stops if its path or its target has moved or is outside the new range.
  mutating func fit(to view: ViewScene, moved: Point, at time: Instant, under finger: Point?) {
    var velocity = Point.zero
    if case .free(let x, let y, let start, _) = movement {
      let seconds = time.seconds(since: start)
      velocity = Point(x: x.velocity(at: seconds), y: y.velocity(at: seconds))
    }
    measure(view)
    let point = Point(x: offset.x + moved.x, y: offset.y + moved.y)
    let isCut = state.clamped(point) != point
    scroll(to: state.clamped(point))
    if isDragged && !isEnabled { release(at: time, fingerVelocity: .zero) }
    guard case .free(let x, let y, _, let why) = movement else { return grip(under: finger) }
    let target = Point(x: x.destination, y: y.destination)
    if why == .fling {
      movement = .free(coast(.x, at: velocity.x), coast(.y, at: velocity.y), since: time, why: why)
      advance(to: time)
    } else if isCut || moved != .zero || state.clamped(target) != target {
      end(why)
    }
  }
}
