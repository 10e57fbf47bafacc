internal import Gesture
internal import Replay

// What the app requests. It wins over whatever moves, and takes the view out of fingers that carry
// it if it is animated; unanimated, the fingers take hold again where it put the view.

extension IOSView {
  mutating func perform(_ command: Command, at now: Instant) {
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
      let zoom = position.zoom
      let length = Size(
        width: layout.pages(.x, zoom: zoom).length, height: layout.pages(.y, zoom: zoom).length)
      let place = layout.pageGrid.origin(
        ofPage: page, length: length, from: shown(at: now).offset)
      scroll(to: clamped(place), animated: animated, at: now)
    case .select(let row):
      guard let wheel = layout.scene.wheel else { return }
      var place = shown(at: now).offset
      let wanted = layout.rowOffset(Double(min(max(row.index, 0), wheel.rows - 1)))
      place.y = layout.rowOffset(layout.nearestRow(to: wanted))
      scroll(to: place, animated: animated, at: now)
    case .resetZoom:
      zoom(to: 1, animated: animated, at: now)
    case .beginRefresh:
      beginRefresh(animated: animated, at: now)
    case .endRefresh:
      endRefresh(at: now)
    case .stop:
      guard !sequence.isCarrying else { return }
      let wasDecelerating = motion.cause == .deceleration
      halt(at: now)
      comeBack(at: now)
      if wasDecelerating { align(at: now) }
    case .scrollToTop:
      var place = shown(at: now).offset
      place.y = range(.y).low
      scroll(to: place, animated: animated, .requestForTop, at: now)
    }
  }

  /// An offset that is asked for unanimated is set exactly, in the range or not, unless fingers are on
  /// the view; every other is brought into the range.
  mutating func scroll(
    to place: Point, animated: Bool, exactly: Bool = false,
    _ cause: ViewMotion.Cause = .request, at now: Instant
  ) {
    if animated { ignoreFingers(at: now) }
    halt(at: now)
    if animated { return animate(to: place, cause, at: now) }
    position.offset = exactly && sequence.isEmpty ? place : clamped(place)
    emitMovement(at: now)
    if cause == .requestForTop { emit(.didScrollToTop) }
    if !sequence.isEmpty {
      hold()
    } else if !isZoomInLimits {
      // The zoom was on its way back: it goes on from here.
      bounceZoom(at: now)
    }
  }

  mutating func animate(
    to place: Point, _ cause: ViewMotion.Cause = .request, at now: Instant
  ) {
    let zoom = layout.zoomLimits.clamp(position.zoom)
    guard zoom == position.zoom || !sequence.isEmpty else {
      var zooming = ZoomMotion(
        from: position, to: ScrollPosition(offset: layout.clamp(place, zoom: zoom), zoom: zoom),
        excess: excess, easing: constants.animation, at: now)
      zooming.endsAnimation = true
      return motion.set(zooming)
    }
    let target = clamped(place)
    for axis in Axis.allCases where target[axis] != position.offset[axis] {
      // A difference that only rounding left is no way to animate.
      guard abs(target[axis] - position.offset[axis]) > 1e-6 else {
        position.offset[axis] = target[axis]
        continue
      }
      motion.set(
        axis,
        AxisMotion(
          EasedAnimation(
            from: position.offset[axis], to: target[axis], duration: constants.animation),
          at: now))
    }
    motion.attribute(to: cause)
    if !isMoving, cause == .requestForTop { emit(.didScrollToTop) }
  }

  func clamped(_ place: Point) -> Point { layout.clamp(place, zoom: position.zoom) }

  /// A page turn that was stopped between two pages comes to rest on one.
  private mutating func align(at now: Instant) {
    guard !isMoving, sequence.isEmpty else { return }
    let choice = choice(at: now)
    for axis in Axis.allCases {
      let offset = position.offset[axis]
      let place = layout.legal(axis, offset, zoom: position.zoom)
      motion.set(axis, choice.slide(from: offset, to: place, velocity: 0))
    }
    motion.attribute(to: .adjustment)
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
      var visible = layout.metrics.bounds[axis]
      if axis == .y, layout.scene.keyboard?.avoids != .shrink { visible -= layout.metrics.covered }
      let first = max(rectangle.origin[axis], 0)
      let last = min(
        rectangle.origin[axis] + rectangle.size[axis], layout.metrics.content[axis] * position.zoom)
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
    let zoom = layout.zoomLimits.clamp(zoom)
    let growth = zoom / from.zoom
    var place = ScrollPosition(zoom: zoom)
    for axis in Axis.allCases {
      let half = layout.metrics.bounds[axis] / 2
      // Computed, the same zoom would move the view by what rounding leaves.
      let kept = growth == 1 ? from.offset[axis] : (from.offset[axis] + half) * growth - half
      place.offset[axis] = layout.range(axis, zoom: zoom).clamp(kept)
    }
    go(to: place, animated: animated, at: now)
  }

  /// Shows a rectangle of the unzoomed content as large as it can, in the middle: `zoomToRect`,
  /// whose documentation does not say where in the view the rectangle comes to be.
  mutating func zoom(to rectangle: Rectangle, animated: Bool, at now: Instant) {
    let size = rectangle.size
    guard size.width > 0, size.height > 0 else { return }
    let wanted = min(
      layout.metrics.bounds.width / size.width, layout.metrics.bounds.height / size.height)
    let zoom = layout.zoomLimits.clamp(wanted)
    var place = ScrollPosition(zoom: zoom)
    for axis in Axis.allCases {
      let middle = rectangle.origin[axis] + size[axis] / 2
      place.offset[axis] =
        layout.range(axis, zoom: zoom).clamp(middle * zoom - layout.metrics.bounds[axis] / 2)
    }
    go(to: place, animated: animated, at: now)
  }

  private mutating func go(to place: ScrollPosition, animated: Bool, at now: Instant) {
    guard place.zoom != shown(at: now).zoom else {
      // A zoom on its way there stays on its way.
      guard place.offset != shown(at: now).offset else { return }
      return scroll(to: place.offset, animated: animated, at: now)
    }
    if animated { ignoreFingers(at: now) }
    halt(at: now)
    openZoom()
    if animated {
      motion.set(
        ZoomMotion(
          from: position, to: place, excess: excess, easing: constants.animation, at: now))
    } else {
      position = place
      emitMovement(at: now)
      closeZoom()
      if !sequence.isEmpty { rememberPage() }
      hold()
    }
  }
}

