internal import Gesture

/// Where a view goes that the app requests something of.
struct RequestTarget {
  let layout: ViewLayout
  /// What is shown of it now.
  let shown: ScrollPosition

  private var zoom: Double { shown.zoom }

  func page(_ page: PageNumber) -> Point {
    let length = Size(
      width: layout.pages(.x, zoom: zoom).length, height: layout.pages(.y, zoom: zoom).length)
    return layout.clamp(
      layout.pageGrid.origin(
        ofPage: page, length: length, from: shown.offset, mirror: layout.mirror(zoom: zoom)),
      zoom: zoom)
  }

  /// The nearest row that is allowed.
  func row(_ row: RowIndex, of wheel: Wheel) -> Point {
    let wanted = layout.rowOffset(Double(min(max(row.index, 0), wheel.rows - 1)))
    return Point(x: shown.offset.x, y: layout.rowOffset(layout.nearestRow(to: wanted)))
  }

  var top: Point { Point(x: shown.offset.x, y: layout.range(.y, zoom: zoom).low) }

  /// The offset that shows a rectangle of zoomed content above the keyboard: where it is larger than
  /// what can be seen, its beginning; just far enough, and nowhere if it is seen, as Apple documents
  /// scrollRectToVisible. The insets are not taken off what is seen (WinObjC, Chameleon).
  func revealing(_ rectangle: Rectangle) -> Point {
    var place = shown.offset
    for axis in Axis.allCases {
      var visible = layout.metrics.bounds[axis]
      if axis == .y, layout.scene.keyboard?.avoids != .shrink { visible -= layout.metrics.covered }
      let first = max(rectangle.origin[axis], 0)
      let last = min(
        rectangle.origin[axis] + rectangle.size[axis], layout.metrics.content[axis] * zoom)
      guard visible > 0, last > first else { return shown.offset }
      let end = min(last, first + visible)
      if end > place[axis] + visible {
        place[axis] = end - visible
      } else if first < place[axis] {
        place[axis] = first
      } else {
        continue
      }
      place[axis] = layout.range(axis, zoom: zoom).clamp(place[axis])
    }
    return place
  }

  /// Keeps the centre of what is seen, as far as the range allows.
  func zoomed(to scale: Double) -> ScrollPosition {
    let zoom = layout.zoomLimits.clamp(scale)
    let growth = zoom / shown.zoom
    // Computed, the same zoom would move the view by what rounding leaves.
    let kept = growth == 1 ? shown.offset : (shown.offset + half) * growth - half
    return ScrollPosition(offset: layout.clamp(kept, zoom: zoom), zoom: zoom)
  }

  /// Shows a rectangle of the unzoomed content as large as it can, in the middle: `zoomToRect`,
  /// whose documentation does not say where in the view the rectangle comes to be.
  func filled(with rectangle: Rectangle) -> ScrollPosition? {
    let size = rectangle.size
    guard size.width > 0, size.height > 0 else { return nil }
    let wanted = min(
      layout.metrics.bounds.width / size.width, layout.metrics.bounds.height / size.height)
    let zoom = layout.zoomLimits.clamp(wanted)
    let middle = Point { rectangle.origin[$0] + size[$0] / 2 }
    return ScrollPosition(offset: layout.clamp(middle * zoom - half, zoom: zoom), zoom: zoom)
  }

  /// From the beginning of what is seen to its middle.
  private var half: Point { Point { layout.metrics.bounds[$0] / 2 } }
}
