internal import Exploration
import Gesture

// What the app around the view shows and holds, with dice of its own: the same hand does the same in
// every app.

extension RandomMix {
  /// Makes an app of the scene.
  mutating func inhabit() {
    swap(&dice, &appDice)
    defer { swap(&dice, &appDice) }
    var view = scene.views[0]
    view.shows = [.page, .reset, .status, .offset, .items, .selection, .refreshing, .tiles]
    if happens(0.25) {
      view.tiles = Tiles(size: one(of: 64, 256))
      view.tiles?.levels = whole(1...4)
      view.tiles?.ring = whole(0...1)
    }
    if happens(0.2) { view.start.item = whole(-3...12) }
    if happens(0.05) { view.start.zoom = one(of: 1.5, 2) }
    if happens(0.06) { makeWheel(&view) }
    scene.views[0] = view
    if scene.views.count == 1, view.wheel == nil, view.zoom == ZoomPolicy(), happens(0.2) { nest() }
  }

  /// A wheel does nothing but turn.
  private mutating func makeWheel(_ view: inout ViewScene) {
    var wheel = Wheel(rows: whole(1...40), rowHeight: 44)
    wheel.selected = RowIndex(whole(0...(wheel.rows - 1)))
    if happens(0.4) { wheel.valid = [(wheel.selected.index / 2)...wheel.selected.index] }
    view.wheel = wheel
    view.scroll = ScrollPolicy()
    view.scroll.bounces = happens(0.8)
    (view.zoom, view.layout, view.insets) = (ZoomPolicy(), ContentLayout(), Insets())
    (view.start, view.snap, view.refresh, view.keyboard) = (Start(), nil, nil, nil)
    view.content = Size(width: 320, height: Double(wheel.rows) * wheel.rowHeight)
    content = view.content
  }

  /// A view inside the view, which scrolls along one of its axes or along both.
  private mutating func nest() {
    var inner = ViewScene(
      id: "inner", frame: Rectangle(x: 20, y: 60, width: 240, height: 300), inside: 0,
      content: Size(width: one(of: 240, 600), height: one(of: 300, 800)))
    inner.scroll.bounces = happens(0.8)
    inner.scroll.alwaysBounce = one(of: .none, .none, .y)
    scene.views.append(inner)
  }

  /// The app shows a part of what it holds.
  private mutating func reveal() {
    wait(3000)
    let part = Rectangle(x: round(0...200), y: round(0...600), width: 60, height: 40)
    add(.ask(Command(view: 0, .reveal(part), animated: happens(0.5))))
  }

  /// A look at a detail: two fingers part, one drags on later, is still and lifts.
  mutating func lookClosely() {
    swap(&dice, &appDice)
    defer { swap(&dice, &appDice) }
    if happens(0.1) { reveal() }
    if scene.views[0].keyboard != nil, happens(0.1) {
      wait(3000)
      keyboard()
    }
    guard happens(0.3) else { return }
    wait(3000)
    pinch(parts: true, steps: 4)
    letGo()
    wait(1500)
    down(Point(x: window.width / 2, y: window.height / 2))
    sweep(Point(x: round(-6...6), y: round(-6...6)), steps: 6)
    wait(round(120...300))
    letGo()
  }
}
