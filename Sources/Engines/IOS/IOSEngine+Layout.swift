internal import Gesture
internal import Replay

// The window, frames and the keyboard.

extension IOSEngine {
  mutating func take(_ change: LayoutChange) throws(EngineError) {
    switch change {
    case .turn(let orientation, let window, let frames):
      try take(window, frames)
      self.window.orientation = orientation
    case .resize(let window, let frames):
      try take(window, frames)
    case .frame(let frame):
      try check([frame])
      frames([frame])
      makeRoom()
    case .keyboard(.shown(let frame, let field)):
      guard frame.size.width > 0, frame.size.height > 0, frame.origin.x.isFinite,
        frame.origin.y.isFinite
      else { throw EngineError(.unsupported, "a keyboard without a place") }
      keyboard = frame
      makeRoom()
      if let field {
        for index in views.indices { views[index].focus(on: field, at: now) }
      }
    case .keyboard(.hidden):
      keyboard = nil
      makeRoom()
    }
  }

  private mutating func take(
    _ window: WindowChange, _ frames: [FrameChange]
  ) throws(EngineError) {
    var changed = self.window
    changed.size = window.size
    if let scale = window.scale { changed.scale = scale }
    if let objection = changed.objection { throw EngineError(.unsupported, objection.message) }
    try check(frames)
    self.window = changed
    self.frames(frames)
    for index in views.indices { loseFingers(index) }
    makeRoom()
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
      views[change.view].resize(to: change.frame, at: now)
      views[change.view].scene.frame = change.frame
    }
    for index in views.indices where changes.contains(where: { isInside(index, $0.view) }) {
      loseFingers(index)
    }
  }

  private mutating func loseFingers(_ index: Int) {
    guard !views[index].hold.isEmpty else { return }
    let (origin, scale) = coordinates(index)
    views[index].loseFingers(origin: origin, scale: scale)
  }

  private func isInside(_ index: Int, _ outer: Int) -> Bool {
    var view: Int? = index
    while let inner = view {
      if inner == outer { return true }
      view = views[inner].scene.inside
    }
    return false
  }

  /// The keyboard covers what it covers of each view's whole frame in the window.
  private mutating func makeRoom() {
    for index in views.indices {
      let frame = wholeFrame(index)
      views[index].makeRoom(for: keyboard, frame: frame, at: now)
    }
  }
}

// Where views are in the window.

extension IOSEngine {
  /// Where a view's coordinates begin in the window, and how large its points are there.
  func coordinates(_ index: Int) -> (origin: Point, scale: Double) {
    let frame = views[index].room.frame
    guard let parent = views[index].scene.inside else { return (frame.origin, 1) }
    let (origin, scale) = coordinates(parent)
    let shown = views[parent].shown(at: now)
    return (
      Point(
        x: origin.x + (frame.origin.x * shown.zoom - shown.offset.x) * scale,
        y: origin.y + (frame.origin.y * shown.zoom - shown.offset.y) * scale),
      scale * shown.zoom
    )
  }

  /// A view's frame in the window, whatever the keyboard covers of it.
  func wholeFrame(_ index: Int) -> Rectangle { rectangle(index, views[index].room.frame.size) }

  /// A view's viewport in the window.
  func windowFrame(_ index: Int) -> Rectangle { rectangle(index, views[index].room.bounds) }

  private func rectangle(_ index: Int, _ size: Size) -> Rectangle {
    let (origin, scale) = coordinates(index)
    return Rectangle(
      x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
  }

  /// The innermost view at a place in the window, as far as the views around it show it.
  func view(at place: Point) -> Int? {
    for index in views.indices.reversed() {
      var view: Int? = index
      var isSeen = true
      while let inner = view {
        isSeen = isSeen && windowFrame(inner).contains(place)
        view = views[inner].scene.inside
      }
      if isSeen { return index }
    }
    return nil
  }
}
