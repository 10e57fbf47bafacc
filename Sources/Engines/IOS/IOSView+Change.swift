internal import Model

// Changes of the layout while the view moves or fingers are on it.

extension IOSView {
  mutating func apply(_ change: SettingChange, at now: Instant) {
    let wasEnabled = content.layout.scene.scroll.enabled
    let growth = content.layout.scene.growth(by: change, in: content.layout.metrics.bounds)
    self.change(at: now, growth: growth) { $0.apply(change.settings) }
    if wasEnabled, !content.layout.scene.scroll.enabled, sequence.isDragging {
      ignoreFingers(at: now)
    }
    if change.settings.contains(where: { $0.isOfWheel }) { goToAllowedRow(at: now) }
  }

  /// Starts a motion to the nearest allowed row after a change of a wheel's rows, or changes the
  /// target of the wheel's motion. Does nothing while fingers are on the wheel.
  private mutating func goToAllowedRow(at now: Instant) {
    guard content.layout.scene.wheel != nil, sequence.isEmpty, content.motion.zooming == nil
    else { return }
    let end = content.destination(.y)
    let row = content.layout.rowOffset(content.layout.nearestRow(to: end))
    guard abs(row - end) > 1e-6 else { return }
    let offset = content.offset(.y, at: now)
    let velocity = content.motion.axes.y.velocity(at: now)
    content.motion.set(.y, content.choice(at: now).slide(from: offset, to: row, velocity: velocity))
    if content.motion.cause == .none { content.motion.attribute(to: .adjustment) }
  }

  /// Changes the layout, and adapts the position and the motions to it.
  ///
  /// If content is inserted before the visible part, the offset, the motions and the fingers' grip
  /// are shifted with it. A motion whose target is still allowed continues unchanged. A coast
  /// continues to its new end. Content that is now outside the range springs back with its current
  /// speed, and a request ends at the nearest allowed position. Under fingers, nothing visibly
  /// moves.
  private mutating func change(
    at now: Instant, growth: Point = .zero, _ edit: (inout ViewLayout) -> Void
  ) {
    let before = ViewContent.Limits(of: content)
    let shown = content.shown(at: now)
    let wasMoving = content.isMoving
    edit(&content.layout)
    content.move(by: growth)
    adaptZoom(from: before, at: now)
    content.adapt(from: before, showing: shown, growth: growth, isHeld: !sequence.isEmpty, at: now)
    // If the new layout makes the current position the target, the motion has come to rest.
    if wasMoving, !content.isMoving { comeToRest(at: now) }
    hold()
  }

  /// Brings the zoom into new limits at once, if no finger is on the view and no zoom is running.
  private mutating func adaptZoom(from before: ViewContent.Limits, at now: Instant) {
    guard sequence.isEmpty, let zoom = content.adaptedZoom(from: before) else { return }
    halt(at: now)
    content.zoom(to: zoom, from: before.bounds)
    // If fingers left the zoom outside the old limits, the app learns only now that the zoom has
    // ended.
    emitMovement(at: now)
    closeZoom()
  }

  /// Applies a new frame, and keeps in place the part of the content that the scene specifies.
  ///
  /// If the size of the frame or of the viewport changes, any motion ends: a bouncing zoom goes to
  /// its limit at once, and a coast or an animation stops, and the view moves to the nearest
  /// resting position at once. Fingers grip the content under their next positions, so nothing
  /// jumps when they move again.
  /// - Parameter covered: The height of the new frame that the keyboard covers. Frame and keyboard
  ///   are applied together, because the middle of the viewport, which may be kept, depends on
  ///   both.
  mutating func resize(to frame: Rectangle, covering covered: Double, at now: Instant) {
    var resized = content.layout
    guard resized.resize(to: frame, covering: covered) else { return content.layout = resized }
    let moved = content.isMoving
    halt(at: now)
    content.replaceLayout(with: resized, mustRest: moved && sequence.isEmpty)
    emitMovement(at: now)
    if sequence.isEmpty { closeZoom() } else { rememberPage() }
    hold()
  }

  mutating func cover(_ height: Double, at now: Instant) {
    guard height != content.layout.metrics.covered else { return }
    change(at: now) { $0.cover(height) }
  }

  /// Sets the inset for the refresh control; a height of 0 removes the inset.
  mutating func reserve(forRefresh height: Double, at now: Instant) {
    change(at: now) { $0.reserve(forRefresh: height) }
  }

  /// Returns an invisible page at rest to its minimum zoom and to the offset at which its content
  /// begins, if the page can zoom.
  mutating func fitAgain(at now: Instant) {
    let minimum = content.layout.metrics.minimumZoom
    guard content.layout.scene.zoom.limits != .fixed, sequence.isEmpty, !content.isMoving,
      content.position.zoom != minimum
    else { return }
    content.position.zoom = minimum
    content.position.offset = Point { content.layout.start($0, zoom: minimum) }
    emitMovement(at: now)
  }
}

extension Setting {
  fileprivate var isOfWheel: Bool {
    [
      Setting.wheelRows.row, Setting.wheelRowHeight.row, Setting.wheelValid.row,
      Setting.wheelWraps.row,
    ].contains(row)
  }
}
