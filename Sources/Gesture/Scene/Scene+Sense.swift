extension Scene {
  /// Why no view of that name can follow the views there are, or why the scene is no scene.
  package func objection(toAdding id: String) -> Objection? {
    if views.count >= Scene.mostViews {
      return Objection(
        .sense, "more than \(Scene.mostViews) views", expected: "at most \(Scene.mostViews) views")
    }
    if index(ofView: id) != nil {
      return Objection(.sense, "a second view \"\(id)\"", expected: "a name no other view has")
    }
    return nil
  }
}

extension Window {
  /// Why this can be no window.
  public var objection: Objection? {
    if let objection = size.objection(of: "window") { return objection }
    guard scale > 0 else {
      return Objection(.sense, "scale \(scale.text)", expected: "a scale above 0")
    }
    return nil
  }
}

extension Size {
  /// Why nothing that is seen can have this size.
  func objection(of thing: String) -> Objection? {
    guard width > 0 && height > 0 else {
      return Objection(
        .sense, "a \(thing) of \(width.text) × \(height.text) points",
        expected: "a width and height above 0")
    }
    return nil
  }
}

extension ViewScene {
  /// The parts that can make sense or none, named as their elements; the frame is the view's own.
  package enum Part: String, CaseIterable, Sendable {
    case frame, content, layout, zoom, start, scroll, snap, wheel, refresh, tiles, sections,
      keyboard
  }

  /// The first thing that makes no sense about this view taken by itself.
  public var objection: Objection? {
    for part in Part.allCases {
      if let objection = objection(to: part) { return objection }
    }
    return nil
  }

  /// What makes no sense about one part.
  package func objection(to part: Part) -> Objection? {
    switch part {
    case .frame: frame.size.objection(of: "view")
    case .content: contentObjection
    case .layout: layoutObjection
    case .zoom: zoomObjection
    case .start: startObjection
    case .scroll: scrollObjection
    case .snap: snapObjection
    case .wheel: wheelObjection
    case .refresh: refreshObjection
    case .tiles: tilesObjection
    case .sections: sectionsObjection
    case .keyboard: keyboardObjection
    }
  }

  private var contentObjection: Objection? {
    guard content.width >= 0 && content.height >= 0 else {
      return Objection(
        .sense, "content of \(content.width.text) × \(content.height.text) points",
        expected: "no negative size")
    }
    return nil
  }

  private var layoutObjection: Objection? {
    if layout.content == .pages {
      guard let pages = layout.pages, pages > 0 else {
        return Objection(.sense, "a layout of pages without any", expected: "pages=\"1\" or more")
      }
    }
    if layout.content == .grid {
      guard let columns = layout.columns, let rows = layout.rows, columns > 0, rows > 0 else {
        return Objection(
          .sense, "a grid without cells", expected: "columns and rows of 1 or more")
      }
    }
    return imagesObjection
  }

  /// Of images the first that has no size, or that there is none where there must be some.
  private var imagesObjection: Objection? {
    let sizes = layout.images?.sizes ?? []
    if layout.content == .row, sizes.isEmpty {
      return Objection(
        .sense, "a row of images without any", expected: "images=\"320 240\" or more")
    }
    for size in sizes {
      if let objection = size.objection(of: "picture") { return objection }
    }
    return nil
  }

  private var zoomObjection: Objection? {
    guard zoom.minimum > 0 else {
      return Objection(.sense, "minimum zoom \(zoom.minimum.text)", expected: "a zoom above 0")
    }
    guard zoom.minimum <= zoom.maximum else {
      return Objection(
        .sense,
        "zoom limits that cross: minimum \(zoom.minimum.text), maximum \(zoom.maximum.text)",
        expected: "a minimum that is at most the maximum")
    }
    return nil
  }

  private var startObjection: Objection? {
    guard let zoom = start.zoom, !(zoom > 0) else { return nil }
    return Objection(.sense, "zoom \(zoom.text) at the start", expected: "a zoom above 0")
  }

  private var scrollObjection: Objection? {
    let rate = scroll.deceleration.perMillisecond
    guard rate > 0 && rate < 1 else {
      return Objection(
        .sense, "deceleration \(rate.text)",
        expected: "what is left of the speed after a millisecond: above 0 and below 1")
    }
    return nil
  }

  private var snapObjection: Objection? {
    guard let snap, !(snap.every > 0) else { return nil }
    return Objection(
      .sense, "a snap every \(snap.every.text) points", expected: "a distance above 0")
  }

  private var wheelObjection: Objection? {
    guard let wheel else { return nil }
    guard wheel.rows > 0 && wheel.rowHeight > 0 else {
      return Objection(
        .sense, "a wheel of \(wheel.rows) rows of \(wheel.rowHeight.text) points",
        expected: "at least one row with a height above 0")
    }
    for range in wheel.valid where range.lowerBound < 0 || range.upperBound >= wheel.rows {
      return Objection(
        .sense, "valid rows \(range.lowerBound) to \(range.upperBound)",
        expected: "rows from 0 to \(wheel.rows - 1)")
    }
    guard (0..<wheel.rows).contains(wheel.selected.index) else {
      return Objection(
        .sense, "selected row \(wheel.selected)", expected: "a row from 0 to \(wheel.rows - 1)")
    }
    return nil
  }

  private var refreshObjection: Objection? {
    guard let refresh, !(refresh.distance > 0 && refresh.height > 0) else { return nil }
    return Objection(
      .sense,
      "a refresh control with distance \(refresh.distance.text) and height \(refresh.height.text)",
      expected: "both above 0")
  }

  private var tilesObjection: Objection? {
    guard let tiles, !(tiles.size > 0 && tiles.levels > 0) else { return nil }
    return Objection(
      .sense, "tiles of \(tiles.size.text) points on \(tiles.levels) levels",
      expected: "both above 0")
  }

  private var sectionsObjection: Objection? {
    guard let sections else { return nil }
    let counts = sections.rows.counts
    guard !counts.isEmpty, counts.reduce(0, { min($0 + $1, .max / 2) }) <= Sections.mostRows else {
      return Objection(
        .sense, "a table of \(counts.count) sections",
        expected: "at least one, and at most \(Sections.mostRows) rows in all")
    }
    let heights = sections.rowHeights.lengths
    guard !heights.isEmpty, heights.allSatisfy({ $0 > 0 }) else {
      return Objection(.sense, "rows without a height", expected: "heights above 0, as 44 60")
    }
    return nil
  }
  private var keyboardObjection: Objection? {
    guard let keyboard, keyboard.lasts > KeyboardPolicy.longest else { return nil }
    return Objection(
      .sense, "a keyboard that takes \(keyboard.lasts.text) ms",
      expected: "at most \(KeyboardPolicy.longest.text): a minute")
  }
}
