internal import Model

/// Computes the target offsets and zooms of the app's requests.
struct RequestTarget {
  let layout: ViewLayout
  /// The offset and the zoom shown now.
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

  /// The offset of the allowed row that is nearest to a wheel's row. In a wheel that wraps, the row
  /// in the nearest turn is used.
  func row(_ row: RowIndex, of wheel: Wheel) -> Point {
    let wanted = layout.rowOffset(layout.contentRow(of: row, in: wheel, near: shown.offset.y))
    return Point(x: shown.offset.x, y: layout.rowOffset(layout.nearestRow(to: wanted)))
  }

  var top: Point { Point(x: shown.offset.x, y: layout.range(.y, zoom: zoom).low) }

  /// The offset that shows a rectangle of zoomed content above the keyboard after the shortest
  /// scroll. The offset is unchanged if the rectangle is visible, as Apple documents
  /// scrollRectToVisible. If the rectangle is larger than the visible area, its beginning is shown.
  /// The insets are not subtracted from the visible area (WinObjC, Chameleon).
  func revealing(_ rectangle: Rectangle) -> Point {
    var point = shown.offset
    for axis in Axis.allCases {
      var visible = layout.metrics.bounds[axis]
      if axis == .y, layout.scene.keyboard?.avoids != .shrink { visible -= layout.metrics.covered }
      let first = max(rectangle.origin[axis], 0)
      let last = min(
        rectangle.origin[axis] + rectangle.size[axis], layout.metrics.content[axis] * zoom)
      guard visible > 0, last > first else { return shown.offset }
      let end = min(last, first + visible)
      if end > point[axis] + visible {
        point[axis] = end - visible
      } else if first < point[axis] {
        point[axis] = first
      } else {
        continue
      }
      point[axis] = layout.range(axis, zoom: zoom).clamp(point[axis])
    }
    return point
  }

  /// The position for a zoom that keeps the centre of the visible part, as far as the range allows.
  func zoomed(to scale: Double) -> ScrollPosition {
    let zoom = layout.zoomLimits.clamp(scale)
    let growth = zoom / shown.zoom
    // For the same zoom, the computation would move the view by a rounding error.
    let kept = growth == 1 ? shown.offset : (shown.offset + half) * growth - half
    return ScrollPosition(offset: layout.clamp(kept, zoom: zoom), zoom: zoom)
  }

  /// The position that shows a rectangle of the unzoomed content as large as possible, in the
  /// middle of the view. The documentation of `zoomToRect` does not specify the position in the
  /// view.
  func filled(with rectangle: Rectangle) -> ScrollPosition? {
    let size = rectangle.size
    guard size.width > 0, size.height > 0 else { return nil }
    let wanted = min(
      layout.metrics.bounds.width / size.width, layout.metrics.bounds.height / size.height)
    let zoom = layout.zoomLimits.clamp(wanted)
    let middle = Point { rectangle.origin[$0] + size[$0] / 2 }
    return ScrollPosition(offset: layout.clamp(middle * zoom - half, zoom: zoom), zoom: zoom)
  }

  /// Half of the viewport.
  private var half: Point { Point { layout.metrics.bounds[$0] / 2 } }
}
