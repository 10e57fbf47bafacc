internal import Model
internal import Text

extension Markup {
  mutating func scene(_ scene: Scene) throws(Objection) {
    begin("scene", 1)
    try endOpen()
    try element("window", 2, of: scene.window, Window.rows)
    for view in scene.views { try self.view(view, in: scene) }
    close("scene", 1)
  }

  private mutating func view(_ view: ViewScene, in scene: Scene) throws(Objection) {
    begin("view", 2)
    try attribute("id", view.id)
    try attributes(of: view.frame, Rectangle.rows)
    if let inside = view.inside { try attribute("inside", scene.views[inside].id) }
    if let selector = view.selector { try attribute("selector", selector) }
    if let moves = view.moves { try attribute("moves", moves) }
    try endOpen()
    let reported = view.settings.filter { $0.value != $0.row.fallback }
    // `start` is written between the insets and the layout.
    let layout = Setting.arrangement.row.index
    try settings(reported.filter { $0.row.index < layout }, 3)
    if view.start != Start() { try element("start", 3, of: view.start, Start.rows) }
    try settings(reported.filter { $0.row.index >= layout }, 3)
    if let keyboard = view.keyboard { try policy(keyboard) }
    if !view.shows.isEmpty { try element("shows", 3, of: view.shows, ShownReadouts.rows) }
    close("view", 2)
  }

  /// Writes settings in the order of the table, one element for all settings of a policy. `content`
  /// also contains the growth of a change, if there is any.
  mutating func settings(
    _ settings: [Setting], _ level: Int, growth: SettingChange? = nil
  ) throws(Objection) {
    if let growth, growth.above != 0 || growth.left != 0 {
      let count = settings.prefix { $0.row.policy == .content }.count
      begin("content", level)
      try self.settings(settings[..<count])
      try attributes(of: growth, SettingChange.growthRows)
      try endEmpty()
      return try self.settings(Array(settings[count...]), level)
    }
    var rest = settings[...]
    while let first = rest.first {
      let count = rest.prefix { $0.row.policy == first.row.policy }.count
      begin(first.row.element, level)
      try self.settings(rest.prefix(count))
      try endEmpty()
      rest = rest.dropFirst(count)
    }
  }

  private mutating func settings(_ settings: ArraySlice<Setting>) throws(Objection) {
    for setting in settings {
      try attribute(setting.row.attribute, setting.row.kind, setting.value)
    }
  }

  private mutating func policy(_ keyboard: KeyboardPolicy) throws(Objection) {
    begin("keyboard", 3)
    try attributes(of: keyboard, KeyboardPolicy.rows)
    if keyboard.fields.isEmpty { return try endEmpty() }
    try endOpen()
    for field in keyboard.fields { try element("field", 4, of: field, Rectangle.rows) }
    close("keyboard", 3)
  }
}
