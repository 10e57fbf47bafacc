import Model
import Testing

struct GeometryMapTests {
  private static let area = Rectangle(x: 1, y: 2, width: 3, height: 4)
  private static let doubled = Rectangle(x: 2, y: 4, width: 6, height: 8)

  @Test func `scaling changes lengths, and keeps zooms, counts and times`() {
    let (area, doubled) = (Self.area, Self.doubled)
    let frames = [FrameChange(view: 0, frame: area)]
    let large = [FrameChange(view: 0, frame: doubled)]
    let window = WindowChange(size: Size(width: 5, height: 6), scale: 2)
    let wide = WindowChange(size: Size(width: 10, height: 12), scale: 2)
    let touch = Touch(.move, finger: 1, at: area.origin, force: 0.5, radius: 3)
    let pressed = Touch(.move, finger: 1, at: doubled.origin, force: 0.5, radius: 6)
    var (seen, shown) = (
      Observation(view: 0, offset: area.origin, zoom: 3),
      Observation(view: 0, offset: doubled.origin, zoom: 3)
    )
    (seen.readouts.offset, shown.readouts.offset) = (area.origin, doubled.origin)
    (seen.readouts.page, shown.readouts.page) = (2, 2)
    let images: [(InputEvent.Action, InputEvent.Action)] = [
      (.touch(touch), .touch(pressed)),
      (
        .layout(.turn(to: .landscapeLeft, window: window, frames: frames)),
        .layout(.turn(to: .landscapeLeft, window: wide, frames: large))
      ),
      (
        .layout(.resize(window: window, frames: frames)),
        .layout(.resize(window: wide, frames: large))
      ),
      (.layout(.frame(frames[0])), .layout(.frame(large[0]))),
      (
        .layout(.keyboard(.shown(frame: area, field: 1))),
        .layout(.keyboard(.shown(frame: doubled, field: 1)))
      ),
      (
        .setting(SettingChange(view: 0, [.insetTop(1), .zoomMaximum(2)], above: 3, left: 4)),
        .setting(SettingChange(view: 0, [.insetTop(2), .zoomMaximum(2)], above: 6, left: 8))
      ),
      (
        .request(Command(view: 0, .scrollTo(area.origin))),
        .request(Command(view: 0, .scrollTo(doubled.origin)))
      ),
      (.request(Command(view: 0, .reveal(area))), .request(Command(view: 0, .reveal(doubled)))),
      (
        .request(Command(view: 0, .zoomToRect(area))),
        .request(Command(view: 0, .zoomToRect(doubled)))
      ),
      (.request(Command(view: 0, .zoomTo(2))), .request(Command(view: 0, .zoomTo(2)))),
      (.request(Command(view: 0, .page(2))), .request(Command(view: 0, .page(2)))),
      (.observation(seen), .observation(shown)),
      (.mark("a"), .mark("a")),
    ]
    for (action, image) in images { #expect(Scaling(2).image(of: action) == image) }
  }

  @Test func `scaling a scene changes the lengths in every policy`() {
    var (view, image) = (
      ViewScene(id: "a", frame: Self.area, content: Self.area.size),
      ViewScene(id: "a", frame: Self.doubled, content: Self.doubled.size)
    )
    (view.start, image.start) = (Start(x: 1, zoom: 2, item: 3), Start(x: 2, zoom: 2, item: 3))
    (view.insets.left, image.insets.left) = (1, 2)
    (view.layout.rows, image.layout.rows) = (3, 3)
    (view.snap, image.snap) = (Snap(every: 3), Snap(every: 6))
    (view.wheel, image.wheel) = (Wheel(rows: 3, rowHeight: 4), Wheel(rows: 3, rowHeight: 8))
    (view.refresh, image.refresh) = (
      Refresh(distance: 3, height: 4), Refresh(distance: 6, height: 8)
    )
    (view.tiles, image.tiles) = (Tiles(size: 3), Tiles(size: 6))
    view.keyboard = KeyboardPolicy(avoids: .inset, fields: [Self.area])
    image.keyboard = KeyboardPolicy(avoids: .inset, fields: [Self.doubled])
    let scene = Scene(window: Window(size: Size(width: 5, height: 6), scale: 2), views: [view])
    let large = Scene(window: Window(size: Size(width: 10, height: 12), scale: 2), views: [image])
    #expect(Scaling(2).image(of: scene) == large)
    #expect(Scaling(0.5).image(of: large) == scene)
  }
}
