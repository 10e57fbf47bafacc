internal import Model

/// The visible part of a view and the size of its content, before its viewport changes.
struct ViewportChange {
  private let position: ScrollPosition
  private let bounds: Size
  private let content: Size
  private let page: Point
  private let leading: Point
  /// The distance from the content's beginning to its visible part.
  private let distance: Point

  init(from position: ScrollPosition, in layout: ViewLayout) {
    self.position = position
    bounds = layout.metrics.bounds
    content = layout.metrics.content
    page = Point { layout.pages($0, zoom: position.zoom).page(at: position.offset[$0]) }
    leading = Point { layout.leadingInset($0, zoom: position.zoom) }
    distance = Point(
      x: layout.fromStart(.x, position.offset.x, zoom: position.zoom), y: position.offset.y)
  }

  /// The offset in a new layout, at a zoom, that keeps the part of the content that the scene
  /// specifies.
  func offset(_ axis: Axis, in layout: ViewLayout, zoom: Double) -> Double {
    let offset = position.offset[axis]
    if axis == .y, let wheel = layout.scene.wheel {
      return layout.rowOffset((offset + bounds.height / 2) / wheel.rowHeight - 0.5)
    }
    // If the new layout changes the size of the content, the visible part is scaled with the
    // content.
    let growth =
      (content[axis] > 0 ? layout.metrics.content[axis] / content[axis] : 1) * zoom / position.zoom
    switch layout.scene.layout.onResize {
    case .keepOffset: return layout.fromStart(axis, distance[axis], zoom: zoom)
    case .keepPage: return layout.pages(axis, zoom: zoom).start(of: page[axis])
    case .keepCentre: return (offset + bounds[axis] / 2) * growth - layout.metrics.bounds[axis] / 2
    case .keepLeading:
      let leading = layout.leadingInset(axis, zoom: zoom)
      return layout.fromStart(
        axis, (distance[axis] + self.leading[axis]) * growth - leading, zoom: zoom)
    }
  }
}
