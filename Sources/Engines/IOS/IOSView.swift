internal import Model
internal import Replay

/// The state machine of one view.
///
/// At any time, a view is moved by only one of these causes: the fingers on it, a motion for each
/// axis, or a combined motion of zoom and offset. Every position is computed from the start of that
/// motion, so errors do not accumulate and the frame rate has no effect. `content` stores the
/// position, `sequence` the state of the fingers, and `reports` the values last reported to the
/// app. `IOSView` implements their interaction.
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

  /// Makes the fingers, if any, grip the content at its current position.
  mutating func hold() {
    if !sequence.isEmpty { sequence.hold(content.position, in: content.layout) }
  }

  /// Stores the shown page as the page from which a swipe counts.
  mutating func rememberPage() { sequence.page = content.page }

  /// Notifies the app of a change of zoom and offset since the last notification.
  mutating func emitMovement(at time: Instant) {
    reports.emitMovement(
      to: content.isMoving ? content.shown(at: time) : content.position,
      hasCells: content.layout.scene.snap != nil)
  }

  /// Reports the end of a zoom, unless fingers still pinch or the zoom is outside its limits.
  mutating func closeZoom() {
    guard reports.isZooming, !sequence.isPinching, content.isZoomInLimits else { return }
    reports.closeZoom(at: content.position.zoom)
  }

  mutating func tap(_ position: Point) {
    reports.emit(.tap(position))
    if content.layout.scene.shows.contains(.items) { canvas.tap(position) }
  }

  /// Writes the visible values of the view, and the callbacks since the last call.
  mutating func show(in frame: inout Frame, view index: Int, _ now: Instant) {
    emitMovement(at: now)
    reports.report(to: &frame.callbacks)
    if content.isMoving {
      write(&frame.views[index], reports.position, content.motion.velocity(at: now))
    } else {
      write(&frame.views[index], reports.position, sequence.isCarrying ? nil : .zero)
    }
  }

  /// In the view, changes at most the cached values of the layout. The method is mutating, because
  /// it would otherwise have to copy the layout.
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

  /// The values that the app shows beside the view.
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
    if shows.contains(.selection), let wheel = content.layout.scene.wheel {
      readouts.selection = content.layout.selection(of: wheel, at: shown.offset.y)
    }
    if shows.contains(.refreshing) { readouts.refreshing = refresh.isRefreshing }
    if shows.contains(.tiles) {
      readouts.tiles = content.layout.scene.tiles?.span(over: content.layout.metrics, shown)
    }
    if !shows.isDisjoint(with: [.indicators, .rowsAlive, .header]) { writeBars(&readouts, shown) }
  }

  /// Writes the scroll indicators, the section header and the table's existing rows.
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
