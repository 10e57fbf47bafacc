extension Scene {
  /// The part of the scene that an engine with these abilities supports, for generated scenes.
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
  /// Resets features that need undeclared abilities to their defaults. An attribute with its own
  /// ability is reset alone. The whole policy is reset if the attribute needs the ability of the
  /// policy, or if the view is invalid without the attribute.
  fileprivate mutating func keep(_ declared: Abilities) {
    if !declared.contains(.keyboard) { keyboard = nil }
    if var policy = keyboard {
      reset(KeyboardPolicy.rows, of: &policy, beyond: declared)
      keyboard = policy
    }
    reset(Start.rows, of: &start, beyond: declared)
    // The item is a page or a cell of the layout.
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
