internal import Model
internal import Replay

/// The state machine of one view: still, dragged, or in motion without fingers.
struct AndroidView {
  var state = ViewState()
  var movement = Movement.still
  /// The page on which the view rests or to which it moves, along each axis.
  var selected = Point.zero
  /// Whether a motion was stopped and must be completed, because the view may be between pages or
  /// past an edge.
  var isInterrupted = false
  private(set) var isPaging = false
  private(set) var pageGrid: PageGrid
  /// The length of the horizontal scroll range without insets if pages are counted from the right;
  /// otherwise nil.
  private(set) var mirror: Double?
  private(set) var isEnabled = true
  /// The maximum visible distance of a fling past an edge.
  private(set) var farthest = 0.0
  var news: PendingCallbacks
  let habits: AndroidSettings

  enum Movement {
    case still
    /// `grip` is the sum of offset and finger position, which is constant during the drag; nil
    /// while the finger's position is unknown. `began` is the offset at the beginning of the drag.
    case dragged(grip: Point?, began: Point)
    case free(AndroidRun, AndroidRun, why: Cause)
  }

  /// The reason for a motion without fingers. No callback reports `settling`, the completion of a
  /// motion after a stop or change by the app, or after another view took the finger.
  enum Cause { case fling, requested, requestedTop, settling }

  init(_ view: ViewScene, index: Int, _ habits: AndroidSettings) {
    self.habits = habits
    news = PendingCallbacks(ofView: index, at: .zero)
    pageGrid = PageGrid(of: view, content: view.content, bounds: view.frame.size)
    measure(view)
    state.offset = nearest(view.startOffset(in: view.frame.size))
    news = PendingCallbacks(ofView: index, at: offset)
    select(at: offset)
  }

  var offset: Point { state.offset }

  var isDragged: Bool { if case .dragged = movement { true } else { false } }

  /// The axes along which a finger can scroll the view.
  var axes: Axes {
    switch (isEnabled && scrolls(.x), isEnabled && scrolls(.y)) {
    case (true, true): .both
    case (true, false): .x
    case (false, true): .y
    case (false, false): .none
    }
  }

  func scrolls(_ axis: Axis) -> Bool { !range(axis).isEmpty }

  /// Moves to the position at this time, and ends a motion that is over.
  mutating func advance(to time: Instant) {
    guard case .free(let x, let y, let why) = movement else { return }
    scroll(to: Point(x: x.position(at: time), y: y.position(at: time)))
    if x.isOver(at: time) && y.isOver(at: time) { end(why) }
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
    case .free(let x, let y, let why):
      shown.velocity = Point(x: x.velocity(at: time), y: y.velocity(at: time))
      shown.activity = why == .fling ? .decelerating : .animating
    }
    return shown
  }

  /// Computes the scroll range, the content size and the policies from the scene.
  mutating func measure(_ view: ViewScene) {
    state.bounds = view.frame.size
    state.content = view.contentSize(in: state.bounds)
    pageGrid = PageGrid(of: view, content: state.content, bounds: state.bounds)
    state.insets = view.insets(around: state.content, in: state.bounds)
    mirror = view.isRightToLeft ? state.content.width - state.bounds.width : nil
    isPaging = view.scroll.paging
    farthest = view.scroll.bounces ? habits.overfling : 0
    isEnabled = view.scroll.enabled
  }

  /// Shows an offset, rounded to whole pixels if the density is set.
  mutating func scroll(to point: Point) {
    state.offset = Point(x: pixel(point.x), y: pixel(point.y))
    news.emit(of: offset)
  }

  mutating func end(_ why: Cause) {
    movement = .still
    if why == .requestedTop { news.emit(.didScrollToTop) }
    switch why {
    case .fling: news.emit(.didEndDecelerating)
    case .requested, .requestedTop: news.emit(.didEndScrollingAnimation)
    case .settling: break
    }
  }

  /// Selects the page at an offset.
  mutating func select(at point: Point) {
    for axis in Axis.allCases { selected[axis] = pages(axis).page(at: point[axis]) }
  }

  func pages(_ axis: Axis) -> Pages {
    Pages(
      length: state.bounds[axis], viewport: state.bounds[axis], range: range(axis),
      mirror: axis == .x ? mirror : nil)
  }

  /// The resting offset of the selected page.
  func pagePosition(_ axis: Axis) -> Double { pixel(pages(axis).start(of: selected[axis])) }

  /// The range of an axis. Android uses whole pixels for its layout, so its edges are on pixels.
  func range(_ axis: Axis) -> AxisRange {
    let range = AxisRange(
      leading: state.insets.leading(axis), trailing: state.insets.trailing(axis),
      content: state.content[axis], bounds: state.bounds[axis])
    return habits.density > 0 ? range.inPixels(habits.density) : range
  }

  /// The nearest offset at which the view can rest.
  func nearest(_ point: Point) -> Point {
    Point(x: range(.x).clamp(pixel(point.x)), y: range(.y).clamp(pixel(point.y)))
  }

  private func pixel(_ position: Double) -> Double {
    habits.density > 0 ? rounded(position * habits.density) / habits.density : position
  }
}
