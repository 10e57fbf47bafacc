internal import Model
internal import Replay
internal import Text

// The window, frames and the keyboard.

extension IOSEngine {
  /// Applies consecutive layout changes of a moment as a single change: the views are laid out for
  /// the last keyboard among the changes. Does nothing unless `first` is the first of these
  /// changes.
  mutating func applyLayout(of moment: Moment, from first: Int) throws(EngineError) {
    guard first == 0 || moment.events[first - 1].value.layout == nil else { return }
    let changes = moment.events[first...].prefix { $0.value.layout != nil }
      .compactMap { $0.value.layout }
    for case .keyboard(let keyboard) in changes {
      self.keyboard.move(
        to: try frame(of: keyboard), field: keyboard.field, bottom: window.size.height, at: now)
    }
    for change in changes { try apply(change) }
    makeSpace()
    noteSeen()
    for case .keyboard(.shown(_, let field?)) in changes {
      for index in views.indices where !waits(index) { views[index].focus(on: field, at: now) }
    }
  }

  private mutating func apply(_ change: LayoutChange) throws(EngineError) {
    var changed = window
    if let window = change.window {
      changed.size = window.size
      if let scale = window.scale { changed.scale = scale }
      if let objection = changed.objection { throw EngineError(.unsupported, objection.message) }
    }
    if case .turn(let orientation, _, _) = change { changed.orientation = orientation }
    try check(change.frames)
    window = changed
    frames(change.frames)
    if change.window != nil { for index in views.indices { loseFingers(index) } }
  }

  private func frame(of keyboard: Keyboard) throws(EngineError) -> Rectangle? {
    guard case .shown(let frame, _) = keyboard else { return nil }
    guard frame.size.width > 0, frame.size.height > 0, frame.origin.x.isFinite,
      frame.origin.y.isFinite
    else { throw EngineError(.unsupported, "a keyboard without a position") }
    return frame
  }

  private func check(_ frames: [FrameChange]) throws(EngineError) {
    for change in frames {
      try check(change.view)
      let frame = change.frame
      guard frame.size.width > 0, frame.size.height > 0, frame.size.width.isFinite,
        frame.size.height.isFinite, frame.origin.x.isFinite, frame.origin.y.isFinite
      else { throw EngineError(.unsupported, "a frame without a size") }
    }
  }

  private mutating func frames(_ changes: [FrameChange]) {
    for change in changes {
      let covered = covered(change.view, having: change.frame)
      views[change.view].resize(to: change.frame, covering: covered, at: now)
    }
    for index in views.indices {
      if changes.contains(where: { outward(from: index).contains($0.view) }) { loseFingers(index) }
    }
  }

  private mutating func loseFingers(_ index: Int) {
    guard !views[index].sequence.isEmpty else { return }
    let (origin, scale) = coordinates(index)
    views[index].sequence.paths.lose(origin: origin, scale: scale)
  }

  /// Updates, for each view, the height that the keyboard covers.
  mutating func makeSpace() {
    for index in views.indices {
      let covered = covered(index, having: views[index].content.layout.metrics.frame)
      views[index].cover(covered, at: now)
    }
  }

  private func covered(_ index: Int, having frame: Rectangle) -> Double {
    let whole = rectangle(frame.size, at: coordinates(frame, inside: parents[index]))
    return views[index].content.layout.covered(
      of: whole, by: waits(index) ? keyboard.settled : keyboard.frame)
  }

  /// The origin of a view's coordinates in the window, and the length of a point of the view there.
  /// Both are exact, because fingers move exact offsets; shown offsets may be rounded to pixels.
  func coordinates(_ index: Int) -> (origin: Point, scale: Double) {
    coordinates(views[index].content.layout.metrics.frame, inside: parents[index])
  }

  private func coordinates(
    _ frame: Rectangle, inside parent: Int?
  ) -> (origin: Point, scale: Double) {
    guard let parent else { return (frame.origin, 1) }
    return coordinates(frame, at: position(parent), inside: coordinates(parent))
  }

  private func coordinates(
    _ frame: Rectangle, at shown: ScrollPosition, inside outer: (origin: Point, scale: Double)
  ) -> (origin: Point, scale: Double) {
    let origin = outer.origin + (frame.origin * shown.zoom - shown.offset) * outer.scale
    return (origin, outer.scale * shown.zoom)
  }

  /// The current position of a view. A view at rest is not copied to calculate it.
  func position(_ index: Int) -> ScrollPosition {
    views[index].content.isMoving
      ? views[index].content.shown(at: now) : views[index].content.position
  }

  /// Stores the coordinates in which each view is shown. A view is listed after the view that
  /// contains it, so the coordinates of each view are calculated only once.
  mutating func locate() {
    for index in views.indices {
      let frame = views[index].content.layout.metrics.frame
      located[index] =
        parents[index].map { parent in
          let shown = views[parent].reports.shown(position(parent))
          return coordinates(frame, at: shown, inside: located[parent])
        } ?? (frame.origin, 1)
    }
  }

  /// A view's viewport in the window, after `locate`.
  func windowFrame(_ index: Int) -> Rectangle {
    rectangle(views[index].content.layout.metrics.bounds, at: located[index])
  }

  private func rectangle(_ size: Size, at point: (origin: Point, scale: Double)) -> Rectangle {
    Rectangle(
      x: point.origin.x, y: point.origin.y, width: size.width * point.scale,
      height: size.height * point.scale)
  }

  /// Stores the viewports of the views in the window. A finger comes down on the viewports at the
  /// beginning of its moment, or after the app's changes in that moment, but before other fingers
  /// move the views.
  mutating func noteSeen() {
    locate()
    for index in seen.indices { seen[index] = windowFrame(index) }
  }

  /// The innermost view whose stored viewport contains a point in the window, as do the viewports
  /// of all views around it.
  func touchedView(at point: Point) -> Int? {
    views.indices.last { outward(from: $0).allSatisfy { seen[$0].contains(point) } }
  }
}
