package import Model

/// The scenes that are offered if no recording is given: one for each kind of scrolling content, on
/// a screen of 320 by 480 points.
package enum PlaygroundScenes {
  package static let all: KeyValuePairs<String, Scene> = [
    "Long list": scene(320, 6000),
    "Short list": scene(320, 480) { $0.scroll.alwaysBounce = .y },
    "Pages": scene(3200, 480) { view in
      view.scroll.paging = true
      view.layout.content = .pages
      view.layout.pages = 10
    },
    "Picture to zoom": scene(320, 480) { $0.zoom = ZoomPolicy(minimum: 1, maximum: 5) },
    "Free canvas": scene(2000, 2000),
    "Row of numbers": scene(1000, 100) { view in
      view.frame = Rectangle(x: 0, y: 190, width: 320, height: 100)
      view.insets = Insets(left: 135, right: 135)
      view.snap = Snap(every: 50)
      view.snap?.at = .middle
      view.scroll.deceleration = .fast
    },
    "Wheel": scene(320, 800) { view in
      view.frame = Rectangle(x: 0, y: 132, width: 320, height: 216)
      view.wheel = Wheel(rows: 25, rowHeight: 32)
      view.scroll.deceleration = .fast
    },
    "Carousel in a list": carousel,
  ]

  private static let window = Window(size: Size(width: 320, height: 480), scale: 2)

  private static func scene(
    _ width: Double, _ height: Double, _ change: (inout ViewScene) -> Void = { _ in }
  ) -> Scene {
    var view = ViewScene(
      id: "content", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: width, height: height))
    change(&view)
    return Scene(window: window, views: [view])
  }

  private static let carousel: Scene = {
    var list = scene(320, 2000) { $0.id = "list" }
    for row in 0..<4 {
      list.views.append(
        ViewScene(
          id: "carousel-\(row + 1)",
          frame: Rectangle(x: 0, y: 120 + 400 * Double(row), width: 320, height: 160), inside: 0,
          content: Size(width: 1600, height: 160)))
    }
    return list
  }()
}
