internal import Model
internal import Replay

// The app's requests, which take precedence over any motion. An animated request takes the view
// from fingers that drag or pinch it. After a request without animation, the fingers grip the
// content at the new position.

extension IOSView {
  mutating func perform(_ command: Command, at now: Instant) {
    let animated = command.animated
    let target = content.target(at: now)
    switch command.request {
    case .scrollTo(let offset): scroll(to: offset, animated: animated, exactly: true, at: now)
    case .reveal(let rectangle): reveal(rectangle, animated: animated, at: now)
    case .zoomTo(let scale): go(to: target.zoomed(to: scale), animated: animated, at: now)
    case .zoomToRect(let rectangle):
      guard let position = target.filled(with: rectangle) else { return }
      go(to: position, animated: animated, at: now)
    case .page(let page): scroll(to: target.page(page), animated: animated, at: now)
    case .select(let row):
      guard let wheel = content.layout.scene.wheel else { return }
      scroll(to: target.row(row, of: wheel), animated: animated, at: now)
    case .resetZoom: go(to: target.zoomed(to: 1), animated: animated, at: now)
    case .beginRefresh: beginRefresh(animated: animated, at: now)
    case .endRefresh:
      // The inset is reset, and the view moves back if no finger is on it.
      if refresh.end() { reserve(forRefresh: 0, at: now) }
    case .stop:
      guard !sequence.isCarrying else { return }
      let wasDecelerating = content.motion.cause == .deceleration
      halt(at: now)
      comeBack(at: now)
      // A page turn that was stopped between two pages comes to rest on a page.
      guard wasDecelerating, !content.isMoving, sequence.isEmpty else { return }
      content.slide(aligned: true, at: now)
    case .scrollToTop: scroll(to: target.top, animated: animated, .requestForTop, at: now)
    }
  }

  /// Scrolls to an offset. The offset may be outside the range only with `exactly`, without
  /// animation, and without fingers on the view; otherwise it is limited to the range.
  private mutating func scroll(
    to point: Point, animated: Bool, exactly: Bool = false,
    _ cause: ViewMotion.Cause = .request, at now: Instant
  ) {
    if animated { ignoreFingers(at: now) }
    halt(at: now)
    if animated {
      content.ease(to: point, cause, isHeld: !sequence.isEmpty, at: now)
      if !content.isMoving, cause == .requestForTop { reports.emit(.didScrollToTop) }
      return
    }
    content.position.offset = exactly && sequence.isEmpty ? point : content.clamped(point)
    emitMovement(at: now)
    if cause == .requestForTop { reports.emit(.didScrollToTop) }
    if !sequence.isEmpty {
      hold()
    } else if !content.isZoomInLimits {
      // The zoom was returning to its limits; the return continues from the new offset.
      bounceZoom(at: now)
    }
  }

  private mutating func reveal(_ rectangle: Rectangle, animated: Bool, at now: Instant) {
    let target = content.target(at: now)
    let point = target.revealing(rectangle)
    guard point != target.shown.offset else { return }
    scroll(to: point, animated: animated, at: now)
  }

  private mutating func go(to position: ScrollPosition, animated: Bool, at now: Instant) {
    let shown = content.shown(at: now)
    guard position.zoom != shown.zoom else {
      // A request for the shown zoom and offset changes nothing: a running motion continues.
      guard position.offset != shown.offset else { return }
      return scroll(to: position.offset, animated: animated, at: now)
    }
    // A difference caused by rounding alone is not animated.
    let animated = animated && !position.isNearly(shown)
    if animated { ignoreFingers(at: now) }
    halt(at: now)
    reports.openZoom()
    guard !animated else { return content.ease(to: position, at: now) }
    content.position = position
    emitMovement(at: now)
    closeZoom()
    if !sequence.isEmpty { rememberPage() }
    hold()
  }

  /// Begins a refresh for the app. If the view rests at the top and no finger is on it, scrolls the
  /// control into view.
  private mutating func beginRefresh(animated: Bool, at now: Instant) {
    guard let policy = content.layout.scene.refresh, refresh.begin(), !sequence.isCarrying else {
      return
    }
    let wasAtTop = !content.isMoving && content.position.offset.y <= content.range(.y).low
    reserve(forRefresh: policy.height, at: now)
    guard wasAtTop, sequence.isEmpty else { return }
    var point = content.position.offset
    point.y = content.range(.y).low
    scroll(to: point, animated: animated, at: now)
  }

  /// Scrolls the focused field into view, if no finger is on the view.
  mutating func focus(on field: Int, at now: Instant) {
    guard let policy = content.layout.scene.keyboard, policy.avoids != .ignore, sequence.isEmpty,
      policy.fields.indices.contains(field)
    else { return }
    let zoom = content.layout.zoomLimits.clamp(content.position.zoom)
    reveal(policy.fields[field] * zoom, animated: true, at: now)
  }
}
