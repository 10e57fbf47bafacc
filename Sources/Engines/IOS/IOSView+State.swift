internal import Gesture
internal import Replay

// What can be seen of the view.

extension IOSView {
  /// Writes what is seen of the view, and what the app was told since the last time.
  mutating func show(in frame: inout Frame, _ now: Instant) {
    emit(at: now)
    if !said.isEmpty {
      for index in said.indices { frame.callbacks.append(said[index]) }
      while said.popLast() != nil {}
    }
    if isMoving {
      write(&frame.views[index], reported, velocity(at: now))
    } else {
      write(&frame.views[index], standing, isCarried ? nil : .zero)
    }
  }

  /// Mutates the face at most, but a question of a mutating method would move the whole view aside.
  private mutating func write(_ state: inout ViewState, _ shown: Standing, _ velocity: Point?) {
    if face.isStale || face.state.zoom != shown.zoom { prepareFace(zoom: shown.zoom) }
    state.minimumZoom = face.state.minimumZoom
    state.maximumZoom = face.state.maximumZoom
    state.zoom = face.state.zoom
    state.content = face.state.content
    state.bounds = face.state.bounds
    state.insets = face.state.insets
    state.frame = face.state.frame
    state.offset = shown.offset
    state.velocity = velocity
    state.activity = touching
    if isMoving { state.activity.formUnion(moving) }
    if !scene.shows.isEmpty { write(&state.readouts, shown) }
  }

  @inline(never)
  private mutating func prepareFace(zoom: Double) {
    face.isStale = false
    face.state.zoom = zoom
    face.state.minimumZoom = room.minimumZoom
    face.state.maximumZoom = room.maximumZoom
    face.state.content = Size(
      width: room.content.width * zoom, height: room.content.height * zoom)
    face.state.bounds = room.bounds
    let (left, right) = insets(.x, zoom: zoom)
    let (top, bottom) = insets(.y, zoom: zoom)
    face.state.insets = Insets(top: top, left: left, bottom: bottom, right: right)
    // Inside another view it moves with it; the engine then says where it is.
    face.state.frame = Rectangle(
      x: room.frame.origin.x, y: room.frame.origin.y, width: room.bounds.width,
      height: room.bounds.height)
  }

  @inline(__always)
  private var touching: Activity {
    var activity: Activity = []
    if !hold.isEmpty { activity.insert(.tracking) }
    if hold.isDragging { activity.insert(.dragging) }
    if isZoomOpen { activity.insert(.zooming) }
    return activity
  }

  private var moving: Activity {
    var activity: Activity = []
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
  @inline(__always)
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
      readouts.selection = RowIndex(nearestWhole(nearestRow(to: shown.offset.y)))
    }
    if shows.contains(.refreshing) { readouts.refreshing = refreshing }
    if shows.contains(.tiles) { readouts.tiles = scene.tiles?.span(over: room, shown) }
  }

  /// `1 + clamp(floor((x + w/2) / (w·zoom)), 0, count − 1)`, with a guard against rounding: the page
  /// in the middle of the viewport, counted from 1. In a grid the same for rows.
  private func page(_ shown: Standing) -> PageNumber {
    let count = pageCount
    let columns = scene.layout.content == .grid ? max(1, scene.layout.columns ?? 1) : count
    let column = item(.x, shown, count: columns)
    let row = item(.y, shown, count: count / columns)
    return PageNumber(1 + row * columns + column)
  }

  private func item(_ axis: Axis, _ shown: Standing, count: Int) -> Int {
    let length = room.bounds[axis]
    let place = (shown.offset[axis] + length / 2) / (length * shown.zoom) + 1e-9
    return Int(truncated(max(0, min(place, Double(max(0, count - 1))))))
  }
}
