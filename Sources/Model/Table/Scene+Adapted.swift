extension Scene {
  /// The scene that an engine with these abilities can play, if it can play it at all.
  package struct Adapted {
    package var scene: Scene
    /// The features that are left out.
    package var omitted: [UndeclaredFeature] = []
    /// The feature that a change of the viewport would need: sizes that follow from the viewport
    /// have become fixed.
    package var ofViewport: UndeclaredFeature?
  }

  /// The scene without features that an engine does not declare.
  ///
  /// Sizes, zoom limits and positions that follow from the viewport become fixed: nothing changes
  /// as long as the viewport does not. Settings that only change how a view moves are left out:
  /// insets, bouncing, direction locks and others. Views, wheels and everything that events need
  /// remain.
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
  /// Abilities whose features only change how a view moves: a recording is useful without them.
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

  /// Replaces values that follow from the viewport by their values in the frame of the view.
  private mutating func fix(beyond declared: Abilities, _ adapted: inout Scene.Adapted) {
    let viewport = frame.size
    func lacks(_ ability: Abilities) -> Bool { !declared.isSuperset(of: ability) }
    let arranged: Abilities = layout.images == nil ? .layouts : [.layouts, .images]
    let isArranged = layout.content != .fixed && lacks(arranged)
    let isListed = sections != nil && lacks(.tables)
    let isFitted = zoom.limits != .fixed && lacks(.zoomLimits)
    let isKept = layout.onResize != .keepOffset && lacks(.resizing)
    // A row from the right is mirrored, and its content cannot be fixed alone.
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
    // A policy for the keyboard has no effect until there is one, which is an event.
    if lacks(.keyboard) { keyboard = nil }
  }
}
