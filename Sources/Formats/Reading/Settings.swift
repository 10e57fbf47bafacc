internal import Gesture

/// The settings that a policy's attributes are, in the order of the format's table.
func settings(in attributes: Attributes) throws(Objection) -> [Setting] {
  var settings: [Setting] = []
  for name in attributes.names {
    let setting =
      switch attributes.element {
      case .content, .setContent: contentSetting(name, attributes)
      case .scroll, .setScroll: scrollSetting(name, attributes)
      case .zoom, .setZoom: zoomSetting(name, attributes)
      case .insets, .setInsets: insetSetting(name, attributes)
      case .layout, .setLayout: layoutSetting(name, attributes)
      case .snap, .setSnap: snapSetting(name, attributes)
      case .wheel, .setWheel: try wheelSetting(name, attributes)
      case .refresh, .setRefresh: refreshSetting(name, attributes)
      case .tiles, .setTiles: tileSetting(name, attributes)
      default: nil as Setting?
      }
    if let setting { settings.append(setting) }
  }
  return settings
}

private func contentSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "width": attributes.number(name).map { .contentWidth($0) }
  case "height": attributes.number(name).map { .contentHeight($0) }
  default: nil
  }
}

private func scrollSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "enabled": attributes.boolean(name).map { .scrollEnabled($0) }
  case "paging": attributes.boolean(name).map { .paging($0) }
  case "paging-when-zoomed": attributes.boolean(name).map { .pagingWhenZoomed($0) }
  case "page": attributes.word(name).map { .page($0) }
  case "bounces": attributes.boolean(name).map { .bounces($0) }
  case "always-bounce": attributes.word(name).map { .alwaysBounce($0) }
  case "direction-lock": attributes.boolean(name).map { .directionLock($0) }
  case "deceleration": attributes[name].flatMap(decelerationRate).map { .deceleration($0) }
  case "delays-touches": attributes.boolean(name).map { .delaysTouches($0) }
  case "cancels-touches": attributes.boolean(name).map { .cancelsTouches($0) }
  case "scrolls-to-top": attributes.boolean(name).map { .scrollsToTop($0) }
  case "indicators": attributes.word(name).map { .indicators($0) }
  default: nil
  }
}

private func decelerationRate(_ text: String) -> DecelerationRate? {
  switch text {
  case "normal": .normal
  case "fast": .fast
  default: DecimalNumber.parse(text).map { .rate($0) }
  }
}

private func zoomSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "minimum": attributes.number(name).map { .zoomMinimum($0) }
  case "maximum": attributes.number(name).map { .zoomMaximum($0) }
  case "limits": attributes.word(name).map { .zoomLimits($0) }
  case "bounces": attributes.boolean(name).map { .zoomBounces($0) }
  default: nil
  }
}

private func insetSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "top": attributes.number(name).map { .insetTop($0) }
  case "left": attributes.number(name).map { .insetLeft($0) }
  case "bottom": attributes.number(name).map { .insetBottom($0) }
  case "right": attributes.number(name).map { .insetRight($0) }
  default: nil
  }
}

private func layoutSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "content": attributes.word(name).map { .arrangement($0) }
  case "pages": attributes.whole(name).map { .pages($0) }
  case "columns": attributes.whole(name).map { .columns($0) }
  case "rows": attributes.whole(name).map { .rows($0) }
  case "on-resize": attributes.word(name).map { .onResize($0) }
  case "small": attributes.word(name).map { .smallContent($0) }
  default: nil
  }
}

private func snapSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "every": attributes.number(name).map { .snapEvery($0) }
  case "origin": attributes.number(name).map { .snapOrigin($0) }
  case "axis": attributes[name].map { .snapAxis($0 == "y" ? .y : .x) }
  case "at": attributes.word(name).map { .snapAt($0) }
  default: nil
  }
}

private func wheelSetting(_ name: String, _ attributes: Attributes) throws(Objection) -> Setting? {
  switch name {
  case "rows": attributes.whole(name).map { .wheelRows($0) }
  case "row-height": attributes.number(name).map { .wheelRowHeight($0) }
  case "valid": .wheelValid(try ranges(attributes.wholes(name) ?? []))
  case "selected": attributes.whole(name).map { .wheelSelected($0) }
  case "wraps": attributes.boolean(name).map { .wheelWraps($0) }
  default: nil
  }
}

private func ranges(_ ends: [Int]) throws(Objection) -> [ClosedRange<Int>] {
  var ranges: [ClosedRange<Int>] = []
  for first in stride(from: 0, to: ends.count - 1, by: 2) {
    guard ends[first] <= ends[first + 1] else {
      throw Objection(
        .sense, "valid rows \(ends[first]) to \(ends[first + 1])",
        expected: "a first row that is not after the last")
    }
    ranges.append(ends[first]...ends[first + 1])
  }
  return ranges
}

private func refreshSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "distance": attributes.number(name).map { .refreshDistance($0) }
  case "height": attributes.number(name).map { .refreshHeight($0) }
  case "fires": attributes.word(name).map { .refreshFires($0) }
  default: nil
  }
}

private func tileSetting(_ name: String, _ attributes: Attributes) -> Setting? {
  switch name {
  case "size": attributes.number(name).map { .tileSize($0) }
  case "levels": attributes.whole(name).map { .tileLevels($0) }
  case "ring": attributes.whole(name).map { .tileRing($0) }
  default: nil
  }
}
