public import Text

extension Scene {
  /// The reason that a view with this name cannot be added: too many views, or a duplicate name.
  package func objection(toAdding id: String) -> Objection? {
    unless(
      views.count < Scene.maxViews, "more than \(Scene.maxViews) views",
      "at most \(Scene.maxViews) views")
      ?? unless(
        index(ofView: id) == nil, "a second view \"\(id)\"", "a name that no other view has")
  }
}

extension Window {
  /// The reason that the window is invalid; nil if it is valid.
  public var objection: Objection? {
    size.objection(of: "window") ?? unless(scale > 0, "scale \(scale.text)", "a scale above 0")
  }
}

extension Size {
  /// The reason that a visible object cannot have this size; nil if it can.
  func objection(of thing: String) -> Objection? {
    unless(
      width > 0 && height > 0, "a \(thing) of \(width.text) × \(height.text) points",
      "a width and height above 0")
  }
}

/// The objection if the condition is false, with the allowed values; nil if the condition is true.
private func unless(
  _ makesSense: Bool, _ found: @autoclosure () -> String, _ expected: @autoclosure () -> String
) -> Objection? {
  makesSense ? nil : Objection(.sense, found(), expected: expected())
}

extension ViewScene {
  /// The parts of a view that are validated, with the names of their elements in a recording. The
  /// frame is an attribute of the view.
  package enum Part: String, CaseIterable, Sendable {
    case frame, content, layout, zoom, start, scroll, snap, wheel, refresh, tiles, sections,
      keyboard
  }

  /// The first reason that this view is invalid, regardless of other views; nil if it is valid.
  public var objection: Objection? { Part.allCases.lazy.compactMap { objection(to: $0) }.first }

  /// The reason that one part is invalid; nil if it is valid.
  package func objection(to part: Part) -> Objection? {
    switch part {
    case .frame: frame.size.objection(of: "view")
    case .content:
      unless(
        content.width >= 0 && content.height >= 0,
        "content of \(content.width.text) × \(content.height.text) points", "no negative size")
    case .layout: layoutObjection
    case .zoom:
      unless(zoom.minimum > 0, "minimum zoom \(zoom.minimum.text)", "a zoom above 0")
        ?? unless(
          zoom.minimum <= zoom.maximum,
          "zoom limits that cross: minimum \(zoom.minimum.text), maximum \(zoom.maximum.text)",
          "a minimum that is at most the maximum")
    case .start:
      start.zoom.flatMap { unless($0 > 0, "zoom \($0.text) at the start", "a zoom above 0") }
    case .scroll:
      unless(
        scroll.deceleration.perMillisecond > 0 && scroll.deceleration.perMillisecond < 1,
        "deceleration \(scroll.deceleration.perMillisecond.text)",
        "the share of the speed left after a millisecond: above 0 and below 1")
    case .snap:
      snap.flatMap {
        unless(
          $0.every > 0 || !$0.stops.lengths.isEmpty, "a snap every \($0.every.text) points",
          "a distance above 0, or the offsets in stops=\"0 320 500\"")
      }
    case .wheel: wheel.flatMap { objection(to: $0) }
    case .refresh:
      refresh.flatMap {
        unless(
          $0.distance > 0 && $0.height > 0,
          "a refresh control with distance \($0.distance.text) and height \($0.height.text)",
          "both above 0")
      }
    case .tiles:
      tiles.flatMap {
        unless(
          $0.size > 0 && $0.levels > 0,
          "tiles of \($0.size.text) points on \($0.levels) levels", "both above 0")
      }
    case .sections: sections.flatMap { objection(to: $0) }
    case .keyboard:
      keyboard.flatMap {
        unless(
          !($0.lasts > KeyboardPolicy.longest), "a keyboard that takes \($0.lasts.text) ms",
          "at most \(KeyboardPolicy.longest.text): a minute")
      }
    }
  }

  /// Rejects a layout without pages, cells or images, and images without a size.
  private var layoutObjection: Objection? {
    let sizes = layout.images?.sizes ?? []
    let wrong =
      switch layout.content {
      case .pages:
        unless((layout.pages ?? 0) > 0, "a layout of pages without a page", "pages=\"1\" or more")
      case .grid:
        unless(
          (layout.columns ?? 0) > 0 && (layout.rows ?? 0) > 0, "a grid without cells",
          "columns and rows of 1 or more")
      case .row:
        unless(!sizes.isEmpty, "a row of images without an image", "images=\"320 240\" or more")
      case .fixed, .fillWidth: nil as Objection?
      }
    return wrong ?? sizes.lazy.compactMap { $0.objection(of: "picture") }.first
  }

  private func objection(to wheel: Wheel) -> Objection? {
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
    return unless(
      (0..<wheel.rows).contains(wheel.selected.index), "selected row \(wheel.selected)",
      "a row from 0 to \(wheel.rows - 1)")
  }

  private func objection(to sections: Sections) -> Objection? {
    let counts = sections.rows.counts
    let heights = sections.rowHeights.lengths
    return unless(
      !counts.isEmpty && counts.reduce(0, { min($0 + $1, .max / 2) }) <= Sections.maxRows,
      "a table of \(counts.count) sections",
      "at least one, and at most \(Sections.maxRows) rows in all")
      ?? unless(
        !heights.isEmpty && heights.allSatisfy { $0 > 0 }, "rows without a height",
        "heights above 0, such as 44 60")
  }
}
