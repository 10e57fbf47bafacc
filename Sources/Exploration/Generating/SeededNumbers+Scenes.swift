internal import Model

// Scenes like the scenes of the recorded systems: maps, forms, galleries, wheels, tiles, tables,
// nested lists.

extension SeededNumbers {
  /// A random scene that resembles a recorded system, with plausible sizes and policies.
  mutating func systemScene() -> Scene {
    var scene = Scene(window: Window(size: Size(width: 320, height: 480), scale: 2), views: [])
    if oneIn(2) { scene.window.size.height = 568 }
    let window = scene.window.size
    let whole = Rectangle(x: 0, y: 0, width: window.width, height: window.height)
    switch uniform(in: 0...15) {
    case 0: scene.views = [map(whole)]
    case 1: scene.views = [cars(whole)]
    case 2: scene.views = [form(window)]
    case 3: scene.views = [gallery(window)]
    case 4: scene.views = [photos(window)]
    case 5: scene.views = [numbers()]
    case 6: scene.views = [image(whole)]
    case 7: scene.views = [canvas(window)]
    case 8: scene.views = wheels(window)
    case 9: scene.views = tiles(whole)
    case 10: scene.views = [grid(window)]
    case 11: scene.views = [list(whole)]
    case 12: scene.views = [table(window)]
    case 13: scene.views = [row(whole)]
    case 14: scene.views = [contacts(window)]
    default: scene.views = nested(whole)
    }
    // Values that an app shows beside its views can be judged too, and do not affect motion.
    guard oneIn(2) else { return scene }
    for index in scene.views.indices {
      scene.views[index].shows = [
        .page, .reset, .status, .offset, .items, .selection, .refreshing, .tiles,
        .indicators, .rowsAlive, .header, .keyboard,
      ]
    }
    return scene
  }

  mutating func length(_ range: ClosedRange<Int>) -> Double { Double(uniform(in: range)) * 10 }

  private mutating func map(_ frame: Rectangle) -> ViewScene {
    var view = ViewScene(
      id: "map", frame: frame, content: Size(width: length(60...200), height: length(60...300)))
    view.zoom = ZoomPolicy(minimum: 0.5, maximum: 3)
    // The view starts at a position where it can rest.
    view.start = Start(
      x: min(length(0...20), max(0, view.content.width - frame.size.width)),
      y: min(length(0...30), max(0, view.content.height - frame.size.height)))
    return view
  }

  private mutating func cars(_ frame: Rectangle) -> ViewScene {
    var view = ViewScene(
      id: "cars", frame: frame, content: Size(width: frame.size.width, height: length(20...90)))
    view.scroll.alwaysBounce = .y
    view.insets.top = 64
    return view
  }

  private mutating func form(_ window: Size) -> ViewScene {
    var view = ViewScene(
      id: "form", frame: Rectangle(x: 0, y: 100, width: window.width, height: 200),
      content: Size(width: window.width, height: length(20...90)))
    view.layout.content = .fillWidth
    let avoids: [KeyboardPolicy.Avoidance] = [.shrink, .inset, .scroll, .ignore]
    view.keyboard = KeyboardPolicy(
      avoids: pick(avoids) ?? .inset,
      fields: (0..<4).map { Rectangle(x: 20, y: 10 + 48 * Double($0), width: 280, height: 31) })
    aside { $0.furnish(&view) }
    return view
  }

  private mutating func gallery(_ window: Size) -> ViewScene {
    let pages = uniform(in: 1...10)
    var view = ViewScene(
      id: "gallery",
      frame: Rectangle(x: 0, y: 64, width: window.width, height: window.height - 64),
      content: Size(width: window.width * Double(pages), height: window.height - 64))
    view.scroll.paging = true
    view.scroll.page = oneIn(2) ? .image : .viewport
    view.zoom = ZoomPolicy(minimum: 0.75, maximum: 3)
    view.layout.content = .pages
    view.layout.pages = pages
    view.layout.onResize = .keepPage
    view.start.item = uniform(in: 1...12)
    view.shows = [.page, .reset]
    aside { if $0.oneIn(4) { view.layout.direction = .rightToLeft } }
    return view
  }

  private mutating func photos(_ window: Size) -> ViewScene {
    let pages = uniform(in: 1...6)
    var view = ViewScene(
      id: "photos",
      frame: Rectangle(x: 0, y: 20, width: window.width, height: window.height - 20),
      content: Size(width: window.width * Double(pages), height: window.height - 20))
    view.scroll.paging = true
    view.layout.content = .pages
    view.layout.pages = pages
    view.shows = .page
    aside { if $0.oneIn(4) { view.layout.direction = .rightToLeft } }
    return view
  }

