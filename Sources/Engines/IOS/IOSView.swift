internal import Gesture
internal import Replay

/// One scrolling view: the smallest state machine that picks its current motion.
///
/// Exactly one thing moves a view at a time: the fingers that hold it, a motion along each axis, or a
/// motion of zoom and offset together; `position` is where it stands when none does. Everything is
/// computed from how that one thing began, so nothing adds up and no frame leaves a trace.
struct IOSView {
  var layout: ViewLayout
  /// Where the view stands while no motion runs, and the last shown position of a finger's drag.
  var position = ScrollPosition()
  var motion = ViewMotion()
  var sequence = TouchSequence()
  var zoomPhase = ZoomPhase()
  var refresh = PullToRefresh()
  private var canvas = Canvas()
  private var pending: PendingCallbacks
  /// The position that the app was last notified of.
  private var reported = ScrollPosition()

  init(_ scene: ViewScene, index: Int, constants: IOSConstants) {
    layout = ViewLayout(scene, constants: constants)
    pending = PendingCallbacks(ofView: index, at: .zero)
    position = layout.start
    reported = position
  }
}

extension IOSView {
  var constants: IOSConstants { layout.constants }

  /// Whether it moves by itself.
  @inline(__always)
  var isMoving: Bool { motion.isMoving }

  @inline(__always)
  func range(_ axis: Axis) -> AxisRange { layout.range(axis, zoom: position.zoom) }

  /// Whether a finger can move the view along an axis.
  @inline(__always)
  func canScroll(_ axis: Axis) -> Bool { layout.canScroll(axis, in: range(axis)) }

  /// How far the view stands outside, along each axis.
  var excess: Point {
    Point(
      x: range(.x).excess(of: position.offset.x), y: range(.y).excess(of: position.offset.y))
  }

  /// Whether both offsets lie where they may rest.
  var isInRange: Bool {
    range(.x).contains(position.offset.x) && range(.y).contains(position.offset.y)
  }

  /// Whether the zoom lies within its limits.
  var isZoomInLimits: Bool { layout.zoomLimits.clamp(position.zoom) == position.zoom }

  func offset(_ axis: Axis, at time: Instant) -> Double {
    motion.offset(axis, at: time, from: position, in: layout)
  }

  func shown(at time: Instant) -> ScrollPosition {
    ScrollPosition(
      offset: Point(x: offset(.x, at: time), y: offset(.y, at: time)),
      zoom: motion.zoom(at: time, from: position))
  }

  /// The choice of motions from here.
  func choice(at now: Instant) -> MotionChoice {
    MotionChoice(layout: layout, zoom: position.zoom, now: now)
  }

  /// The fingers take hold of the content where it stands, if there are any.
  mutating func hold() {
    if !sequence.isEmpty { sequence.hold(position, in: layout) }
  }

  /// The page a swipe counts from is the one that is shown.
  mutating func rememberPage() {
    sequence.remember(
      page: Point(
        x: layout.pages(.x, zoom: position.zoom).page(at: position.offset.x),
        y: layout.pages(.y, zoom: position.zoom).page(at: position.offset.y)))
  }
}

// What the app is notified of.

extension IOSView {
  mutating func emit(_ kind: Callback.Kind) { pending.emit(kind) }

  /// Notifies the app of a change of zoom and offset since it was last notified.
  mutating func emitMovement(at time: Instant) {
    let now = isMoving ? shown(at: time) : position
    if now.zoom != reported.zoom { emit(.didZoom) }
    if now.offset != reported.offset {
      emit(.didScroll)
      if layout.scene.snap != nil { emit(.valueChanged) }
    }
    reported = now
  }

  mutating func openZoom() {
    if zoomPhase.open() { emit(.willBeginZooming) }
  }

  /// Reports that the zoom ended, if one began and it did: a zoom beyond its limits has not.
  mutating func closeZoom() {
    guard zoomPhase.isOpen, !sequence.isPinching, isZoomInLimits else { return }
    zoomPhase.close(at: position.zoom)
    emit(.didEndZooming(scale: position.zoom))
  }

  mutating func tap(_ position: Point) {
    emit(.tap(position))
    if layout.scene.shows.contains(.items) { canvas.tap(position) }
  }
}

// What is shown of the view.

extension IOSView {
  /// Writes what is seen of the view, and what the app was notified of since the last time.
  mutating func show(in frame: inout Frame, view index: Int, _ now: Instant) {
    emitMovement(at: now)
    pending.report(to: &frame.callbacks)
    if isMoving {
      write(&frame.views[index], reported, motion.velocity(at: now))
    } else {
      write(&frame.views[index], position, sequence.isCarrying ? nil : .zero)
    }
  }

  /// Changes the layout's memory at most, but a question of a mutating method would move the whole
  /// view aside.
  private mutating func write(
    _ state: inout ViewState, _ shown: ScrollPosition, _ velocity: Point?
  ) {
    layout.show(in: &state, zoom: shown.zoom)
    state.offset = shown.offset
    state.velocity = velocity
    state.activity = touchActivity
    if isMoving { state.activity.formUnion(motion.activity) }
    if !layout.scene.shows.isEmpty { write(&state.readouts, shown) }
  }

  @inline(__always)
  private var touchActivity: Activity {
    var activity: Activity = []
    if !sequence.isEmpty { activity.insert(.tracking) }
    if sequence.isDragging { activity.insert(.dragging) }
    if zoomPhase.isOpen { activity.insert(.zooming) }
    return activity
  }

  /// What the app shows beside the view.
  @inline(__always)
  private func write(_ readouts: inout Readouts, _ shown: ScrollPosition) {
    let shows = layout.scene.shows
    if shows.contains(.page) { readouts.page = layout.page(at: shown) }
    if shows.contains(.reset) { readouts.reset = abs(zoomPhase.lastZoom - 1) > 1e-9 }
    if shows.contains(.status) {
      readouts.status =
        switch (sequence.isDragging, zoomPhase.isOpen) {
        case (true, true): .panningAndZooming
        case (true, false): .panning
        case (false, true): .zooming
        case (false, false): .idle
        }
    }
    if shows.contains(.offset) { readouts.offset = shown.offset }
    if shows.contains(.items) {
      readouts.items =
        layout.scene.layout.content == .fixed ? canvas.count : layout.pageGrid.count
    }
    if shows.contains(.selection), layout.scene.wheel != nil {
      readouts.selection = RowIndex(nearestWhole(layout.nearestRow(to: shown.offset.y)))
    }
    if shows.contains(.refreshing) { readouts.refreshing = refresh.isRefreshing }
    if shows.contains(.tiles) {
      readouts.tiles = layout.scene.tiles?.span(over: layout.metrics, shown)
    }
  }
}
