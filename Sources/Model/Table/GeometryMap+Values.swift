/// Multiplies every length by a factor: positions, sizes and distances. Times, zooms and counts are
/// unchanged.
package struct Scaling: GeometryMap {
  package typealias Refusal = Never
  package let factor: Double

  package init(_ factor: Double) { self.factor = factor }

  package func point(_ point: Point, in space: CoordinateSpace) -> Point { point * factor }
  package func rectangle(_ rectangle: Rectangle, in space: CoordinateSpace) -> Rectangle {
    rectangle * factor
  }
  package func size(_ size: Size) -> Size { size * factor }
  package func radius(_ radius: Double) -> Double { radius * factor }
  package func setting(_ setting: Setting) -> Setting { setting.changingLengths { $0 * factor } }
  package func growth(_ growth: Point, ofView view: Int) -> Point { point(growth, in: .window) }
  package func start(_ start: Start, of view: ViewScene) -> Start {
    Start(
      x: start.x.map { $0 * factor }, y: start.y.map { $0 * factor }, zoom: start.zoom,
      item: start.item)
  }
}

/// A map that mirrors one axis, so that everything is at the opposite side.
package protocol Mirroring: GeometryMap {
  var axis: Axis { get }

  /// The sum of a coordinate and its image in a space.
  func extent(in space: CoordinateSpace) throws(Refusal) -> Double
}

extension Mirroring {
  package func point(_ point: Point, in space: CoordinateSpace) throws(Refusal) -> Point {
    var image = point
    image[axis] = try extent(in: space) - point[axis]
    return image
  }

  package func rectangle(
    _ rectangle: Rectangle, in space: CoordinateSpace
  ) throws(Refusal) -> Rectangle {
    var image = rectangle
    image.origin[axis] = try extent(in: space) - rectangle.origin[axis] - rectangle.size[axis]
    return image
  }

  package func setting(_ setting: Setting) -> Setting { setting.mirrored(along: axis) }
}

extension Scene {
  /// The extent of a space along an axis: the sum of a coordinate and its mirror image in that
  /// space.
  package func extent(in space: CoordinateSpace, along axis: Axis, zoom: Double = 1) -> Double {
    switch space {
    case .window: return window.size[axis]
    case .parent(let view):
      guard let outer = views[view].inside, views.indices.contains(outer) else {
        return window.size[axis]
      }
      return extent(in: .content(ofView: outer), along: axis)
    case .content(let view): return views[view].contentSize(in: views[view].frame.size)[axis]
    case .zoomedContent(let view): return extent(in: .content(ofView: view), along: axis) * zoom
    case .offsets(let view, let known):
      return extent(in: .content(ofView: view), along: axis) * (known ?? zoom)
        - views[view].frame.size[axis]
    }
  }
}
