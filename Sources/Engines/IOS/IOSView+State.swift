internal import Gesture
internal import Replay

// What can be seen of the view.

extension IOSView {
  /// Writes what is shown, and tells the app of it. Mutating, so that a view is never copied for it.
  mutating func show(_ state: inout ViewState, frame: Rectangle, at now: Instant) {
    let shown = shown(at: now)
    tell(shown)
    state.offset = shown.offset
    state.velocity = velocity(at: now)
    state.zoom = shown.zoom
    state.minimumZoom = room.minimumZoom
    state.maximumZoom = room.maximumZoom
    state.content = Size(
      width: room.content.width * shown.zoom, height: room.content.height * shown.zoom)
    state.bounds = room.bounds
    let (left, right) = insets(.x, zoom: shown.zoom)
    let (top, bottom) = insets(.y, zoom: shown.zoom)
    state.insets = Insets(top: top, left: left, bottom: bottom, right: right)
    state.frame = frame
    state.activity = activity
    if !scene.shows.isEmpty { write(&state.readouts, shown) }
  }

  private var activity: Activity {
    var activity: Activity = []
    if !hold.isEmpty { activity.insert(.tracking) }
    if hold.isDragging { activity.insert(.dragging) }
    if isZoomOpen { activity.insert(.zooming) }
    guard isMoving else { return activity }
    if let zoomMotion {
      if case .springing = zoomMotion.course {
        activity.insert(.zoomBouncing)
      } else {
        activity.insert(.animating)
      }
    }
    if motions.x.isMoving || motions.y.isMoving {
      if case .deceleration = errand {
        activity.insert(.decelerating)
      } else {
        activity.insert(.animating)
      }
    }
    return activity
  }
}

// What the app shows beside it.

extension IOSView {
  private func write(_ readouts: inout Readouts, _ shown: Standing) {
    let shows = scene.shows
    if shows.contains(.page) { readouts.page = page(shown) }
    if shows.contains(.reset) { readouts.reset = abs(lastZoom - 1) > 1e-9 }
    if shows.contains(.status) {
      readouts.status =
        switch (hold.isDragging, isZoomOpen) {
        case (true, true): .panningAndZooming
        case (true, false): .panning
        case (false, true): .zooming
        case (false, false): .idle
        }
    }
    if shows.contains(.offset) { readouts.offset = shown.offset }
    if shows.contains(.items) {
      readouts.items = scene.layout.content == .fixed ? canvas.count : pageCount
    }
    if shows.contains(.selection), scene.wheel != nil {
      readouts.selection = nearestWhole(nearestRow(to: shown.offset.y))
    }
    if shows.contains(.refreshing) { readouts.refreshing = refreshing }
    if shows.contains(.tiles), let tiles = scene.tiles {
      readouts.tiles = tiles.span(over: room, shown)
    }
  }

  /// `1 + clamp(floor((x + w/2) / (w·zoom)), 0, count − 1)`, with a guard against rounding: the page
  /// in the middle of the viewport, counted from 1. In a grid the same for rows.
  private func page(_ shown: Standing) -> Int {
    let count = pageCount
    let columns = scene.layout.content == .grid ? max(1, scene.layout.columns ?? 1) : count
    let column = item(.x, shown, count: columns)
    let row = item(.y, shown, count: count / columns)
    return 1 + row * columns + column
  }

  private func item(_ axis: Axis, _ shown: Standing, count: Int) -> Int {
    let length = room.bounds[axis]
    let place = (shown.offset[axis] + length / 2) / (length * shown.zoom) + 1e-9
    return Int(truncated(max(0, min(place, Double(max(0, count - 1))))))
  }
}
