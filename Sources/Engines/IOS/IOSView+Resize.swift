internal import Gesture

// The window turned or was resized, or the app gave the view another frame.

extension IOSView {
  /// Takes a new frame and keeps in place what the layout says.
  ///
  /// Whatever moved ends here: a zoom that bounces is at its limit at once, a coast or an animation
  /// stops where it is shown and stands on the nearest fair place. Fingers keep hold of what is then
  /// under the place they come from next, so nothing jumps when they move again.
  /// - Parameter covered: how much the keyboard takes of the new frame. Frame and keyboard are one
  ///   layout: a middle kept above the old overlap would not be kept above the new one.
  mutating func resize(to frame: Rectangle, covering covered: Double, at now: Instant) {
    var room = room
    room.frame = frame
    room.covered = covered
    room.lay(out: scene)
    guard frame.size != self.room.frame.size || room.bounds != self.room.bounds else {
      // Elsewhere is no other viewport.
      self.room.frame = frame
      return
    }
    let moved = isMoving
    halt(at: now)
    let before = Seen(self)
    let wasAtMinimum = standing.zoom <= self.room.minimumZoom
    self.room = room

    standing.zoom = limits.clamp(conduct.contains(.losesZoom) ? 1 : standing.zoom)
    if scene.zoom.limits == .fit, wasAtMinimum { standing.zoom = room.minimumZoom }
    for axis in Axis.allCases {
      let kept = keep(axis, of: before)
      if moved, hold.isEmpty {
        standing.offset[axis] = legal(axis, kept, zoom: standing.zoom)
      } else {
        standing.offset[axis] =
          conduct.contains(.correctsUnclamped) ? kept : range(axis).clamp(kept)
      }
    }
    emit(at: now)
    if hold.isEmpty { closeZoom() }
    if !hold.isEmpty {
      rememberPage()
      grip()
    }
  }

  /// What was seen before the change, in content of the size it then had.
  private struct Seen {
    let standing: Standing
    let bounds: Size
    let content: Size
    let page: Point
    let leading: Point

    init(_ view: IOSView) {
      standing = view.standing
      bounds = view.room.bounds
      content = view.room.content
      page = Point(
        x: view.pages(.x).page(at: standing.offset.x),
        y: view.pages(.y).page(at: standing.offset.y))
      leading = Point(
        x: view.insets(.x, zoom: standing.zoom).leading,
        y: view.insets(.y, zoom: standing.zoom).leading)
    }
  }

  /// The offset that keeps what the layout wants kept.
  private func keep(_ axis: Axis, of before: Seen) -> Double {
    let offset = before.standing.offset[axis]
    if axis == .y, let wheel = scene.wheel {
      return rowOffset((offset + before.bounds.height / 2) / wheel.rowHeight - 0.5)
    }
    // Content that follows the viewport takes what is seen along with it.
    let content = before.content[axis]
    let growth =
      (content > 0 ? room.content[axis] / content : 1) * standing.zoom / before.standing.zoom
    switch scene.layout.onResize {
    case .keepOffset:
      return offset
    case .keepPage:
      return pages(axis).rest(of: before.page[axis]).start
    case .keepCentre:
      return (offset + before.bounds[axis] / 2) * growth - room.bounds[axis] / 2
    case .keepLeading:
      let leading = insets(axis, zoom: standing.zoom).leading
      return (offset + before.leading[axis]) * growth - leading
    }
  }
}
