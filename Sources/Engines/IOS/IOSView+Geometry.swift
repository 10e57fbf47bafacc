internal import Gesture

// What can be shown: insets, ranges, and which axes a finger can move.

extension IOSView {
  @inline(__always)
  var limits: SoftZoom {
    SoftZoom(
      minimum: room.minimumZoom, maximum: room.maximumZoom,
      band: scene.zoom.bounces
        ? RubberBand(stiffness: constants.rubber, dimension: constants.softZoom) : nil)
  }

  @inline(__always)
  var canZoom: Bool { room.minimumZoom != room.maximumZoom }

  /// The insets that apply at a zoom.
  ///
  /// Beside those of the app: the refresh control's height, the keyboard's overlap (not less than the
  /// bottom inset there is), and on an axis where small content is centred, or rows come to the
  /// middle, at least as much on both sides as puts it there.
  @inline(__always)
  func insets(_ axis: Axis, zoom: Double) -> (leading: Double, trailing: Double) {
    var leading = scene.insets.leading(axis)
    var trailing = scene.insets.trailing(axis)
    if axis == .y {
      leading += room.refresh
      if scene.keyboard?.avoids == .inset { trailing = max(trailing, room.covered) }
    }
    var middle = 0.0
    if scene.layout.small == .centre {
      middle = (room.bounds[axis] - room.content[axis] * zoom) / 2
    }
    if axis == .y, let wheel = scene.wheel {
      middle = max(middle, (room.bounds.height - wheel.rowHeight) / 2)
    }
    guard middle > 0 else { return (leading, trailing) }
    return (max(leading, middle), max(trailing, middle))
  }

  @inline(__always)
  func range(_ axis: Axis, zoom: Double) -> AxisRange {
    let insets = insets(axis, zoom: zoom)
    return AxisRange(
      leading: insets.leading, trailing: insets.trailing, content: room.content[axis] * zoom,
      bounds: room.bounds[axis])
  }

  /// The range at the zoom the view stands at.
  @inline(__always)
  func range(_ axis: Axis) -> AxisRange { range(axis, zoom: standing.zoom) }

  /// Whether a finger can move the view along an axis: there is more than is seen, or it bounces
  /// although there is not.
  @inline(__always)
  func canScroll(_ axis: Axis) -> Bool { canScroll(axis, in: range(axis)) }

  @inline(__always)
  func canScroll(_ axis: Axis, in range: AxisRange) -> Bool {
    scene.scroll.enabled
      && (!range.isEmpty || scene.scroll.bounces && scene.scroll.alwaysBounce.contains(axis))
  }

  @inline(__always)
  func bounces(_ axis: Axis) -> Bool { scene.scroll.bounces && canScroll(axis) }

  var friction: Double {
    switch scene.scroll.deceleration {
    case .normal: Deceleration.friction(rate: constants.rate)
    case .fast: Deceleration.friction(rate: constants.fastRate)
    case .rate(let rate): Deceleration.friction(rate: rate)
    }
  }
}

// Pages and items.

extension IOSView {
  var isPaging: Bool {
    scene.scroll.paging && (scene.scroll.pagingWhenZoomed || abs(standing.zoom - 1) < 1e-9)
  }

  func pages(_ axis: Axis, zoom: Double) -> Pages {
    let viewport = room.bounds[axis]
    let isImage =
      scene.scroll.page == .image && (axis == .x || !conduct.contains(.turnsTallPages))
    return Pages(
      length: isImage ? viewport * zoom : viewport, viewport: viewport,
      range: range(axis, zoom: zoom))
  }

  func pages(_ axis: Axis) -> Pages { pages(axis, zoom: standing.zoom) }

  /// From one item of the layout to the next, zoomed.
  func itemLength(_ axis: Axis) -> Double { room.bounds[axis] * standing.zoom }

  var pageGrid: PageGrid { PageGrid(of: scene, content: room.content, bounds: room.bounds) }

  /// The nearest offset at which the view may rest, if a finger brought it there.
  func legal(_ axis: Axis, _ offset: Double, zoom: Double) -> Double {
    if axis == .y, scene.wheel != nil { return rowOffset(nearestRow(to: offset)) }
    if scene.scroll.paging, scene.scroll.pagingWhenZoomed || abs(zoom - 1) < 1e-9 {
      return pages(axis, zoom: zoom).nearest(offset)
    }
    return range(axis, zoom: zoom).clamp(offset)
  }
}
