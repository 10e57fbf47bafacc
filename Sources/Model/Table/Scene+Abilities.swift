extension Scene {
  /// The part of the scene that an engine with these abilities supports: generated scenes use only
  /// features that it declares.
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
  /// Resets features that need more than the declared abilities to their defaults: an attribute
  /// alone if it needs an ability of its own, otherwise the whole policy, as for an attribute that
  /// the view cannot do without.
  fileprivate mutating func keep(_ declared: Abilities) {
    if !declared.contains(.keyboard) { keyboard = nil }
    if var policy = keyboard {
      reset(KeyboardPolicy.rows, of: &policy, beyond: declared)
      keyboard = policy
    }
    reset(Start.rows, of: &start, beyond: declared)
    // The visible page or cell depends on the layout.
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
