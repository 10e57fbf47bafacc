internal import Gesture

/// Everything on a timeline that is no touch. The grammar has seen the event before, so the views
/// it names exist.
extension Markup {
  mutating func rare(_ event: InputEvent, in scene: Scene) throws(Objection) {
    switch event.action {
    case .touch(let touch): try self.touch(touch, at: event.time)
    case .layout(let change): try layout(change, at: event.time, in: scene)
    case .setting(let change): try set(change, at: event.time, in: scene)
    case .ask(let command): try ask(command, at: event.time, in: scene)
    case .observation(let observation): try seen(observation, at: event.time, in: scene)
    case .mark(let name):
      try begin("mark", at: event.time)
      try attribute("name", name)
      try endEmpty()
    }
  }

  private mutating func set(
    _ change: SettingChange, at time: Instant, in scene: Scene
  ) throws(Objection) {
    let settings = change.settings.sorted { $0.row.index < $1.row.index }
    for (one, next) in zip(settings, settings.dropFirst()) where one.row == next.row {
      throw Objection(
        .sense, "\(one.row.attribute) of \(one.row.element) is set twice in one change",
        expected: "each setting once")
    }
    var extra: [(StaticString, Double)] = []
    if change.above != 0 { extra.append(("above", change.above)) }
    if change.left != 0 { extra.append(("left", change.left)) }
    try begin("set", at: time)
    try attribute(view: change.view, in: scene)
    try endOpen()
    try self.settings(settings, 3, extra: extra)
    close("set", 2)
  }

  private mutating func ask(_ command: Command, at time: Instant, in scene: Scene) throws(Objection)
  {
    try begin("ask", at: time)
    try attribute(view: command.view, in: scene)
    switch command.request {
    case .scrollTo(let offset): try attribute("scroll-to", numbers: [offset.x, offset.y])
    case .reveal(let area): try attribute("reveal", area: area)
    case .zoomTo(let zoom): try attribute("zoom-to", size: zoom)
    case .zoomToRect(let area): try attribute("zoom-to-rect", area: area)
    case .page(let page): try attribute("page", whole: page.number)
    case .select(let row): try attribute("select", whole: row.index)
    case .resetZoom: attribute("reset-zoom", true)
    case .beginRefresh: attribute("begin-refresh", true)
    case .endRefresh: attribute("end-refresh", true)
    case .stop: attribute("stop", true)
    case .scrollToTop: attribute("scroll-to-top", true)
    }
    if command.animated { attribute("animated", true) }
    try endEmpty()
  }

  private mutating func seen(
    _ seen: Observation, at time: Instant, in scene: Scene
  ) throws(Objection) {
    try begin("seen", at: time)
    try attribute(view: seen.view, in: scene)
    try attribute("x", number: seen.offset.x)
    try attribute("y", number: seen.offset.y)
    if seen.zoom != 1 { try attribute("zoom", size: seen.zoom) }
    if seen.settled { attribute("settled", true) }
    try readouts(seen.readouts)
    try endEmpty()
  }

  private mutating func readouts(_ readouts: Readouts) throws(Objection) {
    if let page = readouts.page { try attribute("page", whole: page.number) }
    if let reset = readouts.reset { attribute("reset", reset) }
    if let status = readouts.status { try attribute("status", status.rawValue) }
    if let offset = readouts.offset { try attribute("offset", numbers: [offset.x, offset.y]) }
    if let items = readouts.items { try attribute("items", count: items) }
    if let selection = readouts.selection { try attribute("selection", whole: selection.index) }
    if let refreshing = readouts.refreshing { attribute("refreshing", refreshing) }
    if let tiles = readouts.tiles {
      try attribute(
        "tiles",
        wholes: [
          tiles.level, tiles.firstColumn, tiles.firstRow, tiles.lastColumn, tiles.lastRow,
        ])
    }
  }

  private mutating func attribute(_ name: StaticString, area: Rectangle) throws(Objection) {
    try attribute(
      name, numbers: [area.origin.x, area.origin.y, area.size.width, area.size.height])
  }
}

extension Markup {
  /// Begins an element of the timeline.
  mutating func begin(_ element: StaticString, at time: Instant) throws(Objection) {
    begin(element, 2)
    try attribute("t", time)
  }

  /// Names a view where there is more than one to choose from.
  mutating func attribute(view: Int, in scene: Scene) throws(Objection) {
    if scene.views.count > 1 { try attribute("view", scene.views[view].id) }
  }
}
