internal import Gesture
internal import Replay

/// One view: the smallest machine that picks the motion it is in.
struct AndroidView {
  var state = ViewState()
  var movement = Movement.still
  /// The page of each axis that the view rests on or is on its way to.
  var selected = Point.zero
  /// Whether a finger stopped a motion that has to end somewhere: between pages, beyond an edge.
  var isInterrupted = false
  private(set) var isPaging = false
  private(set) var pageGrid: PageGrid
  /// How far it can go without insets, where pages are counted from the right.
  private(set) var mirror: Double?
  private(set) var isEnabled = true
  /// How far beyond an edge a fling may be seen.
  private(set) var farthest = 0.0
  var news: PendingCallbacks
  let habits: AndroidSettings

  enum Movement {
    case still
    /// Offset plus finger is the same wherever the finger goes; nil until its place is known again.
    case dragged(grip: Point?, began: Point)
    case free(AndroidRun, AndroidRun, why: Cause)
  }

  /// Why it moves by itself; nobody is told of one that settles because the app stopped or changed
  /// it.
  enum Cause { case thrown, asked, askedToTop, settling }

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

  /// The axes along which there is somewhere to go: along the others a finger says nothing to it.
  var axes: Axes {
    switch (isEnabled && scrolls(.x), isEnabled && scrolls(.y)) {
    case (true, true): .both
    case (true, false): .x
    case (false, true): .y
    case (false, false): .none
    }
  }

  func scrolls(_ axis: Axis) -> Bool { !range(axis).isEmpty }

  /// Goes where the motion is at that time; the end of a motion is one of its places.
  mutating func advance(to time: Instant) {
    guard case .free(let x, let y, let why) = movement else { return }
    scroll(to: Point(x: x.place(at: time), y: y.place(at: time)))
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
      shown.activity = why == .thrown ? .decelerating : .animating
    }
    return shown
  }

  /// Takes over the room it has and what it holds.
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

  /// Shows a place, rounded to whole pixels if it must be.
  mutating func scroll(to place: Point) {
    state.offset = Point(x: pixel(place.x), y: pixel(place.y))
    news.emit(of: offset)
  }

  mutating func end(_ why: Cause) {
    movement = .still
    if why == .askedToTop { news.emit(.didScrollToTop) }
    switch why {
    case .thrown: news.emit(.didEndDecelerating)
    case .asked, .askedToTop: news.emit(.didEndScrollingAnimation)
    case .settling: break
    }
  }

  /// Takes the page at a place for the selected one.
  mutating func select(at place: Point) {
    for axis in Axis.allCases { selected[axis] = pages(axis).page(at: place[axis]) }
  }

  func pages(_ axis: Axis) -> Pages {
    Pages(
      length: state.bounds[axis], viewport: state.bounds[axis], range: range(axis),
      mirror: axis == .x ? mirror : nil)
  }

  /// Where the selected page rests.
  func pagePlace(_ axis: Axis) -> Double { pixel(pages(axis).start(of: selected[axis])) }

  /// The places an axis may rest at. Android lays out in whole pixels, so that its edges are on
  /// them.
  func range(_ axis: Axis) -> AxisRange {
    let range = AxisRange(
      leading: state.insets.leading(axis), trailing: state.insets.trailing(axis),
      content: state.content[axis], bounds: state.bounds[axis])
    return habits.density > 0 ? range.inPixels(habits.density) : range
  }

  /// The nearest place at which the view may rest.
  func nearest(_ place: Point) -> Point {
    Point(x: range(.x).clamp(pixel(place.x)), y: range(.y).clamp(pixel(place.y)))
  }

  private func pixel(_ place: Double) -> Double {
    habits.density > 0 ? rounded(place * habits.density) / habits.density : place
  }
}
