internal import Model
internal import Text

extension Markup {
  /// Writes events other than touches. The grammar has already checked the event, so the views that
  /// the event names exist.
  mutating func rare(_ event: InputEvent, in scene: Scene) throws(Objection) {
    switch event.action {
    case .touch(let touch): try self.touch(touch, at: event.time)
    case .layout(let change): try layout(change, at: event.time, in: scene)
    case .setting(let change): try set(change, at: event.time, in: scene)
    case .request(let command):
      try begin(.request, at: event.time)
      try attribute(view: command.view, in: scene)
      let (name, kind, value, _) = command.request.attribute
      try attribute(name, kind, value)
      try attributes(of: command, [Command.animated])
      try endEmpty()
    case .observation(let observation):
      try begin(.seen, at: event.time)
      try attribute(view: observation.view, in: scene)
      try attributes(of: observation, Observation.rows)
      try endEmpty()
    case .mark(let name):
      try begin(.mark, at: event.time)
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
    try begin(.set, at: time)
    try attribute(view: change.view, in: scene)
    try endOpen()
    try self.settings(settings, 3, growth: change)
    close(.set)
  }

  /// Begins the element of an event.
  mutating func begin(_ event: InputEvent.Action.Name, at time: Instant) throws(Objection) {
    begin(event)
    try attribute("t", time)
  }

  /// Writes the view's name if the scene has several views.
  mutating func attribute(view: Int, in scene: Scene) throws(Objection) {
    if scene.views.count > 1 { try attribute("view", scene.views[view].id) }
  }

  /// Writes a touch on one line. Nearly all output consists of touches.
  @inline(__always)
  mutating func touch(_ touch: Touch, at time: Instant) throws(Objection) {
    switch touch.phase {
    case .down: text.append("    <down t=\"" as StaticString)
    case .move: text.append("    <move t=\"" as StaticString)
    case .up: text.append("    <up t=\"" as StaticString)
    case .cancel: text.append("    <cancel t=\"" as StaticString)
    }
    try put(time, for: "t")
    text.append("\" finger=\"" as StaticString)
    text.append(decimal: UInt64(touch.finger))
    text.append("\" x=\"" as StaticString)
    try put(touch.point.x, for: "x")
    text.append("\" y=\"" as StaticString)
    try put(touch.point.y, for: "y")
    text.append(UInt8(ascii: "\""))
    if touch.force != nil || touch.radius != nil || touch.arrived != nil {
      try attributes(of: touch, Touch.rareRows)
    }
    text.append("/>\n" as StaticString)
  }
}
