internal import Gesture
internal import Replay

// What is shown at a time.

extension IOSView {
  func zoom(at time: Instant) -> Double {
    guard let zoomMotion else { return standing.zoom }
    return zoomMotion.zoom(at: zoomMotion.share(at: time))
  }

  func offset(_ axis: Axis, at time: Instant) -> Double {
    guard let zoomMotion else {
      return motions[axis].isMoving ? motions[axis].value(at: time) : standing.offset[axis]
    }
    // The way is straight, the range's edges bend: where they meet the edge wins, so that content
    // that becomes small is centred from the first.
    let share = zoomMotion.share(at: time)
    let range = range(axis, zoom: zoomMotion.zoom(at: share))
    let excess = zoomMotion.excess[axis] * share
    return max(
      range.low + min(excess, 0),
      min(zoomMotion.offset(axis, at: share), range.high + max(excess, 0)))
  }

  func shown(at time: Instant) -> Standing {
    Standing(
      offset: Point(x: offset(.x, at: time), y: offset(.y, at: time)), zoom: zoom(at: time))
  }

  /// The offset's velocity; nil while fingers carry the view, which then goes where they go.
  func velocity(at time: Instant) -> Point? {
    if let zoomMotion {
      let speed = zoomMotion.speed(at: time)
      return Point(
        x: (zoomMotion.from.offset.x - zoomMotion.to.offset.x) * speed,
        y: (zoomMotion.from.offset.y - zoomMotion.to.offset.y) * speed)
    }
    if isCarried { return nil }
    return Point(x: motions.x.velocity(at: time), y: motions.y.velocity(at: time))
  }

  /// Tells the app of a change of zoom and offset it has not heard of.
  mutating func emit(at time: Instant) {
    let now = isMoving ? shown(at: time) : standing
    if now.zoom != reported.zoom { emit(.didZoom) }
    if now.offset != reported.offset {
      emit(.didScroll)
      if scene.snap != nil { emit(.valueChanged) }
    }
    reported = now
  }
}
