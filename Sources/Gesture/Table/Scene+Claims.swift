extension Scene {
  /// As much of the scene as an engine with these claims holds: what is made up for an engine is made up
  /// of words that it takes.
  package func within(_ claims: Abilities) -> Scene {
    guard word(beyond: claims) != nil else { return self }
    var scene = self
    if !claims.contains(.nesting) || !claims.contains(.manyViews) {
      scene.views.removeAll { $0.inside != nil }
    }
    if !claims.contains(.manyViews) { scene.views = Array(scene.views.prefix(1)) }
    for index in scene.views.indices { scene.views[index].keep(claims) }
    return scene
  }
}

extension ViewScene {
  /// Puts back to its default what needs more than is claimed.
  fileprivate mutating func keep(_ claims: Abilities) {
    if !claims.contains(.keyboard) { keyboard = nil }
    if !claims.contains(.keyboardModes), let policy = keyboard {
      keyboard = KeyboardPolicy(avoids: policy.avoids, fields: policy.fields)
    }
    for row in Setting.table where !claims.isSuperset(of: row.ability) {
      guard row.read(self) != row.fallback else { continue }
      switch row.policy {
      case .snap: snap = nil
      case .wheel: wheel = nil
      case .refresh: refresh = nil
      case .tiles: tiles = nil
      case .layout where row.ability == .rightToLeft: layout.direction = .leftToRight
      case .layout where row.ability == .images:
        layout.images = nil
        if layout.content == .row { layout.content = .fixed }
      case .layout: layout = ContentLayout()
      case .sections: sections = nil
      case .insets: insets = Insets()
      case .zoom: zoom = ZoomPolicy()
      case .content, .scroll: if let fallback = row.fallback { row.write(fallback, &self) }
      }
    }
    if !claims.isSuperset(of: Start.rows.reduce(into: []) { $0.formUnion($1.ability) }) {
      start = Start(x: start.x, y: start.y)
    }
  }
}