  private mutating func numbers() -> ViewScene {
    var view = ViewScene(
      id: "numbers", frame: Rectangle(x: 0, y: 220, width: 320, height: 40),
      content: Size(width: 50 * Double(uniform(in: 4...30)), height: 40))
    view.insets.left = 160
    view.insets.right = 160
    view.start = Start(x: -135, y: 0)
    view.snap = Snap(every: 50)
    view.snap?.at = .middle
    return view
  }

  private mutating func image(_ frame: Rectangle) -> ViewScene {
    // Small pictures are as important as large pictures.
    let sizes = oneIn(3) ? 3...30 : 5...120
    var view = ViewScene(
      id: "image", frame: frame, content: Size(width: length(sizes), height: length(sizes)))
    view.zoom = ZoomPolicy(minimum: 0.1, maximum: 3)
    view.zoom.limits = oneIn(2) ? .fit : .fitOnce
    view.layout.onResize = .keepCentre
    view.layout.small = .centre
    return view
  }

  private mutating func canvas(_ window: Size) -> ViewScene {
    var view = ViewScene(
      id: "canvas",
      frame: Rectangle(x: 0, y: 0, width: window.width, height: window.height - 100),
      content: Size(width: 2000, height: 2000))
    view.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
    view.scroll.directionLock = oneIn(2)
    view.shows = [.status, .offset, .items]
    return view
  }

  private mutating func tiles(_ frame: Rectangle) -> [ViewScene] {
    let width = frame.size.width
    var album = ViewScene(
      id: "album", frame: frame, content: Size(width: 3 * width, height: frame.size.height))
    album.scroll.paging = true
    album.layout.content = .pages
    album.layout.pages = 3
    album.layout.onResize = .keepPage
    return [album]
      + (0..<3).map { page in
        var photo = ViewScene(
          id: "photo\(page + 1)",
          frame: Rectangle(x: width * Double(page), y: 0, width: width, height: frame.size.height),
          inside: 0, content: Size(width: length(100...400), height: length(100...400)))
        photo.zoom = ZoomPolicy(minimum: 0.1, maximum: 1)
        photo.zoom.limits = .fit
        photo.layout.onResize = .keepCentre
        photo.layout.small = .centre
        photo.tiles = Tiles(size: 256)
        photo.shows = .tiles
        return photo
      }
  }

  private mutating func grid(_ window: Size) -> ViewScene {
    let (columns, rows) = (uniform(in: 1...4), uniform(in: 1...4))
    let size = Size(width: window.width, height: window.height - 20)
    var view = ViewScene(
      id: "pages", frame: Rectangle(x: 0, y: 20, width: size.width, height: size.height),
      content: Size(width: size.width * Double(columns), height: size.height * Double(rows)))
    view.scroll.paging = true
    view.layout.content = .grid
    view.layout.columns = columns
    view.layout.rows = rows
    view.layout.onResize = .keepPage
    view.shows = .page
    return view
  }

  private mutating func list(_ frame: Rectangle) -> ViewScene {
    var view = ViewScene(
      id: "list", frame: frame, content: Size(width: frame.size.width, height: length(30...300)))
    view.scroll.alwaysBounce = .y
    view.insets.top = 64
    view.start = Start(x: 0, y: -64)
    view.refresh = Refresh(distance: 60, height: 60)
    view.refresh?.fires = oneIn(2) ? .cross : .release
    view.shows = .refreshing
    return view
  }

  mutating func table(_ window: Size) -> ViewScene {
    var view = ViewScene(
      id: "table",
      frame: Rectangle(x: 0, y: 64, width: window.width, height: window.height - 64),
      content: Size(width: window.width, height: length(30...600)))
    view.scroll.alwaysBounce = .y
    view.scroll.deceleration = oneIn(4) ? .fast : .normal
    return view
  }

  private mutating func nested(_ frame: Rectangle) -> [ViewScene] {
    var list = ViewScene(
      id: "list", frame: frame, content: Size(width: frame.size.width, height: 1200))
    list.scroll.alwaysBounce = .y
    var films = ViewScene(
      id: "films", frame: Rectangle(x: 0, y: 40, width: 320, height: 160), inside: 0,
      content: Size(width: length(40...100), height: 160))
    films.scroll.alwaysBounce = .x
    let news = ViewScene(
      id: "news", frame: Rectangle(x: 20, y: 240, width: 280, height: 120), inside: 0,
      content: Size(width: 280, height: length(15...60)))
    return [list, films, news]
  }
}
