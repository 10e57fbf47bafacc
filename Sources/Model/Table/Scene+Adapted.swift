extension Scene {
  /// A scene reduced to the features that an engine declares. The engine may still be unable to
  /// play the scene, because features that events need remain.
  package struct Adapted {
    package var scene: Scene
    /// The features that were left out.
    package var omitted: [UndeclaredFeature] = []
    /// The feature that a change of the viewport would need, because values that depend on the
    /// viewport were fixed; nil if no value was fixed.
    package var ofViewport: UndeclaredFeature?
  }

  /// The scene without features that an engine does not declare.
  ///
  /// Sizes, zoom limits and positions that depend on the viewport become fixed: this has no effect
  /// as long as the viewport does not change. Settings that only affect the motion of a view are
  /// left out, such as insets, bouncing and direction locks. Views, wheels and all features that
  /// events need remain.
  package func adapted(to declared: Abilities) -> Adapted {
    var adapted = Adapted(scene: self)
    guard word(beyond: declared) != nil else { return adapted }
    for index in views.indices {
      var view = views[index]
      view.adapt(to: declared, &adapted)
      adapted.scene.views[index] = view
    }
    return adapted
  }
}

extension Abilities {
  /// Abilities whose features only affect the motion of a view: without these features, a recording
  /// is still useful.
  fileprivate static let omissible: Abilities = [
    .insets, .bounces, .directionLock, .deceleration, .imagePages, .pagingWhenZoomed, .zoomBounces,
    .centring, .steps, .refresh,
  ]
}

extension ViewScene {
  fileprivate mutating func adapt(to declared: Abilities, _ adapted: inout Scene.Adapted) {
    for row in Setting.table where !declared.isSuperset(of: row.ability) {
      guard Abilities.omissible.isSuperset(of: row.ability.subtracting(declared)),
        let value = row.read(self), let word = row.word(value, beyond: declared)
      else { continue }
      if row.hasOwnAbility { row.reset(in: &self) } else { row.resetPolicy(in: &self) }
      if !adapted.omitted.contains(where: { $0.ability == word.ability }) {
        adapted.omitted.append(word)
      }
    }
    fix(beyond: declared, &adapted)
  }

  /// Replaces values that depend on the viewport by their values in the frame of the view.
  private mutating func fix(beyond declared: Abilities, _ adapted: inout Scene.Adapted) {
    let viewport = frame.size
    func lacks(_ ability: Abilities) -> Bool { !declared.isSuperset(of: ability) }
    let arranged: Abilities = layout.images == nil ? .layouts : [.layouts, .images]
    let isArranged = layout.content != .fixed && lacks(arranged)
    let isListed = sections != nil && lacks(.tables)
    let isFitted = zoom.limits != .fixed && lacks(.zoomLimits)
    let isKept = layout.onResize != .keepOffset && lacks(.resizing)
    // Content that begins at the right is mirrored, so its size cannot be fixed alone.
    guard !isRightToLeft else { return }
    if isArranged || isListed || isFitted || isKept {
      adapted.ofViewport = adapted.ofViewport ?? word(beyond: declared)
    }
    if start.item != nil, lacks(.layouts) {
      let offset = startOffset(in: viewport)
      (start.x, start.y, start.item) = (offset.x, offset.y, nil)
    }
    if isFitted {
      let range = zoomRange(in: viewport)
      (zoom.minimum, zoom.maximum, zoom.limits) = (range.minimum, range.maximum, .fixed)
    }
    if isArranged || isListed {
      content = contentSize(in: viewport)
      if isListed { sections = nil }
      (layout.content, layout.pages, layout.columns, layout.rows) = (.fixed, nil, nil, nil)
      layout.images = nil
    }
    if isKept { layout.onResize = .keepOffset }
    if lacks(.tiles) { tiles = nil }
    // The policy for the keyboard has no effect until an event shows a keyboard.
    if lacks(.keyboard) { keyboard = nil }
  }
}
