internal import Gesture

extension Markup {
  mutating func scene(_ scene: Scene) throws(Objection) {
    begin("scene", 1)
    try endOpen()
    begin("window", 2)
    try attribute(size: scene.window.size)
    if scene.window.scale != 1 { try attribute("scale", size: scene.window.scale) }
    if scene.window.orientation != .portrait {
      try attribute("orientation", scene.window.orientation.rawValue)
    }
    try endEmpty()
    for view in scene.views { try self.view(view, in: scene) }
    close("scene", 1)
  }

  private mutating func view(_ view: ViewScene, in scene: Scene) throws(Objection) {
    begin("view", 2)
    try attribute("id", view.id)
    try attribute(rectangle: view.frame)
    if let inside = view.inside { try attribute("inside", scene.views[inside].id) }
    try endOpen()
    let reported = view.settings.filter { $0.value != $0.row.fallback }
    // `start` stands between the insets and the layout.
    let layout = Setting.arrangement.row.index
    try settings(reported.filter { $0.row.index < layout }, 3)
    try start(view.start)
    try settings(reported.filter { $0.row.index >= layout }, 3)
    if let keyboard = view.keyboard { try policy(keyboard) }
    try shows(view.shows)
    close("view", 2)
  }

  /// Settings in the order of the table, those of one element side by side. What `content` may
  /// carry besides is `extra`.
  mutating func settings(
    _ settings: [Setting], _ level: Int, extra: [(StaticString, Double)] = []
  ) throws(Objection) {
    var extra = extra
    if !extra.isEmpty, settings.first?.row.policy != .content {
      begin("content", level)
      for (name, value) in extra { try attribute(name, number: value) }
      try endEmpty()
      extra = []
    }
    var index = 0
    while index < settings.count {
      let policy = settings[index].row.policy
      begin(settings[index].row.element, level)
      while index < settings.count, settings[index].row.policy == policy {
        try attribute(settings[index])
        index += 1
      }
      for (name, value) in extra { try attribute(name, number: value) }
      extra = []
      try endEmpty()
    }
  }

  private mutating func start(_ start: Start) throws(Objection) {
    guard start != Start() else { return }
    begin("start", 3)
    if let x = start.x { try attribute("x", number: x) }
    if let y = start.y { try attribute("y", number: y) }
    if let zoom = start.zoom { try attribute("zoom", size: zoom) }
    if let item = start.item { try attribute("item", whole: item) }
    try endEmpty()
  }

  private mutating func policy(_ keyboard: KeyboardPolicy) throws(Objection) {
    begin("keyboard", 3)
    try attribute("avoids", keyboard.avoids.rawValue)
    if keyboard.fields.isEmpty { return try endEmpty() }
    try endOpen()
    for field in keyboard.fields {
      begin("field", 4)
      try attribute(rectangle: field)
      try endEmpty()
    }
    close("keyboard", 3)
  }

  private mutating func shows(_ shown: ShownReadouts) throws(Objection) {
    guard !shown.isEmpty else { return }
    begin("shows", 3)
    if shown.contains(.page) { attribute("page", true) }
    if shown.contains(.reset) { attribute("reset", true) }
    if shown.contains(.status) { attribute("status", true) }
    if shown.contains(.offset) { attribute("offset", true) }
    if shown.contains(.items) { attribute("items", true) }
    if shown.contains(.selection) { attribute("selection", true) }
    if shown.contains(.refreshing) { attribute("refreshing", true) }
    if shown.contains(.tiles) { attribute("tiles", true) }
    try endEmpty()
  }

  mutating func attribute(size: Size) throws(Objection) {
    try attribute("width", size: size.width)
    try attribute("height", size: size.height)
  }

  mutating func attribute(rectangle: Rectangle) throws(Objection) {
    try attribute("x", number: rectangle.origin.x)
    try attribute("y", number: rectangle.origin.y)
    try attribute(size: rectangle.size)
  }
}
