internal import Model

// Pictures of different sizes, and tables with sections.

extension SeededNumbers {
  mutating func row(_ frame: Rectangle) -> ViewScene {
    let images = (0..<uniform(in: 1...8)).map { _ in
      Size(width: length(5...60), height: length(5...60))
    }
    var view = ViewScene(
      id: "pictures", frame: frame, content: Size(width: 10 * frame.size.width, height: 400))
    view.layout.images = ImageSizes(images)
    view.layout.content = oneIn(2) ? .row : .pages
    view.layout.pages = images.count
    view.layout.onResize = .keepPage
    view.layout.direction = oneIn(3) ? .rightToLeft : .leftToRight
    view.scroll.paging = view.layout.content == .pages
    view.zoom = ZoomPolicy(minimum: 0.75, maximum: 3)
    return view
  }

  mutating func contacts(_ window: Size) -> ViewScene {
    var view = table(window)
    let rows = (0..<uniform(in: 1...12)).map { _ in uniform(in: 0...30) }
    view.sections = Sections(
      rows: Counts(rows), rowHeights: Lengths((0..<uniform(in: 1...3)).map { _ in length(2...9) }))
    view.sections?.headerHeight = oneIn(4) ? 0 : 28
    view.sections?.sticks = oneIn(2)
    view.sections?.ring = uniform(in: 0...2)
    return view
  }
}
