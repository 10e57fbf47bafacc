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
  private(set) var isEnabled = true
  /// The offset that the app was last told.
  private var told = Point.zero
  private var callbacks: [Callback] = []
  private let index: Int
  let habits: AndroidHabits

  enum Movement {
    case still
    /// Offset plus finger is the same wherever the finger goes; nil until its place is known again.
    case dragged(grip: Point?, began: Point)
    case free(AndroidRun, AndroidRun, why: Cause)
  }

  /// Why it moves by itself; nobody is told of one that settles because the app stopped or changed it.
  enum Cause { case thrown, asked, askedToTop, settling }

  init(_ view: ViewScene, index: Int, _ habits: AndroidHabits) {
    self.index = index
    self.habits = habits
    measure(view)
    state.offset = state.clamped(view.startOffset(in: view.frame.size))
    told = state.offset
    select(at: offset)
  }
}

extension AndroidView {
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

  func scrolls(_ axis: Axis) -> Bool { state.highest(axis) > state.lowest(axis) }

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

  mutating func report(to list: inout [Callback]) {
    list.append(contentsOf: callbacks)
    callbacks.removeAll(keepingCapacity: true)
  }
}

extension AndroidView {
  /// Takes over the room it has and what it holds.
  mutating func measure(_ view: ViewScene) {
    state.bounds = view.frame.size
    state.content = view.contentSize(in: state.bounds)
    state.insets = view.insets(around: state.content, in: state.bounds)
    isPaging = view.scroll.paging
    isEnabled = view.scroll.enabled
  }

  /// Shows a place, rounded to whole pixels if it must be; an edge is a place by itself.
  mutating func scroll(to place: Point) {
    state.offset = place
    if habits.density > 0 {
      let pixels = Point(x: pixel(place.x), y: pixel(place.y))
      state.offset = state.clamped(place) == place ? state.clamped(pixels) : pixels
    }
    guard offset != told else { return }
    told = offset
    tell(.didScroll)
  }

  mutating func tell(_ kind: Callback.Kind) {
    callbacks.append(Callback(view: index, kind))
  }

  mutating func end(_ why: Cause) {
    movement = .still
    if why == .askedToTop { tell(.didScrollToTop) }
    switch why {
    case .thrown: tell(.didEndDecelerating)
    case .asked, .askedToTop: tell(.didEndScrollingAnimation)
    case .settling: break
    }
  }

  /// Takes the page at a place for the selected one.
  mutating func select(at place: Point) {
    for axis in Axis.allCases { selected[axis] = pages(axis).page(at: place[axis]) }
  }

  func pages(_ axis: Axis) -> Pages {
    Pages(length: state.bounds[axis], viewport: state.bounds[axis], range: range(axis))
  }

  func range(_ axis: Axis) -> AxisRange {
    AxisRange(
      leading: state.insets.leading(axis), trailing: state.insets.trailing(axis),
      content: state.content[axis], bounds: state.bounds[axis])
  }

  private func pixel(_ place: Double) -> Double {
    rounded(place * habits.density) / habits.density
  }
}
