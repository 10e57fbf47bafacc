internal import Model
internal import Replay
internal import Text

/// The layout of a scene's page: the parameters of `place` in `scene.js`.
struct SceneLayout {
  let scene: Scene
  /// For each view, the height of content that was just inserted above its content.
  var above: [Double]

  init(_ scene: Scene) {
    self.scene = scene
    above = scene.views.map { _ in 0 }
  }

  /// The JavaScript call that lays out the page.
  func placing() throws(EngineError) -> String {
    let views = try zip(scene.views, above).map { (view, above) throws(EngineError) in
      try parameter(view, growing: above)
    }
    var zoom = "null"
    if SceneSupport.isDocument(scene), let view = scene.views.first {
      let limits = view.zoomRange(in: view.frame.size)
      zoom = [limits.minimum, limits.maximum].map(\.json).json.text
    }
    return "place(\(views.json.text),\(zoom))"
  }

  private func parameter(
    _ view: ViewScene, growing above: Double
  ) throws(EngineError) -> JSONPiece {
    let viewport = view.frame.size
    let content = view.contentSize(in: viewport)
    let insets = view.insets(around: content, in: viewport)
    let rests = try Rests(of: view, content: content, insets: insets)
    return [
      "inside": view.inside?.json ?? .nothing, "frame": edges(of: view.frame),
      "content": [content.width.json, content.height.json],
      "insets": [insets.top, insets.left, insets.bottom, insets.right].map(\.json).json,
      "padding": rests.padding.map(\.json).json, "scrolls": view.scroll.enabled.json,
      "above": above.json, "snap": rests.snap.json, "align": rests.align.json,
      "stop": rests.stop.json, "areas": rests.areas.map(edges).json,
    ]
  }

  private func edges(of area: Rectangle) -> JSONPiece {
    [area.origin.x, area.origin.y, area.size.width, area.size.height].map(\.json).json
  }
}

/// The rest positions of a view as CSS properties.
private struct Rests {
  var snap = "none"
  var align = "none"
  var stop = "normal"
  /// The scroll-padding: top, right, bottom, left.
  var padding = [0.0, 0, 0, 0]
  var areas: [Rectangle] = []

  init(of view: ViewScene, content: Size, insets: Insets) throws(EngineError) {
    let viewport = view.frame.size
    if let cells = view.snap, !cells.stops.lengths.isEmpty {
      let stops = cells.stops.lengths.sorted()
      try Self.check(Double(stops.count), view)
      snap = "\(cells.axis.rawValue) \(cells.strictness)"
      align = "start"
      for (index, stop) in stops.enumerated() {
        let end = index + 1 < stops.count ? stops[index + 1] : content[cells.axis]
        areas.append(Self.area(from: stop, length: max(end - stop, 1), along: cells.axis, content))
      }
    } else if let cells = view.snap, cells.every > 0 {
      snap = "\(cells.axis.rawValue) \(cells.strictness)"
      align = cells.at == .middle ? "center" : "start"
      if cells.at == .leading { padding = [insets.top, 0, 0, insets.left] }
      let count = ((content[cells.axis] - cells.origin) / cells.every).rounded(.down)
      try Self.check(count, view)
      for index in 0..<Int(max(count, 0)) {
        let start = cells.origin + Double(index) * cells.every
        areas.append(Self.area(from: start, length: cells.every, along: cells.axis, content))
      }
    } else if view.scroll.paging, viewport.width > 0, viewport.height > 0 {
      align = "start"
      stop = "always"
      let across = content.width > viewport.width
      let down = content.height > viewport.height
      snap = across && down ? "both mandatory" : down ? "y mandatory" : "x mandatory"
      let columns = across ? (content.width / viewport.width - 1e-9).rounded(.up) : 1
      let rows = down ? (content.height / viewport.height - 1e-9).rounded(.up) : 1
      try Self.check(columns * rows, view)
      for row in 0..<Int(rows) {
        for column in 0..<Int(columns) {
          let (x, y) = (Double(column) * viewport.width, Double(row) * viewport.height)
          areas.append(
            Rectangle(
              x: x, y: y, width: min(viewport.width, content.width - x),
              height: min(viewport.height, content.height - y)))
        }
      }
    }
  }

  /// A part of the content that is as long as the content across an axis.
  private static func area(
    from start: Double, length: Double, along axis: Axis, _ content: Size
  ) -> Rectangle {
    var area = Rectangle(x: 0, y: 0, width: content.width, height: content.height)
    area.origin[axis] = start
    area.size[axis] = length
    return area
  }

  private static func check(_ count: Double, _ view: ViewScene) throws(EngineError) {
    guard count <= Double(SceneSupport.maxAreas) else {
      throw EngineError(
        .unsupported,
        "view \"\(view.id)\": \(count.text) resting positions; a page supports at most \(SceneSupport.maxAreas)"
      )
    }
  }
}

extension Snap {
  /// The strictness of CSS scroll snap.
  fileprivate var strictness: String {
    switch when {
    case .always: "mandatory"
    case .near: "proximity"
    }
  }
}
