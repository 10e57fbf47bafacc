internal import Gesture

// The layout changes under the view, and under its fingers.

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

  /// Other rows are allowed now: the wheel goes to the nearest, or changes its way there.
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

  /// Changes the layout and brings the view into the new one.
  ///
  /// Growth before what is seen moves the view with its content, motions and fingers included. A
  /// motion whose end is still a fair place goes on untouched; a coast goes on to its new end; what
  /// is now outside springs back with the speed it has, and what was requested arrives at the nearest
  /// fair place. Under fingers nothing is seen to move.
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
    // What is where it was going, as the layout is now, has come to rest.
    if wasMoving, !content.isMoving { comeToRest(at: now) }
    hold()
  }

  /// At rest a zoom outside new limits is brought to them at once.
  private mutating func adaptZoom(from before: ViewContent.Limits, at now: Instant) {
    guard sequence.isEmpty, let zoom = content.adaptedZoom(from: before) else { return }
    halt(at: now)
    content.zoom(to: zoom, from: before.bounds)
    // What fingers left open beyond the old limits ends here.
    emitMovement(at: now)
    closeZoom()
  }

  /// Takes a new frame and keeps in place what the layout says.
  ///
  /// Whatever moved ends here: a zoom that bounces is at its limit at once, a coast or an animation
  /// stops where it is shown and stands on the nearest fair place. Fingers keep hold of what is then
  /// under the place they come from next, so nothing jumps when they move again.
  /// - Parameter covered: how much the keyboard takes of the new frame. Frame and keyboard are one
  ///   layout: a middle kept above the old overlap would not be kept above the new one.
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

  /// An inset for the control while a refresh is under way.
  mutating func reserve(forRefresh height: Double, at now: Instant) {
    change(at: now) { $0.reserve(forRefresh: height) }
  }

  /// A page that nobody sees comes back as large as fits.
  mutating func fitAgain(at now: Instant) {
    let least = content.layout.metrics.minimumZoom
    guard content.layout.scene.zoom.limits != .fixed, sequence.isEmpty, !content.isMoving,
      content.position.zoom != least
    else { return }
    content.position.zoom = least
    content.position.offset = Point { content.layout.start($0, zoom: least) }
    emitMovement(at: now)
  }
}

extension Setting {
  fileprivate var isOfWheel: Bool {
    [Setting.wheelRows.row, Setting.wheelRowHeight.row, Setting.wheelValid.row].contains(row)
  }
}
