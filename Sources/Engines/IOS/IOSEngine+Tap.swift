internal import Model

// Taps on a view and on the status bar.

extension IOSEngine {
  /// Handles a lifted finger. Reports a tap on its view if the touch can still be a tap for this
  /// view and for all views around it; outside all views, handles a tap on the status bar.
  mutating func tap(_ finger: Touches.Finger) {
    guard let hit = finger.view else { return tapStatusBar(finger) }
    for index in outward(from: hit) {
      guard views[index].sequence.contains(finger.number), views[index].sequence.isTap else {
        return
      }
    }
    let (origin, scale) = coordinates(hit)
    let shown = views[hit].content.shown(at: now)
    views[hit].tap(((finger.point - origin) / scale + shown.offset) / shown.zoom)
  }

  /// Scrolls the only view with `scrollsToTop` to its top, if the finger tapped the status bar. If
  /// several views have `scrollsToTop`, no view scrolls (UIScrollView's documentation of
  /// `scrollsToTop`).
  private mutating func tapStatusBar(_ finger: Touches.Finger) {
    let (dx, dy) = (finger.point.x - finger.down.x, finger.point.y - finger.down.y)
    guard finger.down.y < constants.statusBar, dx * dx + dy * dy <= constants.slop * constants.slop
    else { return }
    let wanting = views.indices.filter { views[$0].content.layout.scene.scroll.scrollsToTop }
    guard wanting.count == 1, let index = wanting.first else { return }
    views[index].perform(Command(view: index, .scrollToTop, animated: true), at: now)
  }
}
