// What a scene says about a view once the size of its viewport is known. Nothing here moves.

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

  /// The least and the greatest zoom in a viewport.
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

  /// An offset along an axis as it is counted from the side where content begins, and such a distance
  /// as an offset: a mirror in a right-to-left view, and the same number in any other.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - offset: The offset, or the distance.
  ///   - content: The size of the content as it is zoomed.
  ///   - viewport: The size of the view.
  public func fromStart(
    _ axis: Axis, _ offset: Double, content: Size, in viewport: Size
  ) -> Double {
    axis == .x && isRightToLeft ? content.width - viewport.width - offset : offset
  }

  /// How much of what a change adds to the content comes before what is seen: what the change says, and
  /// new pages of a row that begins at the right.
  package func growth(by change: SettingChange, in viewport: Size) -> Point {
    var growth = Point(x: change.left, y: change.above)
    guard isRightToLeft, layout.content != .fixed else { return growth }
    var changed = self
    for setting in change.settings { changed.apply(setting) }
    guard changed.layout.content == layout.content, changed.isRightToLeft else { return growth }
    growth.x += changed.contentSize(in: viewport).width - contentSize(in: viewport).width
    return growth
  }

  /// The insets that apply: what is declared, what brings small content to the middle, and what
  /// brings it to the side where it begins.
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

  /// Where the scene says the view starts; along an axis it does not name, at the leading edge. Content
  /// that is small and wanted in the middle starts there.
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

  /// How many whole viewports fit; a number far beyond any content where there is no viewport.
  private static func count(_ content: Double, in viewport: Double) -> Int {
    let count = content / viewport
    return count >= 1 ? Int(min(count + 1e-9, 1e9)) : 1
  }

  /// Items are counted from 1 and taken modulo their number, whatever their sign.
  private static func index(ofItem item: Int, among count: Int) -> Int {
    let index = item.subtractingReportingOverflow(1).partialValue % count
    return index < 0 ? index + count : index
  }
}

extension Scene {
  /// A view's frame in the window, when every view stands at its offset and zoom.
  package func frameInWindow(
    ofView index: Int, where standing: (_ parent: Int) -> (offset: Point, zoom: Double)
  ) -> Rectangle {
    var frame = views[index].frame
    var child = index
    while let parent = views[child].inside, parent < child, parent >= 0 {
      let (offset, zoom) = standing(parent)
      let outer = views[parent].frame.origin
      frame.origin.x = outer.x + frame.origin.x * zoom - offset.x
      frame.origin.y = outer.y + frame.origin.y * zoom - offset.y
      frame.size = frame.size * zoom
      child = parent
    }
    return frame
  }
}
