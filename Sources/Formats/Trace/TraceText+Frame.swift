internal import Gesture
internal import Replay

extension TraceText {
  /// The columns from `x` to `activity`.
  mutating func put(_ view: ViewState, _ reports: Abilities) {
    put(view.offset.x, "\t", view.offset.y)
    put("\t")
    put(view.zoom)
    put("\t")
    put(view.minimumZoom, ",", view.maximumZoom)
    put("\t")
    put(view.content.width, "x", view.content.height)
    put("\t")
    put(view.bounds.width, "x", view.bounds.height)
    put("\t")
    put(view.insets.top, ",", view.insets.left)
    put(",")
    put(view.insets.bottom, ",", view.insets.right)
    put("\t")
    put(view.frame.origin.x, ",", view.frame.origin.y)
    put(",")
    put(view.frame.size.width, ",", view.frame.size.height)
    put("\t")
    if reports.contains(.velocity), let velocity = view.velocity {
      put(velocity.x, ",", velocity.y)
    } else {
      put("?")
    }
    put("\t")
    if reports.contains(.activity) { put(view.activity) } else { put("?") }
  }

  private mutating func put(_ activity: Activity) {
    var isFirst = true
    for (flag, word) in Activity.words where activity.contains(flag) {
      if !isFirst { put("+") }
      put(word)
      isFirst = false
    }
    if isFirst { put("idle") }
  }

  mutating func put(_ callbacks: [Callback], ofView index: Int) {
    var isFirst = true
    for callback in callbacks where callback.view == index {
      if !isFirst { put(" ") }
      put(callback.kind)
      isFirst = false
    }
    if isFirst { put("-") }
  }

  private mutating func put(_ kind: Callback.Kind) {
    switch kind {
    case .willEndDragging(let velocity, let target):
      put("willEndDragging(")
      put(velocity.x, ",", velocity.y)
      put(";")
      put(target.x, ",", target.y)
      put(")")
    case .didEndZooming(let scale):
      put("didEndZooming(")
      put(scale)
      put(")")
    case .tap(let place):
      put("tap(")
      put(place.x, ",", place.y)
      put(")")
    case .select(let row):
      put("select(")
      put(whole: row.index)
      put(")")
    default:
      for (plain, word) in TraceWords.plain where plain == kind { put(word) }
    }
  }

  mutating func put(_ readouts: Readouts) {
    let start = bytes.count
    func separate(_ text: inout TraceText, _ key: StaticString) {
      if text.bytes.count > start { text.put(";") }
      text.put(key)
      text.put("=")
    }
    if let page = readouts.page {
      separate(&self, "page")
      put(whole: page.number)
    }
    if let reset = readouts.reset {
      separate(&self, "reset")
      put(reset ? "true" : "false")
    }
    if let status = readouts.status {
      separate(&self, "status")
      put(plain: status.rawValue)
    }
    if let offset = readouts.offset {
      separate(&self, "offset")
      put(offset.x, ",", offset.y)
    }
    if let items = readouts.items {
      separate(&self, "items")
      put(whole: items)
    }
    if let selection = readouts.selection {
      separate(&self, "selection")
      put(whole: selection.index)
    }
    if let refreshing = readouts.refreshing {
      separate(&self, "refreshing")
      put(refreshing ? "true" : "false")
    }
    if let tiles = readouts.tiles {
      separate(&self, "tiles")
      put(whole: tiles.level)
      for edge in [tiles.firstColumn, tiles.firstRow, tiles.lastColumn, tiles.lastRow] {
        put(",")
        put(whole: edge)
      }
    }
    if bytes.count == start { put("-") }
  }
}