// The refresh control and the keyboard.

extension IOSView {
  /// The app begins a refresh: at the top the control comes into view.
  private mutating func beginRefresh(animated: Bool, at now: Instant) {
    guard let policy = layout.scene.refresh, refresh.begin() else { return }
    guard !sequence.isCarrying else { return }
    let wasAtTop = !isMoving && position.offset.y <= range(.y).low
    change(at: now) { $0.reserve(forRefresh: policy.height) }
    guard wasAtTop, sequence.isEmpty else { return }
    var place = position.offset
    place.y = range(.y).low
    scroll(to: place, animated: animated, at: now)
  }

  /// The work is done: the inset is what it was, and the view comes back if nobody holds it.
  private mutating func endRefresh(at now: Instant) {
    if refresh.end() { change(at: now) { $0.reserve(forRefresh: 0) } }
  }

  mutating func cover(_ height: Double, at now: Instant) {
    guard height != layout.metrics.covered else { return }
    change(at: now) { $0.cover(height) }
  }

  /// Scrolls the field that has the focus into what is seen, if no finger is on the view.
  mutating func focus(on field: Int, at now: Instant) {
    guard let policy = layout.scene.keyboard, policy.avoids != .ignore, sequence.isEmpty,
      policy.fields.indices.contains(field)
    else { return }
    let place = policy.fields[field]
    let zoom = layout.zoomLimits.clamp(position.zoom)
    reveal(
      Rectangle(
        x: place.origin.x * zoom, y: place.origin.y * zoom, width: place.size.width * zoom,
        height: place.size.height * zoom),
      animated: true, at: now)
  }
}
