internal import Model

// Scenes with one view, or sometimes two, whose policies are random.

extension GestureGenerator {
  mutating func furnish() {
    scene.window.scale = one(of: 1, 2, 2, 3)
    var view = scene.views[0]
    if happens(0.2) { view.frame = Rectangle(x: 0, y: 64, width: 320, height: 367) }
    scroll(&view)
    zoom(&view)
    fill(&view)
    setPositions(&view)
    if happens(0.15) {
      view.refresh = Refresh(distance: 60, height: 50)
      view.refresh?.fires = one(of: .cross, .release)
    }
    if happens(0.4) {
      view.keyboard = KeyboardPolicy(
        avoids: one(of: .shrink, .inset, .scroll, .ignore),
        fields: [
          Rectangle(x: 10, y: 380, width: 200, height: 30),
          Rectangle(x: 10, y: 900, width: 200, height: 30),
        ])
      dice.aside { $0.furnish(&view) }
    }
    scene.views[0] = view
    content = view.content
    if happens(0.1) { accompany() }
  }

  /// Adds a second view below the first view.
  private mutating func accompany() {
    scene.views[0].frame = Rectangle(x: 0, y: 0, width: 320, height: 240)
    var other = ViewScene(
      id: "other", frame: Rectangle(x: 0, y: 240, width: 320, height: 240),
      content: Size(width: one(of: 320, 900), height: 700))
    scroll(&other)
    if happens(0.3) { other.zoom.maximum = 2 }
    other.layout.onResize = one(of: .keepOffset, .keepCentre)
    scene.views.append(other)
  }

  private mutating func scroll(_ view: inout ViewScene) {
    view.scroll.enabled = happens(0.98)
    view.scroll.bounces = happens(0.8)
    view.scroll.alwaysBounce = one(of: .none, .none, .x, .y, .both)
    view.scroll.directionLock = happens(0.25)
    view.scroll.deceleration = one(of: .normal, .normal, .fast, .rate(0.995))
    view.scroll.delaysTouches = happens(0.8)
    view.scroll.cancelsTouches = happens(0.9)
    view.scroll.scrollsToTop = happens(0.2)
    view.scroll.paging = happens(0.35)
    view.scroll.page = one(of: .viewport, .image)
    view.scroll.pagingWhenZoomed = happens(0.7)
  }

  private mutating func zoom(_ view: inout ViewScene) {
    guard happens(0.6) else { return }
    view.zoom.minimum = one(of: 0.5, 1)
    view.zoom.maximum = one(of: 2, 3)
    view.zoom.limits = one(of: .fixed, .fixed, .fit, .fitOnce)
    view.zoom.bounces = happens(0.85)
  }

  private mutating func fill(_ view: inout ViewScene) {
    view.content = Size(
      width: one(of: 320, 900, 960, 1600, 90), height: one(of: 60, 480, 700, 2400, 6000))
    if happens(0.3) {
      view.insets = one(
        of: Insets(top: 64, left: 0, bottom: 49, right: 0),
        Insets(top: 30, left: 30, bottom: 30, right: 30))
    }
    view.layout.small = one(of: .leading, .centre)
    view.layout.onResize = one(of: .keepOffset, .keepPage, .keepCentre, .keepLeading)
    view.layout.direction = one(of: .leftToRight, .leftToRight, .leftToRight, .rightToLeft)
    switch whole(0...5) {
    case 0: view.layout.content = .fillWidth
    case 1:
      view.layout.content = .pages
      view.layout.pages = whole(1...8)
    case 2:
      view.layout.content = .grid
      view.layout.columns = whole(1...4)
      view.layout.rows = whole(1...4)
    default: break
    }
  }

  /// Adds resting positions to a view without paging.
  private mutating func setPositions(_ view: inout ViewScene) {
    guard !view.scroll.paging, happens(0.15) else { return }
    view.snap = Snap(every: one(of: 50, 64))
    view.snap?.at = one(of: .leading, .middle)
  }
}
