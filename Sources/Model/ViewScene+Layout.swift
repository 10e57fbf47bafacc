// Properties of a view that depend on its scene and the size of its viewport, but not on its
// motion.

extension ViewScene {
  /// The unzoomed content's size in a viewport.
  public func contentSize(in viewport: Size) -> Size {
    var size = arrangedSize(in: viewport)
    if let sections { size.height = sections.height }
    return size
  }

  private func arrangedSize(in viewport: Size) -> Size {
    switch layout.content {
    case .fixed: content
    case .fillWidth: Size(width: viewport.width, height: content.height)
    case .row: layout.images?.row ?? content
    case .pages:
      Size(
        width: viewport.width * Double(layout.pages ?? 1),
        height: layout.images?.tallest(atWidth: viewport.width) ?? viewport.height)
    case .grid:
      Size(
        width: viewport.width * Double(layout.columns ?? 1),
        height: viewport.height * Double(layout.rows ?? 1))
    }
  }

  /// The minimum and maximum zoom in a viewport.
  public func zoomRange(in viewport: Size) -> (minimum: Double, maximum: Double) {
    let content = contentSize(in: viewport)
    guard zoom.limits != .fixed, content.width > 0, content.height > 0 else {
      return (zoom.minimum, zoom.maximum)
    }
    let fit = min(viewport.width / content.width, viewport.height / content.height)
    return (min(fit, zoom.maximum), zoom.maximum)
  }

  /// Whether content begins at the right.
  package var isRightToLeft: Bool { layout.direction == .rightToLeft }

  /// Converts an offset along an axis to the distance from the side where content begins, and back:
  /// mirrored in a right-to-left view, and unchanged in any other view.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - offset: The offset, or the distance.
  ///   - content: The size of the zoomed content.
  ///   - viewport: The size of the view.
  public func fromStart(
    _ axis: Axis, _ offset: Double, content: Size, in viewport: Size
  ) -> Double {
    axis == .x && isRightToLeft ? content.width - viewport.width - offset : offset
  }

  /// The part of the content's growth that a change inserts before the visible part: the part that
  /// the change declares, plus the growth of right-to-left content.
  package func growth(by change: SettingChange, in viewport: Size) -> Point {
    var growth = Point(x: change.left, y: change.above)
    guard isRightToLeft, layout.content != .fixed else { return growth }
    var changed = self
    for setting in change.settings { changed.apply(setting) }
    guard changed.layout.content == layout.content, changed.isRightToLeft else { return growth }
    growth.x += changed.contentSize(in: viewport).width - contentSize(in: viewport).width
    return growth
  }

  /// The resulting insets: the declared insets, plus insets that centre small content or move it to
  /// the side where content begins.
  public func insets(around content: Size, in viewport: Size) -> Insets {
    let across = viewport.width - content.width - insets.left - insets.right
    let down = viewport.height - content.height - insets.top - insets.bottom
    var centred = insets
    guard layout.small == .centre else {
      if isRightToLeft, across > 0 { centred.left += across }
      return centred
    }
    if across > 0 {
      centred.left += across / 2
      centred.right += across / 2
    }
    if down > 0 {
      centred.top += down / 2
      centred.bottom += down / 2
    }
    return centred
  }

  /// The offset of the view at the start, according to the scene: along an axis without a start,
  /// the offset at the leading edge. Small content that is centred starts in the middle.
  public func startOffset(in viewport: Size) -> Point {
    let content = contentSize(in: viewport)
    let insets = insets(around: content, in: viewport)
    var offset = Point(x: isRightToLeft ? -insets.right : -insets.left, y: -insets.top)
    if let item = start.item {
      let columns = Self.count(content.width, in: viewport.width)
      let rows = layout.content == .grid ? Self.count(content.height, in: viewport.height) : 1
      let index = Self.index(ofItem: item, among: columns * rows)
      offset.x += Double(index % columns) * viewport.width
      offset.y += Double(index / columns) * viewport.height
    }
    let zoom = start.zoom ?? 1
    let zoomed = content * zoom
    offset.x = fromStart(.x, offset.x, content: zoomed, in: viewport)
    let isCentred = layout.small == .centre
    if let x = start.x, !isCentred || zoomed.width >= viewport.width { offset.x = x }
    if let y = start.y, !isCentred || zoomed.height >= viewport.height { offset.y = y }
    return offset
  }

  /// The number of whole viewports that fit into the content, from 1 to 10⁹.
  private static func count(_ content: Double, in viewport: Double) -> Int {
    let count = content / viewport
    return count >= 1 ? Int(min(count + 1e-9, 1e9)) : 1
  }

  /// The index of an item. Items are counted from 1; any integer is taken modulo the number of
  /// items.
  private static func index(ofItem item: Int, among count: Int) -> Int {
    let index = item.subtractingReportingOverflow(1).partialValue % count
    return index < 0 ? index + count : index
  }
}

extension Scene {
  /// A view's frame in the window, computed with the given offsets and zooms of the views around
  /// it.
  package func frameInWindow(
    ofView index: Int, where current: (_ parent: Int) -> (offset: Point, zoom: Double)
  ) -> Rectangle {
    var frame = views[index].frame
    var child = index
    while let parent = views[child].inside, parent < child, parent >= 0 {
      let (offset, zoom) = current(parent)
      let outer = views[parent].frame.origin
      frame.origin.x = outer.x + frame.origin.x * zoom - offset.x
      frame.origin.y = outer.y + frame.origin.y * zoom - offset.y
      frame.size = frame.size * zoom
      child = parent
    }
    return frame
  }
}
