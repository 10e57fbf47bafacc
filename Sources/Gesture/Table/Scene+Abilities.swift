extension Scene {
  /// As much of the scene as an engine with these claims holds: what is made up for an engine is made up
  /// of words that it takes.
  package func within(_ declared: Abilities) -> Scene {
    guard word(beyond: declared) != nil else { return self }
    var scene = self
    if !declared.contains(.nesting) || !declared.contains(.manyViews) {
      scene.views.removeAll { $0.inside != nil }
    }
    if !declared.contains(.manyViews) { scene.views = Array(scene.views.prefix(1)) }
    for index in scene.views.indices { scene.views[index].keep(declared) }
    return scene
  }
}

extension ViewScene {
  /// Puts back to its default what needs more than is declared: an attribute that needs an ability of its
  /// own alone, any other with the whole policy, as with one without which the view makes no sense.
  fileprivate mutating func keep(_ declared: Abilities) {
    if !declared.contains(.keyboard) { keyboard = nil }
    if var policy = keyboard {
      reset(KeyboardPolicy.rows, of: &policy, beyond: declared)
      keyboard = policy
    }
    reset(Start.rows, of: &start, beyond: declared)
    // Which page or cell is in view depends on the layout.
    if !declared.contains(.layouts) { start.item = nil }
    for row in Setting.table where !declared.isSuperset(of: row.ability) {
      guard row.read(self) != row.fallback else { continue }
      if row.hasOwnAbility { row.reset(in: &self) }
      if !row.hasOwnAbility || objection != nil { row.resetPolicy(in: &self) }
    }
  }

  private func reset<Whole>(
    _ rows: [AttributeRow<Whole>], of whole: inout Whole, beyond declared: Abilities
  ) {
    for row in rows where !declared.isSuperset(of: row.ability) { row.reset(in: &whole) }
  }
}
