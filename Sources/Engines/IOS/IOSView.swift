internal import Gesture
internal import Replay

/// One scrolling view: the smallest state machine that picks its current motion.
///
/// Exactly one thing moves a view at a time: the fingers that hold it, a motion along each axis, or a
/// motion of zoom and offset together. Everything is computed from how that one thing began, so
/// nothing adds up and no frame leaves a trace. The content knows where it stands, the touch sequence
/// what the fingers do, the reports what the app was notified of; what one of them means for the
/// others is here.
struct IOSView {
  var content: ViewContent
  var sequence = TouchSequence()
  var reports: ViewReports
  var refresh = PullToRefresh()
  private var canvas = Canvas()

  init(_ scene: ViewScene, index: Int, constants: IOSConstants, pixels: Double = 0) {
    content = ViewContent(scene, constants: constants)
    reports = ViewReports(ofView: index, at: content.position, pixels: pixels)
  }

  /// The fingers take hold of the content where it stands, if there are any.
  mutating func hold() {
    if !sequence.isEmpty { sequence.hold(content.position, in: content.layout) }
  }

  /// The page a swipe counts from is the one that is shown.
  mutating func rememberPage() { sequence.page = content.page }

  /// Notifies the app of a change of zoom and offset since it was last notified.
  mutating func emitMovement(at time: Instant) {
    reports.emitMovement(
      to: content.isMoving ? content.shown(at: time) : content.position,
      hasCells: content.layout.scene.snap != nil)
  }

  /// Reports that the zoom ended, if one began and it did: a zoom beyond its limits has not.
  mutating func closeZoom() {
    guard reports.isZooming, !sequence.isPinching, content.isZoomInLimits else { return }
    reports.closeZoom(at: content.position.zoom)
  }

  mutating func tap(_ position: Point) {
    reports.emit(.tap(position))
    if content.layout.scene.shows.contains(.items) { canvas.tap(position) }
  }

  /// Writes what is seen of the view, and what the app was notified of since the last time.
  mutating func show(in frame: inout Frame, view index: Int, _ now: Instant) {
    emitMovement(at: now)
    reports.report(to: &frame.callbacks)
    if content.isMoving {
      write(&frame.views[index], reports.position, content.motion.velocity(at: now))
    } else {
      write(&frame.views[index], reports.position, sequence.isCarrying ? nil : .zero)
    }
  }

  /// Changes the layout's memory at most, but a question of a mutating method would move the whole
  /// view aside.
  private mutating func write(
    _ state: inout ViewState, _ shown: ScrollPosition, _ velocity: Point?
  ) {
    content.layout.show(in: &state, zoom: shown.zoom)
    state.offset = shown.offset
    state.velocity = velocity
    state.activity = touchActivity
    if content.isMoving { state.activity.formUnion(content.motion.activity) }
    if !content.layout.scene.shows.isEmpty { write(&state.readouts, shown) }
  }

  @inline(__always) private var touchActivity: Activity {
    var activity: Activity = []
    if !sequence.isEmpty { activity.insert(.tracking) }
    if sequence.isDragging { activity.insert(.dragging) }
    if reports.isZooming { activity.insert(.zooming) }
    return activity
  }

  /// What the app shows beside the view.
  @inline(__always) private func write(_ readouts: inout Readouts, _ shown: ScrollPosition) {
    let shows = content.layout.scene.shows
    if shows.contains(.page) { readouts.page = content.layout.page(at: shown) }
    if shows.contains(.reset) { readouts.reset = abs(reports.lastZoom - 1) > 1e-9 }
    if shows.contains(.status) {
      readouts.status =
        switch (sequence.isDragging, reports.isZooming) {
        case (true, true): .panningAndZooming
        case (true, false): .panning
        case (false, true): .zooming
        case (false, false): .idle
        }
    }
    if shows.contains(.offset) { readouts.offset = shown.offset }
    if shows.contains(.items) {
      readouts.items =
        content.layout.scene.layout.content == .fixed ? canvas.count : content.layout.pageGrid.count
    }
    if shows.contains(.selection), content.layout.scene.wheel != nil {
      readouts.selection = RowIndex(nearestWhole(content.layout.nearestRow(to: shown.offset.y)))
    }
    if shows.contains(.refreshing) { readouts.refreshing = refresh.isRefreshing }
    if shows.contains(.tiles) {
      readouts.tiles = content.layout.scene.tiles?.span(over: content.layout.metrics, shown)
    }
    if !shows.isDisjoint(with: [.indicators, .rowsAlive, .header]) { writeBars(&readouts, shown) }
  }

  /// What is drawn above the content, and which of its rows there are.
  private func writeBars(_ readouts: inout Readouts, _ shown: ScrollPosition) {
    let layout = content.layout
    if layout.scene.shows.contains(.indicators) {
      readouts.indicators = layout.indicators(
        at: shown, areMoving: sequence.isCarrying || content.isMoving)
    }
    guard let sections = layout.scene.sections else { return }
    if layout.scene.shows.contains(.rowsAlive) {
      readouts.rows = layout.rows(of: sections, at: shown)
    }
    if layout.scene.shows.contains(.header) {
      readouts.header = layout.header(of: sections, at: shown)
    }
  }
}
