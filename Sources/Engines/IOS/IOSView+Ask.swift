internal import Gesture
internal import Replay

// What the app asks for. It wins over whatever moves, and takes the view out of fingers that carry
// it if it is animated; unanimated, the fingers take hold again where it put the view.

extension IOSView {
  mutating func answer(_ command: Command, at now: Instant) {
    let animated = command.animated
    switch command.request {
    case .scrollTo(let offset):
      scroll(to: offset, animated: animated, exactly: true, at: now)
    case .reveal(let rectangle):
      reveal(rectangle, animated: animated, at: now)
    case .zoomTo(let scale):
      zoom(to: scale, animated: animated, at: now)
    case .zoomToRect(let rectangle):
      zoom(to: rectangle, animated: animated, at: now)
    case .page(let page):
      let count = max(1, pageCount)
      let (column, row) = cell(min(max(page.number, 1), count) - 1)
      scroll(
        to: Point(
          x: range(.x).clamp(Double(column) * pages(.x).length),
          y: range(.y).clamp(
            scene.layout.content == .grid
              ? Double(row) * pages(.y).length : shown(at: now).offset.y)),
        animated: animated, at: now)
    case .select(let row):
      guard let wheel = scene.wheel else { return }
      var place = shown(at: now).offset
      let wanted = rowOffset(Double(min(max(row.index, 0), wheel.rows - 1)))
      place.y = rowOffset(nearestRow(to: wanted))
      scroll(to: place, animated: animated, at: now)
    case .resetZoom:
      zoom(to: 1, animated: animated, at: now)
    case .beginRefresh:
      beginRefresh(animated: animated, at: now)
    case .endRefresh:
      endRefresh(at: now)
    case .stop:
      guard !isCarried else { return }
      let wasDecelerating = if case .deceleration = errand { true } else { false }
      halt(at: now)
      comeBack(at: now)
      if wasDecelerating { align(at: now) }
    case .scrollToTop:
      var place = shown(at: now).offset
      place.y = range(.y).low
      scroll(to: place, animated: animated, .top, at: now)
    }
  }

  /// An offset that is asked for unanimated is set exactly, in the range or not, unless fingers are on
  /// the view; every other is brought into the range.
  mutating func scroll(
    to place: Point, animated: Bool, exactly: Bool = false, _ ask: Errand.Ask = .scroll,
    at now: Instant
  ) {
    if animated { takeAway(at: now) }
    halt(at: now)
    if animated { return animate(to: place, ask, at: now) }
    standing.offset = exactly && hold.isEmpty ? place : clamped(place)
    emit(at: now)
    if ask == .top { emit(.didScrollToTop) }
    if !hold.isEmpty {
      grip()
    } else if limits.clamp(standing.zoom) != standing.zoom {
      // The zoom was on its way back: it goes on from here.
      bounceZoom(at: now)
    }
  }

  mutating func animate(to place: Point, _ ask: Errand.Ask, at now: Instant) {
    let zoom = limits.clamp(standing.zoom)
    guard zoom == standing.zoom || !hold.isEmpty else {
      let to = Standing(
        offset: Point(
          x: range(.x, zoom: zoom).clamp(place.x), y: range(.y, zoom: zoom).clamp(place.y)),
        zoom: zoom)
      zoomMotion = ZoomMotion(
        from: standing, to: to, excess: excess, easing: constants.animation, at: now)
      zoomMotion?.endsAnimation = true
      return
    }
    let target = clamped(place)
    for axis in Axis.allCases where target[axis] != standing.offset[axis] {
      // Rounding is no way to go.
      guard abs(target[axis] - standing.offset[axis]) > 1e-6 else {
        standing.offset[axis] = target[axis]
        continue
      }
      motions[axis] = AxisMotion(
        EasedAnimation(
          from: standing.offset[axis], to: target[axis], duration: constants.animation),
        at: now)
    }
    if isMoving {
      errand = .ask(ask)
    } else if ask == .top {
      emit(.didScrollToTop)
    }
  }

  func clamped(_ place: Point) -> Point {
    Point(x: range(.x).clamp(place.x), y: range(.y).clamp(place.y))
  }

  /// A page turn that was stopped between two pages comes to rest on one.
  private mutating func align(at now: Instant) {
    guard !isMoving, hold.isEmpty else { return }
    for axis in Axis.allCases {
      let offset = standing.offset[axis]
      let place = legal(axis, offset, zoom: standing.zoom)
      motions[axis] = slide(from: offset, to: place, velocity: 0, at: now)
    }
    if isMoving { errand = .settling }
  }
}

// Reveal: just enough to show a rectangle, and nothing if it is seen, as Apple documents
// scrollRectToVisible; the insets are not taken off what is seen (WinObjC, Chameleon).

extension IOSView {
  mutating func reveal(_ rectangle: Rectangle, animated: Bool, at now: Instant) {
    let from = shown(at: now).offset
    let place = revealing(rectangle, from: from)
    guard place != from else { return }
    scroll(to: place, animated: animated, at: now)
  }

  /// The offset that shows a rectangle of zoomed content above the keyboard: where it is larger than
  /// what can be seen, its beginning.
  func revealing(_ rectangle: Rectangle, from offset: Point) -> Point {
    var place = offset
    for axis in Axis.allCases {
      var visible = room.bounds[axis]
      if axis == .y, scene.keyboard?.avoids != .shrink { visible -= room.covered }
      let first = max(rectangle.origin[axis], 0)
      let last = min(
        rectangle.origin[axis] + rectangle.size[axis], room.content[axis] * standing.zoom)
      guard visible > 0, last > first else { return offset }
      let end = min(last, first + visible)
      if end > place[axis] + visible {
        place[axis] = end - visible
      } else if first < place[axis] {
        place[axis] = first
      } else {
        continue
      }
      place[axis] = range(axis).clamp(place[axis])
    }
    return place
  }
}

// Zooms that the app asks for.

extension IOSView {
  /// Keeps the centre of what is seen, as far as the range allows.
  mutating func zoom(to zoom: Double, animated: Bool, at now: Instant) {
    let from = shown(at: now)
    let zoom = limits.clamp(zoom)
    let growth = zoom / from.zoom
    var place = Standing(zoom: zoom)
    for axis in Axis.allCases {
      let half = room.bounds[axis] / 2
      // Rounding is no way to go.
      let kept = growth == 1 ? from.offset[axis] : (from.offset[axis] + half) * growth - half
      place.offset[axis] = range(axis, zoom: zoom).clamp(kept)
    }
    go(to: place, animated: animated, at: now)
  }

  /// Shows a rectangle of the unzoomed content as large as it can, in the middle: `zoomToRect`,
  /// whose documentation does not say where in the view the rectangle comes to be.
  mutating func zoom(to rectangle: Rectangle, animated: Bool, at now: Instant) {
    let size = rectangle.size
    guard size.width > 0, size.height > 0 else { return }
    let wanted = min(room.bounds.width / size.width, room.bounds.height / size.height)
    let zoom = limits.clamp(wanted)
    var place = Standing(zoom: zoom)
    for axis in Axis.allCases {
      let middle = rectangle.origin[axis] + size[axis] / 2
      place.offset[axis] =
        range(axis, zoom: zoom).clamp(middle * zoom - room.bounds[axis] / 2)
    }
    go(to: place, animated: animated, at: now)
  }

  private mutating func go(to place: Standing, animated: Bool, at now: Instant) {
    guard place.zoom != shown(at: now).zoom else {
      // A zoom on its way there stays on its way.
      guard place.offset != shown(at: now).offset else { return }
      return scroll(to: place.offset, animated: animated, at: now)
    }
    if animated { takeAway(at: now) }
    halt(at: now)
    openZoom()
    if animated {
      zoomMotion = ZoomMotion(
        from: standing, to: place, excess: excess, easing: constants.animation, at: now)
    } else {
      standing = place
      emit(at: now)
      closeZoom()
      if !hold.isEmpty {
        rememberPage()
        grip()
      }
    }
  }
}
